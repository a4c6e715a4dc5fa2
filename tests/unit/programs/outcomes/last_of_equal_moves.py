def solve(left, mine):
    """(value, take); of moves that are worth the same the last one is kept."""
    if left == 0:
        return (-1 if mine else 1), None
    best = None
    for take in (1, 2, 3):
        if take <= left:
            worth = solve(left - take, not mine)[0]
            if best is None or (worth >= best[0] if mine else worth <= best[0]):
                best = worth, take
    return best

print(solve(8, True))
