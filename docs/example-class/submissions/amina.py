# Amina, homework 3
import math


def alphabeta(node, alpha, beta, is_max):
    if not isinstance(node, list):
        return node
    if is_max:
        best = -math.inf
        for child in node:
            best = max(best, alphabeta(child, alpha, beta, False))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best
    best = math.inf
    for child in node:
        best = min(best, alphabeta(child, alpha, beta, True))
        beta = min(beta, best)
        if alpha >= beta:
            break
    return best


if __name__ == "__main__":
    print(alphabeta([[3, 12, 8], [2, 4, 6], [14, 5, 2]], -math.inf, math.inf, True))
