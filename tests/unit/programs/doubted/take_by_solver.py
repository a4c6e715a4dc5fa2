class Solver:
    def __init__(self, steps):
        self.steps = steps
        self.seen = {}

    def wins(self, n):
        if n in self.seen:
            return self.seen[n]
        found = -1
        for step in self.steps:
            if step <= n:
                found = max(found, -self.wins(n - step))
        self.seen[n] = found
        return found

solver = Solver((1, 3, 4))
for step in solver.steps:
    if solver.wins(10 - step) == -1:
        print('take', step)
