"""Alpha-beta search that learns while it searches which moves to try first.

Slate & Atkin 1977 (killer moves); Schaeffer, "The History Heuristic", 1983.
"""

from collections.abc import Sequence
from math import inf
from operator import ge

from plyscope.game import MAX, MIN, A, Game, S
from plyscope.search.cut import Cut
from plyscope.search.learning_orders import History, Killers, Ordering


def alphabeta_ordered(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
    cuts: Cut = ge,
    killers: float = 1,
    history: float = 1,
) -> float:
    """What `state` is worth to MAX, as far as the window [alpha, beta] asks.

    Between alpha and beta the answer is minimax's, exactly. An answer at or
    below alpha is an upper bound on it, at or above beta a lower bound.
    `killers` and `history` say which of the two is used; with both, killers
    come first and the history puts the others in order.
    """
    orderings: list[Ordering[A]] = []
    if history:
        orderings.append(History())
    if killers:
        orderings.append(Killers())
    if game.to_move(state) == MAX:
        return max_value(game, state, alpha, beta, depth, 0, cuts, orderings)
    return min_value(game, state, alpha, beta, depth, 0, cuts, orderings)


def max_value(
    game: Game[S, A],
    state: S,
    alpha: float,
    beta: float,
    depth: float,
    ply: int,
    cuts: Cut,
    orderings: Sequence[Ordering[A]],
) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    actions = game.actions(state)
    for ordering in orderings:
        actions = ordering.arrange(actions, MAX, ply)
    v = -inf
    for action in actions:
        child = game.result(state, action)
        v = max(v, min_value(game, child, alpha, beta, depth - 1, ply + 1, cuts, orderings))
        if cuts(v, beta):
            for ordering in orderings:
                ordering.cut(action, MAX, ply, depth)
            return v
        alpha = max(alpha, v)
    return v


def min_value(
    game: Game[S, A],
    state: S,
    alpha: float,
    beta: float,
    depth: float,
    ply: int,
    cuts: Cut,
    orderings: Sequence[Ordering[A]],
) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    actions = game.actions(state)
    for ordering in orderings:
        actions = ordering.arrange(actions, MIN, ply)
    v = inf
    for action in actions:
        child = game.result(state, action)
        v = min(v, max_value(game, child, alpha, beta, depth - 1, ply + 1, cuts, orderings))
        if cuts(alpha, v):
            for ordering in orderings:
                ordering.cut(action, MIN, ply, depth)
            return v
        beta = min(beta, v)
    return v
