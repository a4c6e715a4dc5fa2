from math import inf

TREE = (((3, 12), (8, 2)), ((4, 6), (14, 5)), ((9, 10), (11, 1)))


def scout(node, low, high, sign):
    if not isinstance(node, tuple):
        return sign * node
    best = -inf
    for at, below in enumerate(node):
        if at == 0:
            found = -scout(below, -high, -low, -sign)
        else:
            found = -scout(below, -low - 1, -low, -sign)
            if low < found < high:
                found = -scout(below, -high, -low, -sign)
        best = max(best, found)
        low = max(low, best)
        if low >= high:
            break
    return best


print(scout(TREE, -100, 100, 1))
