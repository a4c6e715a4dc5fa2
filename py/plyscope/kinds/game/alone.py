"""A search of a game that is shown alone."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, Literal

from plyscope.games import GAMES
from plyscope.games.presentable import GameEntry
from plyscope.games.wrapper import unwrapped
from plyscope.kinds.alone import Alone, files_of
from plyscope.kinds.game.requests import WHOLE_WINDOW, Run, Setting
from plyscope.kinds.game.searching import reply_of
from plyscope.search import SEARCHES, SearchEntry
from plyscope.tracing.text import Run as Watched

WITHOUT_BOARDS = ("tree", "text")
"""The kinds of pictures that are not drawn at the nodes."""


def alone(name: str, function: Callable[..., Any], state: Any, watched: Watched) -> Alone:
    """What is told of a search of `state` by `function`, which is called `name`."""
    game, trace = watched.game, watched.trace
    setting = Setting(entry_of(game), {}, unwrapped(game), state)
    search = search_of(function) or SearchEntry(
        id="own",
        name=name,
        function=function,
        note="",
        side="mover" if watched.how.from_mover else "MAX",
    )
    cut: Literal[">=", ">"] = ">" if function in (search.strict, search.turns_strict) else ">="
    run = Run(search, game, game, inf, "given", cut, WHOLE_WINDOW, {}, {})
    reply, columns = reply_of(setting, run, watched.watched, trace, lines=True)
    whole = {**reply, "sources": files_of(trace.codes)}
    return Alone(whole, columns, game.picture(state)["kind"] not in WITHOUT_BOARDS)


def entry_of(game: Any) -> GameEntry:
    """What the registry says of a game, which is in a file or folder with its name."""
    module = type(unwrapped(game)).__module__.split(".")[2]
    return GAMES[max((each for each in GAMES if module.startswith(each)), key=len)]


def search_of(function: Callable[..., Any]) -> SearchEntry | None:
    """The search that a function is, if it is one of Plyscope's."""
    for each in SEARCHES.values():
        if function in (each.function, each.strict, each.turns, each.turns_strict):
            return each
    return None
