import statistics


def roll(place, depth):
    return statistics.mean(step(place + eyes, depth - 1) for eyes in (1, 2, 3, 4))


def step(place, depth):
    if place >= 10:
        return 40 - 3 * place
    if depth == 0:
        return place
    return max(roll(place + far, depth) for far in (0, 2))


print(step(0, 3))
