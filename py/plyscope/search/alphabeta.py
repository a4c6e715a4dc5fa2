"""Alpha-beta search, fail-soft.

Russell & Norvig, "Adversarial Search"; Knuth & Moore 1975; Fishburn 1983.
"""

from math import inf
from operator import ge

from plyscope.game import MAX, A, Game, S
from plyscope.search.cut import Cut


def alphabeta(
    game: Game[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
    cuts: Cut = ge,
) -> float:
    """What `state` is worth to MAX, as far as the window [alpha, beta] asks.

    Between alpha and beta the answer is minimax's, exactly. An answer at or
    below alpha is an upper bound on it, at or above beta a lower bound.
    """
    if game.to_move(state) == MAX:
        return max_value(game, state, alpha, beta, depth, cuts)
    return min_value(game, state, alpha, beta, depth, cuts)


def max_value(
    game: Game[S, A], state: S, alpha: float, beta: float, depth: float, cuts: Cut
) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    v = -inf
    for action in game.actions(state):
        child = game.result(state, action)
        v = max(v, min_value(game, child, alpha, beta, depth - 1, cuts))
        if cuts(v, beta):
            return v
        alpha = max(alpha, v)
    return v


def min_value(
    game: Game[S, A], state: S, alpha: float, beta: float, depth: float, cuts: Cut
) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    v = inf
    for action in game.actions(state):
        child = game.result(state, action)
        v = min(v, max_value(game, child, alpha, beta, depth - 1, cuts))
        if cuts(alpha, v):
            return v
        beta = min(beta, v)
    return v
