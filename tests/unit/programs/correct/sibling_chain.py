# Every node knows only its first child and its next brother.
from types import SimpleNamespace

def node(value=None, child=None, brother=None):
    return SimpleNamespace(value=value, child=child, brother=brother)

def family(*members):
    for left, right in zip(members, members[1:]):
        left.brother = right
    return members[0]

def from_text(text):
    """A letter is a leaf (a = 1, b = 2, ...), brackets hold the children."""
    stack = [[]]
    for ch in text:
        if ch == "[":
            stack.append([])
        elif ch == "]":
            members = stack.pop()
            stack[-1].append(node(child=family(*members)))
        else:
            stack[-1].append(node(ord(ch) - 96))
    return stack[0][0]

def worth(n, maximizing):
    return n.value if n.child is None else best_of(n.child, maximizing)

def best_of(n, maximizing):
    """The best value among n and its younger brothers."""
    mine = worth(n, not maximizing)
    if n.brother is None:
        return mine
    rest = best_of(n.brother, maximizing)
    return max(mine, rest) if maximizing else min(mine, rest)

for text in ("[[cl][h[bg]][ea]]", "[[[ad][kb]]f[[hc]j]]"):
    print(text, worth(from_text(text), True), worth(from_text(text), False))
