"""Alpha-beta search with a transposition table.

A search with a window may learn only that a position is worth so much at least, or at most. The
table notes which, and what it notes is used where that is enough.

Greenblatt, Eastlake & Crocker 1967; Marsland, "A Review of Game-Tree Pruning", 1986.
"""

from collections.abc import Callable, Hashable
from math import inf
from operator import ge
from typing import TypeAlias

from plyscope.game import MAX, A, Game, S
from plyscope.search.cut import Cut
from plyscope.search.table import LOWER, UPPER, Entry, Table, bound_of, sameness

Same: TypeAlias = Callable[[S], Hashable]


def alphabeta_table(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
    cuts: Cut = ge,
    symmetry: float = 0,
) -> float:
    """What `state` is worth to MAX, as far as the window [alpha, beta] asks.

    Between alpha and beta the answer is minimax's, exactly. An answer at or
    below alpha is an upper bound on it, at or above beta a lower bound. With
    `symmetry`, mirror images and rotations count as one position.
    """
    same = sameness(game, symmetry)
    if game.to_move(state) == MAX:
        return max_value(game, state, alpha, beta, depth, cuts, {}, same)
    return min_value(game, state, alpha, beta, depth, cuts, {}, same)


def max_value(
    game: Game[S, A],
    state: S,
    alpha: float,
    beta: float,
    depth: float,
    cuts: Cut,
    table: Table,
    same: Same[S],
) -> float:
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
        v = max(v, min_value(game, child, alpha, beta, depth - 1, cuts, table, same))
        if cuts(v, beta):
            break
        alpha = max(alpha, v)
    table[same(state)] = Entry(v, bound_of(v, first_alpha, beta), depth)
    return v


def min_value(
    game: Game[S, A],
    state: S,
    alpha: float,
    beta: float,
    depth: float,
    cuts: Cut,
    table: Table,
    same: Same[S],
) -> float:
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
        v = min(v, max_value(game, child, alpha, beta, depth - 1, cuts, table, same))
        if cuts(alpha, v):
            break
        beta = min(beta, v)
    table[same(state)] = Entry(v, bound_of(v, alpha, first_beta), depth)
    return v


def is_enough(entry: Entry, alpha: float, beta: float, depth: float) -> bool:
    """Whether the window [alpha, beta] asks no more than `entry` tells.

    What was found to another depth is not used, so that the answer is that
    of minimax to this depth. A program that only plays would use what is deeper.
    """
    if entry.depth != depth:
        return False
    if entry.bound == LOWER:
        return entry.value >= beta
    if entry.bound == UPPER:
        return entry.value <= alpha
    return True
