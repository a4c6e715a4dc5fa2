"""Which rows of a trace are the same position, reached in different ways, and which are above which
in the game."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Sequence
from typing import Any

from plyscope.tracing.log import Log
from plyscope.tracing.rows import KNOWN, NO_ACTION, Rows, first_equal, packed


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
