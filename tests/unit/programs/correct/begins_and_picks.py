from math import inf


class Branch:
    def __init__(self, *parts):
        self.parts = parts


class Leaf(Branch):
    def __init__(self, number):
        super().__init__()
        self.number = number


def worth(branch, is_high, low=-inf, high=inf):
    if isinstance(branch, Leaf):
        return branch.number
    found, pick = (-inf, max) if is_high else (inf, min)
    for part in branch.parts:
        found = pick(found, worth(part, not is_high, low, high))
        if is_high:
            low = max(low, found)
        else:
            high = min(high, found)
        if low >= high:
            break
    return found


TREE = Branch(
    Branch(Leaf(3), Branch(Leaf(12), Leaf(8)), Leaf(4)), Branch(Leaf(2), Leaf(7)), Leaf(1)
)
print(worth(TREE, True))
