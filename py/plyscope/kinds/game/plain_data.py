"""Turns games, positions, traces and results into plain data for the page: numbers, texts,
columns."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from plyscope.game import CHANCE, MAX, Chance, Mover, offers
from plyscope.games.presentable import Presentable
from plyscope.kinds.game.reply_types import Cell, Choice, Mix, PlayersShown, Standing
from plyscope.study.equilibrium import table
from plyscope.support.strategies import Strategies
from plyscope.tracing.rows import CHANCE_TO_MOVE, MIN_TO_MOVE, NO_ACTION, packed
from plyscope.tracing.trace import Trace


def look(game: Presentable[Any, Any], state: Any) -> Standing:
    """What the page shows of `state`, and the legal moves."""
    terminal = game.is_terminal(state)
    picture = dict(game.picture(state))
    side, mover = _turn(game.to_move(state), picture)
    return {
        "position": game.format(state),
        "toMove": side,
        "mover": mover,
        "terminal": terminal,
        "utility": game.utility(state) if terminal else None,
        "verdict": game.verdict(state),
        "warnings": list(game.warnings(state)),
        "actions": choices(game, state),
        "picture": picture,
    }


def _turn(to_move: Mover | int, picture: Mapping[str, Any]) -> tuple[Mover, str]:
    """The side to move, and its name. If there are more than two players, each counts as MAX: it
    wants the most for itself."""
    if isinstance(to_move, int):
        return MAX, picture["players"][to_move]
    return to_move, picture.get("names", {}).get(to_move, to_move)


def choices(game: Presentable[Any, Any], state: Any) -> list[Choice]:
    """The legal moves in `state`; if chance moves, each outcome with its probability."""
    if to_move_is_chance(game, state):
        outcomes = game.outcomes(state) if offers(game, Chance) else ()
        return [{**choice(game, state, action), "chance": chance} for action, chance in outcomes]
    return [choice(game, state, action) for action in game.actions(state)]


def to_move_is_chance(game: Any, state: Any) -> bool:
    """Whether chance moves in `state`, and not a player."""
    mover: Mover = game.to_move(state)
    return mover == CHANCE and not game.is_terminal(state)


def choice(game: Presentable[Any, Any], state: Any, action: Any) -> Choice:
    """A legal action in `state`: its id, its name, and the cell that it fills."""
    return {
        "id": game.action_id(state, action),
        "name": game.action_name(state, action),
        "cell": game.cell(state, action),
    }


def place(game: Presentable[Any, Any], state: Any, action: Any) -> Cell | None:
    """The row and column, counted from 0, that `action` fills; None if the game has no grid."""
    cell = game.cell(state, action)
    columns = game.picture(state).get("columns")
    if cell < 0 or not isinstance(columns, int):
        return None
    return {"row": cell // columns, "column": cell % columns}


def edges(
    game: Presentable[Any, Any], trace: Trace
) -> tuple[dict[str, array[Any]], dict[str, Any]]:
    """The columns `action` and `cell` of a trace, and the tables that `action` points into.

    The meaning of an action depends on the position in which it was made, which need not be the
    row's parent under a driver.
    """
    table: dict[tuple[str, str], int] = {}
    known = _EdgesFrom(game, trace.states, table)
    # Equal positions have the edges of the first of them; the root is below −1.
    first = [*trace.first, *range(trace.visited, len(trace.states)), NOWHERE]
    found = [
        known[first[above]][action]
        for above, action in zip(trace.columns["above"], trace.actions, strict=True)
    ]
    visited = trace.visited
    columns: dict[str, array[Any]] = {
        "action": packed("i", [action for action, _ in found]),
        "cell": packed("h", [*(cell for _, cell in found[:visited]), *[-1] * len(found[visited:])]),
    }
    return columns, {
        "actionIds": [ident for ident, _ in table],
        "actions": [name for _, name in table],
    }


NOWHERE: Final = -1
"""In place of the row of a position."""


class _EdgesFrom(dict[int, "_Edges"]):
    """The edges from the position of a row, or from nowhere."""

    def __init__(
        self, game: Presentable[Any, Any], states: Sequence[Any], table: dict[tuple[str, str], int]
    ) -> None:
        super().__init__()
        self.game, self.states, self.table = game, states, table

    def __missing__(self, row: int) -> _Edges:
        # The parent of a pruned row may be pruned too, so that its state was never made.
        state = self.states[row] if row != NOWHERE else None
        found = self[row] = _Edges(self.game, state, self.table)
        return found


class _Edges(dict[Any, tuple[int, int]]):
    """For each action in `state`: its place in `table`, and the cell that it fills; −1 if there is
    no state or no action. A search makes the same moves in the same positions again and again, so
    the game is asked about each once."""

    def __init__(
        self, game: Presentable[Any, Any], state: Any, table: dict[tuple[str, str], int]
    ) -> None:
        super().__init__()
        self.game, self.state, self.table = game, state, table

    def __missing__(self, action: Any) -> tuple[int, int]:
        game, state = self.game, self.state
        if state is None or action is NO_ACTION:
            return (-1, -1)
        name = (game.action_id(state, action), game.action_name(state, action))
        place = self.table.setdefault(name, len(self.table))
        found = self[action] = place, game.cell(state, action)
        return found


def names(
    game: Presentable[Any, Any], trace: Trace
) -> tuple[dict[str, array[Any]], list[str] | None]:
    """The column `name` and the table of names that it points into, if the game names its states;
    otherwise no column and None. A move that was cut off has the name of the state that it would
    have led to."""
    if not game.node_name(trace.states[0]):
        return {}, None
    parent = trace.columns["parent"]
    table: dict[str, int] = {}
    places: dict[Any, int] = {}
    column = array("i")
    for row, made in enumerate(trace.states):
        at = made if made is not None else (trace.states[parent[row]], trace.actions[row])
        if at not in places:
            state = game.result(*at) if made is None else made
            places[at] = table.setdefault(game.node_name(state), len(table))
        column.append(places[at])
    return {"name": column}, list(table)


def players(game: Presentable[Any, Any], trace: Trace) -> PlayersShown | None:
    """If there are more than two players: their names, and for each visited row who moves there,
    counted from 0, and its value for each of them. None if there are two."""
    if trace.players is None:
        return None
    names = game.picture(trace.states[0])["players"]
    vectors = [None if each is None else list(each) for each in trace.players.vectors]
    return {"names": names, "mover": list(trace.players.mover), "vectors": vectors}


def mixes(game: Any, strategies: Strategies) -> list[Mix]:
    """Strategies, one for each information set."""
    return [
        {
            "player": mix.player,
            "knows": mix.knows,
            "actions": list(mix.actions),
            "probabilities": list(mix.probabilities),
        }
        for mix in table(game, strategies)
    ]


def words(
    game: Presentable[Any, Any], state: Any, of_search: Mapping[str, Sequence[str]]
) -> dict[str, list[str]]:
    """What the numbers in some locals stand for, by the local's name: a word for 0, for 1 and so
    on; none if a word would not say more. If there are more than two players, `player` is one of
    them."""
    found = {name: list(each) for name, each in of_search.items()}
    names = game.picture(state).get("players")
    return {**found, "player": names} if names else found


def positions(trace: Trace) -> int:
    """How many different positions were visited. Positions that the search treats as the same count
    once."""
    same = trace.columns["same"]
    return len(set(same[: trace.visited]))


def cuts(trace: Trace) -> Mapping[str, int]:
    """How many α-cuts and β-cuts there are: visited nodes with pruned children. MIN makes α-cuts
    and MAX β-cuts; a chance node can make either."""
    parent, kind, value, alpha = (
        trace.columns[name] for name in ("parent", "kind", "value", "alpha")
    )
    cut = {parent[row] for row in range(trace.visited, len(parent)) if parent[row] < trace.visited}
    by_alpha = [
        row
        for row in cut
        if kind[row] == MIN_TO_MOVE or (kind[row] == CHANCE_TO_MOVE and value[row] <= alpha[row])
    ]
    return {"alpha": len(by_alpha), "beta": len(cut) - len(by_alpha)}
