"""All orders of moves: those that are fixed before a search, and those that a search learns."""

from __future__ import annotations

from plyscope.kinds.game.learnt_orders import LEARNT, LearntOrder
from plyscope.support.orders import ORDERS, OrderEntry


def all_orders() -> list[OrderEntry | LearntOrder]:
    """The fixed ones, then the learnt ones."""
    return [*ORDERS.values(), *LEARNT.values()]
