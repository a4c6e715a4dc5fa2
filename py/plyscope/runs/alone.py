"""What is told of a run that is shown alone, without the page: below a cell of a notebook, or as a
file. It is what the page would get as a reply, without what is not shown there."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from pathlib import PurePath
from types import CodeType
from typing import Any, Final, Literal

from plyscope.compare import Outcome
from plyscope.csp import METHODS, MethodEntry
from plyscope.games import GAMES
from plyscope.games.presentable import GameEntry
from plyscope.games.wrapper import unwrapped
from plyscope.kinds.game import requests, searching
from plyscope.kinds.plain_data import sources
from plyscope.kinds.problem import solving
from plyscope.kinds.problem.requests import Posed, Solving
from plyscope.kinds.program import running
from plyscope.kinds.program.tree import shift_of
from plyscope.own_code import Run, report
from plyscope.problems.posed import PosedProblem, ProblemEntry
from plyscope.program import RunResult
from plyscope.recognition import Reading
from plyscope.search import SEARCHES, SearchEntry
from plyscope.tracing.constraints import WatchedSolver
from plyscope.tracing.constraints.trace import ConstraintTrace
from plyscope.tracing.text import Run as Watched

WITHOUT_BOARDS: Final = ("tree", "text")
"""The kinds of pictures that are not drawn at the nodes."""
LONGEST_STATE: Final = 400
"""A program's boards are shorter. If a state of it is longer, none is sent."""
NOWHERE: Final = -1


@dataclass(frozen=True)
class Alone:
    """What is told of a run, and the columns of its tree. `boards` says whether its nodes have
    little boards."""

    reply: Mapping[str, Any]
    columns: Mapping[str, array[Any]]
    boards: bool = False


def files_of(codes: Sequence[CodeType]) -> list[dict[str, Any]]:
    """The files of these functions, without the lines of others."""
    return [
        {**file, "file": PurePath(file["file"]).name, "source": only_lines(file["source"], ends)}
        for file, ends in zip(sources(codes, ""), _ends_by_file(codes), strict=True)
    ]


def _ends_by_file(codes: Sequence[CodeType]) -> list[list[tuple[int, int]]]:
    found: dict[str, list[tuple[int, int]]] = {}
    for code in codes:
        lines = [line for _, _, line in code.co_lines() if line]
        ends = (code.co_firstlineno, max(lines, default=code.co_firstlineno))
        found.setdefault(code.co_filename, []).append(ends)
    return list(found.values())


def only_lines(source: str, ends: Iterable[tuple[int, int]]) -> str:
    """A program with all lines but these empty, so that the rest of a file is not handed out with
    the tree."""
    shown = {line for first, last in ends for line in range(first, last + 1)}
    lines = source.splitlines()
    return "\n".join(text if at in shown else "" for at, text in enumerate(lines, 1))


def game_alone(name: str, function: Callable[..., Any], state: Any, watched: Watched) -> Alone:
    """What is told of a search of the game in `state` by `function`, which is called `name`."""
    game, trace = watched.game, watched.trace
    setting = requests.Setting(entry_of(game), {}, unwrapped(game), state)
    search = search_of(function) or SearchEntry(
        id="own",
        name=name,
        function=function,
        note="",
        side="mover" if watched.how.from_mover else "MAX",
    )
    cut: Literal[">=", ">"] = ">" if function in (search.strict, search.turns_strict) else ">="
    run = requests.Run(search, game, game, inf, "given", cut, requests.WHOLE_WINDOW, {}, {})
    reply, columns = searching.reply_of(setting, run, watched.watched, trace, lines=True)
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


def problem_alone(
    name: str, posed: PosedProblem, watched: WatchedSolver, trace: ConstraintTrace
) -> Alone:
    """What is told of a run of the method `name`, or of a function that is called so."""
    picture = posed.picture["kind"]
    entry = ProblemEntry(picture, picture, "", "", (), (), _unloadable)
    own = MethodEntry(name, name, _unloadable, "", complete=False)
    # Which options it was called with is not told by its tree.
    method = METHODS.get(name, own)
    # A run that was broken off has ruled nothing out.
    how = Solving(replace(method, complete=False) if watched.broken_off else method, {}, {})
    lines = any(event > 0 for event in watched.log.event)
    reply, columns = solving.reply_of(Posed(entry, {}, posed), how, watched, trace, lines=lines)
    text = {**reply["text"], "passes": []}
    if watched.broken_off:
        text["ended"] = watched.broken_off
    return Alone({**reply, "text": text, "sources": files_of(trace.codes)}, columns)


def _unloadable(*_: Any) -> Any:
    raise NotImplementedError


def is_search(ran: RunResult, reading: Reading) -> bool:
    """Whether players move in its calls. Of any other recursion nobody expects that it is compared
    with a search."""
    return bool(ran.record and reading.side)


def program_alone(ran: RunResult, reading: Reading, outcome: Outcome | None) -> Alone:
    """What is told of a run of a program that has a tree, and what came of comparing it, if it was
    compared."""
    assert ran.record
    found = Run(ran, reading, report(ran, reading, None))
    reply, columns = running.reply_of(found, "", {}, lines=bool(ran.record.lines), seconds=0)
    functions = [each.node for each in ran.record.functions]
    text: dict[str, Any] = {
        **reply["text"],
        "root": {**reply["text"]["root"], "functions": []},
        "source": only_lines(
            ran.source, [(each.lineno, each.end_lineno or each.lineno) for each in functions]
        ),
    }
    if any(len(state) > LONGEST_STATE for state in text["states"]):
        text["states"] = []
        columns = {**columns, "shown": array("i", [NOWHERE]) * len(columns["shown"])}
    shift = shift_of(ran.record)
    difference = outcome.difference if outcome else None
    shown = {
        "kind": reply["kind"],
        "report": {
            "nodes": found.report["nodes"],
            "value": found.report["value"],
            "outcome": outcome.report() if outcome else None,
        },
        "differs": difference and {"sentence": difference.sentence, "row": difference.node + shift},
        "shift": shift,
        "asks": "",
        "compares": 0,
        "stopped": reply["stopped"],
        "text": text,
    }
    # A state of several lines is drawn as a board, if it can be.
    boards = bool(text["states"]) and all("\n" in state for state in text["states"])
    return Alone(shown, columns, boards)
