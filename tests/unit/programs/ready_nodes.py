class Node:
    def __init__(self, name, value=None, children=None):
        self.name = name
        self.value = value
        self.children = children or []

tree = Node("A", children=[
    Node("B", children=[Node("E", 3), Node("F", 12), Node("G", 8)]),
    Node("C", children=[Node("H", 2), Node("I", 4), Node("J", 6)]),
    Node("D", children=[Node("K", 14), Node("L", 5), Node("M", 2)]),
])

def minimax(node, maximizing):
    if not node.children:
        return node.value
    if maximizing:
        v = float("-inf")
        for child in node.children:
            v = max(v, minimax(child, False))
    else:
        v = float("inf")
        for child in node.children:
            v = min(v, minimax(child, True))
    return v

print(minimax(tree, True))
