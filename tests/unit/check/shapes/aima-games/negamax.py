inf = float("inf")


def negamax_search(state, game):
    best, chosen = -inf, None
    for move in game.actions(state):
        #! alpha not updated at the root: value = -negamax(game, game.result(state, move), -inf, inf, -1)
        value = -negamax(game, game.result(state, move), -inf, -best, -1)
        if value > best:
            best, chosen = value, move
    return chosen


def negamax(game, state, alpha, beta, color):
    if game.terminal_test(state):
        #! color forgotten at the leaf: return game.utility(state, "MAX")
        return color * game.utility(state, "MAX")
    #! best starts at 0: value = 0
    value = -inf
    #! ignores the first move: for move in game.actions(state)[1:]:
    #! ignores the last move: for move in game.actions(state)[:-1]:
    for move in game.actions(state):
        after = game.result(state, move)
        #! sign lost: value = max(value, negamax(game, after, -beta, -alpha, -color))
        #! window not turned: value = max(value, -negamax(game, after, alpha, beta, -color))
        #! window without signs: value = max(value, -negamax(game, after, beta, alpha, -color))
        #! player never changes: value = max(value, -negamax(game, after, -beta, -alpha, color))
        #! takes the smallest: value = min(value, -negamax(game, after, -beta, -alpha, -color))
        value = max(value, -negamax(game, after, -beta, -alpha, -color))
        #! alpha never updated: pass
        alpha = max(alpha, value)
        #! cut turned round: if alpha <= beta:
        #! cut forgotten: if False:
        if alpha >= beta:
            break
    return value
