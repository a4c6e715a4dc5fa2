# A coin that shows heads three times of four decides how far each player's step goes.
COIN = ((1, 0.75), (2, 0.25))


def worth(left, mine, step=None):
    if left <= 0:
        return -1 if mine else 1
    if step is None:
        total = 0
        for length, odds in COIN:
            total += odds * worth(left, mine, length)
        return total
    found = [worth(left - step, not mine), worth(left - 2 * step, not mine)]
    if mine:
        return max(found)
    return min(found)


print(worth(5, True))
