from math import inf


def minimax_search(state, game):
    player = game.to_move(state)

    def max_value(state):
        if game.terminal_test(state):
            return game.utility(state, player), None
        value, chosen = -inf, None
        for move in game.actions(state):
            other, _ = min_value(game.result(state, move))
            if other > value:
                value, chosen = other, move
        return value, chosen

    def min_value(state):
        if game.terminal_test(state):
            return game.utility(state, player), None
        value, chosen = inf, None
        for move in game.actions(state):
            other, _ = max_value(game.result(state, move))
            if other < value:
                value, chosen = other, move
        return value, chosen

    return max_value(state)[1]
