"""A search of a game as text: a program for a person to edit, with the call that runs it here, and
the cells of a notebook."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from functools import partial
from math import inf
from typing import Any, Final

from plyscope.game import BadInput, MovesAgain, offers
from plyscope.games import evaluated, weighted
from plyscope.games.evaluation import Features, InBounds, Weighted
from plyscope.input.phrases import shortened
from plyscope.kinds.editing import (
    IMPORT,
    as_literal,
    call,
    changed,
    editable,
    literal,
    loading,
    needed,
    writing,
)
from plyscope.kinds.game.guarding import guarded
from plyscope.kinds.game.reply_types import KIND, GameCells, GameEditable
from plyscope.kinds.game.requests import Run, Setting, read_evaluation, read_run, read_setting
from plyscope.kinds.kind import Request
from plyscope.own_game import source_of_game
from plyscope.own_game.entry import InText
from plyscope.own_game.evaluating import OwnEvaluation
from plyscope.own_game.playable import Playable
from plyscope.program import Live, RunRequest, run_program
from plyscope.search import ordered
from plyscope.support.orders import ORDERS

EVALUATION: Final = '''\
"""How good a state is for MAX: an evaluation for {name}.

A search to a depth asks for it where it stops. Choose it under "Evaluation" beside a game,
or let it play against another one in a duel. It should lie between the worst and the best utility.
"""


def evaluate(game, state):
    # A state is, for example, {state}
{known}    return game.evaluate(state)
'''
LONGEST_STATE: Final = 70


def edit(request: Request) -> GameEditable:
    """The file of the search, and below it the call that searches the position on the board."""
    setting = read_setting(request)
    run = read_run(request, setting)
    position = request.get("position") or setting.entry.start
    lines = _lines_for(setting, position)
    lines += ["game, state = setting.game, setting.state"]
    if run.order != "given":
        lines.insert(1, "from plyscope.support.orders import ORDERS")
        lines.append(f"game = ORDERS[{run.order!r}].apply_at(game, state, {run.depth!r})")
    name, source = editable(run.function, lines, ["game", "state"], run.keywords)
    return {"kind": KIND, "name": name, "source": source}


def edit_evaluation(request: Request) -> GameEditable:
    """An evaluation that is the game's own until a person changes it."""
    setting = read_setting(request)
    game = setting.game
    features = game.feature_list if offers(game, Features) else ()
    named = [f"    # {place}: {each.name}" for place, each in enumerate(features)]
    known = ["    # What game.features(state) tells, by its place:", *named] if named else []
    source = EVALUATION.format(
        name=setting.entry.name,
        state=shortened(repr(setting.state), LONGEST_STATE),
        known="".join(f"{line}\n" for line in known),
    )
    return {"kind": KIND, "name": "evaluation.py", "source": source}


def _lines_for(setting: Setting, position: str) -> list[str]:
    """The lines that make the game and the position, with an own game's whole text."""
    given = f"{position!r}, {dict(setting.options)!r}"
    if not setting.own:
        loaded = f"GAMES[{setting.entry.id!r}].load({given})"
        return ["from plyscope.games import GAMES", "", f"setting = {loaded}"]
    return [
        "from textwrap import dedent",
        "",
        "from plyscope.own_game import own_game",
        "",
        "# Your game, as text.",
        *as_literal("rules", setting.own.source),
        f"setting = own_game(dedent(rules)).entry.load({given})",
    ]


def edit_game(request: Request) -> GameEditable:
    """The game itself as a program: the file of one of Plyscope's own, or a person's own text."""
    setting = read_setting(request)
    if setting.own:
        return {"kind": KIND, "name": "game.py", "source": setting.own.source}
    name, source = source_of_game(setting.entry)
    return {"kind": KIND, "name": name, "source": source}


GIVEN_ORDER: Final = "given"
TWICE: Final = (
    "In a notebook, your game and your evaluation share their names, and both have {}: give it "
    "another name in one of them."
)
NOT_ALIKE: Final = (
    "In a notebook, {} cannot show the same tree of a game of your own: choose another search, or"
    " alpha-beta."
)
MOVES: Final = "The moves of your game cannot be written in a notebook: go back to its first state."


def cells(request: Request) -> GameCells:
    """The game and its position, then the search. Raises `BadInput` if the public names cannot say
    it."""
    setting, run = guarded(_read)(request)
    written = guarded(partial(_written, setting, run))(request)
    if setting.own:
        _check_alike(setting, run, request)
    files = writing(request.get("files"))
    return {"kind": KIND, "cells": [*files, *written, _shown(setting, run)]}


def _read(request: Request) -> tuple[Setting, Run]:
    setting = read_setting(request)
    return setting, read_run(request, setting)


def _written(setting: Setting, run: Run, request: Request) -> list[str]:
    """The game with the evaluation and the order that were chosen, and the position."""
    position, evaluation = request.get("position"), _evaluation(setting, request)
    if setting.own:
        texts, lines = [setting.own.source], _own(setting, position)
        _check_names(setting.own.text.names, evaluation.text.names if evaluation else {})
    else:
        options = changed(setting.entry.options, setting.options)
        load = loading("plyscope.games.load", setting.entry.id, position or "", options)
        texts, lines = [], [f"game, state = {load}"]
    imports = [IMPORT, ""]
    if weights := _weights(run):
        lines.append(f"game = {call('plyscope.games.weighted', ['game', repr(weights)])}")
    if evaluation:
        texts.append(request["evaluation"])
        function = "partial(evaluate, game)" if evaluation.takes_game else "evaluate"
        imports[:0] = ["from functools import partial", ""] if evaluation.takes_game else []
        other = call("plyscope.games.evaluated", ["game", function], _bounded(run))
        lines.append(f"game = {other}")
    if run.order != GIVEN_ORDER:
        words = ["game", "state", literal(run.order)]
        ordering = call("plyscope.searches.ordered", words, needed(ordered, _asked_of_order(run)))
        lines.append(f"game = {ordering}")
    return [*texts, "\n".join([*imports, *lines])]


def _evaluation(setting: Setting, request: Request) -> OwnEvaluation | None:
    source = request.get("evaluation")
    return None if source is None else read_evaluation(setting.game, source)


def _weights(run: Run) -> list[float]:
    """The weights that were chosen; none if none were."""
    game = run.weighed.game if isinstance(run.weighed, InBounds) else run.weighed
    return [*game.weights] if isinstance(game, Weighted) else []


def _bounded(run: Run) -> dict[str, bool]:
    return {"bounded": True} if isinstance(run.weighed, InBounds) else {}


def _asked_of_order(run: Run) -> dict[str, float]:
    """What the order is told of the search that it is for."""
    alpha, beta = run.window
    depth = run.depth if run.search.takes_depth else inf
    return {"depth": depth, "alpha": alpha, "beta": beta} if ORDERS[run.order].wrap_at else {}


def _shown(setting: Setting, run: Run) -> str:
    """The cell that searches."""
    game = ["game"] if offers(setting.game, MovesAgain) else []
    cut = {"cut": run.cut} if run.search.takes_cut and run.cut != ">=" else {}
    load = call("plyscope.searches.load", [literal(run.search.id), *game], cut)
    keywords = needed(run.function, run.keywords)
    return f"search = {load}\n{call('plyscope.show', ['search', 'game', 'state'], keywords)}"


def _own(setting: Setting, position: str | None) -> list[str]:
    """A game of a person's own and the position, from its text."""
    if isinstance(setting.game, Playable):
        return _made(setting, setting.game)
    text = setting.entry.start if position is None else position
    loaded = f"{text!r}, {dict(setting.options)!r}"
    return [f"loaded = ENTRY.load({loaded})", "game, state = loaded.game, loaded.state"]


def _made(setting: Setting, game: Playable) -> list[str]:
    assert setting.own
    own = _rules(game)
    names = [name for name, value in setting.own.text.names.items() if value is own]
    made = names[0] if names else f"{type(own).__name__}()"
    initial = "game.initial()" if callable(own.initial) else "game.initial"
    moves = _moves(game, game.format(setting.state).split())
    return [
        *([] if made == "game" else [f"game = {made}"]),
        f"state = {initial}",
        *(f"state = game.result(state, {move})" for move in moves),
    ]


def _moves(game: Playable, ids: Sequence[str]) -> list[str]:
    """Moves as Python writes them. Raises `BadInput`."""
    state, written = game.initial, []
    for each in ids:
        action = game.parse_action(state, each)
        if not _is_plain(action):
            raise BadInput(MOVES)
        written.append(repr(action))
        state = game.result(state, action)
    return written


def _is_plain(value: Any) -> bool:
    try:
        return bool(ast.literal_eval(repr(value)) == value)
    except (ValueError, SyntaxError):
        return False


def _check_names(game: Mapping[str, Any], evaluation: Mapping[str, Any]) -> None:
    """Raises `BadInput` if a text changes what the other means."""
    for name, value in game.items():
        if not name.startswith("__") and evaluation.get(name, value) is not value:
            raise BadInput(TWICE.format(f"`{name}`"))


def _check_alike(setting: Setting, run: Run, request: Request) -> None:
    """Raises `BadInput` if the search does not have so many nodes where it is watched as any other
    function, with the rules as they are written."""
    game = _rules(setting.game)
    if weights := _weights(run):
        game = weighted(game, weights)
    if evaluation := _evaluation(setting, request):
        function = evaluation.function
        given = partial(function, game) if evaluation.takes_game else function
        game = evaluated(game, given, **_bounded(run))
    if run.order != GIVEN_ORDER:
        game = ordered(game, setting.state, run.order, **_asked_of_order(run))
    live = Live(run.function, (game, setting.state), run.keywords)
    ran = run_program(RunRequest(live.source, live=live))
    if ran.fault or len(ran.record or ()) != request["nodes"]:
        raise BadInput(NOT_ALIKE.format(run.search.name))


def _rules(game: Any) -> Any:
    """The person's own object, without what checks it."""
    if isinstance(game, Playable):
        return game.rules.rules
    checked: Any = game.game if isinstance(game, InText) else game
    return checked.rules
