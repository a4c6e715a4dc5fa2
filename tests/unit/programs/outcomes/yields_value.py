# Each call yields what its position is worth.
def worth(beans, mine):
    if beans == 0:
        yield -1 if mine else 1
        return
    best = -9 if mine else 9
    for taken in (1, 2, 3):
        if taken <= beans:
            for found in worth(beans - taken, not mine):
                if mine:
                    best = max(best, found)
                else:
                    best = min(best, found)
    yield best


print(next(worth(5, True)))
