"""Isolation on 3 x 3: each king leaves a hole behind. Iterative deepening, the last best move first."""
KING = [(dr, dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc]

class Isolation:
    def __init__(self):
        self.kings = [(0, 0), (2, 2)]
        self.holes = []

    def legal(self, who):
        r, c = self.kings[who]
        around = [(r + dr, c + dc) for dr, dc in KING]
        return [s for s in around if max(s) < 3 and min(s) >= 0 and s not in self.holes and s not in self.kings]

    def step(self, who, spot):
        self.holes.append(self.kings[who])
        self.kings[who] = spot

    def back(self, who):
        self.kings[who] = self.holes.pop()

def search(game, who, depth, alpha, beta):
    options = game.legal(who)
    if not options:
        return -100 - depth
    if depth == 0:
        return len(options) - len(game.legal(1 - who))
    for spot in options:
        game.step(who, spot)
        value = -search(game, 1 - who, depth - 1, -beta, -alpha)
        game.back(who)
        if value >= beta:
            return beta
        alpha = max(alpha, value)
    return alpha

def deepen(game, deepest):
    order = game.legal(0)
    for depth in range(1, deepest + 1):
        best, favourite = -1000, None
        for spot in order:
            game.step(0, spot)
            value = -search(game, 1, depth - 1, -1000, -best)
            game.back(0)
            if value > best:
                best, favourite = value, spot
        order.sort(key=lambda spot: spot != favourite)
        print(depth, favourite, best)
    return favourite

print("move", deepen(Isolation(), 5))
