def clamp(v, lo, hi):
    return lo if v < lo else hi if v > hi else v

class Tree:
    """Fail-hard: no value ever leaves the window, not even that of a leaf."""
    def __init__(self, text):
        self.words = text.replace("(", " ( ").replace(")", " ) ").split()
        self.root = self.read()
        self.looked_at = []

    def read(self):
        word = self.words.pop(0)
        if word != "(":
            return int(word)
        below = []
        while self.words[0] != ")":
            below.append(self.read())
        self.words.pop(0)
        return below

    def high(self, node, lo, hi):
        if isinstance(node, int):
            self.looked_at.append(node)
            return clamp(node, lo, hi)
        for child in node:
            lo = self.low(child, lo, hi)
            if lo == hi:
                break
        return lo

    def low(self, node, lo, hi):
        if isinstance(node, int):
            self.looked_at.append(node)
            return clamp(node, lo, hi)
        for child in node:
            hi = self.high(child, lo, hi)
            if lo == hi:
                break
        return hi

tree = Tree("(((5 6) (7 4 5)) ((3)) ((6 (6 9)) (7)) ((9 8) (2)))")
print(tree.high(tree.root, 0, 10), tree.looked_at)
