# Four columns, three rows, three in a row, pieces fall down
from math import inf
class Drop3:
    def to_move(self, s): return 'RY'[len(s[1]) % 2]
    def actions(self, s): return [c for c in (1, 2, 0, 3) if len(s[0][c]) < 3]
    def result(self, s, c):
        cols, log = s
        return cols[:c] + (cols[c] + self.to_move(s),) + cols[c + 1:], log + (c,)
    def wins(self, s, p):
        at = lambda c, r: 0 <= c < 4 and len(s[0][c]) > r >= 0 and s[0][c][r] == p
        return any(at(c, r) and at(c + dc, r + dr) and at(c + 2 * dc, r + 2 * dr)
                   for c in range(4) for r in range(3) for dc, dr in ((0, 1), (1, 0), (1, 1), (1, -1)))
    def terminal_test(self, s): return self.wins(s, 'R') or self.wins(s, 'Y') or len(s[1]) == 12
    def utility(self, s, p): return 100 * (self.wins(s, p) - self.wins(s, 'RY'[p == 'R']))

def drop_well(state, game, d=4, cutoff_test=None, eval_fn=None):
    player = game.to_move(state)
    cutoff_test = cutoff_test or (lambda state, depth: depth > d or game.terminal_test(state))
    eval_fn = eval_fn or (lambda state: game.utility(state, player))

    def max_value(state, alpha, beta, depth):
        if cutoff_test(state, depth):
            return eval_fn(state)
        v = -inf
        for a in game.actions(state):
            v = max(v, min_value(game.result(state, a), alpha, beta, depth + 1))
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v

    def min_value(state, alpha, beta, depth):
        if cutoff_test(state, depth):
            return eval_fn(state)
        v = inf
        for a in game.actions(state):
            v = min(v, max_value(game.result(state, a), alpha, beta, depth + 1))
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v

    best_score, best_action = -inf, None
    for a in game.actions(state):
        v = min_value(game.result(state, a), best_score, inf, 1)
        if v > best_score:
            best_score, best_action = v, a
    return best_action

def centre(s): return sum((1 if p == 'R' else -1) * (c in (1, 2)) for c in range(4) for p in s[0][c]) + 50 * Drop3().utility(s, 'R')
print(drop_well((('', 'RY', '', ''), (1, 1)), Drop3(), d=3, eval_fn=centre))
