EXACT, LOWER, UPPER = 0, 1, 2
table = {}

def moves(piles):
    for i, n in enumerate(piles):
        for k in range(1, n + 1):
            yield tuple(sorted(piles[:i] + (n - k,) + piles[i + 1:]))

def score(piles, depth):
    return 7 * piles[0] - 3 * piles[-1] + len(piles)

def search(piles, depth, alpha, beta, maximizing):
    old_alpha, old_beta = alpha, beta
    key = (piles, maximizing)
    entry = table.get(key)
    if entry is not None and entry[0] >= depth:
        _, flag, value = entry
        if flag == EXACT:
            return value
        if flag == LOWER:
            alpha = max(alpha, value)
        elif flag == UPPER:
            beta = min(beta, value)
        if alpha >= beta:
            return value
    if sum(piles) == 0:
        return -100 if maximizing else 100
    if depth == 0:
        return score(piles, depth) if maximizing else -score(piles, depth)
    if maximizing:
        best = float("-inf")
        for child in moves(piles):
            best = max(best, search(child, depth - 1, alpha, beta, False))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
    else:
        best = float("inf")
        for child in moves(piles):
            best = min(best, search(child, depth - 1, alpha, beta, True))
            beta = min(beta, best)
            if alpha >= beta:
                break
    if best <= old_alpha:
        flag = UPPER
    elif best >= old_beta:
        flag = LOWER
    else:
        flag = EXACT
    table[key] = (depth, flag, best)
    return best

print(search((1, 2, 3), 5, float("-inf"), float("inf"), True))
