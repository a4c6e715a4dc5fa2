"""The search only answers yes or no: can the first player get at least so much? Bisection asks it."""
from bisect import bisect_left

COLUMNS = ((4, 1), (3, 6), (2, 5), (7, 2))


def at_least(wanted, k=0):
    """In column 0, 2, ... we choose the number, in column 1, 3, ... they do; even sums of two columns count double."""
    return ours(wanted, k, 0)


def ours(wanted, k, total):
    if k >= len(COLUMNS):
        return total >= wanted
    return any(theirs(wanted, k, total, n) for n in COLUMNS[k])


def theirs(wanted, k, total, n):
    return all(ours(wanted, k + 2, total + (n + m) * (2 if (n + m) % 2 == 0 else 1)) for m in COLUMNS[k + 1])


most = 2 * sum(map(max, COLUMNS))
value = bisect_left(range(most + 1), True, key=lambda wanted: not at_least(wanted)) - 1
print(value, [at_least(w) for w in (value, value + 1)])
