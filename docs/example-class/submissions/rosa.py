import math


def alphabeta(node, alpha, beta, maximizing):
    if not isinstance(node, list):
        return node
    if maximizing:
        value = -math.inf
        for child in node:
            value = max(value, alphabeta(child, alpha, beta, False))
            if value >= beta:
                return value
            alpha = max(alpha, value)
        return value
    value = math.inf
    for child in node:
        value = min(value, alphabeta(child, alpha, beta, True))
        if value <= beta:
            return value
        beta = min(beta, value)
    return value
