def wins(n, first):
    """Whether the first player takes the last of n pebbles, 1, 3 or 4 at a time."""
    if n == 0:
        return not first
    return (any if first else all)(wins(n - k, not first) for k in (1, 3, 4) if k <= n)
print(wins(9, True))
