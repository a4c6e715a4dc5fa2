"""Mixed strategies of a game with hidden moves, and what they are worth.

A strategy gives, for each information set, the probability of each action.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from plyscope.game import CHANCE, A, HiddenGame, Mover, S

Spot: TypeAlias = tuple[Mover, Hashable]
"""An information set: who is to move, and what they know."""

Strategies: TypeAlias = Mapping[Spot, Sequence[float]]
"""For each information set, the probabilities of its actions, in the game's order. If a set is
missing, all its actions are equally likely."""


class Equilibrium(NamedTuple):
    """Strategies, and their value for MAX when both sides play them."""

    value: float
    strategies: Strategies


def spot(game: HiddenGame[S, A], state: S) -> Spot:
    """The information set that `state` belongs to."""
    return game.to_move(state), game.information(state)


def expected_value(game: HiddenGame[S, A], state: S, strategies: Strategies) -> float:
    """The expected value of `state` for MAX when both sides play these strategies."""
    if game.is_terminal(state):
        return game.utility(state)
    v = 0.0
    for action, probability in choices(game, state, strategies):
        if probability:
            v += probability * expected_value(game, game.result(state, action), strategies)
    return v


def choices(game: HiddenGame[S, A], state: S, strategies: Strategies) -> list[tuple[A, float]]:
    """Each action or outcome of chance in `state`, and its probability."""
    if game.to_move(state) == CHANCE:
        return list(game.outcomes(state))
    actions = game.actions(state)
    even = [1 / len(actions)] * len(actions)
    return list(zip(actions, strategies.get(spot(game, state), even), strict=True))
