from itertools import takewhile

# Leaves in one string, three for each of the lowest nodes; a node is (depth, number).
LEAVES = [int(c) for c in "592714836150673928465109238"]
DEPTH = 3

def children(node):
    depth, number = node
    return [(depth + 1, number * 3 + k) for k in range(3)]

def alphabeta(node, low, high):
    depth, number = node
    if depth == DEPTH:
        return LEAVES[number]
    window = [low, high]
    side = depth % 2
    pick = (max, min)[side]
    for child in takewhile(lambda _: window[0] < window[1], children(node)):
        window[side] = pick(window[side], alphabeta(child, *window))
    return window[side]

print(alphabeta((0, 0), 0, 10))
