# "Even wins": take 1 to 4 of the matches; at the end the one with an even number of matches wins.
# (An odd total, so exactly one of the two has an even number.)
TOTAL = 9

def negamax(left, mine, yours, alpha, beta):
    if left == 0:
        return 1 if mine % 2 == 0 else -1
    best = -2
    for k in range(min(4, left), 0, -1):
        best = max(best, -negamax(left - k, yours, mine + k, -beta, -max(alpha, best)))
        if best > beta:
            break
    return best

def best_take(left, mine, yours):
    best, alpha, beta = None, -1.5, 1.5
    for k in range(min(4, left), 0, -1):
        score = -negamax(left - k, yours, mine + k, -beta, -alpha)
        if score > alpha:
            best, alpha = k, score
    return best, alpha

left, sums, turn = TOTAL, [0, 0], 0
while left:
    k, score = best_take(left, sums[turn], sums[1 - turn])
    print("player", turn, "takes", k, "score", int(score))
    sums[turn] += k
    left -= k
    turn = 1 - turn
print("winner:", sums.index([s for s in sums if s % 2 == 0][0]))
