import math

class Game:
    def actions(self, state): raise NotImplementedError
    def result(self, state, move): raise NotImplementedError
    def utility(self, state, player): raise NotImplementedError
    def terminal_test(self, state): return not self.actions(state)
    def to_move(self, state): return state[0]
    def play_game(self, *players):
        state = self.initial
        while True:
            for player in players:
                move = player(self, state)
                print(self.to_move(state), 'takes', move)
                state = self.result(state, move)
                if self.terminal_test(state):
                    return self.utility(state, self.to_move(self.initial))

class Cards(Game):
    """Take the first or the second card of the row; the sum decides."""
    initial = ('A', (4, 9, 2, 7, 5, 1), 0)
    def actions(self, state): return list(range(min(2, len(state[1]))))
    def result(self, state, move):
        who, row, lead = state
        card = row[move]
        return ('B' if who == 'A' else 'A', row[:move] + row[move + 1:], lead + (card if who == 'A' else -card))
    def utility(self, state, player): return state[2] if player == 'A' else -state[2]

def alphabeta_player(game, state):
    player = game.to_move(state)
    def max_value(state, alpha, beta):
        if game.terminal_test(state):
            return game.utility(state, player)
        v = -math.inf
        for a in game.actions(state):
            v = max(v, min_value(game.result(state, a), alpha, beta))
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v
    def min_value(state, alpha, beta):
        if game.terminal_test(state):
            return game.utility(state, player)
        v = math.inf
        for a in game.actions(state):
            v = min(v, max_value(game.result(state, a), alpha, beta))
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v
    return max(game.actions(state), key=lambda a: min_value(game.result(state, a), -math.inf, math.inf))

print(Cards().play_game(alphabeta_player, alphabeta_player))
