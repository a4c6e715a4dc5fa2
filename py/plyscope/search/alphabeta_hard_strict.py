"""Alpha-beta, fail-hard, that cuts on v > β and v < α only.

A node stops only when its value is beyond the window, not when
it reaches the end. So it looks at more leaves.

Russell & Norvig, first edition, "Game Playing"; Knuth & Moore
1975.
"""

from math import inf

from plyscope.game import MAX, A, Game, S


def alphabeta_hard_strict(
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
            if v > beta:
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
            if v < alpha:
                return alpha
            beta = min(beta, v)
        return beta

    if game.to_move(state) == MAX:
        return max_value(state, alpha, beta, depth)
    return min_value(state, alpha, beta, depth)
