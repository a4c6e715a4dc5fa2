"""The trace: a search's tree as columns, one row per node and one row per event.

The columns are `array.array`s, which cross to JavaScript as typed arrays without a Python object
for each number. Their meaning:

    parent    row of the parent; −1 at the root
    kind      0 MAX to move, 1 MIN to move
    status    0 inner, 1 terminal, 2 evaluated at the depth limit, 3 pruned
    value     the value returned; not a number where none was
    alpha, beta   the window at entry; not numbers where the search has none
    enter, leave  the events that entered and left the node; −1 for pruned rows

Rows 0 … visited−1 stand in the order in which their nodes were entered, so that parents come
before children and a subtree is contiguous. After them come the pruned rows: actions that were
offered but never expanded, which is what a cut leaves behind.

    event     −1 a call, −2 a return, n > 0: line n is about to run
    assigned_at, assigned_name, assigned_value
              a local name that held a number when an event happened: the event, the name's place
              in `Trace.names`, the number. Not in order of time.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from math import isnan, nan
from typing import Any

from plyscope.watch import Watched, without_garbage_collection
from plyscope.watch.log import CALL, RETURN, Log, is_number
from plyscope.watch.rows import (
    EVALUATED,
    MAX_TO_MOVE,
    TERMINAL,
    Rows,
    add_below,
    add_pruned,
    number,
    visited_rows,
)


@dataclass(frozen=True)
class Trace:
    """The columns by name, and what is not a number: the state and the action of each row."""

    columns: Mapping[str, array[Any]]
    states: Sequence[Any]
    actions: Sequence[Any]
    names: Sequence[str]
    visited: int

    @property
    def leaves(self) -> int:
        """How many terminal or evaluated nodes were visited."""
        status = self.columns["status"]
        return status.count(TERMINAL) + status.count(EVALUATED)


@without_garbage_collection()
def make_trace(watched: Watched, game: Any, *, whole: bool = False) -> Trace:
    """The trace of a finished run of a search of `game`.

    With `whole`, what lies below the pruned rows is added as well, as far as there is room; it
    is meant for trees that are small and known, not for games.
    """
    log = watched.log
    visited = len(log.entered)
    rows = visited_rows(log, game)
    add_pruned(rows, log, game)
    if whole:
        add_below(rows, visited, game)
    enter = _events(log, CALL)
    assigned = _assigned(log, enter)
    columns = {
        **_node_columns(rows),
        **_run_columns(log, enter, len(rows.parent)),
        "assigned_at": assigned.at,
        "assigned_name": assigned.place,
        "assigned_value": assigned.value,
    }
    return Trace(columns, rows.state, rows.action, assigned.names, visited)


def _node_columns(rows: Rows) -> dict[str, array[Any]]:
    return {
        "parent": array("i", rows.parent),
        "kind": array("B", rows.kind),
        "status": array("B", rows.status),
        "value": array("d", rows.value),
    }


def _run_columns(log: Log, enter: array[int], count: int) -> dict[str, array[Any]]:
    """What happened when. Rows that were never entered get −1, or not a number."""
    pruned = count - len(log.entered)
    alpha, beta = log.locals.window or (None, None)
    leave = array("i", [-1]) * count
    for (node, _), event in zip(log.left, _events(log, RETURN), strict=True):
        leave[node] = event
    return {
        "alpha": _parameter(log, alpha) + array("d", [nan]) * pruned,
        "beta": _parameter(log, beta) + array("d", [nan]) * pruned,
        "enter": enter + array("i", [-1]) * pruned,
        "leave": leave,
        "event": array("h", log.event),
    }


def _events(log: Log, kind: int) -> array[int]:
    """The events that are calls, or those that are returns; by calls, one for each node."""
    return array("i", [at for at, event in enumerate(log.event) if event == kind])


def _parameter(log: Log, name: str | None) -> array[float]:
    """What a parameter held when each node was entered; not a number where that was none."""
    if name is None:
        return array("d", [nan]) * len(log.entered)
    place = 1 + log.locals.numbers.index(name)
    held = [entry[2][place] for entry in log.entered]
    try:
        return array("d", held)
    except TypeError:
        return array("d", map(number, held))


NUMBERS = frozenset((int, float))


class _Assigned:
    """The columns of what locals held, and the table of their names, under construction."""

    def __init__(self) -> None:
        self.at, self.place, self.value = array("i"), array("B"), array("d")
        self.names: list[str] = []

    def add(self, name: str, events: Sequence[int], held: Sequence[Any]) -> None:
        """Note that `name` held these values when these events came, where they are numbers."""
        if not NUMBERS.issuperset(map(type, held)):
            numbers = [is_number(each) for each in held]
            events, held = list(compress(events, numbers)), list(compress(held, numbers))
        if not held:
            return
        if name not in self.names:
            self.names.append(name)
        self.at.extend(events)
        self.place.extend(bytes([self.names.index(name)]) * len(held))
        self.value.extend(held)


def _assigned(log: Log, enter: array[int]) -> _Assigned:
    """What the parameters of every call held, but for the window, which has columns of its own;
    and what lines have assigned."""
    columns = _Assigned()
    for place, name in enumerate(log.locals.numbers, start=1):
        if name not in (log.locals.window or ()):
            columns.add(name, enter, [entry[2][place] for entry in log.entered])
    at, lines = _readings(log)
    for line, names in log.kept.items():
        here = [each == line for each in lines]
        events, held = list(compress(at, here)), list(compress(log.assigned, here))
        for place, name in enumerate(names):
            one = held if len(names) == 1 else [values[place] for values in held]
            columns.add(name, events, one)
    return columns


def _readings(log: Log) -> tuple[list[int], list[int]]:
    """The event and the line of each entry of `log.assigned`."""
    was_read = {line: bool(names) for line, names in log.kept.items()}
    at = list(compress(range(len(log.event)), map(was_read.get, log.event)))
    for line, names in log.kept.items():
        if not names:
            at.append(log.event.index(line))
    at.sort()
    return at, [log.event[event] for event in at]


def variation(trace: Trace) -> list[Any]:
    """The actions of the principal variation: at each node the first that gave its value."""
    parent, value, kind = (trace.columns[name] for name in ("parent", "value", "kind"))
    best = [-1] * trace.visited
    for row in range(1, trace.visited):
        above = parent[row]
        if above < 0 or isnan(value[row]):
            continue
        rival = best[above]
        sign = 1 if kind[above] == MAX_TO_MOVE else -1
        if rival < 0 or sign * value[row] > sign * value[rival]:
            best[above] = row
    actions = []
    row = best[0] if best else -1
    while row >= 0:
        actions.append(trace.actions[row])
        row = best[row]
    return actions
