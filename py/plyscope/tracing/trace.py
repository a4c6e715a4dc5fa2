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
If passes grow one tree, the visited rows also have these:

    place     the place of the action among those of the position above; −1 if none led there
    info, mix_start, mix  for hidden moves, see `strategies.strategy_columns`

If the value of a node is a local of the search, they also have this:

    answer    the utility or evaluation that the game gave; not a number if it was not asked

If the tree became so large that it was recorded only down to some depth, they also have this:

    unrecorded  how many calls below a row were counted, but not recorded

Rows 0 … visited−1 are in the order in which their nodes were entered, so parents come before
children and a subtree is contiguous. After them come the pruned rows: actions that were offered but
never expanded, which is what a cut leaves behind.

    event     −1 a call, −2 a return, n > 0: line n is about to run, numbered through all files
    read_event, read_name, read_value
              what the locals held, see `readings.py`; the names are `Trace.names`

Which event enters a node, and which one leaves it, follows from `event`: the page works it out, as
it does whatever else is about numbers alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, isnan, nan
from types import CodeType
from typing import Any

from plyscope.game import ManyPlayers, offers
from plyscope.tracing import Watched, without_garbage_collection
from plyscope.tracing.log import Log
from plyscope.tracing.pruned_rows import add_below, add_pruned
from plyscope.tracing.readings import reading_columns, strategy_columns
from plyscope.tracing.rows import (
    DRIVER,
    EVALUATED,
    INNER,
    KNOWN,
    MIN_TO_MOVE,
    NO_ACTION,
    TERMINAL,
    Rows,
    action_places,
    numbers,
    packed,
    position_columns,
    positions_above,
    visited_rows,
)


@dataclass(frozen=True)
class How:
    """What must be known about a search to make its trace.

    Attributes:
        from_mover: whether it returns values from the side of the player to move.
        prunes: whether an action that was offered and not expanded was cut; false if passes build
            one tree.
        below: how many rows may be added below the pruned ones, to show what was never looked at.
        depth: how many plies the search looks ahead: nothing is added below that.
        key: gives equal results for positions that the search treats as the same.
    """

    from_mover: bool = False
    prunes: bool = True
    below: int = 0
    depth: float = inf
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
    first: Sequence[int]
    """For each visited row, the first row with an equal state."""
    actions: Sequence[Any]
    names: Sequence[str]
    codes: Sequence[CodeType]
    visited: int
    players: Players | None = None
    has_all_below: bool = True
    """If what is below the pruned rows was wanted: whether all of it is there."""

    def made_by_move(self, row: int) -> bool:
        """Whether an action led to this row, rather than another search of its parent's state."""
        return self.actions[row] is not NO_ACTION

    @property
    def nodes(self) -> int:
        """How many nodes were visited, recorded or not; a driver, which only starts searches, does
        not count."""
        driver = self.columns["kind"][:1].count(DRIVER)
        return self.visited - driver + self.unrecorded

    @property
    def unrecorded(self) -> int:
        """How many nodes were visited, but not recorded."""
        return sum(self.columns.get("unrecorded", ()))

    @property
    def leaves(self) -> int:
        """How many terminal or evaluated nodes were visited."""
        status = self.columns["status"]
        return status.count(TERMINAL) + status.count(EVALUATED)


@without_garbage_collection()
def make_trace(watched: Watched, game: Any, how: How = HOW) -> Trace:
    """The trace of a finished run of a search of `game`."""
    log = watched.log
    visited = log.nodes
    rows = visited_rows(log, game, from_mover=how.from_mover)
    alpha, beta = _windows(log, rows.kind, how.from_mover)
    if how.prunes:
        add_pruned(rows, log, game, alpha, beta)
    has_all_below = not how.below or add_below(rows, visited, game, most=how.below, depth=how.depth)
    columns, names = columns_of_run(log, rows, alpha, beta, how.key)
    depths = _held(log, "depth") if KNOWN in rows.status else ()
    columns["bound"] = bound_column(rows, alpha, beta, depths, how.key)
    if not how.prunes:
        columns["place"] = action_places(rows, columns["above"], visited, game)
        columns |= strategy_columns(log, rows, game)
    if log.locals.value:
        answers = (log.answers.get(row, nan) for row in range(len(rows.parent)))
        columns["answer"] = array("d", answers)
    if log.unrecorded:
        columns["unrecorded"] = array("i", map(log.unrecorded.__getitem__, range(len(rows.parent))))
    codes = tuple(log.locals.state)
    players = _players(log, rows.state[:visited], game) if offers(game, ManyPlayers) else None
    return Trace(
        columns, rows.state, rows.same, rows.action, names, codes, visited, players, has_all_below
    )


def columns_of_run(
    log: Log,
    rows: Rows,
    alpha: Sequence[float],
    beta: Sequence[float],
    key: Callable[[Any], Hashable] | None = None,
    *,
    numbers_as_states: bool = False,
) -> tuple[dict[str, array[Any]], list[str]]:
    """The columns that the trace of every run has, and the names of the locals in them.

    `alpha` and `beta` are the windows of the visited rows. A state that is a number is noted among
    the locals if `numbers_as_states` says so; that of a game has a name of its own.
    """
    visited, count = log.nodes, len(rows.parent)
    readings, names = reading_columns(log, with_states=numbers_as_states)
    nowhere = array("d", [nan]) * (count - visited)
    parent = packed("i", rows.parent)
    columns: dict[str, array[Any]] = {
        "parent": parent,
        "kind": array("B", rows.kind),
        "status": array("B", rows.status),
        "value": packed("d", rows.value),
        "alpha": packed("d", alpha) + nowhere,
        "beta": packed("d", beta) + nowhere,
        **position_columns(rows, visited, key),
        "above": parent[:] if rows.kind[0] != DRIVER else positions_above(rows, log),
        "chance": _chances(rows, log),
        "code": _codes(log, count),
        "event": packed("h", log.event),
        **readings,
    }
    return columns, names


def _players(log: Log, states: Sequence[Any], game: Any) -> Players:
    return Players([game.to_move(state) for state in states], log.left)


def _chances(rows: Rows, log: Log) -> array[float]:
    """The probability of each edge that is an outcome of chance."""
    column = array("d", [nan]) * len(rows.parent)
    if log.chances:
        chances = {node: dict(outcomes) for node, outcomes in log.chances.items()}
        for row, (parent, action) in enumerate(zip(rows.parent, rows.action, strict=True)):
            if parent in chances and action is not NO_ACTION:
                column[row] = chances[parent][action]
    return column


def _codes(log: Log, count: int) -> array[int]:
    """Which function was called at each row."""
    # By identity, because the hash of a code object is recomputed each time it is needed.
    first, *others = log.locals.state
    if len(others) < 2:
        places = bytes([code is not first for code in log.called])
    else:
        place_of = {id(code): place for place, code in enumerate((first, *others))}
        places = bytes([place_of[id(code)] for code in log.called])
    return array("B", places + bytes(count - len(places)))


def _windows(
    log: Log, kind: Sequence[int], from_mover: bool
) -> tuple[Sequence[float], Sequence[float]]:
    """The windows at entry, from MAX's side, of the nodes that were visited."""
    if log.locals.window is None:
        unknown = array("d", [nan]) * log.nodes
        return unknown, unknown
    alpha, beta = (numbers(log.parameters(name)) for name in log.locals.window)
    if from_mover:
        for row in range(len(alpha)):
            if kind[row] == MIN_TO_MOVE:
                alpha[row], beta[row] = -beta[row], -alpha[row]
    return alpha, beta


def _held(log: Log, name: str) -> list[Any]:
    """The value of a parameter when each node was entered; not a number if there is none."""
    return log.parameters(name) if name in log.locals.numbers else [nan] * log.nodes


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

    An answer at or below alpha is an upper bound, and one at or above beta is a lower bound. So the
    answer and the window together show what a table can have stored.
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
