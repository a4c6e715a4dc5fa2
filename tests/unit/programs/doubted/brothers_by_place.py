def value(tree, turn):
    if not isinstance(tree, list):
        return tree
    return rest(tree, 0, turn)

def rest(tree, i, turn):
    first = value(tree[i], 1 - turn)
    if i + 1 == len(tree):
        return first
    other = rest(tree, i + 1, turn)
    return (max if turn == 0 else min)(first, other)

print(value([[3, 12, 8], [2, 4, 6], [14, 5, 2]], 0), value([[3, 12, 8], [2, 4, 6], [14, 5, 2]], 1))
