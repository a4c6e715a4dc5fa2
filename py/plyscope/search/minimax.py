"""Minimax search, as in Russell & Norvig, "Adversarial Search"."""

from math import inf

from plyscope.game import MAX, A, Game, S


def minimax(game: Game[S, A], state: S, depth: float = inf) -> float:
    """What `state` is worth to MAX when both players play their best.

    Exact when `depth` is infinite. Otherwise `depth` plies are searched and
    the evaluation speaks for what lies below.
    """
    if game.to_move(state) == MAX:
        return max_value(game, state, depth)
    return min_value(game, state, depth)


def max_value(game: Game[S, A], state: S, depth: float) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    v = -inf
    for action in game.actions(state):
        child = game.result(state, action)
        v = max(v, min_value(game, child, depth - 1))
    return v


def min_value(game: Game[S, A], state: S, depth: float) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return game.evaluate(state)
    v = inf
    for action in game.actions(state):
        child = game.result(state, action)
        v = min(v, max_value(game, child, depth - 1))
    return v
