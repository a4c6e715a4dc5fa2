import sys


def minimax(node, is_max):
    if isinstance(node, int):
        return node
    values = [minimax(child, not is_max) for child in node]
    return max(values) if is_max else min(values)


print("usage: anton.py TREE")
sys.exit(2)
