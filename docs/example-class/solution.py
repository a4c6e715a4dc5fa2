from math import inf


def alphabeta(node, alpha=-inf, beta=inf, maximizing=True):
    if not isinstance(node, list):
        return node
    if maximizing:
        value = -inf
        for child in node:
            value = max(value, alphabeta(child, alpha, beta, False))
            if value >= beta:
                return value
            alpha = max(alpha, value)
        return value
    value = inf
    for child in node:
        value = min(value, alphabeta(child, alpha, beta, True))
        if value <= alpha:
            return value
        beta = min(beta, value)
    return value
