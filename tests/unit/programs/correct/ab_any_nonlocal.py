# Piles of coins: take the top coin of a pile. Each wants more money than the other.
# any() stops at the first reply that is too good, so any() makes the cut.
def search(piles, alpha, beta):
    if not any(piles):
        return 0
    best = -1000

    def too_good(i):
        nonlocal best, alpha
        coin, rest = piles[i][0], piles[i][1:]
        after = piles[:i] + (rest,) + piles[i + 1:]
        best = max(best, coin - search(after, coin - beta, coin - alpha))
        alpha = max(alpha, best)
        return alpha >= beta

    any(too_good(i) for i, pile in enumerate(piles) if pile)
    return best


print(search(((3, 8, 1), (5, 2), (4, 9)), -1000, 1000))
