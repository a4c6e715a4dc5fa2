# Who has two marks beside each other on a strip of five squares has won.
MINE, YOURS, FREE = 1, 2, 0


def has_won(strip, mark):
    return any(strip[at] == strip[at + 1] == mark for at in range(4))


def value(strip, is_mine):
    if has_won(strip, MINE):
        return 1
    if has_won(strip, YOURS):
        return -1
    if FREE not in strip:
        return 0
    best = -2 if is_mine else 2
    for at in range(5):
        if strip[at] == FREE:
            after = strip[:]
            if is_mine:
                after[at] = MINE
                best = max(best, value(after, False))
            else:
                after[at] = YOURS
                best = min(best, value(after, True))
    return best


print(value([FREE] * 5, True))
