"""Evaluations that a person can weigh: h(s) = w·x(s), a weight for each feature of a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final, Protocol

from plyscope.game import A, BadInput, Game, S, S_contra, offers
from plyscope.games.wrapper import Wrapped

LARGEST_WEIGHT: Final = 1_000_000
"""No sum of features under such weights is too large for a number."""


@dataclass(frozen=True)
class Feature:
    """Something that can be counted or measured in a position, larger where it is better for MAX.

    Attributes:
        most: what its absolute value never exceeds.
        default: its weight in the game's own evaluation.
    """

    id: str
    name: str
    most: float
    default: float


class Features(Protocol[S_contra]):
    """What a game declares whose evaluation is a weighted sum of features."""

    @property
    def feature_list(self) -> Sequence[Feature]:
        """The features that the evaluation weighs."""

    def features(self, state: S_contra) -> Sequence[float]:
        """x(s): the features of `state`, in the order of `feature_list`."""

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """What a weighted sum under these weights says of the utility, from MAX's side.

        It grows with `score`, and lies strictly between a loss and a win of MAX whatever the
        weights are, so that no estimate passes for the end of a game. With the default weights it
        gives `evaluate`.
        """


class Featured(Game[S, A], Features[S], Protocol[S, A]):
    """A game whose evaluation is a weighted sum of features."""


class Weighted(Wrapped[S, A]):
    """`game` with other weights for its features. Only `evaluate` changes."""

    def __init__(self, game: Featured[S, A], weights: Sequence[float]) -> None:
        """One weight for each feature, in the order of `feature_list`."""
        super().__init__(game)
        self.weights = tuple(weights)
        self._features = game.features
        self._estimate = game.estimate

    def evaluate(self, state: S) -> float:
        """The game's estimate under these weights."""
        return self._estimate(weighted_sum(self.weights, self._features(state)), self.weights)


class Estimated(Wrapped[S, A]):
    """`game` with another function in the place of its `evaluate`."""

    def __init__(self, game: Game[S, A], evaluate: Callable[[S], float]) -> None:
        super().__init__(game)
        self.evaluate = evaluate


class InBounds(Wrapped[Any, Any]):
    """`game` for a search that takes means: they are no numbers if some estimates are infinite, so
    these count as the best and the worst utility."""

    def evaluate(self, state: Any) -> float:
        """The game's own estimate; within its bounds if it is infinite."""
        worth = self.game.evaluate(state)
        if isfinite(worth):
            return worth
        ends: tuple[float, float] = self.bounds
        return ends[worth > 0]


def weighted_sum(weights: Sequence[float], features: Sequence[float]) -> float:
    """w·x."""
    return sum(weight * feature for weight, feature in zip(weights, features, strict=True))


def largest_sum(weights: Sequence[float], feature_list: Sequence[Feature]) -> float:
    """The most that w·x can be in any position: |w₁|·most₁ + |w₂|·most₂ + …"""
    return weighted_sum([abs(weight) for weight in weights], [each.most for each in feature_list])


def below_a_win(score: float, weights: Sequence[float], feature_list: Sequence[Feature]) -> float:
    """`score` scaled to lie strictly between −1 and 1: divided by 1 more than any position has."""
    return score / (1 + largest_sum(weights, feature_list))


def default_weights(game: Features[Any]) -> tuple[float, ...]:
    """The weights of the game's own evaluation."""
    return tuple(feature.default for feature in game.feature_list)


def read_weights(game: Any, given: Any) -> tuple[float, ...]:
    """The weights in `given`, a list with one number for each feature; None gives the defaults.

    Raises `BadInput` (field "weights").
    """
    if not offers(game, Features):
        raise BadInput("This game has no features to weigh.", field="weights")
    if given is None:
        return default_weights(game)
    features = game.feature_list
    if not isinstance(given, (list, tuple)):
        raise BadInput("Weights must be a list of numbers.", field="weights")
    if len(given) != len(features):
        names = ", ".join(feature.name for feature in features)
        raise BadInput(
            f"There must be {len(features)} weights, one for each feature ({names}), not"
            f" {len(given)}.",
            field="weights",
        )
    for feature, weight in zip(features, given, strict=True):
        if not _is_weight(weight):
            raise BadInput(
                f'The weight of "{feature.name}" must be a number from −{LARGEST_WEIGHT:,} to'
                f" {LARGEST_WEIGHT:,}.",
                field="weights",
            )
    return tuple(given)


def _is_weight(weight: object) -> bool:
    if isinstance(weight, bool) or not isinstance(weight, (int, float)):
        return False
    return abs(weight) <= LARGEST_WEIGHT
