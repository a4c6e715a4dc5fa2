"""The source of a search as a program for a person to edit, with the call that runs it here."""

from __future__ import annotations

from plyscope.kinds.editing import editable
from plyscope.kinds.game.requests import read_run, read_setting
from plyscope.kinds.game.told import KIND, GameEditable
from plyscope.kinds.kind import Request


def edit(request: Request) -> GameEditable:
    """The file of the search, and below it the call that searches the position on the board."""
    setting = read_setting(request)
    run = read_run(request, setting)
    position = request.get("position") or setting.entry.start
    given = f"GAMES[{setting.entry.id!r}].load({position!r}, {dict(setting.options)!r})"
    lines = ["from plyscope.games import GAMES", "", f"setting = {given}"]
    lines += ["game, state = setting.game, setting.state"]
    if run.order != "given":
        lines.insert(1, "from plyscope.support.orders import ORDERS")
        lines.append(f"game = ORDERS[{run.order!r}].apply_at(game, state, {run.depth!r})")
    name, source = editable(run.function, lines, ["game", "state"], run.keywords)
    return {"kind": KIND, "name": name, "source": source}
