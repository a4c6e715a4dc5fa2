"""Whether a table knew the exact value of a position, or only a bound on it.

An answer at or below alpha is an upper bound, and one at or above beta is a lower bound. So the
answer and the window together show what a table can have stored.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Sequence
from math import isnan
from typing import Any

from plyscope.tracing.rows import INNER, KNOWN, Rows

EXACT, AT_LEAST, AT_MOST = 0, 1, 2
"""What a number says about a position's value."""

BOTH = AT_LEAST | AT_MOST
"""A number that is both a lower and an upper bound is the value itself."""


def bound_column(
    rows: Rows,
    alpha: Sequence[float],
    beta: Sequence[float],
    depths: Sequence[Any],
    key: Callable[[Any], Hashable] | None,
) -> array[int]:
    """The column `bound`, from the windows and depths with which the visited nodes were entered.

    The table knew what earlier rows had found for the same position, searched to the same depth.
    If none of them found this number, the row's own window decides.
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
    """What an answer to the window [alpha, beta] is; alpha and beta may be not-a-number."""
    if value <= alpha:
        return AT_MOST
    return AT_LEAST if value >= beta else BOTH
