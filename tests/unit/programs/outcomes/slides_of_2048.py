import random
class Game:
    def __init__(self, grid):
        self.grid = grid
    def compress(self, row):
        new = [i for i in row if i != 0]
        for i in range(len(new) - 1):
            if new[i] == new[i + 1]:
                new[i] *= 2
                new[i + 1] = 0
        new = [i for i in new if i != 0]
        return new + [0] * (len(row) - len(new))
    def left(self):
        return Game([self.compress(r) for r in self.grid])
    def flip(self):
        return Game([r[::-1] for r in self.grid])
    def transpose(self):
        return Game([list(r) for r in zip(*self.grid)])
    def move(self, d):
        if d == 'LEFT': return self.left()
        if d == 'RIGHT': return self.flip().left().flip()
        if d == 'UP': return self.transpose().left().transpose()
        return self.transpose().flip().left().flip().transpose()
    def add_random(self):
        cells = [(r, c) for r in range(4) for c in range(4) if not self.grid[r][c]]
        if cells:
            r, c = random.choice(cells)
            self.grid[r][c] = 2 if random.random() < 0.9 else 4
    def score(self):
        return sum(x == 0 for r in self.grid for x in r)

def search(game, depth):
    if depth == 0:
        return game.score(), None
    best, best_move = -1, None
    for d in ['LEFT', 'RIGHT', 'UP', 'DOWN']:
        after = game.move(d)
        if after.grid == game.grid: continue
        after.add_random()
        v, _ = search(after, depth - 1)
        if v > best:
            best, best_move = v, d
    return best, best_move
print(search(Game([[2,0,0,2],[0,4,0,4],[0,0,0,0],[2,2,8,0]]), 3))
