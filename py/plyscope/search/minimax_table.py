"""Minimax with a table, so that no position is searched twice.

Russell & Norvig, "Adversarial Search": transpositions;
Greenblatt, Eastlake & Crocker 1967.
"""

from math import inf

from plyscope.game import MAX, A, Game, S
from plyscope.support.table import Key, sameness


def minimax_table(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    symmetry: float = 0,
) -> float:
    """The value of `state` for MAX in best play.

    With `symmetry`, mirror images and rotations count as one
    position. Exact when `depth` is infinite. Otherwise the
    search stops after `depth` plies and takes the evaluation
    there.
    """
    same = sameness(game, symmetry)
    table: dict[Key, float] = {}

    def max_value(state, depth):
        key = (same(state), depth)
        if key in table:
            return table[key]
        if game.is_terminal(state):
            v = game.utility(state)
        elif depth == 0:
            v = game.evaluate(state)
        else:
            v = -inf
            for action in game.actions(state):
                child = game.result(state, action)
                v = max(v, min_value(child, depth - 1))
        table[key] = v
        return v

    def min_value(state, depth):
        key = (same(state), depth)
        if key in table:
            return table[key]
        if game.is_terminal(state):
            v = game.utility(state)
        elif depth == 0:
            v = game.evaluate(state)
        else:
            v = inf
            for action in game.actions(state):
                child = game.result(state, action)
                v = min(v, max_value(child, depth - 1))
        table[key] = v
        return v

    if game.to_move(state) == MAX:
        return max_value(state, depth)
    return min_value(state, depth)
