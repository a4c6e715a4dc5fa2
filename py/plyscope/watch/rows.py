"""Makes rows from a log: one per visited node."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import nan
from typing import Any

from plyscope.game import CHANCE, MAX, MIN, ManyPlayers, offers
from plyscope.watch.log import NUMBERS, Log, is_number

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
    kind = _kinds(state, game)
    value = numbers([log.left.get(node) for node in range(len(state))])
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
    return Rows(parent, state, actions, kind, status, value)


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


def _kinds(state: Sequence[Any], game: Any) -> list[int]:
    """Who moves in each of these states. Most of them are met again and again."""
    kind_of = kinds_in(game)
    known = {each: kind_of(each) for each in set(state)}
    return [known[each] for each in state]


def _statuses(log: Log, parent: Sequence[int]) -> list[int]:
    """What each node was, by what it asked the game. A node that asked nothing was known."""
    status = [KNOWN] * len(parent)
    for node in log.judged:
        status[node] = EVALUATED
    for node in log.asked:
        status[node] = TERMINAL
    searched = set(parent).union(log.offered) - {-1}
    for node in searched:
        status[node] = INNER
    if None in log.left.values():
        for node, returned in log.left.items():
            if returned is None and status[node] == KNOWN:
                status[node] = INNER  # it was stopped before it could ask
    for node in set(log.asked).intersection(log.offered).difference(parent):
        status[node] = EVALUATED  # it went on playing by itself, for an estimate
    return status


def _actions(log: Log, states: Sequence[Any]) -> list[Any]:
    """The action that led to each node: the action of the newest move that made its state."""
    actions = []
    moved = log.moved
    older = _Moves(moved)
    for state, parent, moves in zip(states, log.parent, log.moves, strict=True):
        if parent < 0 or not moves or states[parent] is state:
            actions.append(NO_ACTION)  # no move leads from a state to itself
        elif moved[moves - 1][0] is state:
            actions.append(moved[moves - 1][1])
        elif states[parent] == state:
            actions.append(NO_ACTION)
        else:
            actions.append(older.action_to(state, log.moves[parent], moves))
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
