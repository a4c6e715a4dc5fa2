# Each call is given the best that the one above it has found, and no other bound.
def highest(row, beta):
    if not row:
        return 0
    best = -99
    for at in range(min(3, len(row))):
        best = max(best, lowest(row[:at] + row[at + 1 :], best) if len(row) > 1 else row[0])
        if best >= beta:
            return best
    return best


def lowest(row, alpha):
    best = 99
    for at in range(min(3, len(row))):
        best = min(best, highest(row[:at] + row[at + 1 :], best) if len(row) > 1 else row[0])
        if best <= alpha:
            return best
    return best


print(highest((5, 1, 8, 3, 9, 2, 7), 99))
