INF = float("inf")

def ab(t, alpha, beta, maxi):
    if isinstance(t, int):
        return t
    if maxi:
        v = -INF
        for c in t:
            v = max(v, ab(c, -INF, INF, False))
            if v >= beta: break
            alpha = max(alpha, v)
        return v
    v = INF
    for c in t:
        v = min(v, ab(c, -INF, INF, True))
        if v <= alpha: break
        beta = min(beta, v)
    return v

print(ab([[3, 12, 8], [2, 4, 6], [14, 5, 2]], -INF, INF, True))
