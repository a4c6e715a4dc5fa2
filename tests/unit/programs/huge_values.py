def ab(state, alpha=-10**14, beta=10**14, maxi=True):
    if not isinstance(state, list):
        return state
    if maxi:
        v = -10**14
        for child in state:
            v = max(v, ab(child, alpha, beta, False))
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v
    v = 10**14
    for child in state:
        v = min(v, ab(child, alpha, beta, True))
        if v <= alpha:
            return v
        beta = min(beta, v)
    return v

print(ab([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
