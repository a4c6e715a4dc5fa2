"""Minimax search that looks at no position twice: a table remembers the values.

Russell & Norvig, "Adversarial Search": transpositions; Greenblatt, Eastlake & Crocker 1967.
"""

from collections.abc import Callable, Hashable
from math import inf
from typing import TypeAlias

from plyscope.game import MAX, A, Game, S
from plyscope.search.table import Key, sameness

Same: TypeAlias = Callable[[S], Hashable]


def minimax_table(game: Game[S, A], state: S, depth: float = inf, symmetry: float = 0) -> float:
    """What `state` is worth to MAX when both players play their best.

    With `symmetry`, mirror images and rotations count as one position. Exact
    when `depth` is infinite. Otherwise `depth` plies are searched and the
    evaluation speaks for what lies below.
    """
    same = sameness(game, symmetry)
    if game.to_move(state) == MAX:
        return max_value(game, state, depth, {}, same)
    return min_value(game, state, depth, {}, same)


def max_value(
    game: Game[S, A], state: S, depth: float, table: dict[Key, float], same: Same[S]
) -> float:
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
            v = max(v, min_value(game, child, depth - 1, table, same))
    table[key] = v
    return v


def min_value(
    game: Game[S, A], state: S, depth: float, table: dict[Key, float], same: Same[S]
) -> float:
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
            v = min(v, max_value(game, child, depth - 1, table, same))
    table[key] = v
    return v
