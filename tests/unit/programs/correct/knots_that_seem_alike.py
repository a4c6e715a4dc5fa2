class Knot:
    def __init__(self, value, below):
        self.value = value
        self.below = below


def search(knot, low, high, is_max):
    if not knot.below:
        return knot.value
    best = -99 if is_max else 99
    for each in knot.below:
        found = search(each, low, high, not is_max)
        if is_max:
            best = max(best, found)
            low = max(low, best)
        else:
            best = min(best, found)
            high = min(high, best)
        if low >= high:
            break
    return best


def grow(values):
    if len(values) == 1:
        return Knot(values[0], [])
    half = len(values) // 2
    return Knot(0, [grow(values[:half]), grow(values[half:])])


print(search(grow([3, 5, 6, 9, 1, 2, 0, -1, 7, 4, 8, 2, 5, 3, 9, 6]), -99, 99, True))
