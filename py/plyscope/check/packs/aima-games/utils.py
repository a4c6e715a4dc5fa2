"""What searches import as `utils`."""

infinity = float("inf")
inf = infinity


def identity(value):
    return value


def argmax(items, key=identity):
    return max(items, key=key)


def argmin(items, key=identity):
    return min(items, key=key)


argmax_random_tie = argmax
argmin_random_tie = argmin


def vector_add(one, other):
    return tuple(map(sum, zip(one, other)))
