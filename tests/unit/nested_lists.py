"""Searches of a tree of nested lists, as students write them: as functions, and one as a text too."""

import inspect

TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def alphabeta(node, alpha=float("-inf"), beta=float("inf"), is_max=True):
    if isinstance(node, int):
        return node
    best = float("-inf") if is_max else float("inf")
    for child in node:
        value = alphabeta(child, alpha, beta, not is_max)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


ALPHABETA = f"\n{inspect.getsource(alphabeta)}"


def minimax(node, is_max):
    if isinstance(node, int):
        return node
    values = [minimax(child, not is_max) for child in node]
    return max(values) if is_max else min(values)


def takes_the_largest(node, is_max):
    if isinstance(node, int):
        return node
    return max(takes_the_largest(child, not is_max) for child in node)


def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)
