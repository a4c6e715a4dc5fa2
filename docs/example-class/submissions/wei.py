infinity = float("inf")


def max_value(node):
    if not isinstance(node, list):
        return node
    v = -infinity
    for child in node:
        v = max(v, min_value(child))
    return v


def min_value(node):
    if not isinstance(node, list):
        return node
    v = -infinity
    for child in node:
        v = max(v, max_value(child))
    return v


def minimax(tree):
    return max_value(tree)
