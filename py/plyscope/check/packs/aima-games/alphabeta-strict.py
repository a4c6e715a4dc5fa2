from math import inf


def alpha_beta_search(state, game):
    player = game.to_move(state)

    def max_value(state, alpha, beta):
        if game.terminal_test(state):
            return game.utility(state, player), None
        value, chosen = -inf, None
        for move in game.actions(state):
            other, _ = min_value(game.result(state, move), alpha, beta)
            if other > value:
                value, chosen = other, move
                alpha = max(alpha, value)
            if value > beta:
                return value, chosen
        return value, chosen

    def min_value(state, alpha, beta):
        if game.terminal_test(state):
            return game.utility(state, player), None
        value, chosen = inf, None
        for move in game.actions(state):
            other, _ = max_value(game.result(state, move), alpha, beta)
            if other < value:
                value, chosen = other, move
                beta = min(beta, value)
            if value < alpha:
                return value, chosen
        return value, chosen

    return max_value(state, -inf, inf)[1]
