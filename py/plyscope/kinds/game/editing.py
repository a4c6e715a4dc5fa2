"""The source of a search as a program for a person to edit, with the call that runs it here."""

from __future__ import annotations

from typing import Final

from plyscope.game import offers
from plyscope.games.evaluation import Features
from plyscope.input.phrases import shortened
from plyscope.kinds.editing import as_literal, editable
from plyscope.kinds.game.reply_types import KIND, GameEditable
from plyscope.kinds.game.requests import Setting, read_run, read_setting
from plyscope.kinds.kind import Request
from plyscope.own_game import source_of_game

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
