def solve(tree):
    """The value of the tree for MAX."""

    def search(node, a, b, is_max):
        if isinstance(node, int):
            return node
        best = None
        for child in node:
            value = search(child, a, b, not is_max)
            if best is None or (value > best if is_max else value < best):
                best = value
            if is_max:
                a = max(a, best)
            else:
                b = min(b, best)
            if a >= b:
                break
        return best

    return search(tree, float("-inf"), float("inf"), True)
