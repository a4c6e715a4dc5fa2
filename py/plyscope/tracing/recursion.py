"""The trace of a function that recurses, where there is no game: a node is a call.

Its columns are those of `trace.py`. Nobody moves at a call, so its kind is `CALLED`; what tells one
call from another is its first argument; and a call that makes no other is terminal.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import nan
from typing import Any, Final

from plyscope.tracing import Watched, without_garbage_collection
from plyscope.tracing.rows import INNER, NO_ACTION, TERMINAL, Rows, first_equal, numbers
from plyscope.tracing.trace import Trace, columns_of_run

CALLED: Final = 5
"""Who moves at a row: nobody, it is a call of a function. 0 to 4 are taken, in `rows.py` and
`constraints/trace.py`."""


@without_garbage_collection()
def make_call_trace(watched: Watched) -> Trace:
    """The trace of a run of `watch_calls`. The states of its rows are the first arguments."""
    log = watched.log
    visited = log.nodes
    parent = log.parent[:]
    callers = set(parent)
    rows = Rows(
        parent=parent,
        same=first_equal(list(map(_same, log.states()))),
        state=log.states(),
        action=[NO_ACTION] * visited,
        kind=bytearray([CALLED]) * visited,
        status=bytearray([INNER if row in callers else TERMINAL for row in range(visited)]),
        value=numbers(log.left[:]),
    )
    no_window = [nan] * visited
    columns, names = columns_of_run(log, rows, no_window, no_window, numbers_as_states=True)
    codes = tuple(log.locals.state)
    return Trace(columns, rows.state, rows.same, rows.action, names, codes, visited)


def _same(argument: Any) -> Hashable:
    """Equal for calls with equal arguments. One that could be changed later is equal to none."""
    return argument if isinstance(argument, Hashable) else object()
