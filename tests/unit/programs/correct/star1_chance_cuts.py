"""Star1: alpha-beta with chance nodes. All leaves lie between LOW and HIGH, so a chance node can be cut as well."""
from fractions import Fraction

LOW, HIGH = 0, 10
leaves = []

def search(node, alpha, beta):
    if isinstance(node, int):
        leaves.append(node)
        return node
    kind, children = node
    if kind == "chance":
        return chance(children, alpha, beta)
    if kind == "max":
        v = LOW
        for child in children:
            v = max(v, search(child, max(alpha, v), beta))
            if v >= beta:
                break
        return v
    v = HIGH
    for child in children:
        v = min(v, search(child, alpha, min(beta, v)))
        if v <= alpha:
            break
    return v

def chance(children, alpha, beta):
    p = Fraction(1, len(children))
    done, rest = 0, Fraction(1)
    for child in children:
        rest -= p
        a = (alpha - done - rest * HIGH) / p       # below this the whole node is at most alpha
        b = (beta - done - rest * LOW) / p
        v = search(child, max(a, LOW), min(b, HIGH))
        done += p * v
        if v <= a:
            return done + rest * HIGH
        if v >= b:
            return done + rest * LOW
    return done

tree = ("max", [("chance", [("min", [7, 6, 9]), ("min", [4, 8])]),
                ("chance", [("min", [2, 5]), ("min", [9, ("max", [3, 8])]), ("min", [1, 6])]),
                ("min", [("chance", [8, 4, 6]), ("chance", [("max", [10, 2]), 0]), 9])])
print(search(tree, LOW, HIGH), "leaves seen:", leaves)
