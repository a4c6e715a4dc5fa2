class Refuted(Exception):
    """A reply has been found that makes all the others of no interest."""


class Square:
    """A small board of numbers; the players take a number in turn, always in the row or the column of the last."""

    def __init__(self, grid):
        self.grid = grid

    def options(self, last, used):
        for r, row in enumerate(self.grid):
            for c, _ in enumerate(row):
                if (r, c) not in used and (last is None or r == last[0] or c == last[1]):
                    yield r, c

    def raise_floor(self, floor, v, ceiling):
        if v >= ceiling:
            raise Refuted(v)
        return max(floor, v)

    def negamax(self, last, used, floor, ceiling):
        best = None
        try:
            for r, c in self.options(last, used):
                n = self.grid[r][c]
                v = n - self.negamax((r, c), used | {(r, c)}, n - ceiling, n - floor)
                best = v if best is None else max(best, v)
                floor = self.raise_floor(floor, v, ceiling)
        except Refuted as reply:
            return reply.args[0]
        return 0 if best is None else best


game = Square([[3, 7, 2], [8, 1, 6]])
print("difference:", game.negamax(None, frozenset(), -99, 99))
