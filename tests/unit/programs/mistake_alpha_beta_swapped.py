INF = float("inf")

def ab(t, alpha, beta, maxi):
    if isinstance(t, int):
        return t
    if maxi:
        v = -INF
        for c in t:
            v = max(v, ab(c, beta, alpha, False))
            alpha = max(alpha, v)
            if alpha >= beta: break
        return v
    v = INF
    for c in t:
        v = min(v, ab(c, beta, alpha, True))
        beta = min(beta, v)
        if alpha >= beta: break
    return v

print(ab([[3, 12, 8], [2, 4, 6], [14, 5, 2]], -INF, INF, True))
