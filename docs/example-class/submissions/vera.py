inf = float("inf")


def alphabeta(node, alpha, beta, maximizing):
    if not isinstance(node, list):
        return node
    if maximizing:
        value = -inf
        for child in node:
            value = max(value, alphabeta(child, alpha, beta, False))
            if value >= beta:
                break
        return value
    value = inf
    for child in node:
        value = min(value, alphabeta(child, alpha, beta, True))
        if value <= alpha:
            break
        beta = min(beta, value)
    return value
