def negamax(node, depth, color):
    if depth == 0 or isinstance(node, int):
        return color * heuristic(node)
    value = float('-inf')
    for child in node:
        value = max(value, -negamax(child, depth - 1, -color))
    return value

def heuristic(node):
    return node if isinstance(node, int) else 0

print(negamax([[3, 12, 8], [2, 4, 6], [14, 5, 2]], 2, 1))
