import sys

INF = sys.maxsize


def maximum(node, alpha, beta):
    if not isinstance(node, list):
        return node
    best = -INF
    i = 0
    while i < len(node) and best < beta:
        best = max(best, minimum(node[i], max(alpha, best), beta))
        i += 1
    return best


def minimum(node, alpha, beta):
    if not isinstance(node, list):
        return node
    best = INF
    i = 0
    while i < len(node) and best > alpha:
        best = min(best, maximum(node[i], alpha, min(beta, best)))
        i += 1
    return best


def alphabeta(node):
    return maximum(node, -INF, INF)
