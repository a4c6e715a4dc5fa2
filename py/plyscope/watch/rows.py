"""Makes rows from a log: one per visited node, and one per action that was never expanded."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isnan, nan
from typing import Any

from plyscope.game import CHANCE, MAX, MIN, Chance, ManyPlayers, offers
from plyscope.watch.log import Entered, Log, is_number

INNER, TERMINAL, EVALUATED, PRUNED, KNOWN = range(5)
"""What a node was: searched further, the end of a game, evaluated at the depth limit, never
entered, or known from a table without a look at the game."""

MAX_TO_MOVE, MIN_TO_MOVE, CHANCE_TO_MOVE, DRIVER = range(4)
"""Who moves at a node; a driver is not a position, but starts several searches of one."""

KINDS = {MAX: MAX_TO_MOVE, MIN: MIN_TO_MOVE, CHANCE: CHANCE_TO_MOVE}


def kinds_in(game: Any) -> Callable[[Any], int]:
    """A function that says who moves in a state of `game`. If there are more than two players, each
    counts as MAX: it wants the most for itself."""
    if offers(game, ManyPlayers):
        return lambda _state: MAX_TO_MOVE
    to_move = game.to_move
    return lambda state: KINDS[to_move(state)]


MAX_BELOW = 2_000
"""How many rows below the first pruned ones may be added, to show a small tree in full."""


class NoSuchAction:
    """Used if no move that was made shows which action led to a state."""


NO_ACTION = NoSuchAction()


@dataclass
class Rows:
    """A row per node. Visited nodes come first, in the order in which they were entered."""

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


def visited_rows(log: Log, game: Any, *, from_mover: bool = False) -> Rows:
    """The rows of the nodes that were visited, their values from MAX's side.

    `from_mover` says that the search returned them from the side of the player to move.
    """
    kind_of = kinds_in(game)
    state = [values[0] for _, _, values in log.entered]
    kind = [kind_of(each) for each in state]
    value = [nan] * len(state)
    for node, returned in log.left:
        value[node] = number(returned)
    if from_mover:
        value = [
            -worth if mover == MIN_TO_MOVE else worth
            for worth, mover in zip(value, kind, strict=True)
        ]
    parent = [entry[0] for entry in log.entered]
    actions = _actions(log, log.entered)
    status = _statuses(log, parent)
    below_root = [action for action, above in zip(actions, parent, strict=True) if above == 0]
    if _is_driver(log, below_root):
        kind[0], status[0] = DRIVER, INNER
        for row, above in enumerate(parent):
            if above == 0 and status[row] == KNOWN and actions[row] is not NO_ACTION:
                status[row] = INNER  # a best-first search goes on here; this is not from a table
    return Rows(parent, state, actions, kind, status, value)


def nodes_visited(log: Log) -> int:
    """How many nodes were visited; a driver, which only starts searches, does not count."""
    below_root = _actions(log, [entry for entry in log.entered if entry[0] == 0])
    return len(log.entered) - _is_driver(log, below_root)


def _is_driver(log: Log, below_root: Sequence[Any]) -> bool:
    """Whether the root's calls, to which these actions led, search the root's own position, not
    the positions after a move."""
    return bool(log.locals.driver) and NO_ACTION in below_root


def _statuses(log: Log, parent: list[int]) -> list[int]:
    """What each node was, by what it asked the game. A node that asked nothing was known."""
    status = [KNOWN] * len(parent)
    for node in log.judged:
        status[node] = EVALUATED
    for node in log.asked:
        status[node] = TERMINAL
    for node in (*log.offered, *parent):
        if node >= 0:
            status[node] = INNER
    for node, returned in log.left:
        if returned is None and status[node] == KNOWN:
            status[node] = INNER  # it was stopped before it could ask
    for node in set(log.asked).intersection(log.offered).difference(parent):
        status[node] = EVALUATED  # it went on playing by itself, for an estimate
    return status


def _actions(log: Log, nodes: Sequence[Entered]) -> list[Any]:
    """The action that led to each of these nodes: the action of the newest move that made its
    state."""
    actions = []
    moved, entered = log.moved, log.entered
    older = _Moves(moved)
    for parent, moves, values in nodes:
        state = values[0]
        before = entered[parent][2][0]
        if parent < 0 or not moves or before is state:
            actions.append(NO_ACTION)  # no move leads from a state to itself
        elif moved[moves - 1][0] is state:
            actions.append(moved[moves - 1][1])
        elif before == state:
            actions.append(NO_ACTION)
        else:
            actions.append(older.action_to(state, entered[parent][1], moves))
    return actions


class _Moves:
    """All moves that were made, to be looked up by what they led to."""

    def __init__(self, moved: list[tuple[Any, ...]]) -> None:
        self.moved = moved

    @cached_property
    def _places(self) -> tuple[dict[int, list[int]], dict[Any, list[int]]]:
        """The places of the moves that led to the very same state, and to an equal one."""
        very: dict[int, list[int]] = {}
        equal: dict[Any, list[int]] = {}
        for at, move in enumerate(self.moved):
            very.setdefault(id(move[0]), []).append(at)
            equal.setdefault(move[0], []).append(at)
        return very, equal

    def action_to(self, state: Any, first: int, end: int) -> Any:
        """The action of the newest of the moves `first` up to, not including, `end` that led to
        `state`.

        This is for a search that makes several moves before it looks at the results, or that looks
        twice. Another move may have made an equal state, so the identical object is looked for
        first.
        """
        very, equal = self._places
        for places in (very.get(id(state), ()), equal.get(state, ())):
            at = bisect_left(places, end) - 1
            if at >= 0 and places[at] >= first:
                return self.moved[places[at]][1]
        return NO_ACTION


def add_pruned(
    rows: Rows, log: Log, game: Any, alpha: Sequence[float], beta: Sequence[float]
) -> None:
    """Add a row for each action that was offered at a node, but never expanded there.

    If a node was entered with a window, from `alpha` to `beta` as MAX sees it, this is done only if
    the window closed: a search that tries one action and comes back later has not cut anything.
    """
    expanded = _expanded(rows)
    left: dict[int, Sequence[Any]] = {}
    returned = {node for node, value in log.left if value is not None}
    for node, offered in log.offered.items():
        if node not in returned or not _is_closed(rows, node, alpha[node], beta[node]):
            continue
        actions = offered if isinstance(offered, Sequence) else game.actions(rows.state[node])
        if expanded[node] < len(actions):
            left[node] = actions
    taken: dict[int, set[Any]] = {node: set() for node in left}
    for parent, action in zip(rows.parent, rows.action, strict=True):
        if parent in taken and action is not NO_ACTION:
            taken[parent].add(action)
    remembered = _seen(rows, game) if log.locals.caches else None
    for node in sorted(left):
        pruned = [action for action in left[node] if action not in taken[node]]
        if remembered:
            pruned = [action for action in pruned if not remembered(rows.state[node], action)]
        _add(rows, node, pruned)
    may_not_alternate = offers(game, Chance) or offers(game, ManyPlayers)
    if may_not_alternate:
        kind_of = kinds_in(game)
        for row in range(len(expanded), len(rows.parent)):
            state = game.result(rows.state[rows.parent[row]], rows.action[row])
            rows.kind[row] = kind_of(state)


def _seen(rows: Rows, game: Any) -> Callable[[Any, Any], bool]:
    """Says whether an action leads to a position that was visited somewhere. If answers come from a
    cache, such an action was not cut: its position needed no second visit."""
    visited = set(rows.state)
    return lambda state, action: game.result(state, action) in visited


def _is_closed(rows: Rows, node: int, alpha: float, beta: float) -> bool:
    """Whether the value of `node` is at or beyond an end of its window, or it has no window."""
    kind, value = rows.kind[node], rows.value[node]
    within_alpha = kind == MAX_TO_MOVE or value > alpha
    within_beta = kind == MIN_TO_MOVE or value < beta
    return isnan(alpha) or isnan(beta) or not (within_alpha and within_beta)


def _expanded(rows: Rows) -> list[int]:
    """How many actions were expanded at each node. An action that is searched twice in a row counts
    once, and another search of the node's own position does not count."""
    expanded = [0] * len(rows.parent)
    newest: list[Any] = [NO_ACTION] * len(rows.parent)
    for row, (parent, action) in enumerate(zip(rows.parent, rows.action, strict=True)):
        if parent < 0:
            continue
        if action is NO_ACTION:
            expanded[parent] += rows.state[row] != rows.state[parent]
        elif action != newest[parent]:
            expanded[parent] += 1
            newest[parent] = action
    return expanded


def add_below(rows: Rows, visited: int, game: Any) -> None:
    """Add what is below the pruned rows, as far as there is room: states and values."""
    row = visited
    room = len(rows.parent) + MAX_BELOW
    kind_of = kinds_in(game)
    while row < len(rows.parent):
        state = game.result(rows.state[rows.parent[row]], rows.action[row])
        rows.state[row] = state
        rows.kind[row] = kind_of(state)
        if game.is_terminal(state):
            rows.value[row] = game.utility(state)
        elif len(rows.parent) < room:
            _add(rows, row, game.actions(state))
        row += 1


def _add(rows: Rows, node: int, actions: Sequence[Any]) -> None:
    # Who moves after an action is known only after making it. We assume that it is the other side:
    # a pruned row shows little more than that it is there.
    kind = MIN_TO_MOVE if rows.kind[node] == MAX_TO_MOVE else MAX_TO_MOVE
    for action in actions:
        rows.parent.append(node)
        rows.state.append(None)
        rows.action.append(action)
        rows.kind.append(kind)
        rows.status.append(PRUNED)
        rows.value.append(nan)
