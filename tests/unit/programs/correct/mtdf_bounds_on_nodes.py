import math

class Node:
    def __init__(self, kind, *below, value=None):
        self.kind, self.below, self.value = kind, below, value
        self.lower, self.upper = -math.inf, math.inf

def grow(nested, kind="MAX"):
    if isinstance(nested, int):
        return Node(kind, value=nested)
    return Node(kind, *(grow(n, "MIN" if kind == "MAX" else "MAX") for n in nested))

def alpha_beta_with_memory(n, alpha, beta):
    if n.lower >= beta:
        return n.lower
    if n.upper <= alpha:
        return n.upper
    alpha, beta = max(alpha, n.lower), min(beta, n.upper)
    if n.value is not None:
        g = n.value
    elif n.kind == "MAX":
        g, a = -math.inf, alpha
        for c in n.below:
            if g >= beta:
                break
            g = max(g, alpha_beta_with_memory(c, a, beta))
            a = max(a, g)
    else:
        g, b = math.inf, beta
        for c in n.below:
            if g <= alpha:
                break
            g = min(g, alpha_beta_with_memory(c, alpha, b))
            b = min(b, g)
    if g < beta:
        n.upper = g
    if g > alpha:
        n.lower = g
    return g

def mtdf(root, f):
    g = f
    while root.lower < root.upper:
        beta = g + 1 if g == root.lower else g
        g = alpha_beta_with_memory(root, beta - 1, beta)
    return g

root = grow([[[5, 6], [7, 4, 5]], [[3]], [[6], [6, 9]], [[7], [5]], [[9, 8], [6]]])
print(mtdf(root, 0), [c.upper for c in root.below])
