TREE = [[[3, 12], [8, 1]], [[14, 5], [6, 9]], [[2, 4], [1, 7]]]

def minimax(node, maximizing):
    if isinstance(node, int):
        return node
    values = [minimax(child, not maximizing) for child in node]
    return max(values) if maximizing else min(values)

def choose(tree):
    best_value = -1000
    best_move = None
    for i, child in enumerate(tree):
        value = minimax(child, False)
        if value > best_value:
            best_value = value
            best_move = i
    return best_move

print("move", choose(TREE))
