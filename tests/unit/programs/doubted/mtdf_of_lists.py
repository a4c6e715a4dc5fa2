inf = float("inf")
tree = [[[3, 9], [5, [6, 1]]], [[7, 2], [4, 8]], [[1, 6], [9, [2, 5]]]]
lower, upper = {}, {}

def memory(node, path, alpha, beta, maxi):
    if not isinstance(node, list):
        return node
    if path in lower and lower[path] >= beta:
        return lower[path]
    if path in upper and upper[path] <= alpha:
        return upper[path]
    alpha = max(alpha, lower.get(path, -inf))
    beta = min(beta, upper.get(path, inf))
    if maxi:
        g, a = -inf, alpha
        for i, child in enumerate(node):
            if g >= beta:
                break
            g = max(g, memory(child, path + (i,), a, beta, False))
            a = max(a, g)
    else:
        g, b = inf, beta
        for i, child in enumerate(node):
            if g <= alpha:
                break
            g = min(g, memory(child, path + (i,), alpha, b, True))
            b = min(b, g)
    if g <= alpha:
        upper[path] = g
    if alpha < g < beta:
        lower[path] = upper[path] = g
    if g >= beta:
        lower[path] = g
    return g

def mtdf(root, f):
    g, lo, hi = f, -inf, inf
    while lo < hi:
        beta = g + 1 if g == lo else g
        g = memory(root, (), beta - 1, beta, True)
        if g < beta:
            hi = g
        else:
            lo = g
    return g

print(mtdf(tree, 0))
