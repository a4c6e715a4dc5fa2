class Leaf:
    def __init__(self, worth):
        self.worth = worth

    def value(self):
        return self.worth


class Inner:
    def __init__(self, *replies):
        self.replies = replies


class Max(Inner):
    def value(self):
        return max(reply.value() for reply in self.replies)


class Min(Inner):
    def value(self):
        return min(reply.value() for reply in self.replies)


def leaves(*worths):
    return [Leaf(worth) for worth in worths]


print(Max(Min(*leaves(3, 12, 8)), Min(*leaves(2, 4)), Min(Max(*leaves(1, 6)), Leaf(5))).value())
