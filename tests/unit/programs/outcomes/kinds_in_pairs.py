"""A tree whose nodes say in a pair what they are: the odds of chance stand in one line."""

TREE = (
    "max",
    [
        ("chance", [(0.5, 8), (0.5, ("min", [4, 6]))]),
        ("chance", [(0.25, ("min", [9, 12])), (0.75, 2)]),
        ("min", [7, ("chance", [(0.1, 20), (0.9, 1)])]),
    ],
)


def value(node):
    if isinstance(node, (int, float)):
        return node
    kind, below = node
    if kind == "chance":
        return sum(odds * value(other) for odds, other in below)
    found = [value(other) for other in below]
    return max(found) if kind == "max" else min(found)


print(value(TREE))
