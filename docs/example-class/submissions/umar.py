import math


def alphabeta(node, alpha, beta, maximizing):
    if not isinstance(node, list):
        return node
    value = -math.inf if maximizing else math.inf
    for i in range(len(node) - 1):
        found = alphabeta(node[i], alpha, beta, not maximizing)
        if maximizing:
            value = max(value, found)
            alpha = max(alpha, value)
        else:
            value = min(value, found)
            beta = min(beta, value)
        if alpha >= beta:
            break
    return value
