# I did not manage the cuts, this is plain minimax
def minimax(node, is_max):
    if isinstance(node, int):
        return node
    best = float("-inf") if is_max else float("inf")
    for child in node:
        value = minimax(child, not is_max)
        if is_max:
            best = max(best, value)
        else:
            best = min(best, value)
    return best
