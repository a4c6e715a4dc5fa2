"""The one door between the page and Python: a request comes in as JSON, a reply goes out as JSON
and columns of numbers.

`answer` never raises. What a person typed wrongly comes back as one sentence for them, with the
field and the place it is about.
"""

from __future__ import annotations

import json
import re
import traceback
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from plyscope import analysis, constraint_room, show
from plyscope.csp import METHODS
from plyscope.csp.problems import PROBLEMS
from plyscope.engine import door as engine
from plyscope.fields import check_fields
from plyscope.game import MAX, MIN, BadInput, IllegalAction
from plyscope.games import GAMES
from plyscope.lab import LAB
from plyscope.requests import (
    MAX_DEPTH,
    Run,
    Setting,
    asks_for_problem,
    read_flag,
    read_run,
    read_setting,
    read_whole,
)
from plyscope.search import CUTS, SEARCHES, SearchEntry
from plyscope.search.learnt import LEARNT, LearntOrder
from plyscope.support.chance import drawn
from plyscope.support.orders import ORDERS, OrderEntry
from plyscope.trial import estimate_nodes
from plyscope.watch import MAX_NODES, Watched, watch
from plyscope.watch.answer import last_solved, most_visited, passes, variation
from plyscope.watch.codes import node_codes
from plyscope.watch.log import is_number
from plyscope.watch.rows import KNOWN, number
from plyscope.watch.trace import How, Trace, make_trace
from plyscope.wording import shortened

ESTIMATE_PROBES = 400
ESTIMATE_SEED = 1975
SUGGESTION_PROBES = 100
SUGGESTION_TRIAL = 3_000
COMFORTABLE_NODES = 20_000
TRIAL_NODES = 8_000
TABLE_TRIAL_NODES = 30_000
MAX_NESTING = 40
# One that is not closed goes on to the end: otherwise every quote after it is tried as a beginning.
JSON_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
COMPARE_BUDGET = 20_000
LONGEST_FAULT = 200
BEST_LINES: Mapping[str, Callable[[Trace, Any], list[Any]]] = {
    "value": variation,
    "visits": lambda trace, _game: most_visited(trace),
    "last": lambda trace, _game: last_solved(trace),
    "mixture": lambda _trace, _game: [],
}
COMPARE_BUDGET_PATIENT = 2_000_000
TOO_LITTLE_MEMORY = (
    "There is too little memory in this browser for that: choose a smaller depth, fewer rounds or "
    "a smaller problem, or close other tabs."
)


@dataclass(frozen=True)
class Reply:
    """What goes back: JSON text, and the columns of a trace by name (empty but for a search)."""

    text: str
    columns: Mapping[str, array[Any]] = field(default_factory=dict)


def answer(text: str) -> Reply:
    """Do what the request in `text` asks. It is a JSON object whose "op" names what to do."""
    try:
        request = _parsed(text)
        data, columns = _operation(request)(request)
        return Reply(json.dumps(data, allow_nan=False), columns)
    except (BadInput, IllegalAction) as fault:
        return Reply(json.dumps({"error": _error(fault)}))
    except MemoryError:
        return Reply(json.dumps({"error": {"message": TOO_LITTLE_MEMORY}}))
    except Exception as fault:  # the page must hear of it, whatever it is
        told = shortened(f"{type(fault).__name__}: {fault}", LONGEST_FAULT)
        sentence = f"Plyscope itself has a fault here ({told})."
        details = "".join(traceback.format_exception(fault))
        return Reply(json.dumps({"error": {"message": sentence, "fault": details}}))


def _parsed(text: str) -> Mapping[str, Any]:
    # The parser goes down level by level in C, where a browser's Python has little room.
    if _nesting(text) > MAX_NESTING:
        raise BadInput("The request is nested too deeply.")
    try:
        request = json.loads(text)
    except ValueError:
        raise BadInput("The request is not JSON.") from None
    if not isinstance(request, dict):
        raise BadInput("A request is a JSON object.")
    if not isinstance(request.get("op"), str) or request["op"] not in _OPERATIONS:
        raise BadInput(f"A request's op is one of {', '.join(_OPERATIONS)}.", field="op")
    check_fields(request, about_problem=asks_for_problem(request))
    return request


def _nesting(text: str) -> int:
    """How deeply brackets are nested in JSON text, those inside strings left out."""
    depth = deepest = 0
    for mark in re.findall(r"[\[\]{}]", JSON_STRING.sub("", text)):
        depth += 1 if mark in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _error(fault: Exception) -> dict[str, Any]:
    return {
        "message": str(fault),
        "field": getattr(fault, "field", "action"),
        "at": getattr(fault, "at", None),
    }


Answer = tuple[dict[str, Any], Mapping[str, "array[Any]"]]


def _catalogue(_request: Mapping[str, Any]) -> Answer:
    return {
        "games": [show.listed(entry, "games", entry.scale) for entry in GAMES.values()],
        "searches": [_search_entry(entry) for entry in SEARCHES.values()],
        "problems": [show.listed(entry, constraint_room.ROOM, "") for entry in PROBLEMS.values()],
        "methods": [constraint_room.method_entry(entry) for entry in METHODS.values()],
        "orders": [_order_entry(order) for order in _all_orders()],
        "cuts": list(CUTS),
        "maxDepth": MAX_DEPTH,
        "maxNodes": MAX_NODES,
    }, {}


def _all_orders() -> list[OrderEntry | LearntOrder]:
    return [*ORDERS.values(), *LEARNT.values()]


def _order_entry(order: OrderEntry | LearntOrder) -> dict[str, Any]:
    games = [entry for entry in GAMES.values() if order.offered(entry.load(entry.start, {}).game)]
    return {
        "id": order.id,
        "name": order.name,
        "note": order.note,
        "games": [entry.id for entry in games],
        "knowsAll": isinstance(order, OrderEntry) and order.knows_all,
        "learnt": {"search": order.search, "options": dict(order.options)}
        if isinstance(order, LearntOrder)
        else None,
    }


def _search_entry(entry: SearchEntry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "room": "games",
        "name": entry.name,
        "note": entry.note,
        "takesDepth": entry.takes_depth,
        "takesWindow": entry.takes_window,
        "takesCut": entry.takes_cut,
        "side": entry.side,
        "exact": entry.exact,
        "passes": entry.passes,
        "merged": entry.merged,
        "options": [vars(option) for option in entry.options],
        "files": _files(entry),
        "strictFiles": _files(entry.cutting(">")) if entry.takes_cut else [],
    }


def _files(entry: SearchEntry) -> list[dict[str, Any]]:
    codes, _ = node_codes(entry.function, entry.hints)
    return show.sources(codes, "search")


def _look(request: Mapping[str, Any]) -> Answer:
    setting = read_setting(request)
    return _setting_look(setting, setting.state), {}


def _setting_look(setting: Setting, state: Any) -> dict[str, Any]:
    seen = show.look(setting.game, state)
    return {
        "game": setting.entry.id,
        "room": "games",
        "options": dict(setting.options),
        "notation": setting.entry.notation,
        "searches": [entry.id for entry in SEARCHES.values() if entry.offered(setting.game)],
        "orders": [order.id for order in _all_orders() if order.offered(setting.game)],
        "features": [vars(feature) for feature in getattr(setting.game, "feature_list", ())],
        "engine": engine.means_for(setting.game),
        "start": _start(setting),
        **seen,
    }


def _start(setting: Setting) -> str | None:
    """Where moves are hidden, the position before the first of them, which alone can be searched;
    None in any other game."""
    game = setting.game
    return game.format(game.initial) if hasattr(game, "information") else None


def _play(request: Mapping[str, Any]) -> Answer:
    setting = read_setting(request)
    game, state = setting.game, setting.state
    if game.is_terminal(state):
        raise IllegalAction(f"The game is over: {game.verdict(state)}")
    action = request.get("action")
    if not isinstance(action, str):
        raise BadInput("An action is given as text.", field="action")
    return _after(setting, game.parse_action(state, action)), {}


def _draw(request: Mapping[str, Any]) -> Answer:
    """What stands after chance has moved, as "seed" lets it; each outcome by its probability."""
    setting = read_setting(request)
    if not show.to_move_is_chance(setting.game, setting.state):
        raise BadInput("It is not chance that moves here.", field="action")
    seed = read_whole(request, "seed", 1, 0, 2**31)
    return _after(setting, drawn(setting.game, setting.state, Random(seed))), {}


def _after(setting: Setting, action: Any) -> dict[str, Any]:
    """What stands after an action; "drawn" is what chance has brought, where it was chance's."""
    game, state = setting.game, setting.state
    seen = _setting_look(setting, game.result(state, action))
    if show.to_move_is_chance(game, state):
        seen["drawn"] = show.choice(game, state, action)
    return seen


def _estimate(request: Mapping[str, Any]) -> Answer:
    setting = read_setting(request)
    run = read_run(request, setting)
    whole = analysis.estimate_tree(
        run.weighed, setting.state, run.depth, ESTIMATE_PROBES, ESTIMATE_SEED
    )
    # What a table saves is not seen in the beginning of a search, so it is given a longer trial.
    remembers = "symmetry" in run.options
    tried = estimate_nodes(run, setting.state, TABLE_TRIAL_NODES if remembers else TRIAL_NODES)
    # A lopsided beginning may promise too little: no search that cuts beats Knuth and Moore's
    # bound by much, and one that does not cut visits the whole tree. Rounds are all alike.
    least = 2 * whole**0.5 if _cuts(run.search) else whole
    is_sure = remembers or "rounds" in run.options or tried <= TRIAL_NODES
    nodes = tried if is_sure else max(tried, least)
    # To find a depth takes longer than all the rest, and who waits for a small search needs none.
    suggests = run.search.takes_depth and nodes > COMFORTABLE_NODES
    return {
        "nodes": nodes,
        "minimaxNodes": whole,
        "maxNodes": MAX_NODES,
        "suggestedDepth": _suggested_depth(setting, run) if suggests else 0,
    }, {}


def _cuts(search: SearchEntry) -> bool:
    """Whether the search leaves out a part of the tree: by a window that it is given, or makes."""
    return search.takes_window or search.takes_cut or (search.passes and not search.merged)


def _suggested_depth(setting: Setting, run: Run) -> int:
    """The greatest depth at which the search is expected to stay comfortable."""
    depth = 1
    while depth < min(run.depth, MAX_DEPTH):
        whole = analysis.estimate_tree(
            setting.game, setting.state, depth + 1, SUGGESTION_PROBES, ESTIMATE_SEED
        )
        expected = analysis.estimate_alphabeta(whole) if _cuts(run.search) else whole
        if expected > COMFORTABLE_NODES:
            break
        depth += 1
    return _deepest_comfortable(setting, run, depth)


def _deepest_comfortable(setting: Setting, run: Run, deepest: int) -> int:
    """The greatest depth up to `deepest` at which a trial of the search stays near comfortable:
    random walks alone may miss the thick parts of a tree."""
    least, most = 1, deepest
    while least < most:
        depth = (least + most + 1) // 2
        keywords = {**run.keywords, "depth": depth}
        shallow = replace(run, depth=depth, keywords=keywords)
        if estimate_nodes(shallow, setting.state, SUGGESTION_TRIAL) > 4 * COMFORTABLE_NODES:
            most = depth - 1
        else:
            least = depth
    return least


def _search(request: Mapping[str, Any]) -> Answer:
    setting = read_setting(request)
    run = read_run(request, setting)
    game, state = setting.game, setting.state
    literal = getattr(game, "literal", False)
    if game.is_terminal(state) and not literal:
        raise BadInput(f"There is nothing to search: {game.verdict(state)}", field="search")
    lines = read_flag(request, "lines", True)
    watched = watch(
        run.search.function,
        run.game,
        state,
        keywords=run.keywords,
        hints=run.search.hints,
        lines=lines,
    )
    how = How(run.search.side == "mover", not run.search.merged, literal, run.key)
    trace = make_trace(watched, run.game, how)
    edge_columns, tables = show.edges(game, trace)
    name_column, names = show.names(game, trace)
    cuts = show.cuts(trace)
    result = _result(setting, run, trace)
    return {
        **result,
        "nodes": trace.nodes,
        "leaves": trace.leaves,
        "cuts": cuts["alpha"] + cuts["beta"],
        "alphaCuts": cuts["alpha"],
        "betaCuts": cuts["beta"],
        "known": trace.columns["status"].count(KNOWN),
        "positions": show.positions(trace),
        "seconds": watched.seconds,
        **show.strategies(game, watched.value),
        "text": {
            **tables,
            **_conventions(run),
            "names": names,
            **show.players(game, trace),
            **show.ending(watched.value),
            "words": show.words(game, state, run.search.words),
            "variables": list(trace.names),
            "visited": trace.visited,
            "count": len(trace.states),
            "passes": _passes(trace, watched),
            "merged": run.search.merged,
            "bestBy": run.search.best_by,
            "best": result["best"],
            "codes": show.codes(trace.codes),
            "lines": lines,
            "actionLines": list(watched.log.locals.action_lines) if lines else [],
            "root": _setting_look(setting, state),
        },
    }, {**trace.columns, **edge_columns, **name_column}


def _passes(trace: Trace, watched: Watched) -> list[dict[str, Any]]:
    """The searches that a driver started: their rows, and to what depth each went, if it says."""
    found = []
    numbers = watched.log.locals.numbers
    place = 1 + numbers.index("depth") if "depth" in numbers else 0
    for each in passes(trace):
        depth = watched.log.entered[each.row][2][place] if place else None
        found.append(
            {
                "row": each.row,
                "end": each.end,
                "depth": show.number(number(depth)) if is_number(depth) else None,
            }
        )
    return found


def _conventions(run: Run) -> dict[str, Any]:
    return {
        "search": run.search.id,
        "searchName": run.search.name,
        "options": dict(run.options),
        "side": run.search.side,
        "order": run.order,
        "cut": run.cut,
        "depth": show.number(run.depth),
    }


def _result(setting: Setting, run: Run, trace: Trace) -> dict[str, Any]:
    """The value of the position, the best action, and the principal variation, by their ids.

    Where moves are hidden there is no one best action, but a mixture of them.
    """
    game, state = setting.game, setting.state
    actions = BEST_LINES[run.search.best_by](trace, game)
    line = []
    best = None
    for action in actions:
        line.append(show.choice(game, state, action))
        if best is None:
            best = {**line[0], "at": show.place(game, state, action)}
        state = game.result(state, action)
    return {
        "value": show.number(trace.columns["value"][0]),
        "best": best["id"] if best else None,
        "bestName": best["name"] if best else None,
        "bestAt": best["at"] if best else None,
        "variation": [step["id"] for step in line],
        "variationNames": [step["name"] for step in line],
        "passedOver": _passed_over(setting, actions[0], trace) if actions else [],
    }


def _passed_over(setting: Setting, chosen: Any, trace: Trace) -> list[str]:
    """The names of the moves that win at once and are worth no more than `chosen`, which does not;
    none where who moves does not win. In a tree nobody wins, and chance promises no win."""
    game, state = setting.game, setting.state
    if getattr(game, "literal", False) or hasattr(game, "outcomes") or trace.players:
        return []
    value = trace.columns["value"][0]
    wins = value > 0 if game.to_move(state) == MAX else value < 0

    def ends(action: Any) -> bool:
        after = game.result(state, action)
        return game.is_terminal(after) and game.utility(after) == value

    if not wins or ends(chosen):
        return []
    return [game.action_name(state, action) for action in game.actions(state) if ends(action)]


def _values(request: Mapping[str, Any]) -> Answer:
    """The value of every open action, each searched alone with the whole window; for more than two
    players, what it is worth to the one who moves."""
    setting = read_setting(request)
    run = read_run({**request, "window": None}, setting)
    game, state = setting.game, setting.state
    keywords = dict(run.keywords)
    if "depth" in keywords:
        keywords["depth"] -= 1
    values = []
    for action in game.actions(state):
        child = game.result(state, action)
        found = run.search.function(run.game, child, **keywords)
        value = _worth(run.search, game, state, child, found)
        values.append({**show.choice(game, state, action), "value": show.number(value)})
    return {"values": values}, {}


def _worth(search: SearchEntry, game: Any, state: Any, child: Any, found: Any) -> float:
    """What a search has found of `child`, from MAX's side; of more than two players, from the side
    of the one that moves in `state`."""
    if hasattr(game, "utilities"):
        return number(found[game.to_move(state)])
    value = number(found)
    return -value if search.side == "mover" and game.to_move(child) == MIN else value


def _compare(request: Mapping[str, Any]) -> Answer:
    """What minimax would look at on the same tree, and the fewest leaves alpha-beta could with the
    same window.

    Null where it would take too long to count; with "patient", more is tried.
    """
    setting = read_setting(request)
    run = read_run(request, setting)
    patient = read_flag(request, "patient", False)
    budget = COMPARE_BUDGET_PATIENT if patient else COMPARE_BUDGET
    count = analysis.count_tree(run.weighed, setting.state, run.depth, budget)
    plain = not hasattr(setting.game, "outcomes") and not hasattr(setting.game, "utilities")
    fewest = (
        analysis.fewest_leaves(run.weighed, setting.state, run.depth, budget, *run.window)
        if count and plain
        else None
    )
    return {
        "minimaxNodes": count.nodes if count else None,
        "minimaxLeaves": count.leaves if count else None,
        "fewestLeaves": fewest,
    }, {}


def _picture(request: Mapping[str, Any]) -> Answer:
    """What stands after the actions of "path" have been played from the position."""
    setting = read_setting(request)
    game, state = setting.game, setting.state
    path = request.get("path", [])
    if not isinstance(path, list) or not all(isinstance(action, str) for action in path):
        raise BadInput("A path is a list of actions.", field="path")
    for action in path:
        state = game.result(state, game.parse_action(state, action))
    return {"picture": game.picture(state), "position": game.format(state)}, {}


def _operation(request: Mapping[str, Any]) -> Callable[[Mapping[str, Any]], Answer]:
    """What does what is asked: about a problem, the constraint room does."""
    op = request["op"]
    if asks_for_problem(request) and op in constraint_room.OPERATIONS:
        return constraint_room.OPERATIONS[op]
    return _OPERATIONS[op]


def _data_only(measure: Callable[[Mapping[str, Any]], dict[str, Any]]) -> Callable[..., Answer]:
    return lambda request: (measure(request), {})


_OPERATIONS: Mapping[str, Callable[[Mapping[str, Any]], Answer]] = {
    "catalogue": _catalogue,
    "look": _look,
    "play": _play,
    "draw": _draw,
    "estimate": _estimate,
    "search": _search,
    "values": _values,
    "compare": _compare,
    "picture": _picture,
    **{op: _data_only(measure) for op, measure in LAB.items()},
    "race": constraint_room.race,
    "solutions": constraint_room.solutions,
}
