"""Orders of moves that a search learns from its own cuts.

A move that caused a cut will often cause one in the next position too: a threat must be answered,
whatever else was played. So moves that caused cuts are tried first.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any, Generic, Protocol

from plyscope.game import A, Player
from plyscope.support.orders import sorted_by

KILLERS = 2


class Ordering(Protocol[A]):
    """Puts actions in order, and learns from cuts. `ply` counts the moves from the root."""

    def arrange(self, actions: Sequence[A], player: Player, ply: int) -> Sequence[A]:
        """The same actions, the most promising for `player` first. Equals keep their order."""

    def cut(self, action: A, player: Player, ply: int, depth: float) -> None:
        """Learn that `action` of `player` caused a cut, with `depth` plies left to search."""


class Killers(Generic[A]):
    """The last two moves that caused a cut at the same ply. Slate & Atkin, "Chess 4.5", 1977."""

    def __init__(self) -> None:
        self.killers: dict[int, list[A]] = {}

    def arrange(self, actions: Sequence[A], player: Player, ply: int) -> Sequence[A]:
        """The two killer moves first, if they are legal here, the newer before the older."""
        killers = [action for action in self.killers.get(ply, []) if action in actions]
        return killers + [action for action in actions if action not in killers]

    def cut(self, action: A, player: Player, ply: int, depth: float) -> None:
        """Keep `action` and the newer of the others."""
        others = [killer for killer in self.killers.get(ply, []) if killer != action]
        self.killers[ply] = [action, *others][:KILLERS]


class History(Generic[A]):
    """How much each move has cut so far, anywhere in the tree. Schaeffer 1983, 1989.

    A cut counts depth², because a cut with more plies left saves more. Without a depth limit, each
    cut counts the same.
    """

    def __init__(self) -> None:
        self.credit: dict[tuple[Player, A], float] = {}

    def arrange(self, actions: Sequence[A], player: Player, ply: int) -> Sequence[A]:
        """The moves with the largest sum first."""
        return sorted_by(actions, [-self.credit.get((player, action), 0) for action in actions])

    def cut(self, action: A, player: Player, ply: int, depth: float) -> None:
        """Add this cut to the sum of `action`."""
        earned = depth * depth if isfinite(depth) else 1
        self.credit[player, action] = self.credit.get((player, action), 0) + earned


def orders_to_learn(killers: float, history: float) -> list[Ordering[Any]]:
    """The learners in use; the most important one is last."""
    orders: list[Ordering[Any]] = []
    if history:
        orders.append(History())
    if killers:
        orders.append(Killers())
    return orders
