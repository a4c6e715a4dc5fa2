from math import inf

def alphabeta(node, alpha, beta, player):
    if type(node) is not list:
        return node
    if player == "MAX":
        value = -inf
        for child in node:
            value = max(value, alphabeta(child, alpha, beta, "MIN"))
            if value >= beta:
                return value
            alpha = max(alpha, value)
        return value
    value = inf
    for child in node:
        value = min(value, alphabeta(child, alpha, beta, "MAX"))
        if value <= alpha:
            return value
        beta = min(beta, value)
    return value

print(alphabeta([[3, 12, 8], [2, 4, 6], [14, 5, 2]], -inf, inf, "MAX"))
