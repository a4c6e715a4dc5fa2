"""Negamax: one function, the sign says who moves."""


def negamax(node, alpha, beta, color):
    if isinstance(node, int):
        return color * node
    best = float("-inf")
    for child in node:
        score = -negamax(child, -beta, -alpha, -color)
        if score > best:
            best = score
        if best > alpha:
            alpha = best
        if alpha >= beta:
            break
    return best


def solve(tree):
    return negamax(tree, float("-inf"), float("inf"), 1)
