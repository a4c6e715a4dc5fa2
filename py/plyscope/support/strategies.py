"""Mixed strategies of a game with hidden moves, and what they are worth.

A strategy says for each information set with which probability each action is taken there.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from plyscope.game import CHANCE, A, HiddenGame, Mover, S

Spot: TypeAlias = tuple[Mover, Hashable]
"""An information set: who is to move, and what they know."""

Strategies: TypeAlias = Mapping[Spot, Sequence[float]]
"""For each information set the probabilities of its actions, in the game's order. Where one is
missing, all its actions are as likely."""


class Equilibrium(NamedTuple):
    """What strategies are worth to MAX when both sides keep to them, and the strategies."""

    value: float
    strategies: Strategies


def spot(game: HiddenGame[S, A], state: S) -> Spot:
    """The information set that `state` belongs to."""
    return game.to_move(state), game.information(state)


def expected_value(game: HiddenGame[S, A], state: S, strategies: Strategies) -> float:
    """What `state` is worth to MAX when both sides keep to these strategies."""
    if game.is_terminal(state):
        return game.utility(state)
    v = 0.0
    for action, probability in choices(game, state, strategies):
        if probability:
            v += probability * expected_value(game, game.result(state, action), strategies)
    return v


def choices(game: HiddenGame[S, A], state: S, strategies: Strategies) -> list[tuple[A, float]]:
    """Each action in `state`, or outcome of chance, and its probability."""
    if game.to_move(state) == CHANCE:
        return list(game.outcomes(state))
    actions = game.actions(state)
    even = [1 / len(actions)] * len(actions)
    return list(zip(actions, strategies.get(spot(game, state), even), strict=True))
