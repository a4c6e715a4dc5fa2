"""Which rows of a trace are the same position, reached in several ways."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable
from typing import Any

from plyscope.watch.rows import KNOWN, Rows

MOST_COMPARED = 60_000
"""So many rows are compared at most: a larger tree is not folded on a screen anyway."""


def position_columns(
    rows: Rows, visited: int, key: Callable[[Any], Hashable] | None
) -> dict[str, array[Any]]:
    """The columns `same` and `link`. Rows that were never entered are the same as none.

    What is known from a table was learnt where the same position was searched last.
    """
    count = len(rows.parent)
    same = array("i", range(count))
    link = array("i", [-1]) * count
    if visited > MOST_COMPARED and KNOWN not in rows.status:
        return {"same": same, "link": link}
    first: dict[Hashable, int] = {}
    learnt: dict[Hashable, int] = {}
    for row in range(visited):
        position = key(rows.state[row]) if key else rows.state[row]
        if rows.status[row] == KNOWN:
            link[row] = learnt.get(position, -1)
        else:
            learnt[position] = row
        same[row] = first.setdefault(position, row)
    return {"same": same, "link": link}
