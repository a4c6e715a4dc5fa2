def value(node):
    if not isinstance(node, tuple):
        return node
    kind, children = node
    if kind == "max":
        return max(value(c) for c in children)
    if kind == "min":
        return min(value(c) for c in children)
    return sum(value(c) for c in children) / len(children)

tree = ("max", (("chance", (3, 12, 9)), ("chance", (2, ("min", (4, 6)))), ("chance", (15, 5, 2.5))))
print(value(tree))
