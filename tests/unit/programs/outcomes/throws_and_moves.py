# Two dice with three sides; for each throw the better step is taken, all in one call.
THROWS = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)]


def worth(mine, yours, my_turn, depth):
    if mine <= 0 or yours <= 0:
        return 1 if mine <= 0 else -1
    if depth == 0:
        return (yours - mine) / 10
    total = 0
    for one, other in THROWS:
        odds = 1 / 9 if one == other else 2 / 9
        if my_turn:
            best = -2
            for step in (one, other, one + other):
                best = max(best, worth(mine - step, yours, False, depth - 1))
        else:
            best = 2
            for step in (one, other, one + other):
                best = min(best, worth(mine, yours - step, True, depth - 1))
        total += odds * best
    return total


print(worth(7, 6, True, 2))
