INF = float("inf")

def max_of(t, alpha, beta):
    if isinstance(t, int): return t
    v = -INF
    for c in t:
        v = max(v, min_of(c, alpha, beta))
        if v >= beta: return v
        alpha = max(alpha, v)
    return v

def min_of(t, alpha, beta):
    if isinstance(t, int): return t
    v = INF
    for c in t:
        v = min(v, max_of(c, alpha, beta))
        if v <= alpha: return v
        beta = min(beta, v)
    return v

def decide(t):
    best, arg = -INF, None
    for i, c in enumerate(t):
        v = min_of(c, -INF, INF)
        if v > best:
            best, arg = v, i
    return arg

print(decide([[[3, 9], [12, 1], [8, 2]], [[2, 5], [4, 7], [6, 0]], [[14, 3], [5, 8], [2, 1]]]))
