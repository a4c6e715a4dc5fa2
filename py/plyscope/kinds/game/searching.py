"""Runs a search of a game under watch, and makes the reply."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import Any, NotRequired

from plyscope.game import MAX, MIN, BadInput, Chance, GivenByTree, ManyPlayers, offers
from plyscope.games.lazy_actions import LazyActions
from plyscope.kinds.game import plain_data
from plyscope.kinds.game.positions import look_at
from plyscope.kinds.game.reply_types import (
    KIND,
    Best,
    Choice,
    GameSearch,
    GameTraceText,
    MoveValue,
    Values,
)
from plyscope.kinds.game.requests import Run, Setting, read_run, read_setting
from plyscope.kinds.game.sizes import share_of_budget
from plyscope.kinds.kind import Columns, Request
from plyscope.kinds.messages import Float64, Int16, Int32, PassShown, TraceColumns, Uint8
from plyscope.kinds.plain_data import codes as plain_codes
from plyscope.kinds.plain_data import number as plain_number
from plyscope.search import SearchEntry
from plyscope.support.answers import LimitedAnswer
from plyscope.support.strategies import Equilibrium
from plyscope.tracing import MAX_NODES, Watched, watch, without_garbage_collection
from plyscope.tracing.answer import last_solved, most_visited, passes, variation
from plyscope.tracing.log import is_number
from plyscope.tracing.progress import looker
from plyscope.tracing.rows import KNOWN, number
from plyscope.tracing.trace import How, Trace, make_trace


class GameColumns(TraceColumns):
    """The columns of a search of a game."""

    bound: Uint8
    "for known rows: 0 the exact value, 1 a lower bound on it, 2 an upper bound"
    name: NotRequired[Int32]
    "if the game names its nodes: the place of the name"
    place: NotRequired[Int16]
    """if rounds grow one tree: the place of a row's action among those of the position above, -1 if
    no action led there"""
    answer: NotRequired[Float64]
    """for a best-first search: the utility or evaluation that the game gave at a row, which may be
    more than the row's value; not a number if the game gave none"""
    unrecorded: NotRequired[Int32]
    """if the tree was too large to be recorded whole: how many nodes below a row were visited, but
    not recorded"""
    info: NotRequired[Int32]
    "if moves are hidden: the number of the information set, -1 if no player moves"
    mix: NotRequired[Float64]
    "if moves are hidden: the strategies, one after the other"
    mix_start: NotRequired[Int32]
    "that of row i is mix[mix_start[i]] up to, not including, mix[mix_start[i + 1]]"


MOST_BELOW = 2_000
"""How many rows of a small, known tree may be added below those that were cut, to show it whole."""
MOST_UNSEEN = 1_000_000
"""The same where somebody wants to see all that was never looked at."""

MOST_OF_LARGE = 150_000
"""How many nodes are recorded of a game whose moves are worked out lazily. One takes kilobytes,
with its position and what is known of its moves."""

BEST_LINES: Mapping[str, Callable[[Trace, Any], list[Any]]] = {
    "value": variation,
    "visits": lambda trace, _game: most_visited(trace),
    "last": lambda trace, _game: last_solved(trace),
    "mixture": lambda _trace, _game: [],
}


def _most_recorded(game: Any, state: Any) -> int:
    return MOST_OF_LARGE if isinstance(game.actions(state), LazyActions) else MAX_NODES


@without_garbage_collection()
def search(request: Request) -> tuple[GameSearch, Columns]:
    """A search of the position under watch: its outcome, what was counted, and its trace."""
    setting = read_setting(request)
    run = read_run(request, setting)
    game, state = setting.game, setting.state
    literal = offers(game, GivenByTree)
    if game.is_terminal(state) and not literal:
        raise BadInput(f"There is nothing to search: {game.verdict(state)}", field="method")
    lines = request.get("lines", True)
    watched = watch(
        run.function,
        run.game,
        state,
        keywords=run.keywords,
        hints=run.search.hints,
        lines=lines,
        max_nodes=_most_recorded(game, state),
        looker=looker(run.game, from_mover=run.search.side == "mover", counts=run.search.merged),
        goes_on=not run.search.merged,
    )
    unseen = request.get("unseen", False)
    how = How(
        run.search.side == "mover",
        not run.search.merged,
        MOST_UNSEEN if unseen else MOST_BELOW if literal else 0,
        run.depth if unseen else inf,
        run.key,
    )
    trace = make_trace(watched, run.game, how)
    return reply_of(setting, run, watched, trace, lines=lines, unseen=unseen)


def reply_of(
    setting: Setting, run: Run, watched: Watched, trace: Trace, *, lines: bool, unseen: bool = False
) -> tuple[GameSearch, Columns]:
    """What a search did that has run, and its trace."""
    game, state = setting.game, setting.state
    edge_columns, tables = plain_data.edges(game, trace)
    name_column, names = plain_data.names(game, trace)
    best = _best(setting, run, trace, broken_off=bool(watched.broken_off))
    text: GameTraceText = {
        "kind": KIND,
        "method": run.search.id,
        "methodName": run.search.name,
        "options": dict(run.options),
        "side": run.search.side,
        "order": run.order,
        "cut": run.cut,
        "depth": plain_number(run.depth),
        "actionIds": tables["actionIds"],
        "actions": tables["actions"],
        "names": names,
        "words": plain_data.words(game, state, run.search.words),
        "variables": list(trace.names),
        "visited": trace.visited,
        "count": len(trace.states),
        "passes": _passes(trace, watched),
        "merged": run.search.merged,
        "bestBy": run.search.best_by,
        "best": best["best"],
        "codes": plain_codes(trace.codes),
        "lines": lines,
        "actionLines": list(watched.log.locals.action_lines) if lines else [],
        "root": look_at(setting, state),
    }
    if players := plain_data.players(game, trace):
        text["players"] = players
    if watched.broken_off:
        text["ended"] = watched.broken_off
    if unseen:
        text["unseen"] = "all" if trace.has_all_below else "some"
    if isinstance(watched.value, LimitedAnswer):
        text["ended"] = watched.value.ended
    cuts = plain_data.cuts(trace)
    reply: GameSearch = {
        "kind": KIND,
        **best,
        "nodes": trace.nodes,
        "leaves": trace.leaves,
        "cuts": cuts["alpha"] + cuts["beta"],
        "alphaCuts": cuts["alpha"],
        "betaCuts": cuts["beta"],
        "known": trace.columns["status"].count(KNOWN),
        "positions": plain_data.positions(trace),
        "seconds": watched.seconds,
        "text": text,
    }
    if isinstance(watched.value, Equilibrium):
        reply["strategies"] = plain_data.mixes(game, watched.value.strategies)
    return reply, {**trace.columns, **edge_columns, **name_column}


def _passes(trace: Trace, watched: Watched) -> list[PassShown]:
    """The searches that a driver started: their rows and, if known, their depth limits."""
    every = passes(trace)
    if not every:
        return []
    found: list[PassShown] = []
    log = watched.log
    depths = log.parameters("depth") if "depth" in log.locals.numbers else None
    for each in every:
        depth = depths[each.row] if depths else None
        shown = plain_number(number(depth)) if is_number(depth) else None
        found.append({"row": each.row, "end": each.end, "depth": shown})
    return found


def _best(setting: Setting, run: Run, trace: Trace, *, broken_off: bool) -> Best:
    """The value of the position, the best action, and the principal variation.

    Actions are given by their ids. If moves are hidden, no single action is best, but a mixture. A
    search that was broken off has found none.
    """
    game, state = setting.game, setting.state
    actions = [] if broken_off else BEST_LINES[run.search.best_by](trace, game)
    line: list[Choice] = []
    at = plain_data.place(game, state, actions[0]) if actions else None
    for action in actions:
        line.append(plain_data.choice(game, state, action))
        state = game.result(state, action)
    return {
        "value": plain_number(trace.columns["value"][0]),
        "best": line[0]["id"] if line else None,
        "bestName": line[0]["name"] if line else None,
        "bestAt": at,
        "variation": [step["id"] for step in line],
        "variationNames": [step["name"] for step in line],
        "passedOver": _passed_over(setting, actions[0], trace) if actions else [],
    }


def _passed_over(setting: Setting, chosen: Any, trace: Trace) -> list[str]:
    """The names of the moves that win at once, if `chosen` is worth as much but wins later. Empty
    if the side to move does not win, in a tree, where nobody wins, and if chance moves, since then
    no win is certain."""
    game, state = setting.game, setting.state
    if offers(game, GivenByTree) or offers(game, Chance) or trace.players:
        return []
    value = trace.columns["value"][0]
    wins = value > 0 if game.to_move(state) == MAX else value < 0

    def ends(action: Any) -> bool:
        after = game.result(state, action)
        return game.is_terminal(after) and game.utility(after) == value

    if not wins or ends(chosen):
        return []
    return [game.action_name(state, action) for action in game.actions(state) if ends(action)]


def values(request: Request) -> Values:
    """The value of every legal action, each searched separately with the full window: from MAX's
    side or, if there are more than two players, for the player to move. A budget that a person has
    set is for all of them together."""
    setting = read_setting(request)
    run = read_run({**request, "window": None}, setting)
    game, state = setting.game, setting.state
    actions = list(game.actions(state))
    keywords = {**run.keywords, **share_of_budget(run, len(actions))}
    if "depth" in keywords:
        keywords["depth"] -= 1
    found: list[MoveValue] = []
    for action in actions:
        child = game.result(state, action)
        value = _worth(run.search, game, state, child, run.function(run.game, child, **keywords))
        found.append({**plain_data.choice(game, state, action), "value": plain_number(value)})
    return {"kind": KIND, "values": found}


def _worth(search: SearchEntry, game: Any, state: Any, child: Any, found: Any) -> float:
    """The value that a search found for `child`: from MAX's side or, if there are more than two
    players, for the player to move in `state`."""
    has_many_players = offers(game, ManyPlayers)
    if has_many_players:
        return number(found[game.to_move(state)])
    value = number(found)
    return -value if search.side == "mover" and game.to_move(child) == MIN else value
