# Frogs jump over each other on a strip of stones; the strip remembers how to go back.
class Strip:
    def __init__(self):
        self.stones, self.reds_turn, self.jumps = list("RR..BB"), True, []

    def moves(self):
        frog, way = ("R", 1) if self.reds_turn else ("B", -1)
        for at, held in enumerate(self.stones):
            for to in (at + way, at + 2 * way):
                if held == frog and 0 <= to < 6 and self.stones[to] != frog:
                    yield at, to

    def push(self, at, to):
        self.jumps.append((at, to, self.stones[to]))
        self.stones[to], self.stones[at] = self.stones[at], "."
        self.reds_turn = not self.reds_turn

    def pop(self):
        at, to, was = self.jumps.pop()
        self.stones[at], self.stones[to] = self.stones[to], was
        self.reds_turn = not self.reds_turn


def search(strip, depth, maximizing):
    moves = list(strip.moves())
    if depth == 0 or not moves:
        return sum(at * (held == "R") - (5 - at) * (held == "B") for at, held in enumerate(strip.stones))
    best = -99 if maximizing else 99
    for at, to in moves:
        strip.push(at, to)
        found = search(strip, depth - 1, not maximizing)
        strip.pop()
        best = max(best, found) if maximizing else min(best, found)
    return best


print(search(Strip(), 3, True))
