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
              the event before which a local name had been given a number, the name's place in
              `Trace.names`, the number
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isnan, nan
from typing import Any

from plyscope.game import MAX
from plyscope.watch import Watched
from plyscope.watch.log import NO_ACTION, Log

INNER, TERMINAL, EVALUATED, PRUNED = range(4)
MAX_TO_MOVE, MIN_TO_MOVE = range(2)

MAX_PRUNED_BELOW = 2_000
"""How many rows below the first pruned ones may be added, so that a small tree is seen whole."""


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
    visited = len(log.parent)
    table = _visited_rows(log, game)
    _add_pruned(table, _never_expanded(log, game))
    if whole:
        _add_below(table, visited, game)
    names = sorted(set(log.assigned_name))
    place = {name: index for index, name in enumerate(names)}
    columns: dict[str, array[Any]] = {
        "parent": array("i", table.parent),
        "kind": array("B", table.kind),
        "status": array("B", table.status),
        "value": array("d", table.value),
        "alpha": _padded(log.alpha, table),
        "beta": _padded(log.beta, table),
        "enter": array("i", log.enter + [-1] * (len(table.parent) - visited)),
        "leave": array("i", log.leave + [-1] * (len(table.parent) - visited)),
        "event": array("h", log.event),
        "assigned_at": array("i", log.assigned_at),
        "assigned_name": array("B", map(place.__getitem__, log.assigned_name)),
        "assigned_value": array("d", log.assigned_value),
    }
    return Trace(columns, table.state, table.action, names, visited)


@dataclass
class _Rows:
    """Rows under construction."""

    parent: list[int]
    state: list[Any]
    action: list[Any]
    kind: list[int]
    status: list[int]
    value: list[float]


def _visited_rows(log: Log, game: Any) -> _Rows:
    to_move = game.to_move
    offered = log.offered
    kind = [MAX_TO_MOVE if to_move(state) == MAX else MIN_TO_MOVE for state in log.state]
    status = [
        INNER if node in offered else TERMINAL if utility_asked else EVALUATED
        for node, utility_asked in enumerate(log.utility_asked)
    ]
    value = [_number(value) for value in log.value]
    return _Rows(list(log.parent), list(log.state), list(log.action), kind, status, value)


def _number(value: Any) -> float:
    """The value in what a search function returned: the number, or the first of a tuple."""
    if type(value) is float or type(value) is int:
        return value
    if isinstance(value, tuple) and value:
        return _number(value[0])
    return nan


def _never_expanded(log: Log, game: Any) -> list[tuple[int, Any]]:
    """The (node, action) pairs that were offered but not expanded, by node."""
    expanded = [0] * len(log.parent)
    for parent in log.parent:
        if parent >= 0:
            expanded[parent] += 1
    left: dict[int, list[Any]] = {}
    for node, offered in log.offered.items():
        if node < 0 or log.leave[node] < 0:
            continue
        actions = offered if isinstance(offered, Sequence) else game.actions(log.state[node])
        if expanded[node] < len(actions):
            left[node] = list(actions)
    if not left:
        return []
    taken: dict[int, set[Any]] = {node: set() for node in left}
    for parent, action in zip(log.parent, log.action, strict=True):
        if parent in taken and action is not NO_ACTION:
            taken[parent].add(action)
    return [
        (node, action)
        for node, actions in sorted(left.items())
        for action in actions
        if action not in taken[node]
    ]


def _add_pruned(rows: _Rows, pruned: list[tuple[int, Any]]) -> None:
    for node, action in pruned:
        rows.parent.append(node)
        rows.state.append(None)
        rows.action.append(action)
        # Who moves there is not known without making the move; at a two-player game it is
        # the other side, and a pruned row shows little more than that it is there.
        rows.kind.append(MIN_TO_MOVE if rows.kind[node] == MAX_TO_MOVE else MAX_TO_MOVE)
        rows.status.append(PRUNED)
        rows.value.append(nan)


def _add_below(rows: _Rows, visited: int, game: Any) -> None:
    row = visited
    room = len(rows.parent) + MAX_PRUNED_BELOW
    while row < len(rows.parent):
        state = game.result(rows.state[rows.parent[row]], rows.action[row])
        rows.state[row] = state
        rows.kind[row] = MAX_TO_MOVE if game.to_move(state) == MAX else MIN_TO_MOVE
        if game.is_terminal(state):
            rows.value[row] = game.utility(state)
        elif len(rows.parent) < room:
            _add_pruned(rows, [(row, action) for action in game.actions(state)])
        row += 1


def _padded(column: list[float], rows: _Rows) -> array[float]:
    return array("d", column + [nan] * (len(rows.parent) - len(column)))


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
