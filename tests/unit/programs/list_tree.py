def minimax(tree, maximizing=True):
    if isinstance(tree, int):
        return tree
    if maximizing:
        return max([minimax(t, False) for t in tree])
    else:
        return min([minimax(t, True) for t in tree])

t = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
print(minimax(t))
