"""Orders of moves that a search learns while it runs.

Only the search itself knows what caused its cuts. So such an order does not wrap a game, as those
in `plyscope.support.orders` do: it is a search with certain options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from plyscope.search import SEARCHES, SearchEntry
from plyscope.support.orders import ORDERS, OrderEntry

USUAL_SEARCH: Final = "alphabeta"
"""The search selected on the page when a learnt order is chosen.

The search that learns the order then replaces it.
"""


@dataclass(frozen=True)
class LearntOrder:
    """An order in the registry.

    Attributes:
        note: one sentence on what comes first.
        search: the id of the search that learns it.
        options: the options with which this search learns this order and no other.
    """

    id: str
    name: str
    note: str
    search: str
    options: Mapping[str, float]

    @property
    def entry(self) -> SearchEntry:
        """The search that learns it."""
        return SEARCHES[self.search]

    def offered(self, game: Any) -> bool:
        """Whether `game` can be searched in this order."""
        return self.entry.offered(game)


LEARNT: Final[dict[str, LearntOrder]] = {
    order.id: order
    for order in (
        LearntOrder(
            "killers",
            "Killer moves",
            "First the last two moves that caused a cut at the same depth.",
            "alphabeta_ordered",
            {"killers": 1, "history": 0},
        ),
        LearntOrder(
            "history",
            "History heuristic",
            "First the moves that have caused the most cuts so far, anywhere in the tree.",
            "alphabeta_ordered",
            {"killers": 0, "history": 1},
        ),
        LearntOrder(
            "killers-history",
            "Killer moves, then history",
            "First the killer moves, then the others by how many cuts they have caused.",
            "alphabeta_ordered",
            {"killers": 1, "history": 1},
        ),
        LearntOrder(
            "iteration",
            "Best of the last iteration",
            "First the move that was best in the last, shallower iteration.",
            "iterative_deepening",
            {},
        ),
    )
}


def all_orders() -> list[OrderEntry | LearntOrder]:
    """The fixed ones, then the learnt ones."""
    return [*ORDERS.values(), *LEARNT.values()]
