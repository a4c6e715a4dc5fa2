class Node:
    def __init__(self, kind, children=(), score=None):
        self.kind = kind
        self.children = list(children)
        self.score = score

def solve(node):
    if node.score is not None:
        return
    for c in node.children:
        solve(c)
    scores = [c.score for c in node.children]
    if node.kind == "max":
        node.score = max(scores)
    else:
        node.score = min(scores)

def leaf(v):
    return Node("leaf", score=v)

root = Node("max", [
    Node("min", [leaf(3), leaf(12), leaf(8)]),
    Node("min", [leaf(2), leaf(4), leaf(6)]),
    Node("min", [leaf(14), leaf(5), leaf(1)]),
])
solve(root)
print(root.score)
