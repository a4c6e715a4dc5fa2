"""Clobber: a stone moves onto a neighbouring stone of the other colour and removes it. Who cannot move loses."""


class Clobber:
    def __init__(self, *rows):
        self.rows = [list(row) for row in rows]
        self.mover = "x"

    def captures(self):
        for r, row in enumerate(self.rows):
            for c, stone in enumerate(row):
                for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    if stone == self.mover and 0 <= r + dr < len(self.rows) and 0 <= c + dc < len(row):
                        if self.rows[r + dr][c + dc] not in (self.mover, "."):
                            yield (r, c), (r + dr, c + dc)

    def each(self):
        """Makes each move, hands it over, and takes it back when the next one is asked for."""
        for (r, c), (s, t) in list(self.captures()):
            me, you = self.rows[r][c], self.rows[s][t]
            self.rows[r][c], self.rows[s][t] = ".", me
            self.mover = you
            yield (r, c), (s, t)
            self.mover = me
            self.rows[r][c], self.rows[s][t] = me, you


def negamax(game):
    best = -1
    for _ in game.each():
        best = max(best, -negamax(game))
    return best


game = Clobber("xox", "oxo")
print({move: -negamax(game) for move in game.each()})
print(negamax(game), negamax(Clobber("xoo", "oxx")))
