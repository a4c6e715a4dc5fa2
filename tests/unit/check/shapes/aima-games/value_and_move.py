import math


def alphabeta_search(game, state):
    player = game.to_move(state)

    def max_value(state, alpha, beta):
        if game.is_terminal(state):
            return game.utility(state, player), None
        v, move = -math.inf, None
        #! ignores the first move: for a in game.actions(state)[1:]:
        for a in game.actions(state):
            #! window not passed on: v2, _ = min_value(game.result(state, a), -math.inf, math.inf)
            v2, _ = min_value(game.result(state, a), alpha, beta)
            #! MAX takes min: if v2 < v:
            if v2 > v:
                v, move = v2, a
                #! alpha never updated: pass
                alpha = max(alpha, v)
            #! cut turned round: if v <= beta:
            if v >= beta:
                return v, move
        return v, move

    def min_value(state, alpha, beta):
        if game.is_terminal(state):
            #! evaluation ignored: return 0, None
            return game.utility(state, player), None
        v, move = math.inf, None
        for a in game.actions(state):
            #! alpha and beta swapped: v2, _ = max_value(game.result(state, a), beta, alpha)
            #! player never changes: v2, _ = min_value(game.result(state, a), alpha, beta)
            v2, _ = max_value(game.result(state, a), alpha, beta)
            #! MIN takes max: if v2 > v:
            if v2 < v:
                v, move = v2, a
                #! beta never updated: pass
                beta = min(beta, v)
            #! MIN cuts at beta: if v <= beta:
            #! cut forgotten: if v < -10**9:
            if v <= alpha:
                return v, move
        return v, move

    value, move = max_value(state, -math.inf, +math.inf)
    return move
