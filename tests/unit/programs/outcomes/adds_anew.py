# A runner steps left or right; two guards stumble to either side, and nobody knows to which.
def guards(runner, places, guard, depth):
    if runner in places:
        return -10
    total = 0
    for step in (-1, 1):
        after = places[:guard] + ((places[guard] + step) % 8,) + places[guard + 1 :]
        if guard == len(places) - 1:
            total = total + run(runner, after, depth - 1)
        else:
            total = total + guards(runner, after, guard + 1, depth)
    return float(total) / float(2)


def run(runner, places, depth):
    if depth == 0 or runner in places:
        return -10 if runner in places else runner
    return max(guards((runner + step) % 8, places, 0, depth) for step in (-1, 1))


print(run(0, (3, 6), 2))
