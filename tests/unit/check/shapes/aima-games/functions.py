from games import Game

INFINITY = 10**9


def max_value(game: Game, state, alpha, beta):
    if game.terminal_test(state):
        return game.utility(state, "MAX")
    #! best starts at 0: value = 0
    value = -INFINITY
    for action in game.actions(state):
        #! forgets to make the move: value = max(value, min_value(game, game.result(state, game.actions(state)[0]), alpha, beta))
        value = max(value, min_value(game, game.result(state, action), alpha, beta))
        #! alpha falls: alpha = value - 1
        alpha = max(alpha, value)
        #! cut turned round: if alpha <= beta:
        if alpha >= beta:
            break
    return value


def min_value(game: Game, state, alpha, beta):
    if game.terminal_test(state):
        #! the leaf is worth it for MIN: return game.utility(state, "MIN")
        return game.utility(state, "MAX")
    value = INFINITY
    #! ignores the last move: for action in game.actions(state)[:-1]:
    for action in game.actions(state):
        #! MIN takes max: value = max(value, max_value(game, game.result(state, action), alpha, beta))
        #! window not passed on: value = min(value, max_value(game, game.result(state, action), -INFINITY, INFINITY))
        value = min(value, max_value(game, game.result(state, action), alpha, beta))
        #! beta never updated: pass
        beta = min(beta, value)
        #! cut forgotten: if False:
        if alpha >= beta:
            break
    return value


def alpha_beta_decision(game: Game, state):
    best, best_action = -INFINITY, None
    for action in game.actions(state):
        #! alpha not updated at the root: value = min_value(game, game.result(state, action), -INFINITY, INFINITY)
        value = min_value(game, game.result(state, action), best, INFINITY)
        #! keeps the last of the equals: if value >= best:
        if value > best:
            best, best_action = value, action
    return best_action
