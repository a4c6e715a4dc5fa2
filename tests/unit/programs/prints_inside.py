def minimax(node, depth, maxi):
    print("  " * depth + "at", node)
    if isinstance(node, int):
        return node
    vals = [minimax(c, depth + 1, not maxi) for c in node]
    print("  " * depth + "got", vals)
    return max(vals) if maxi else min(vals)

minimax([[3, 5], [2, 9]], 0, True)
