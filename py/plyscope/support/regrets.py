"""What a player regrets at one information set, and how it plays there therefore.

Regret matching: an action is taken with a probability in proportion to how much more it would have
brought in all rounds than what was played, if that is more at all. Hart & Mas-Colell, "A Simple
Adaptive Procedure Leading to Correlated Equilibrium", 2000.
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
        """Note what each action would have been worth in this round, and what `v` was had.

        Args:
            weight: the probability with which all but the player have led here. For MIN, who
                regrets what would have been less, it is negative.
            reach: the probability with which the player's own strategy led here. By it the round
                counts in the average.
        """
        for index, worth in enumerate(worths):
            self.regrets[index] += weight * (worth - v)
            self.played[index] += reach * self.strategy[index]

    def next_round(self) -> None:
        """Choose the strategy of the next round."""
        self.strategy = _in_proportion([max(0.0, regret) for regret in self.regrets])

    def average(self) -> list[float]:
        """The average strategy of all rounds: this, not the last one, goes to equilibrium."""
        return _in_proportion(self.played)


def _in_proportion(weights: Sequence[float]) -> list[float]:
    """Probabilities in proportion to weights that are not negative; all the same if none is more
    than 0."""
    total = sum(weights)
    if total <= 0:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def check_begins(game: Any, state: Any) -> None:
    """Raises `BadInput` (field "search") when moves are already made: a side that cannot see them
    must weigh all that they could have been."""
    if state != game.initial:
        raise BadInput(
            "Hidden moves have already been made here. Search from a position before the first of "
            "them.",
            field="search",
        )
