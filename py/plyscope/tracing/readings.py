"""What the locals of a search held, as columns: numbers that were read, one after another.

They come in series. A series has one number for each time that its event happened: −1 is a call,
whose parameters were read; n > 0 says that line n was about to run, so that what the line before it
had assigned was read. The columns:

    read_event  for each series: its event
    read_name   for each series: the name of the local, as its place in the list of names
    read_value  the numbers of the first series, then those of the next; not a number where the
                local held none

Which event each number belongs to follows from the order of events, and is left to the page.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from math import nan
from types import MappingProxyType
from typing import Any

from plyscope.game import HiddenMoves, offers
from plyscope.tracing.log import CALL, NUMBERS, RETURN, Log, is_number
from plyscope.tracing.names import STRATEGY_NAME
from plyscope.tracing.rows import CHANCE_TO_MOVE, DRIVER, INNER, Rows, packed

NO_READINGS: Mapping[str, array[Any]] = MappingProxyType(
    {"read_event": array("h"), "read_name": array("B"), "read_value": array("d")}
)
"""The columns of a search of which no locals were read."""

Series = tuple[int, str, Sequence[Any]]
"""An event, the name of a local, and what it held each time that the event happened."""


def reading_columns(log: Log, *, with_states: bool) -> tuple[dict[str, array[Any]], list[str]]:
    """The columns, and the names of the locals in them.

    The window has columns of its own. A state that is a number is among the locals if `with_states`
    says so; that of a game is no number to people.
    """
    window = log.locals.window or ()
    left_out = window if with_states else (*window, *log.locals.state.values())
    event: array[Any] = array("h")
    place: array[Any] = array("B")
    value = array("d")
    names: dict[str, int] = {}
    for when, name, held in (*_parameters(log, left_out), *_at_lines(log)):
        types = {type(each) for each in held}
        if NUMBERS.isdisjoint(types):
            continue
        event.append(when)
        place.append(names.setdefault(name, len(names)))
        value += packed("d", held if types <= NUMBERS else _only_numbers(held))
    columns: dict[str, array[Any]] = {"read_event": event, "read_name": place, "read_value": value}
    return columns, list(names)


def _parameters(log: Log, left_out: Sequence[str | None]) -> Iterator[Series]:
    for name in log.locals.numbers:
        if name not in left_out:
            yield CALL, name, log.parameters(name)


def _at_lines(log: Log) -> Iterator[Series]:
    for line, names in log.kept.items():
        held = log.assigned[line]
        for place, name in enumerate(names):
            yield line, name, held if len(names) == 1 else [values[place] for values in held]


def _only_numbers(held: Iterable[Any]) -> list[float]:
    return [each if is_number(each) else nan for each in held]


def strategy_columns(log: Log, rows: Rows, game: Any) -> dict[str, array[Any]]:
    """The columns `info`, `mix_start` and `mix`; empty for a game without hidden moves.

    `info` numbers the information set of each visited row where a player moves, −1 elsewhere. The
    strategy of row r is mix[mix_start[r]] up to, not including, mix[mix_start[r + 1]], in the order
    of its actions; it is empty if the row had none.
    """
    if not offers(game, HiddenMoves):
        return {}
    held = _strategies(log)
    mix, start = array("d"), array("i", [0])
    for row in range(log.nodes):
        mix.extend(held.get(row, ()))
        start.append(len(mix))
    return {"info": _information_sets(rows, log.nodes, game), "mix_start": start, "mix": mix}


def _information_sets(rows: Rows, visited: int, game: Any) -> array[int]:
    numbers: dict[Hashable, int] = {}
    info = array("i", [-1]) * visited
    for row in range(visited):
        kind = rows.kind[row]
        if rows.status[row] == INNER and kind not in (CHANCE_TO_MOVE, DRIVER):
            known = (kind, game.information(rows.state[row]))
            info[row] = numbers.setdefault(known, len(numbers))
    return info


def _strategies(log: Log) -> dict[int, list[float]]:
    """The strategy in each node's call, by node, if lines were recorded."""
    readings = {
        line: iter(_strategies_at(log.assigned[line], names))
        for line, names in log.kept.items()
        if STRATEGY_NAME in names
    }
    found: dict[int, list[float]] = {}
    path: list[int] = []
    entered = 0
    for event in log.event:
        if event == CALL:
            path.append(entered)
            entered += 1
        elif event == RETURN:
            path.pop()
        elif event in readings:
            strategy = next(readings[event])
            if isinstance(strategy, list):
                found[path[-1]] = strategy
    return found


def _strategies_at(held: list[Any], names: tuple[str, ...]) -> list[Any]:
    """What the strategy was each time a line with these locals was about to run."""
    if len(names) == 1:
        return held
    place = names.index(STRATEGY_NAME)
    return [values[place] for values in held]
