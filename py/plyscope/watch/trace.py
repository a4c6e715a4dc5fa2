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
              in `Trace.names`, the number
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isnan, nan
from typing import Any

from plyscope.watch import Watched
from plyscope.watch.log import Log
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
    names, assigned = _assigned(log)
    columns = {**_node_columns(rows), **_run_columns(log, len(rows.parent)), **assigned}
    return Trace(columns, rows.state, rows.action, names, visited)


def _node_columns(rows: Rows) -> dict[str, array[Any]]:
    return {
        "parent": array("i", rows.parent),
        "kind": array("B", rows.kind),
        "status": array("B", rows.status),
        "value": array("d", rows.value),
    }


def _run_columns(log: Log, count: int) -> dict[str, array[Any]]:
    """What happened when. Rows that were never entered get −1, or not a number."""
    pruned = count - len(log.entered)
    alpha, beta = log.locals.window or (None, None)
    leave = array("i", [-1]) * count
    for node, event, _ in log.left:
        leave[node] = event
    return {
        "alpha": _parameter(log, alpha) + array("d", [nan]) * pruned,
        "beta": _parameter(log, beta) + array("d", [nan]) * pruned,
        "enter": _entries(log) + array("i", [-1]) * pruned,
        "leave": leave,
        "event": array("h", log.event),
    }


def _entries(log: Log) -> array[int]:
    """The event that entered each node."""
    return array("i", [entry[1] for entry in log.entered])


def _parameter(log: Log, name: str | None) -> array[float]:
    """What a parameter held when each node was entered; not a number where that was none."""
    if name is None:
        return array("d", [nan]) * len(log.entered)
    place = 1 + log.locals.numbers.index(name)
    held = [entry[3][place] for entry in log.entered]
    try:
        return array("d", held)
    except TypeError:
        return array("d", map(number, held))


def _assigned(log: Log) -> tuple[list[str], dict[str, array[Any]]]:
    """The names of locals that held numbers, and when they held which: first the parameters of
    every call, then what lines have assigned; each by itself in order of time. The window is
    left out of the former, because it has columns of its own."""
    at, place, value = array("i"), array("B"), array("d")
    names = list(dict.fromkeys(name for kept in log.kept.values() for name in kept))
    names += [name for name in log.locals.numbers if name not in names]
    for name in log.locals.numbers:
        held = _parameter(log, name)
        if name in (log.locals.window or ()) or all(map(isnan, held)):
            continue
        at += _entries(log)
        place += array("B", [names.index(name)]) * len(held)
        value += held
    found = _assigned_by_lines(log, names)
    at.extend([event for event, _, _ in found])
    place.extend([index for _, index, _ in found])
    value.extend([held for _, _, held in found])
    return names, {"assigned_at": at, "assigned_name": place, "assigned_value": value}


def _assigned_by_lines(log: Log, names: list[str]) -> list[tuple[int, int, float]]:
    """(event, place of the name, number) of each local that a line assigned, in order of time."""
    places = {line: tuple(map(names.index, kept)) for line, kept in log.kept.items()}
    found: list[tuple[int, int, Any]] = []
    for event, line, values in log.assigned:
        targets = places[line]
        if len(targets) == 1:
            found.append((event, targets[0], values))
        else:
            found += [(event, index, held) for index, held in zip(targets, values, strict=False)]
    return [each for each in found if type(each[2]) is float or type(each[2]) is int]


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
