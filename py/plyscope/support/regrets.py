"""What a player regrets at one information set, and the strategy that follows from it.

Regret matching: the regret of an action is how much more it would have earned in all rounds than
what was played. Actions with a positive regret are played with probabilities in proportion to it.
Hart & Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium", 2000.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plyscope.game import BadInput


class Regrets:
    """The regrets of the actions of one information set, added up over the rounds.

    Attributes:
        strategy: the probabilities of the actions in this round.
    """

    def __init__(self, actions: int) -> None:
        self.regrets = [0.0] * actions
        self.played = [0.0] * actions
        self.strategy = _in_proportion(self.regrets)

    def add(
        self, worths: Sequence[float], v: float, weight: float = 1.0, reach: float = 1.0
    ) -> None:
        """Note the value that each action would have had in this round, and the value `v` of what
        was played.

        Args:
            weight: the probability that chance and the other side lead here. It is negative for
                MIN, who regrets not having got less.
            reach: the probability that the player's own strategy leads here. It is the weight of
                the round in the average.
        """
        for index, worth in enumerate(worths):
            self.regrets[index] += weight * (worth - v)
            self.played[index] += reach * self.strategy[index]

    def next_round(self) -> None:
        """Choose the strategy of the next round."""
        self.strategy = _in_proportion([max(0.0, regret) for regret in self.regrets])

    def average(self) -> list[float]:
        """The average strategy of all rounds. It approaches an equilibrium; the last strategy need
        not."""
        return _in_proportion(self.played)


def _in_proportion(weights: Sequence[float]) -> list[float]:
    """Probabilities in proportion to weights, none of them negative; all equal if all weights are
    0."""
    total = sum(weights)
    if total <= 0:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def check_begins(game: Any, state: Any) -> None:
    """Raises `BadInput` (field "search") if hidden moves have already been made: a side that cannot
    see them must consider all that they could have been."""
    if state != game.initial:
        raise BadInput(
            "Hidden moves have already been made here. Search from a position before the first of "
            "them.",
            field="method",
        )
