"""Minimax for games in which a side may move again.

After an extra turn, a MAX node stands below a MAX node; if two
players stand on MIN's side, a MIN node below a MIN node. So the
search asks at each node whose turn it is.

Russell & Norvig, "Adversarial Search".
"""

from math import inf

from plyscope.game import MAX, A, Game, S


def minimax_turns(
    game: Game[S, A], state: S, depth: float = inf
) -> float:
    """The value of `state` for MAX in best play.

    Exact when `depth` is infinite. Otherwise the search stops
    after `depth` plies and takes the evaluation there.
    """

    def value(state, depth):
        if game.to_move(state) == MAX:
            return max_value(state, depth)
        return min_value(state, depth)

    def max_value(state, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = max(v, value(child, depth - 1))
        return v

    def min_value(state, depth):
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = min(v, value(child, depth - 1))
        return v

    return value(state, depth)
