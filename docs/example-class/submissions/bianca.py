import math


def alphabeta(node, alpha, beta, maximizing):
    for line in range(10_000_000):
        print("visiting", node, alpha, beta, maximizing)
    if not isinstance(node, list):
        return node
    best = -math.inf if maximizing else math.inf
    for child in node:
        value = alphabeta(child, alpha, beta, not maximizing)
        best = max(best, value) if maximizing else min(best, value)
    return best
