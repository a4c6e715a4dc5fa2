# Elif K.
MAX, MIN = "MAX", "MIN"


def alpha_beta(tree, player=MAX, alpha=-1000, beta=1000):
    if isinstance(tree, int):
        return tree
    if player == MAX:
        v = -1000
        for t in tree:
            v = max(v, alpha_beta(t, MIN, alpha, beta))
            alpha = max(alpha, v)
            if alpha >= beta:
                return v
        return v
    else:
        v = 1000
        for t in tree:
            v = min(v, alpha_beta(t, MAX, alpha, beta))
            beta = min(beta, v)
            if alpha >= beta:
                return v
        return v
