from collections import namedtuple

State = namedtuple("State", "to_move left")

class Game:
    initial = State("MAX", 6)

    def actions(self, s):
        return [k for k in (1, 2) if k <= s.left]

    def result(self, s, a):
        return State("MIN" if s.to_move == "MAX" else "MAX", s.left - a)

    def terminal(self, s):
        return s.left == 0

    def utility(self, s):
        return -1 if s.to_move == "MAX" else 1

def minimax_decision(state, game):
    def max_value(state):
        if game.terminal(state):
            return game.utility(state)
        v = -10 ** 14
        for a in game.actions(state):
            v = max(v, min_value(game.result(state, a)))
        return v

    def min_value(state):
        if game.terminal(state):
            return game.utility(state)
        v = 10 ** 14
        for a in game.actions(state):
            v = min(v, max_value(game.result(state, a)))
        return v

    return max(game.actions(state), key=lambda a: min_value(game.result(state, a)))

print(minimax_decision(Game.initial, Game()))
