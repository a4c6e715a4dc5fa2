TREE = [[3, 17], [2, 12], [15]], [[25, 0], [2, 5]], [[3], [2, 14]]


def value(node):
    return node


def test(node, colour, gamma):
    """Memory test without a memory: is the value of a node at least gamma?"""
    if isinstance(node, int):
        return colour * node
    best = -1000
    for child in node:
        if best >= gamma:
            break
        best = max(best, -test(child, -colour, -gamma))
    return best


def sss(root):
    bound = 1000
    while True:
        found = test(root, 1, bound - 0.5)
        if found >= bound - 0.5:
            return found
        bound = found


print(sss(TREE))
