class Entry:
    def __init__(self, depth, flag, value):
        self.depth = depth
        self.flag = flag
        self.value = value

class Solver:
    WEIGHTS = [3, 9, 2, 7, 1, 8, 4]

    def __init__(self):
        self.tt = {}

    def moves(self, coins):
        return [m for m in (1, 2, 3) if m <= len(coins)]

    def evaluate(self, coins, mine, yours):
        return mine - yours

    def negamax(self, coins, mine, yours, depth, alpha, beta):
        start = alpha
        key = (len(coins), mine, yours)
        if key in self.tt:
            entry = self.tt[key]
            if entry.depth >= depth:
                if entry.flag == "exact":
                    return entry.value
                if entry.flag == "lower":
                    alpha = max(alpha, entry.value)
                else:
                    beta = min(beta, entry.value)
                if alpha >= beta:
                    return entry.value
        if depth == 0 or not coins:
            return self.evaluate(coins, mine, yours)
        best = -10**6
        for m in self.moves(coins):
            value = -self.negamax(coins[m:], yours, mine + sum(coins[:m]), depth - 1, -beta, -alpha)
            if value > best:
                best = value
            if best > alpha:
                alpha = best
            if alpha >= beta:
                break
        if best <= start:
            flag = "upper"
        elif best >= beta:
            flag = "lower"
        else:
            flag = "exact"
        self.tt[key] = Entry(depth, flag, best)
        return best

s = Solver()
print(s.negamax([3, 9, 2, 7, 1, 8, 4, 5], 0, 0, 6, -10**6, 10**6))
