from math import inf


def alphabeta(node, depth, alpha, beta, maximizing_player):
    if depth == 0 or not isinstance(node, list):
        return node
    if maximizing_player:
        value = -inf
        for child in node:
            value = max(value, alphabeta(child, depth - 1, alpha, beta, False))
            alpha = max(alpha, value)
            if alpha >= beta:
                break  # beta cutoff
        return value
    value = inf
    for child in node:
        value = min(value, alphabeta(child, depth - 1, alpha, beta, True))
        beta = min(beta, value)
        if alpha >= beta:
            break  # alpha cutoff
    return value
