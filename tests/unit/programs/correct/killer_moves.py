from collections import defaultdict

ROWS = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]

class Engine:
    """Tic-tac-toe on two integers, with two killer moves per ply."""
    def __init__(self):
        self.killers = defaultdict(list)
        self.nodes = 0

    def ordered(self, free, ply):
        killers = [m for m in self.killers[ply] if free & m]
        others = [1 << i for i in (4, 0, 2, 6, 8, 1, 3, 5, 7) if free >> i & 1 and 1 << i not in killers]
        return killers + others

    def remember(self, move, ply):
        if move not in self.killers[ply]:
            self.killers[ply] = [move] + self.killers[ply][:1]

    def search(self, mine, yours, ply, alpha, beta):
        self.nodes += 1
        if any(yours & r == r for r in ROWS):
            return ply - 100
        free = 0o777 & ~(mine | yours)
        if not free:
            return 0
        best = -1000
        for move in self.ordered(free, ply):
            v = -self.search(yours, mine | move, ply + 1, -beta, -alpha)
            best = max(best, v)
            alpha = max(alpha, v)
            if alpha >= beta:
                self.remember(move, ply)
                break
        return best

engine = Engine()
print(engine.search(0o001, 0o002, 0, -1000, 1000), "with", engine.nodes, "nodes")
