"""Orders of moves. The better the first moves are, the more alpha-beta can cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from plyscope.game import MAX, A, Game, S
from plyscope.wrapped import Wrapped

Arrange: TypeAlias = Callable[[Game[S, A], S], Sequence[A]]
"""The actions of the game in a state, in some order. Equals stay in the game's own order."""


class Ordered(Wrapped[S, A]):
    """`game` with its actions in another order, and otherwise unchanged."""

    def __init__(self, game: Game[S, A], arrange: Arrange[S, A]) -> None:
        super().__init__(game)
        self.arrange = arrange

    def actions(self, state: S) -> Sequence[A]:
        """The same actions in this order."""
        return self.arrange(self.game, state)


def reversed_order(game: Game[S, A], state: S) -> Sequence[A]:
    """The last action first."""
    return game.actions(state)[::-1]


def centre_first(game: Game[S, A], state: S) -> Sequence[A]:
    """The centre first, as the game's `centre_rank(action)` says; only for games that have it."""
    centre_rank: Callable[[A], int] = game.centre_rank  # type: ignore[attr-defined]
    actions = game.actions(state)
    return _sorted_by(actions, [centre_rank(action) for action in actions])


def best_evaluation_first(game: Game[S, A], state: S) -> Sequence[A]:
    """What looks best to the mover first: by the utility or evaluation of where it leads."""
    sign = -1 if game.to_move(state) == MAX else 1
    actions = game.actions(state)
    ranks = []
    for action in actions:
        child = game.result(state, action)
        worth = game.utility(child) if game.is_terminal(child) else game.evaluate(child)
        ranks.append(sign * worth)
    return _sorted_by(actions, ranks)


def _sorted_by(actions: Sequence[A], ranks: Sequence[float]) -> list[A]:
    # The ranks are worked out beforehand, so that `sorted` calls no Python function: in a browser
    # a deep search would overflow the stack by calls of Python from C.
    return [actions[index] for index in sorted(range(len(actions)), key=ranks.__getitem__)]


@dataclass(frozen=True)
class OrderEntry:
    """An order in the registry.

    Attributes:
        arrange: puts the actions in order; None leaves them as the game gives them.
        needs: the method that a game must have for this order, or "".
        note: one sentence on what comes first.
    """

    id: str
    name: str
    arrange: Callable[[Any, Any], Sequence[Any]] | None
    needs: str
    note: str

    def offered(self, game: Game[Any, Any]) -> bool:
        """Whether `game` can be searched in this order."""
        return not self.needs or hasattr(game, self.needs)

    def apply(self, game: Game[S, A]) -> Game[S, A]:
        """`game` with its actions in this order. Raises `ValueError` when it is not offered."""
        if not self.offered(game):
            raise ValueError(f'The order "{self.name}" is not offered by this game.')
        return game if self.arrange is None else Ordered(game, self.arrange)


ORDERS: Final[dict[str, OrderEntry]] = {
    entry.id: entry
    for entry in (
        OrderEntry("given", "as given", None, "", "The game's own order."),
        OrderEntry("reversed", "reversed", reversed_order, "", "The game's own order backwards."),
        OrderEntry("centre", "centre first", centre_first, "centre_rank", "The centre first."),
        OrderEntry(
            "evaluation",
            "best evaluation first",
            best_evaluation_first,
            "",
            "What the evaluation likes best for the mover first.",
        ),
    )
}
