# Alpha-beta with a null move: who is well off even after passing needs no search.
def search(coins, depth, alpha, beta, may_pass=True):
    if depth == 0 or not coins:
        return sum((at + 1) * coin for at, coin in enumerate(coins)) % 7 - 3
    if may_pass and depth > 2:
        score = -search(coins, depth - 3, -beta, -beta + 1, False)
        if score >= beta:
            return beta
    for at in range(len(coins)):
        score = -search(coins[:at] + coins[at + 1 :], depth - 1, -beta, -alpha)
        if score >= beta:
            return beta
        if score > alpha:
            alpha = score
    return alpha


print(search((3, 1, 4, 5, 2), 4, -9, 9))
