class Player:
    def __init__(self, name, other=None):
        self.name = name
        self.other = other

    def best(self, heap):
        if heap == 0:
            return -1 if self.name == "first" else 1
        outcomes = [self.other.best(heap - k) for k in (1, 2, 3) if k <= heap]
        return max(outcomes) if self.name == "first" else min(outcomes)

a = Player("first")
b = Player("second", a)
a.other = b
print(a.best(6))
