CELLS = [(r, c) for r in range(3) for c in range(3)]
def near(a, b):
    return (a[0] - b[0], a[1] - b[1]) in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
class Hex:
    def __init__(self):
        self.stones = {}
    def joined(self, who, axis):
        mine = [cell for cell in CELLS if self.stones.get(cell) == who]
        reached = [cell for cell in mine if cell[axis] == 0]
        for cell in reached:
            reached.extend(other for other in mine if near(cell, other) and other not in reached)
        return any(cell[axis] == 2 for cell in reached)
    def best(self, who):
        if self.joined('red', 0):
            return 1
        if self.joined('blue', 1):
            return -1
        found = []
        for cell in CELLS:
            if cell not in self.stones:
                self.stones[cell] = who
                found.append(self.best('blue' if who == 'red' else 'red'))
                del self.stones[cell]
        return max(found) if who == 'red' else min(found)
game = Hex()
game.stones.update({(1, 1): 'red', (0, 0): 'blue', (2, 1): 'blue', (0, 2): 'red'})
print(game.best('blue'))
