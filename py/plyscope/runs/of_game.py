"""A search of one of Plyscope's games, as a run, and what is told of it without the page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import inf, isnan
from typing import Any, Literal
from urllib.parse import quote, urlencode

from plyscope.compare import Outcome
from plyscope.compare.outcome import NOT_COMPARED
from plyscope.game import BadInput
from plyscope.games import GAMES, options_of
from plyscope.games.presentable import GameEntry
from plyscope.games.wrapper import unwrapped
from plyscope.kinds.editing import editable
from plyscope.kinds.game.requests import WHOLE_WINDOW, Setting
from plyscope.kinds.game.requests import Run as RunOfGame
from plyscope.kinds.game.searching import reply_of
from plyscope.program import Live
from plyscope.program.faults import Fault
from plyscope.program.limits import interrupted_after
from plyscope.runs.of_program import run_live, watch_program
from plyscope.runs.run import BUDGET, Alone, Run, fault_of, files_of, stopped
from plyscope.search import SEARCHES, SearchEntry
from plyscope.support.answers import Answer, LimitedAnswer
from plyscope.tracing import text
from plyscope.tracing.answer import variation
from plyscope.tracing.codes import NO_HINTS
from plyscope.tracing.text import Run as Watched
from plyscope.tracing.trace import How


@dataclass(frozen=True, repr=False)
class GameRun(Run):
    """A search of one of Plyscope's games that was watched. `live` is the same call once more."""

    name: str
    watched: text.Run
    live: Live

    @property
    def game(self) -> Any:
        """The game that was searched."""
        return self.watched.game

    @property
    def nodes(self) -> int:
        return self.watched.trace.nodes

    @property
    def value(self) -> float | None:
        found: float = self.watched.trace.columns["value"][0]
        return None if isnan(found) else found

    @property
    def best(self) -> Any:
        """The move, as the game's `result` takes it."""
        found = self.returned
        if self.fault:
            return None
        if isinstance(found, Answer | LimitedAnswer):
            return found.action
        line = variation(self.watched.trace, self.game)
        return line[0] if line else None

    @property
    def cuts(self) -> int:
        trace = self.watched.trace
        return len(set(trace.columns["parent"][trace.visited :]))

    @property
    def returned(self) -> Any:
        return self.watched.value

    @property
    def fault(self) -> Fault | None:
        return fault_of(self.watched.watched.broken_off)

    @cached_property
    def outcome(self) -> Outcome:
        """The search runs again for it."""
        if self.fault:
            return stopped(self.fault)
        try:
            return run_live(self.live).outcome
        except BadInput as error:
            return Outcome(NOT_COMPARED, str(error))

    def tree(self, most: int | None = None) -> str:
        return self.watched.tree(most)

    def alone(self) -> Alone:
        return alone(self.name, self.live.function, self.live.arguments[1], self.watched)

    def file(self) -> dict[str, Any]:
        """The file of the search as a program, with the call that searches this position."""
        game, state = self.live.arguments[:2]
        position, options = _position(game, state), dict(options_of(game))
        lines = [
            "from plyscope.games import GAMES",
            "",
            f"setting = GAMES[{entry_of(game).id!r}].load({position!r}, {options!r})",
            "game, state = setting.game, setting.state",
        ]
        arguments = ["game", "state", *map(repr, self.live.arguments[2:])]
        source = editable(self.live.plain, lines, arguments, self.live.named).source
        return watch_program({"source": source, "compare": True}).file()

    @property
    def link(self) -> str:
        game, state, *more = self.live.arguments
        entry = search_of(self.live.function)
        depth = more[:1] if entry and entry.takes_depth else []
        if entry is None or len(more) > len(depth) or set(self.live.named) - {"depth"}:
            return ""
        try:
            written = {"game": entry_of(game).id, "position": _position(game, state)}
            rules = {name: f"{value:g}" for name, value in options_of(game).items()}
        except BadInput:
            return ""
        depths = [*depth, *self.live.named.values()]
        limit = {"depth": str(depths[0])} if depths else {}
        words = {**written, **rules, "method": entry.id, **limit}
        said = {name: word for name, word in words.items() if word}
        return urlencode(said, quote_via=quote, safe="/[],")

    def _facts(self) -> list[tuple[str, Any]]:
        best = self.best
        named = None if best is None else self.game.action_name(self.live.arguments[1], best)
        return [("value", self.value), ("best", named), ("cuts", self.cuts)]


def is_ours(game: Any) -> bool:
    """Whether it is one of Plyscope's games, in any order and with any evaluation."""
    return type(unwrapped(game)).__module__.startswith("plyscope.games.")


def watch_game(function: Callable[..., Any], *arguments: Any, **named: Any) -> GameRun:
    """Run `function(game, state, ...)` under watch. One of Plyscope's searches is read as the page
    reads it; of others, `from_mover` says that their values are from the side to move."""
    from_mover = named.pop("from_mover", False)
    how, hints = How(from_mover), NO_HINTS
    if entry := search_of(function):
        how = How(entry.side == "mover", not entry.merged)
        hints = entry.fitting(arguments[0]).hints
    watched = text.watch(
        function,
        *arguments,
        how=how,
        hints=hints,
        lines=True,
        most=BUDGET.nodes,
        clock=interrupted_after(BUDGET.seconds),
        **named,
    )
    live = Live(function, arguments, named)
    return GameRun(live.plain.__name__, watched, live)


def _position(game: Any, state: Any) -> str:
    """The position as the page reads it. Raises `BadInput` if it would read another one."""
    if game is not unwrapped(game):
        raise BadInput("An order or an evaluation that a game was given cannot be saved with it.")
    written: str = game.format(state)
    try:
        read = entry_of(game).load(written, options_of(game))
        is_same = read.state == state and [*read.game.actions(state)] == [*game.actions(state)]
    except BadInput:
        is_same = False
    if not is_same:
        raise BadInput("This game was not made by plyscope.games.load, so its rules are not known.")
    return written


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
    run = RunOfGame(search, game, game, inf, "given", cut, WHOLE_WINDOW, {}, {})
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
