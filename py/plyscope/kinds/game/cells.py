"""A search of a game as the cells of a notebook."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any, Final

from plyscope.game import BadInput, MovesAgain, offers
from plyscope.kinds.cells import IMPORT, call, changed, literal, loading, needed, reject_files
from plyscope.kinds.game.guarding import guarded
from plyscope.kinds.game.reply_types import KIND, GameCells
from plyscope.kinds.game.requests import Run, Setting, read_run, read_setting
from plyscope.kinds.kind import Request
from plyscope.own_game.entry import InText
from plyscope.own_game.playable import Playable
from plyscope.program import Asked, Live, run_program

GIVEN_ORDER: Final = "given"
ORDER: Final = (
    "A notebook searches moves in the game's own order: choose the default order, and then save it."
)
EVALUATION: Final = "A notebook has only the game's own evaluation: choose that, and then save it."
NOT_ALIKE: Final = (
    "In a notebook, {} cannot show the same tree of a game of your own: choose another search, or"
    " alpha-beta."
)
MOVES: Final = "The moves of your game cannot be written in a notebook: go back to its first state."


def cells(request: Request) -> GameCells:
    """The game and its position, then the search. Raises `BadInput` if the public names cannot say
    it."""
    setting, run = guarded(_read)(request)
    if setting.own:
        written = guarded(lambda asked: _own(setting, asked.get("position")))(request)
        _check_alike(setting, run, request["nodes"])
    else:
        options = changed(setting.entry.options, setting.options)
        position = request.get("position") or ""
        load = loading("plyscope.games.load", setting.entry.id, position, options)
        written = [f"{IMPORT}\n\ngame, state = {load}"]
    return {"kind": KIND, "cells": [*written, _shown(setting, run)]}


def _read(request: Request) -> tuple[Setting, Run]:
    setting = read_setting(request)
    reject_files(request.get("files"))
    if request.get("weights") is not None or request.get("evaluation") is not None:
        raise BadInput(EVALUATION)
    run = read_run(request, setting)
    if run.order != GIVEN_ORDER:
        raise BadInput(ORDER)
    return setting, run


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
