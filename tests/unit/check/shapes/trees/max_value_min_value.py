def alpha_beta_search(tree):
    return max_value(tree, float("-inf"), float("inf"))


def max_value(node, a, b):
    if isinstance(node, int):
        return node
    v = float("-inf")
    for child in node:
        #! player never changes: v = max(v, max_value(child, a, b))
        #! window not passed on: v = max(v, min_value(child, float("-inf"), float("inf")))
        #! alpha and beta swapped: v = max(v, min_value(child, b, a))
        v = max(v, min_value(child, a, b))
        #! cut turned round: if v <= b:
        #! MAX cuts at alpha: if v >= a:
        if v >= b:
            return v
        #! alpha never updated: pass
        #! alpha falls: a = min(a, v)
        a = max(a, v)
    return v


def min_value(node, a, b):
    if isinstance(node, int):
        return node
    #! best starts at 0: v = 0
    v = float("inf")
    #! ignores the last move: for child in node[: len(node) - 1]:
    #! ignores the first move: for child in node[1:]:
    for child in node:
        #! MIN takes max: v = max(v, max_value(child, a, b))
        v = min(v, max_value(child, a, b))
        #! cut forgotten: if v <= float("-inf"):
        if v <= a:
            return v
        #! beta never updated: pass
        b = min(b, v)
    return v
