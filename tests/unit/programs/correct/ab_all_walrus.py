from math import inf

TREE = {"root": "abc", "a": "def", "b": "gh", "c": "ijk", "d": (4, 7), "e": (9, 1), "f": (3, 3),
        "g": (2, 8), "h": (6, 5, 0), "i": (8, 8), "j": (1, 7), "k": (5, 2)}

def negamax(node, alpha, beta, sign=1):
    """Fail-hard; all() goes on only while the window is open."""
    if isinstance(node, int):
        return sign * node
    below = TREE[node]
    all((alpha := max(alpha, -negamax(child, -beta, -alpha, -sign))) < beta for child in below)
    return min(alpha, beta)

value = negamax("root", -inf, inf)
print(value, [child for child in TREE["root"] if -negamax(child, -inf, inf, -1) == value])
