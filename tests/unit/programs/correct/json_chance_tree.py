import json

TREE = json.loads("""
{"max": {"bet": {"chance": [[0.25, 12], [0.75, {"min": {"call": -4, "raise": {"max": {"fold": -6, "stay": -5}}}}]]},
         "wait": {"min": {"check": 1, "bet": {"chance": [[0.5, 3], [0.5, {"max": {"fold": -2, "call": 0}}]]}}},
         "fold": -1}}
""")


def value(tree, path=""):
    if not isinstance(tree, dict):
        return tree
    (kind, below), = tree.items()
    if kind == "chance":
        result = sum(p * value(subtree, path + "?") for p, subtree in below)
    else:
        found = {name: value(subtree, path + name[0]) for name, subtree in below.items()}
        best = max(found, key=found.get) if kind == "max" else min(found, key=found.get)
        result = found[best]
        print(f"{path or 'root':>5} {kind}: {best} {result}")
    return result


print(value(TREE))
