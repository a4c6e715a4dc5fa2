import copy

class Nim:
    def __init__(self, sticks):
        self.sticks = sticks
        self.maxs_turn = True

    def legal(self):
        return [n for n in (1, 2, 3) if n <= self.sticks]

    def play(self, n):
        other = copy.deepcopy(self)
        other.sticks -= n
        other.maxs_turn = not self.maxs_turn
        return other

    def value(self):
        if self.sticks == 0:
            return -1 if self.maxs_turn else 1
        results = []
        for n in self.legal():
            results.append(self.play(n).value())
        if self.maxs_turn:
            return max(results)
        return min(results)

print(Nim(7).value())
