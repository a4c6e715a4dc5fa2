"""The source of a search as a program for a person to edit, with the call that runs it here."""

from __future__ import annotations

from plyscope.kinds.editing import editable
from plyscope.kinds.game.requests import Setting, read_run, read_setting
from plyscope.kinds.game.told import KIND, GameEditable
from plyscope.kinds.kind import Request
from plyscope.own_game import source_of_game


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


def _lines_for(setting: Setting, position: str) -> list[str]:
    """The lines that make the game and the position, with an own game's whole text."""
    given = f"{position!r}, {dict(setting.options)!r}"
    if not setting.own:
        loaded = f"GAMES[{setting.entry.id!r}].load({given})"
        return ["from plyscope.games import GAMES", "", f"setting = {loaded}"]
    text = [*setting.own.source.replace("\\", "\\\\").replace('"""', '\\"""').splitlines()]
    return [
        "from textwrap import dedent",
        "",
        "from plyscope.own_game import own_game",
        "",
        "# Your game, as text.",
        'rules = """\\',
        *text,
        '"""',
        f"setting = own_game(dedent(rules)).entry.load({given})",
    ]


def edit_game(request: Request) -> GameEditable:
    """The game itself as a program: the file of one of Plyscope's own, or a person's own text."""
    setting = read_setting(request)
    if setting.own:
        return {"kind": KIND, "name": "game.py", "source": setting.own.source}
    name, source = source_of_game(setting.entry)
    return {"kind": KIND, "name": name, "source": source}
