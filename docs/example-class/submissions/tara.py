def minimax(node, is_max):
    if isinstance(node, int):
        return node
    best = minimax(node[0], not is_max)
    for child in node[2:]:
        value = minimax(child, not is_max)
        best = max(best, value) if is_max else min(best, value)
    return best
