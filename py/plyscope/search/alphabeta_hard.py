"""Alpha-beta search, fail-hard: no answer leaves the window.

Russell & Norvig, first edition, "Game Playing"; Knuth & Moore
1975.
"""

from math import inf

from plyscope.game import MAX, A, Game, S


def alphabeta_hard(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """The value of `state` for MAX within [alpha, beta].

    Between alpha and beta the answer is the minimax value. The
    answer alpha means "alpha or less", the answer beta "beta or
    more". If `state` is a leaf, the answer is its own value.
    """

    def max_value(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = max(v, min_value(child, alpha, beta, depth - 1))
            if v >= beta:
                return beta
            alpha = max(alpha, v)
        return alpha

    def min_value(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = min(v, max_value(child, alpha, beta, depth - 1))
            if v <= alpha:
                return alpha
            beta = min(beta, v)
        return beta

    if game.to_move(state) == MAX:
        return max_value(state, alpha, beta, depth)
    return min_value(state, alpha, beta, depth)
