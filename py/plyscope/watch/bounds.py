"""Whether what a table knew of a position was its value, or only a bound on it.

A search with a window answers at or below alpha with an upper bound and at or above beta with a
lower one. So what it found, and at what window, tells what a table can have kept of it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Sequence
from math import isnan
from typing import Any

from plyscope.watch.rows import INNER, KNOWN, Rows

EXACT, AT_LEAST, AT_MOST = 0, 1, 2
"""What a number says of a value."""

BOTH = AT_LEAST | AT_MOST
"""A number that is a bound on both sides is the value itself."""


def bound_column(
    rows: Rows,
    alpha: Sequence[float],
    beta: Sequence[float],
    depths: Sequence[Any],
    key: Callable[[Any], Hashable] | None,
) -> array[int]:
    """The column `bound`, from the windows and the depths that the visited nodes were entered with.

    What was known is what the rows before have shown of the same position, searched to the
    same depth. If none of them has found the number, the row's own window tells.
    """
    column = array("B", [EXACT]) * len(rows.parent)
    if KNOWN not in rows.status:
        return column
    shown: dict[Hashable, int] = {}
    for row, depth in enumerate(depths):
        state, value = rows.state[row], rows.value[row]
        finding = (key(state) if key else state, depth, value)
        proved = BOTH
        if rows.status[row] in (INNER, KNOWN):
            proved = _proved(value, alpha[row], beta[row])
        if rows.status[row] == KNOWN:
            kept = shown.get(finding, proved)
            column[row] = EXACT if kept == BOTH else kept
        elif not isnan(value):
            shown[finding] = shown.get(finding, 0) | proved
    return column


def _proved(value: float, alpha: float, beta: float) -> int:
    """What an answer to the window [alpha, beta] is, the ends of which may not be numbers."""
    if value <= alpha:
        return AT_MOST
    return AT_LEAST if value >= beta else BOTH
