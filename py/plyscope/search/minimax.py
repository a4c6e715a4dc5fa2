"""Minimax: Russell & Norvig, "Adversarial Search"."""

from math import inf

from plyscope.game import MAX, A, Game, S


def minimax(
    game: Game[S, A], state: S, depth: float = inf
) -> float:
    """The value of `state` for MAX in best play.

    Exact when `depth` is infinite. Otherwise the search stops
    after `depth` plies and takes the evaluation there.
    """

    def max_value(state, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = max(v, min_value(child, depth - 1))
        return v

    def min_value(state, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = min(v, max_value(child, depth - 1))
        return v

    if game.to_move(state) == MAX:
        return max_value(state, depth)
    return min_value(state, depth)
