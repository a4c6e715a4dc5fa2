from math import inf


def alpha_beta_search(state, game):
    """Search game to determine best action; use alpha-beta pruning."""
    player = game.to_move(state)

    def max_value(state, alpha, beta):
        if game.terminal_test(state):
            return game.utility(state, player)
        v = -inf
        for a in game.actions(state):
            #! alpha and beta swapped: v = max(v, min_value(game.result(state, a), beta, alpha))
            #! player never changes: v = max(v, max_value(game.result(state, a), alpha, beta))
            v = max(v, min_value(game.result(state, a), alpha, beta))
            #! MAX cuts at alpha: if v >= alpha:
            #! cut forgotten: if False:
            if v >= beta:
                return v
            #! alpha never updated: pass
            alpha = max(alpha, v)
        return v

    def min_value(state, alpha, beta):
        if game.terminal_test(state):
            #! the leaf has the wrong sign: return -game.utility(state, player)
            return game.utility(state, player)
        #! best starts at 0: v = 0
        v = inf
        #! ignores the last move: for a in game.actions(state)[:-1]:
        for a in game.actions(state):
            #! MIN takes max: v = max(v, max_value(game.result(state, a), alpha, beta))
            v = min(v, max_value(game.result(state, a), alpha, beta))
            #! cut turned round: if v > alpha:
            if v <= alpha:
                return v
            #! beta never updated: pass
            beta = min(beta, v)
        return v

    best_score = -inf
    beta = inf
    best_action = None
    for a in game.actions(state):
        v = min_value(game.result(state, a), best_score, beta)
        #! the root takes the smallest: if v < best_score:
        if v > best_score:
            best_score = v
            best_action = a
    return best_action
