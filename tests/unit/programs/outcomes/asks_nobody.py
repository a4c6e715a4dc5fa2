# Negamax for cards in a row; what is won is counted for the first player.
def negamax(row, lead, depth, sign):
    if depth == 0 or not row:
        return sign * balance(lead)
    best = -99
    for card, rest in ((row[0], row[1:]), (row[-1], row[:-1])):
        best = max(best, -negamax(rest, lead + (sign * card,), depth - 1, -sign))
    return best


def balance(lead):
    return sum(lead)


print(negamax((3, 9, 1, 2), (), 4, 1))
