class Node:
    """No windows are handed down: a node looks up along its parents whether going on can matter."""

    def __init__(self, kind, leaf=None):
        self.kind, self.leaf = kind, leaf
        self.parent, self.children = None, []
        self.so_far = None

    def add(self, *children):
        for child in children:
            child.parent = self
            self.children.append(child)
        return self

    def useless(self):
        up = self.parent
        while up is not None:
            if up.kind != self.kind and up.so_far is not None:
                if self.kind == "max" and self.so_far >= up.so_far:
                    return True
                if self.kind == "min" and self.so_far <= up.so_far:
                    return True
            up = up.parent
        return False


def evaluate(node):
    if node.leaf is not None:
        return node.leaf
    pick = max if node.kind == "max" else min
    for child in node.children:
        value = evaluate(child)
        node.so_far = value if node.so_far is None else pick(node.so_far, value)
        if node.useless():
            break
    return node.so_far


def build(data, kind="max"):
    if isinstance(data, int):
        return Node("leaf", data)
    return Node(kind).add(*(build(d, "min" if kind == "max" else "max") for d in data))


root = build([[[5, [3, 8]], [2, 7]], [[4, 1], [[9, 6], 8], [0, 3]], [[[2, 4], 6], 1]])
print(evaluate(root), [child.so_far for child in root.children])
