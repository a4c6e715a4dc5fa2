class Branch:
    def __init__(self, name, kind, below=(), worth=None):
        self.name, self.kind, self.below, self.worth = name, kind, below, worth

def value(branch):
    if branch.kind == "leaf":
        return branch.worth
    got = [value(each) for each in branch.below]
    return max(got) if branch.kind == "max" else min(got)

def leaf(worth):
    return Branch("", "leaf", worth=worth)

print(value(Branch("root", "max", [Branch("a", "min", [leaf(3), leaf(8)]), Branch("b", "min", [leaf(4), leaf(5)])])))
