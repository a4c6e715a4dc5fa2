"""Alpha-beta where a side may move again; it cuts late.

As `alphabeta_turns`, but a node stops only when its value is
beyond the window, v > β or v < α, not when it reaches the end.

Russell & Norvig, "Adversarial Search"; Knuth & Moore 1975.
"""

from math import inf

from plyscope.game import MAX, A, Game, S


def alphabeta_turns_strict(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> float:
    """The value of `state` for MAX within [alpha, beta].

    Between alpha and beta the answer is the minimax value. At
    or below alpha it is an upper bound on it, at or above beta
    a lower bound.
    """

    def value(state, alpha, beta, depth):
        if game.to_move(state) == MAX:
            return max_value(state, alpha, beta, depth)
        return min_value(state, alpha, beta, depth)

    def max_value(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = max(v, value(child, alpha, beta, depth - 1))
            if v > beta:
                return v
            alpha = max(alpha, v)
        return v

    def min_value(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = min(v, value(child, alpha, beta, depth - 1))
            if v < alpha:
                return v
            beta = min(beta, v)
        return v

    return value(state, alpha, beta, depth)
