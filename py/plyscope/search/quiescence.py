"""Depth-limited alpha-beta search that evaluates only quiet positions.

An evaluation says little where the next move can change everything: the search would take what it
wins with the last move it sees for won, and put off beyond its horizon what it cannot avoid. So at
the depth limit it goes on with the noisy moves alone, until the position is quiet.

Shannon 1950; Beal, "A Generalised Quiescence Search Algorithm", 1990.
"""

from collections.abc import Sequence
from math import inf
from operator import ge
from typing import Protocol

from plyscope.game import MAX, A, Game, S
from plyscope.search.cut import Cut


class NoisyGame(Game[S, A], Protocol[S, A]):
    """A game that knows which of its positions are quiet."""

    def is_quiet(self, state: S) -> bool:
        """Whether the evaluation of `state` can be trusted: no move changes much at once."""
        ...

    def noisy_actions(self, state: S) -> Sequence[A]:
        """The actions that change much, or that answer such a threat; none in a quiet state."""
        ...

    def may_stand_pat(self, state: S) -> bool:
        """Whether the mover need not play one of the noisy actions, being under no threat."""
        ...


def quiescence(
    game: NoisyGame[S, A],
    state: S,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
    cuts: Cut = ge,
) -> float:
    """What `state` is worth to MAX, as far as the window [alpha, beta] asks.

    Exact when `depth` is infinite. Otherwise `depth` plies are searched, then
    noisy moves only, and the evaluation speaks for the quiet positions where
    they end.
    """
    if game.to_move(state) == MAX:
        return max_value(game, state, alpha, beta, depth, cuts)
    return min_value(game, state, alpha, beta, depth, cuts)


def max_value(
    game: NoisyGame[S, A], state: S, alpha: float, beta: float, depth: float, cuts: Cut
) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth <= 0 and game.is_quiet(state):
        return game.evaluate(state)
    v = -inf
    if depth <= 0 and game.may_stand_pat(state):
        # A quiet move is worth as much as this at least, or so the evaluation thinks.
        v = game.evaluate(state)
        if cuts(v, beta):
            return v
        alpha = max(alpha, v)
    for action in game.actions(state) if depth > 0 else game.noisy_actions(state):
        child = game.result(state, action)
        v = max(v, min_value(game, child, alpha, beta, depth - 1, cuts))
        if cuts(v, beta):
            return v
        alpha = max(alpha, v)
    return v


def min_value(
    game: NoisyGame[S, A], state: S, alpha: float, beta: float, depth: float, cuts: Cut
) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth <= 0 and game.is_quiet(state):
        return game.evaluate(state)
    v = inf
    if depth <= 0 and game.may_stand_pat(state):
        v = game.evaluate(state)
        if cuts(alpha, v):
            return v
        beta = min(beta, v)
    for action in game.actions(state) if depth > 0 else game.noisy_actions(state):
        child = game.result(state, action)
        v = min(v, max_value(game, child, alpha, beta, depth - 1, cuts))
        if cuts(alpha, v):
            return v
        beta = min(beta, v)
    return v
