TREE = {
    "A": "BCD", "B": "EF", "C": "GH", "D": "IJ",
    "E": [5, 6], "F": [7, 4, 5], "G": [3], "H": [6, 6, 9], "I": [7, 5], "J": [9, 8, 6],
}  # fmt: skip


def better(best, value, is_max):
    return max(best, value) if is_max else min(best, value)


def is_closed(alpha, beta):
    return alpha >= beta


def search(node, is_max=True, alpha=float("-inf"), beta=float("inf")):
    if not isinstance(node, str):
        return node
    best = float("-inf") if is_max else float("inf")
    for child in TREE[node]:
        best = better(best, search(child, not is_max, alpha, beta), is_max)
        if is_max:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if is_closed(alpha, beta):
            return best
    return best


print(search("A"))
