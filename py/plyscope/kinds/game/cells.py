"""A search of a game as the cells of a notebook."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from math import inf
from typing import Any, Final

from plyscope.game import BadInput, MovesAgain, offers
from plyscope.games.evaluation import Weighted
from plyscope.kinds.cells import IMPORT, call, changed, literal, loading, needed, writing
from plyscope.kinds.game.guarding import guarded
from plyscope.kinds.game.reply_types import KIND, GameCells
from plyscope.kinds.game.requests import Run, Setting, read_evaluation, read_run, read_setting
from plyscope.kinds.kind import Request
from plyscope.own_game.entry import InText
from plyscope.own_game.evaluating import InBounds
from plyscope.own_game.playable import Playable
from plyscope.program import Asked, Live, run_program
from plyscope.search import ordered
from plyscope.support.orders import ORDERS

GIVEN_ORDER: Final = "given"
OWN_ORDER: Final = (
    "In a notebook, a game of your own has its own move order and evaluation: choose those, and "
    "then save it."
)
UNBOUNDED: Final = (
    "In a notebook, {} cannot search with an evaluation of your own: choose another search, or"
    " alpha-beta."
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
    files = writing(request.get("files"))
    if setting.own:
        written = guarded(lambda asked: _own(setting, asked.get("position")))(request)
        _check_alike(setting, run, request["nodes"])
    else:
        written = _loaded(setting, run, request)
    return {"kind": KIND, "cells": [*files, *written, _shown(setting, run)]}


def _read(request: Request) -> tuple[Setting, Run]:
    setting = read_setting(request)
    run = read_run(request, setting)
    changes = (request.get("weights"), request.get("evaluation"))
    if setting.own and (run.order != GIVEN_ORDER or any(each is not None for each in changes)):
        raise BadInput(OWN_ORDER)
    if request.get("evaluation") is not None and isinstance(run.weighed, InBounds):
        raise BadInput(UNBOUNDED.format(run.search.name))
    return setting, run


def _loaded(setting: Setting, run: Run, request: Request) -> list[str]:
    """One of our games, with the evaluation and the order that were chosen."""
    options = changed(setting.entry.options, setting.options)
    position, evaluation = request.get("position") or "", request.get("evaluation")
    load = loading("plyscope.games.load", setting.entry.id, position, options)
    imports, lines = [IMPORT, ""], [f"game, state = {load}"]
    if isinstance(run.weighed, Weighted):
        weights = repr([*run.weighed.weights])
        lines.append(f"game = {call('plyscope.games.weighted', ['game', weights])}")
    if evaluation is not None:
        takes_game = read_evaluation(setting.game, evaluation).takes_game
        function = "partial(evaluate, game)" if takes_game else "evaluate"
        imports[:0] = ["from functools import partial", ""] if takes_game else []
        lines.append(f"game = {call('plyscope.games.evaluated', ['game', function])}")
    if run.order != GIVEN_ORDER:
        lines.append(f"game = {_ordered(run)}")
    loaded = "\n".join([*imports, *lines])
    return [loaded] if evaluation is None else [evaluation, loaded]


def _ordered(run: Run) -> str:
    """The call that puts the moves in order."""
    order = ORDERS[run.order]
    alpha, beta = run.window
    depth = run.depth if run.search.takes_depth else inf
    asked = {"depth": depth, "alpha": alpha, "beta": beta} if order.wrap_at else {}
    words = ["game", "state", literal(order.id)]
    return call("plyscope.searches.ordered", words, needed(ordered, asked))


def _shown(setting: Setting, run: Run) -> str:
    """The cell that searches."""
    game = ["game"] if offers(setting.game, MovesAgain) else []
    cut = {"cut": run.cut} if run.search.takes_cut and run.cut != ">=" else {}
    load = call("plyscope.searches.load", [literal(run.search.id), *game], cut)
    keywords = needed(run.function, run.keywords)
    return f"search = {load}\n{call('plyscope.show', ['search', 'game', 'state'], keywords)}"


def _own(setting: Setting, position: str | None) -> list[str]:
    """The text of a game of a person's own, and the game and the position in it."""
    assert setting.own
    if isinstance(setting.game, Playable):
        lines = _made(setting, setting.game)
    else:
        text = setting.entry.start if position is None else position
        loaded = f"{text!r}, {dict(setting.options)!r}"
        lines = [f"loaded = ENTRY.load({loaded})", "game, state = loaded.game, loaded.state"]
    return [setting.own.source, "\n".join([IMPORT, "", *lines])]


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


def _check_alike(setting: Setting, run: Run, nodes: int) -> None:
    """Raises `BadInput` if the search does not have so many nodes where it is watched as any other
    function, with the rules as they are written."""
    live = Live(run.function, (_rules(setting.game), setting.state), run.keywords)
    ran = run_program(Asked(live.source, live=live))
    if ran.fault or len(ran.record or ()) != nodes:
        raise BadInput(NOT_ALIKE.format(run.search.name))


def _rules(game: Any) -> Any:
    """The person's own object, without what checks it."""
    if isinstance(game, Playable):
        return game.rules.rules
    checked: Any = game.game if isinstance(game, InText) else game
    return checked.rules
