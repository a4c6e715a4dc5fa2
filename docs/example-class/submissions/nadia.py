def minimax(tree, my_turn=True):
    if isinstance(tree, int):
        return tree
    values = [minimax(subtree, not my_turn) for subtree in tree]
    if my_turn:
        return max(values)
    return max(values)  # the opponent wants the best too
