"""The strategies that a search of a game with hidden moves uses, round by round.

They are the values of the local `strategy` (`names.STRATEGY_NAME`) in its calls. A strategy belongs
to an information set: all positions that the player to move cannot tell apart have the same one.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable
from typing import Any

from plyscope.game import HiddenMoves, offers
from plyscope.tracing.log import CALL, RETURN, Log
from plyscope.tracing.names import STRATEGY_NAME
from plyscope.tracing.rows import CHANCE_TO_MOVE, DRIVER, INNER, Rows


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
