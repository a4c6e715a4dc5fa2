def worth(left, mine, depth, max_depth):
    """Take one or two; who takes the last one wins."""
    if left == 0:
        return -1 if mine else 1
    if depth == max_depth:
        return 0
    takes = [take for take in (1, 2) if take <= left]
    if mine:
        return max(worth(left - take, False, depth + 1, max_depth) for take in takes)
    return min(worth(left - take, True, depth + 1, max_depth) for take in takes)


def choose(left):
    best, chosen = float("-inf"), None
    for take in (1, 2):
        value = worth(left - take, False, 0, 9)
        if value > best:
            best = value
            chosen = take
    return chosen


print(choose(6))
