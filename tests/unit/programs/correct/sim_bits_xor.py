# Sim on five dots. The players draw lines in turn; whoever first has a triangle of the own colour loses.
from itertools import combinations

LINES = list(combinations("abcde", 2))
BIT = {line: 1 << i for i, line in enumerate(LINES)}
TRIANGLES = [BIT[x, y] | BIT[y, z] | BIT[x, z] for x, y, z in combinations("abcde", 3)]
ALL = (1 << len(LINES)) - 1

class Sim:
    def __init__(self, *drawn):
        self.hands = [0, 0]
        for i, (x, y) in enumerate(drawn):
            self.hands[i % 2] ^= BIT[x, y]
        self.turn = len(drawn) % 2
        self.best = None

    def flip(self, bit):
        self.hands[self.turn] ^= bit

    def solve(self, alpha=-1, beta=1, top=True):
        if any(t & self.hands[1 - self.turn] == t for t in TRIANGLES):
            return 1                        # the other one has just made a triangle
        free = ALL ^ self.hands[0] ^ self.hands[1]
        if not free:
            return 0
        value = -1
        while free:
            bit = free & -free
            free ^= bit
            self.flip(bit)
            self.turn ^= 1
            v = -self.solve(-beta, -alpha, False)
            self.turn ^= 1
            self.flip(bit)
            if top and (v > value or self.best is None):
                self.best = LINES[bit.bit_length() - 1]
            value = max(value, v)
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return value

game = Sim("ab", "ac", "cd", "bd")
print(game.solve(), "".join(game.best))
