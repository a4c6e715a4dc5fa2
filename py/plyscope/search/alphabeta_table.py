"""Alpha-beta search with a transposition table.

With a window, a search may find only a lower or an upper bound
on a position's value. The table stores which of the two it is,
and the bound is used if it is enough.

Greenblatt, Eastlake & Crocker 1967; Marsland, "A Review of
Game-Tree Pruning", 1986.
"""

from math import inf

from plyscope.game import MAX, A, Game, S
from plyscope.support.table import (
    Entry,
    Table,
    bound_of,
    is_enough,
    sameness,
)


def alphabeta_table(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
    symmetry: float = 0,
) -> float:
    """The value of `state` for MAX within [alpha, beta].

    Between alpha and beta the answer is the minimax value. At
    or below alpha it is an upper bound on it, at or above beta
    a lower bound.

    With `symmetry`, mirror images and rotations count as one
    position.
    """
    same = sameness(game, symmetry)
    table: Table = {}

    def max_value(state, alpha, beta, depth):
        entry = table.get(same(state))
        if entry and is_enough(entry, alpha, beta, depth):
            return entry.value
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = -inf
        first_alpha = alpha
        for action in game.actions(state):
            child = game.result(state, action)
            v = max(v, min_value(child, alpha, beta, depth - 1))
            if v >= beta:
                break
            alpha = max(alpha, v)
        bound = bound_of(v, first_alpha, beta)
        table[same(state)] = Entry(v, bound, depth)
        return v

    def min_value(state, alpha, beta, depth):
        entry = table.get(same(state))
        if entry and is_enough(entry, alpha, beta, depth):
            return entry.value
        if game.is_terminal(state):
            return game.utility(state)
        if depth == 0:
            return game.evaluate(state)
        v = inf
        first_beta = beta
        for action in game.actions(state):
            child = game.result(state, action)
            v = min(v, max_value(child, alpha, beta, depth - 1))
            if v <= alpha:
                break
            beta = min(beta, v)
        bound = bound_of(v, alpha, first_beta)
        table[same(state)] = Entry(v, bound, depth)
        return v

    if game.to_move(state) == MAX:
        return max_value(state, alpha, beta, depth)
    return min_value(state, alpha, beta, depth)
