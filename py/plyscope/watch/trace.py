"""The trace: a search's tree as columns, one row per node and one row per event.

The columns are `array.array`s, which cross to JavaScript as typed arrays without a Python object
for each number. Their meaning:

    parent    row of the parent; −1 at the root
    kind      0 MAX to move, or any player if there are more than two; 1 MIN to move, 2 chance;
              3 a driver, which starts several searches
    status    0 inner, 1 terminal, 2 evaluated at the depth limit, 3 pruned, 4 known from a table
    value     the value returned, from MAX's side; with more than two players, what the first one
              gets; not a number if none was returned
    alpha, beta   the window at entry, from MAX's side; not numbers if the search has none
    chance    the probability of the outcome that leads here; not a number if none does
    code      the function called, as its place in `Trace.codes`; 0 for pruned rows
    above     the row of the position before the move, which need not be the row that called
    same      the first row with the same position
    link      for a known row: the row where it was learnt; else −1
    bound     for a known row: 0 the exact value, 1 a lower bound on it, 2 an upper bound; else 0
    enter, leave  the events that entered and left the node; −1 for pruned rows

If passes grow one tree, the visited rows also have these:

    place     the place of the action among those of the position above; −1 if none led there
    info, mix_start, mix  for hidden moves, see `strategies.strategy_columns`

If the value of a node is a local of the search, they also have this:

    answer    the utility or evaluation that the game gave; not a number if it was not asked

Rows 0 … visited−1 are in the order in which their nodes were entered, so parents come before
children and a subtree is contiguous. After them come the pruned rows: actions that were offered but
never expanded, which is what a cut leaves behind.

    event     −1 a call, −2 a return, n > 0: line n is about to run, numbered through all files
    assigned_at, assigned_name, assigned_value
              a local name that held a number when an event happened: the event, the name's place
              in `Trace.names`, the number. Not in order of time.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from math import nan
from types import CodeType
from typing import Any

from plyscope.game import ManyPlayers, offers
from plyscope.watch import Watched, without_garbage_collection
from plyscope.watch.bounds import bound_column
from plyscope.watch.graph import action_places, position_columns, tree_parents
from plyscope.watch.log import CALL, RETURN, Log, is_number
from plyscope.watch.rows import (
    DRIVER,
    EVALUATED,
    MIN_TO_MOVE,
    NO_ACTION,
    TERMINAL,
    Rows,
    add_below,
    add_pruned,
    number,
    visited_rows,
)
from plyscope.watch.strategies import strategy_columns


@dataclass(frozen=True)
class How:
    """What must be known about a search to make its trace.

    Attributes:
        from_mover: whether it returns values from the side of the player to move.
        prunes: whether an action that was offered and not expanded was cut; false if passes build
            one tree.
        whole: whether the part below the pruned rows is added, as far as there is room; this is for
            small, known trees, not for games.
        key: gives equal results for positions that the search treats as the same.
    """

    from_mover: bool = False
    prunes: bool = True
    whole: bool = False
    key: Callable[[Any], Hashable] | None = None


HOW = How()


@dataclass(frozen=True)
class Players:
    """For more than two players: who moves at each visited row, counted from 0, and the value that
    was found for each of them; None if nothing was returned."""

    mover: Sequence[int]
    vectors: Sequence[tuple[float, ...] | None]


@dataclass(frozen=True)
class Trace:
    """The columns by name, and everything that is not a number: the state and the action of each
    row, the names of locals, the watched functions, and the players if there are more than two."""

    columns: Mapping[str, array[Any]]
    states: Sequence[Any]
    actions: Sequence[Any]
    names: Sequence[str]
    codes: Sequence[CodeType]
    visited: int
    players: Players | None = None

    def made_by_move(self, row: int) -> bool:
        """Whether an action led to this row, rather than another search of its parent's state."""
        return self.actions[row] is not NO_ACTION

    @property
    def nodes(self) -> int:
        """How many nodes were visited; a driver, which only starts searches, does not count."""
        return self.visited - self.columns["kind"][:1].count(DRIVER)

    @property
    def leaves(self) -> int:
        """How many terminal or evaluated nodes were visited."""
        status = self.columns["status"]
        return status.count(TERMINAL) + status.count(EVALUATED)


@without_garbage_collection()
def make_trace(watched: Watched, game: Any, how: How = HOW) -> Trace:
    """The trace of a finished run of a search of `game`."""
    log = watched.log
    visited = len(log.entered)
    rows = visited_rows(log, game, from_mover=how.from_mover)
    alpha, beta = _windows(log, rows.kind, how.from_mover)
    if how.prunes:
        add_pruned(rows, log, game, alpha, beta)
    if how.whole:
        add_below(rows, visited, game)
    columns, names = columns_of_run(log, rows, alpha, beta, how.key)
    columns["bound"] = bound_column(rows, alpha, beta, _held(log, "depth"), how.key)
    if not how.prunes:
        columns["place"] = action_places(rows, columns["above"], visited, game)
        columns |= strategy_columns(log, rows, game)
    if log.locals.value:
        answers = (log.answers.get(row, nan) for row in range(len(rows.parent)))
        columns["answer"] = array("d", answers)
    codes = tuple(log.locals.state)
    players = _players(log, rows.state[:visited], game) if offers(game, ManyPlayers) else None
    return Trace(columns, rows.state, rows.action, names, codes, visited, players)


def columns_of_run(
    log: Log,
    rows: Rows,
    alpha: array[float],
    beta: array[float],
    key: Callable[[Any], Hashable] | None = None,
    *,
    numbers_as_states: bool = False,
) -> tuple[dict[str, array[Any]], list[str]]:
    """The columns that the trace of every run has, and the names of the locals in them.

    `alpha` and `beta` are the windows of the visited rows. A state that is a number is noted among
    the locals if `numbers_as_states` says so; that of a game has a name of its own.
    """
    visited, count = len(log.entered), len(rows.parent)
    enter = _events(log, CALL)
    assigned = _assigned(log, enter, with_states=numbers_as_states)
    nowhere = array("d", [nan]) * (count - visited)
    columns = {
        **_node_columns(rows),
        "alpha": alpha + nowhere,
        "beta": beta + nowhere,
        **_event_columns(log, enter, count),
        **position_columns(rows, visited, key),
        "above": tree_parents(rows, log),
        "chance": _chances(rows, log),
        "code": _codes(log, enter, count),
        "assigned_at": assigned.at,
        "assigned_name": assigned.place,
        "assigned_value": assigned.value,
    }
    return columns, assigned.names


def _players(log: Log, states: Sequence[Any], game: Any) -> Players:
    vectors: list[tuple[float, ...] | None] = [None] * len(states)
    for node, returned in log.left:
        vectors[node] = returned
    return Players([game.to_move(state) for state in states], vectors)


def _node_columns(rows: Rows) -> dict[str, array[Any]]:
    return {
        "parent": array("i", rows.parent),
        "kind": array("B", rows.kind),
        "status": array("B", rows.status),
        "value": array("d", rows.value),
    }


def _chances(rows: Rows, log: Log) -> array[float]:
    """The probability of each edge that is an outcome of chance."""
    column = array("d", [nan]) * len(rows.parent)
    if log.chances:
        chances = {node: dict(outcomes) for node, outcomes in log.chances.items()}
        for row, (parent, action) in enumerate(zip(rows.parent, rows.action, strict=True)):
            if parent in chances and action is not NO_ACTION:
                column[row] = chances[parent][action]
    return column


def _codes(log: Log, enter: array[int], count: int) -> array[int]:
    """Which function was called, found out from the first line that ran in it. If lines were not
    recorded, only the driver can be told from the others."""
    place_of_line = {
        log.locals.first[code] + line: place
        for place, code in enumerate(log.locals.state)
        for _, _, line in code.co_lines()
        if line is not None
    }
    others = int(log.locals.driver)
    called = [place_of_line.get(log.event[event + 1], others) for event in enter]
    if called:
        called[0] = place_of_line.get(log.event[1], 0)
    return array("B", called) + array("B", [0]) * (count - len(called))


def _windows(log: Log, kind: list[int], from_mover: bool) -> tuple[array[float], array[float]]:
    """The windows at entry, from MAX's side, of the nodes that were visited."""
    names = log.locals.window or (None, None)
    alpha, beta = (_parameter(log, name) for name in names)
    if from_mover:
        for row in range(len(alpha)):
            if kind[row] == MIN_TO_MOVE:
                alpha[row], beta[row] = -beta[row], -alpha[row]
    return alpha, beta


def _event_columns(log: Log, enter: array[int], count: int) -> dict[str, array[Any]]:
    """What happened when. Rows that were never entered get −1."""
    leave = array("i", [-1]) * count
    for (node, _), event in zip(log.left, _events(log, RETURN), strict=True):
        leave[node] = event
    return {
        "enter": enter + array("i", [-1]) * (count - len(enter)),
        "leave": leave,
        "event": array("h", log.event),
    }


def _events(log: Log, kind: int) -> array[int]:
    """The events that are calls, or those that are returns; there is one call for each node."""
    return array("i", [at for at, event in enumerate(log.event) if event == kind])


def _parameter(log: Log, name: str | None) -> array[float]:
    """The value of a parameter when each node was entered; not a number if it was not one."""
    held = _held(log, name)
    try:
        return array("d", held)
    except TypeError:
        return array("d", map(number, held))


def _held(log: Log, name: str | None) -> list[Any]:
    """The same without conversion; not a number if there is no such parameter."""
    if name not in log.locals.numbers:
        return [nan] * len(log.entered)
    place = 1 + log.locals.numbers.index(name)
    return [entry[2][place] for entry in log.entered]


NUMBERS = frozenset((int, float))


class _Assigned:
    """The columns with the values of locals, and the table of their names, under construction."""

    def __init__(self) -> None:
        self.at, self.place, self.value = array("i"), array("B"), array("d")
        self.names: list[str] = []

    def add(self, name: str, events: Sequence[int], held: Sequence[Any]) -> None:
        """Note that `name` had these values at these events, if they are numbers."""
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


def _assigned(log: Log, enter: array[int], *, with_states: bool) -> _Assigned:
    """The parameters of every call, except the window, which has its own columns; and what lines
    have assigned."""
    columns = _Assigned()
    window = log.locals.window or ()
    left_out = window if with_states else (*window, *log.locals.state.values())
    for place, name in enumerate(log.locals.numbers, start=1):
        if name not in left_out:
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
