"""Makes rows of a log: one for each node that was visited, one for each action never expanded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import nan
from typing import Any

from plyscope.game import MAX
from plyscope.watch.log import Log, is_number

INNER, TERMINAL, EVALUATED, PRUNED = range(4)
"""What a node was: searched further, the end of a game, the depth limit, or never entered."""

MAX_TO_MOVE, MIN_TO_MOVE = range(2)

MAX_BELOW = 2_000
"""How many rows below the first pruned ones may be added, so that a small tree is seen whole."""


class NoSuchAction:
    """Stands where no move that was made tells which action led to a state."""


NO_ACTION = NoSuchAction()


@dataclass
class Rows:
    """A row per node. Those that were visited come first, in the order they were entered."""

    parent: list[int]
    state: list[Any]
    action: list[Any]
    kind: list[int]
    status: list[int]
    value: list[float]


def number(value: Any) -> float:
    """The number in what a search function returned: itself, or the first of a tuple, or nan."""
    if is_number(value):
        return float(value)
    if isinstance(value, tuple) and value:
        return number(value[0])
    return nan


def visited_rows(log: Log, game: Any) -> Rows:
    """The rows of the nodes that were visited."""
    to_move = game.to_move
    state = [values[0] for _, _, values in log.entered]
    kind = [MAX_TO_MOVE if to_move(each) == MAX else MIN_TO_MOVE for each in state]
    status = [EVALUATED] * len(state)
    for node in log.asked:
        status[node] = TERMINAL
    for node in log.offered:
        status[node] = INNER
    value = [nan] * len(state)
    for node, returned in log.left:
        value[node] = number(returned)
    parent = [entry[0] for entry in log.entered]
    return Rows(parent, state, _actions(log), kind, status, value)


def _actions(log: Log) -> list[Any]:
    """The action that led to each node: that of the newest move which made its state."""
    actions = []
    moved = log.moved
    for parent, moves, values in log.entered:
        state = values[0]
        if parent < 0 or not moves:
            actions.append(NO_ACTION)
        elif moved[moves - 1][0] is state:
            actions.append(moved[moves - 1][1])
        else:
            actions.append(_older_action(moved[:moves], state))
    return actions


def _older_action(moved: list[tuple[Any, Any]], state: Any) -> Any:
    """For a search that makes several moves before it looks at what they led to."""
    return next((action for child, action in reversed(moved) if child == state), NO_ACTION)


def add_pruned(rows: Rows, log: Log, game: Any) -> None:
    """Add a row for each action that was offered at a node, but never expanded there."""
    expanded = [0] * len(rows.parent)
    for parent in rows.parent:
        if parent >= 0:
            expanded[parent] += 1
    left: dict[int, Sequence[Any]] = {}
    returned = {node for node, value in log.left if value is not None}
    for node, offered in log.offered.items():
        if node not in returned:
            continue
        actions = offered if isinstance(offered, Sequence) else game.actions(rows.state[node])
        if expanded[node] < len(actions):
            left[node] = actions
    taken: dict[int, set[Any]] = {node: set() for node in left}
    for parent, action in zip(rows.parent, rows.action, strict=True):
        if parent in taken and action is not NO_ACTION:
            taken[parent].add(action)
    for node in sorted(left):
        _add(rows, node, [action for action in left[node] if action not in taken[node]])


def add_below(rows: Rows, visited: int, game: Any) -> None:
    """Add what lies below the pruned rows, as far as there is room: their states and values."""
    row = visited
    room = len(rows.parent) + MAX_BELOW
    while row < len(rows.parent):
        state = game.result(rows.state[rows.parent[row]], rows.action[row])
        rows.state[row] = state
        rows.kind[row] = MAX_TO_MOVE if game.to_move(state) == MAX else MIN_TO_MOVE
        if game.is_terminal(state):
            rows.value[row] = game.utility(state)
        elif len(rows.parent) < room:
            _add(rows, row, game.actions(state))
        row += 1


def _add(rows: Rows, node: int, actions: Sequence[Any]) -> None:
    # Who moves after an action is not known without making it. In a game of two it is the other
    # side, and a pruned row shows little more than that it is there.
    kind = MIN_TO_MOVE if rows.kind[node] == MAX_TO_MOVE else MAX_TO_MOVE
    for action in actions:
        rows.parent.append(node)
        rows.state.append(None)
        rows.action.append(action)
        rows.kind.append(kind)
        rows.status.append(PRUNED)
        rows.value.append(nan)
