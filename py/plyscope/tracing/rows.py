"""Makes rows from a log, one per visited node, and tells which are the same position, reached in
different ways, and which are above which in the game."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import nan
from operator import is_, itemgetter
from struct import pack
from typing import Any

from plyscope.game import CHANCE, MAX, MIN, ManyPlayers, offers
from plyscope.tracing.log import NUMBERS, Log, is_number

INNER, TERMINAL, EVALUATED, PRUNED, KNOWN = range(5)
"""What a node was: searched further, the end of a game, evaluated at the depth limit, never
entered, or known from a table without a look at the game."""

MAX_TO_MOVE, MIN_TO_MOVE, CHANCE_TO_MOVE, DRIVER = range(4)
"""Who moves at a node; a driver is not a position, but starts several searches of one."""

KINDS = {MAX: MAX_TO_MOVE, MIN: MIN_TO_MOVE, CHANCE: CHANCE_TO_MOVE}


class Kinds(dict[Any, int]):
    """Who moves in each state of `game`: `kinds[state]`. Searches meet most again and again;
    the game is asked about each once. If there are more than two players, each counts as MAX:
    it wants the most for itself."""

    def __init__(self, game: Any) -> None:
        super().__init__()
        self.to_move = None if offers(game, ManyPlayers) else game.to_move

    def __missing__(self, state: Any) -> int:
        kind = self[state] = KINDS[self.to_move(state)] if self.to_move else MAX_TO_MOVE
        return kind


class NoSuchAction:
    """Used if no move that was made shows which action led to a state."""


NO_ACTION = NoSuchAction()


@dataclass
class Rows:
    """A row per node. Visited nodes come first, in the order in which they were entered. `same` is
    for each of these the first row with an equal state."""

    parent: list[int]
    same: list[int]
    state: list[Any]
    action: list[Any]
    kind: bytearray
    status: bytearray
    value: list[float]


def number(value: Any) -> float:
    """The number in what a search function returned: itself, or the first of a tuple, or nan."""
    if is_number(value):
        return float(value)
    if isinstance(value, tuple) and value:
        return number(value[0])
    return nan


def numbers(values: list[Any]) -> list[float]:
    """The number in each of these."""
    if NUMBERS.issuperset(map(type, values)):
        return values
    return [number(value) for value in values]


def visited_rows(log: Log, game: Any, *, from_mover: bool = False) -> Rows:
    """The rows of the nodes that were visited, their values from MAX's side.

    `from_mover` says that the search returned them from the side of the player to move.
    """
    parent, state = log.parent[:], log.states()
    same = first_equal(state)
    kind = _kinds(state, same, game)
    value = numbers(log.left[:])
    if from_mover:
        for row, mover in enumerate(kind):
            if mover == MIN_TO_MOVE:
                value[row] = -value[row]
    actions = _actions(log, state)
    status = _statuses(log, parent)
    if _is_driver(log, actions):
        kind[0], status[0] = DRIVER, INNER
        for row, above in enumerate(parent):
            if above == 0 and status[row] == KNOWN and actions[row] is not NO_ACTION:
                status[row] = INNER  # a best-first search goes on here; this is not from a table
    return Rows(parent, same, state, actions, kind, status, value)


def first_equal(positions: Sequence[Hashable]) -> list[int]:
    """For each of the positions: the place of the first one that equals it."""
    first: dict[Hashable, int] = {}
    return list(map(first.setdefault, positions, range(len(positions))))


def _kinds(states: Sequence[Any], same: Sequence[int], game: Any) -> bytearray:
    """Who moves at each node. The game is asked once about states that are equal."""
    kinds = Kinds(game)
    kind = bytearray(len(states))
    for node, first in enumerate(same):
        kind[node] = kind[first] if first < node else kinds[states[node]]
    return kind


def nodes_visited(log: Log) -> int:
    """How many nodes were visited; a driver, which only starts searches, does not count."""
    return log.nodes - (log.locals.driver and _is_driver(log, _actions(log, log.states())))


def _is_driver(log: Log, actions: Sequence[Any]) -> bool:
    """Whether the root's calls, to which these actions led, search the root's own position, not
    the positions after a move."""
    return log.locals.driver and any(
        action is NO_ACTION and above == 0
        for action, above in zip(actions, log.parent, strict=True)
    )


def _statuses(log: Log, parent: Sequence[int]) -> bytearray:
    """What each node was, by what it asked the game. A node that asked nothing was known."""
    leaves = {*log.terminal, *log.judged}
    # Nearly always, each node asked either for its actions, or for its value and called nothing.
    are_leaves = all(map(leaves.isdisjoint, (log.offered, log.unrecorded, parent)))
    each_asked = are_leaves and len(leaves) + len(log.offered) == len(parent)
    status = bytearray([INNER if each_asked else KNOWN]) * len(parent)
    for node in log.judged:
        status[node] = EVALUATED
    for node in log.terminal:
        status[node] = TERMINAL
    if each_asked:
        return status
    searched = {*parent, *log.offered, *log.unrecorded}
    searched.discard(-1)
    for node in searched:
        status[node] = INNER
    if type(None) in set(map(type, log.left)):
        for node, returned in enumerate(log.left):
            if returned is None and status[node] == KNOWN:
                status[node] = INNER  # it was stopped before it could ask
    if not log.offered.keys().isdisjoint(leaves):
        for node in leaves.intersection(log.offered).difference(parent):
            status[node] = EVALUATED  # it went on playing by itself, for an estimate
    return status


def _actions(log: Log, states: Sequence[Any]) -> list[Any]:
    """The action that led to each node: the action of the newest move that made its state."""
    moved = log.moved
    if not moved:
        return [NO_ACTION] * len(states)
    if _each_after_its_move(log, states):
        return [NO_ACTION, *map(itemgetter(1), moved)]
    # Nearly always, it is the move just before the call. No move leads from a state to itself.
    actions = [
        move[1]
        if (move := moved[moves - 1])[0] is state and parent >= 0 and states[parent] is not state
        else NO_ACTION
        for state, parent, moves in zip(states, log.parent, log.moves, strict=True)
    ]
    older = _Moves(moved)
    for row in [row for row, action in enumerate(actions) if action is NO_ACTION]:
        state, parent = states[row], log.parent[row]
        if parent >= 0 and states[parent] is not state and states[parent] != state:
            actions[row] = older.action_to(state, log.moves[parent], log.moves[row])
    for row in range(bisect_right(log.moves, 0)):
        actions[row] = NO_ACTION
    return actions


def _each_after_its_move(log: Log, states: Sequence[Any]) -> bool:
    """Whether the search made one move, then looked at what it led to, and so on, as the simplest
    searches do: then each node but the root was entered by the move just before it."""
    moved = log.moved
    return (
        len(moved) == len(states) - 1
        and log.moves == list(range(len(states)))
        and all(map(is_, map(itemgetter(0), moved), states[1:]))
    )


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


def packed(code: str, numbers: Sequence[float]) -> array[Any]:
    """`array(code, numbers)` in half the time, where `code` is one of "h", "i" and "d"."""
    if isinstance(numbers, array):
        return numbers[:]
    return array(code, pack(f"{len(numbers)}{code}", *numbers))


def position_columns(
    rows: Rows, visited: int, key: Callable[[Any], Hashable] | None
) -> dict[str, array[Any]]:
    """The columns `same` and `link`. Rows that were never entered are the same as none.

    A row from a table was learnt where the same position was last found to have this value; if no
    row found this value, where it was last searched.
    """
    count = len(rows.parent)
    link = array("i", [-1]) * count
    knows = KNOWN in rows.status
    positions: Sequence[Hashable] = rows.state[:visited]
    first = rows.same
    if key:
        positions = list(map(key, positions))
        first = first_equal(positions)
    same = packed("i", [*first, *range(visited, count)])
    searched: dict[Hashable, int] = {}
    learnt: dict[tuple[Hashable, float], int] = {}
    for row, position in enumerate(positions if knows else ()):
        finding = (position, rows.value[row])
        if rows.status[row] == KNOWN:
            link[row] = learnt.get(finding, searched.get(position, -1))
        else:
            searched[position] = learnt[finding] = row
    return {"same": same, "link": link}


def positions_above(rows: Rows, log: Log) -> array[int]:
    """The column `above` of a search with a driver, which makes calls for positions all over the
    tree: the row of the position before the move."""
    above = packed("i", rows.parent)
    before: dict[int, Any] = {id(child): state for child, _, state in log.moved}
    newest: dict[int, int] = {}
    for row in range(1, log.nodes):
        state = rows.state[row]
        if rows.parent[row] == 0 and rows.action[row] is not NO_ACTION:
            above[row] = newest.get(id(before.get(id(state))), 0)
        newest[id(state)] = row
    return above


def action_places(rows: Rows, above: Sequence[int], visited: int, game: Any) -> array[int]:
    """The column `place`: for each visited row, the place of its action among those of the position
    before, which need not be the order in which a search tries them; −1 if no action led to it."""
    places = array("h", [-1]) * visited
    known: dict[Any, dict[Any, int]] = {}
    for row in range(1, visited):
        if rows.action[row] is NO_ACTION:
            continue
        before = rows.state[above[row]]
        if before not in known:
            known[before] = {action: at for at, action in enumerate(game.actions(before))}
        places[row] = known[before].get(rows.action[row], -1)
    return places
