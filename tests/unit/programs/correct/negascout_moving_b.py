# NegaScout: b is the upper end of the window for the next child.
class Table:
    """Dominoes: add a tile that fits the open end. Who cannot pays the pips left in the hand."""
    def __init__(self, end, mine, yours):
        self.end, self.mine, self.yours = end, mine, yours

    def plays(self):
        for i, (x, y) in enumerate(self.mine):
            rest = self.mine[:i] + self.mine[i + 1:]
            if x == self.end:
                yield (x, y), Table(y, self.yours, rest)
            if y == self.end and x != y:
                yield (y, x), Table(x, self.yours, rest)

    def pips(self):
        return sum(map(sum, self.mine))


def negascout(table, alpha, beta):
    b = beta
    first = True
    for _, after in table.plays():
        t = -negascout(after, -b, -alpha)
        if alpha < t < beta and not first:
            t = -negascout(after, -beta, -alpha)
        alpha = max(alpha, t)
        if alpha >= beta:
            return alpha
        b = alpha + 1
        first = False
    return max(alpha, -table.pips()) if first else alpha


start = Table(3, ((1, 3), (3, 4), (2, 3), (0, 4)), ((1, 4), (2, 4), (0, 1), (2, 2)))
print(negascout(start, -99, 99))
for tile, after in start.plays():
    print(tile, -negascout(after, -99, 99))
