"""What the viewer is given of a run: what the page would get as Python's reply, without what the
viewer does not show, and of a large tree only the upper part."""

from __future__ import annotations

import base64
import json
import sys
import textwrap
import zlib
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import singledispatch
from math import inf
from pathlib import PurePath
from types import CodeType
from typing import Any, Final

from plyscope.csp import METHODS, MethodEntry
from plyscope.games import GAMES
from plyscope.games.presentable import GameEntry
from plyscope.kinds.columns import TYPECODES
from plyscope.kinds.game.requests import WHOLE_WINDOW, Setting
from plyscope.kinds.game.requests import Run as Search
from plyscope.kinds.game.searching import told_of as told_of_game
from plyscope.kinds.plain_data import sources
from plyscope.kinds.problem.requests import Posed, Solving
from plyscope.kinds.problem.solving import told_of as told_of_problem
from plyscope.kinds.program.running import told_of as told_of_program
from plyscope.notebook.upper import upper
from plyscope.own_code import Run as OwnRun
from plyscope.own_code import told
from plyscope.problems.posed import ProblemEntry
from plyscope.runs import GameRun, ProblemRun, ProgramRun
from plyscope.search import SEARCHES, SearchEntry

MOST_SHOWN: Final = 20_000
"""Of a larger tree, only the upper part is shown."""
LONGEST_STATE: Final = 400
"""Boards are shorter. If a state is longer, none is sent."""
LONGEST_LINE: Final = 1_000
"""No line of an output is longer: some hosts cut them, or join them."""
NOWHERE: Final = -1
ALIGNED: Final = 8
TYPES: Final = {code: name for name, code in TYPECODES.items()}
MOST_COMPARED: Final = 5_000
"""Comparing a larger tree with the textbook's takes longer than anybody waits for a picture."""


@dataclass(frozen=True)
class Payload:
    """What the viewer shows: what is told, and the columns of the tree."""

    title: str
    told: Mapping[str, Any]
    columns: Mapping[str, array[Any]]
    nodes: int
    "how many the whole tree has"

    @property
    def shown(self) -> int:
        """How many of them are in the columns."""
        visited: int = self.told["text"]["visited"]
        return visited


@singledispatch
def payload(run: Any) -> Payload:
    """What the viewer shows of a run that has a tree."""
    raise TypeError(f"A {type(run).__name__} is no run of a search.")


@payload.register
def _of_program(run: ProgramRun) -> Payload:
    all_told = told(run.ran, run.reading, None)
    found = OwnRun(run.ran, run.reading, all_told)
    reply, columns = told_of_program(found, "", {}, lines=bool(run.record.lines), seconds=0)
    functions = run.record.functions
    ends = [(each.node.lineno, each.node.end_lineno or each.node.lineno) for each in functions]
    text: dict[str, Any] = {
        **reply["text"],
        "root": {**reply["text"]["root"], "functions": []},
        "source": only_lines(run.ran.source, ends),
    }
    if any(len(state) > LONGEST_STATE for state in text["states"]):
        text["states"] = []
        columns = {**columns, "shown": array("i", [NOWHERE]) * len(columns["shown"])}
    # Of a recursion that searches no game nobody expects that it is compared.
    outcome = run.outcome if reply["text"]["game"] and _is_compared(run) else None
    difference = outcome.difference if outcome else None
    cut, columns, rows = _cut(text, columns)
    shift = int(run.record.parent.count(-1) != 1)
    stopped = reply["stopped"]
    told_here = {
        "kind": reply["kind"],
        "told": {
            "nodes": all_told["nodes"],
            "value": all_told["value"],
            "outcome": outcome.told() if outcome else None,
        },
        "differs": difference
        and {"sentence": difference.sentence, "row": rows[difference.node + shift]},
        "shift": shift,
        "asks": "",
        "compares": 0,
        "stopped": stopped
        and {**stopped, "row": rows[stopped["row"]] if stopped["row"] >= 0 else -1},
        "text": cut,
    }
    return Payload(run.name, told_here, columns, len(run.record))


@payload.register
def _of_game(run: GameRun) -> Payload:
    game, state = run.live.arguments[:2]
    function, watched = run.live.function, run.watched
    search = next((each for each in SEARCHES.values() if _is(each, function)), None)
    side = "mover" if watched.how.from_mover else "MAX"
    own = SearchEntry(id="own", name=run.name, function=function, note="", side=side)  # type: ignore[arg-type]
    setting = Setting(_entry(game), {}, game, state)
    how = Search(search or own, game, game, inf, "given", ">=", WHOLE_WINDOW, {}, {})
    trace = watched.trace
    reply, columns = told_of_game(setting, how, watched.watched, trace, lines=True)
    text, columns, _ = _cut(reply["text"], columns)
    told_here = {**reply, "text": text, "sources": _sources(trace.codes)}
    return Payload(run.name, told_here, columns, trace.nodes)


def _is_compared(run: ProgramRun) -> bool:
    """Whether it has been compared with the textbook, or can be in a moment."""
    return "outcome" in vars(run) or len(run.record) <= MOST_COMPARED


@payload.register
def _of_problem(run: ProblemRun) -> Payload:
    picture = run.posed.picture["kind"]
    entry = ProblemEntry(picture, picture, "", "", (), (), _unloadable)
    own = MethodEntry(run.name, run.name, _unloadable, "", complete=False)
    method = METHODS.get(run.name, own)
    # Which options it was called with is not told by its tree.
    solving = Solving(method, {}, {})
    lines = any(event > 0 for event in run.watched.log.event)
    posed = Posed(entry, {}, run.posed)
    reply, columns = told_of_problem(posed, solving, run.watched, run.trace, lines=lines)
    text, columns, _ = _cut({**reply["text"], "passes": []}, columns)
    told_here = {**reply, "text": text, "sources": _sources(run.trace.codes)}
    return Payload(run.name, told_here, columns, run.nodes)


def _unloadable(*_: Any) -> Any:
    raise NotImplementedError


def _sources(codes: Sequence[CodeType]) -> list[dict[str, Any]]:
    """The files of these functions, without the lines of others."""
    return [
        {**file, "file": PurePath(file["file"]).name, "source": only_lines(file["source"], ends)}
        for file, ends in zip(sources(codes, ""), _ends_by_file(codes), strict=True)
    ]


def _entry(game: Any) -> GameEntry:
    """What the registry says of a game, which is in a file or folder with its name."""
    module = type(game).__module__.split(".")[2]
    name = max((each for each in GAMES if module.startswith(each)), key=len)
    return GAMES[name]


def _is(entry: SearchEntry, function: Any) -> bool:
    return function in (entry.function, entry.strict, entry.turns, entry.turns_strict)


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


def _cut(
    text: Mapping[str, Any], columns: Mapping[str, array[Any]]
) -> tuple[Mapping[str, Any], Mapping[str, array[Any]], Sequence[int]]:
    if text["visited"] <= MOST_SHOWN:
        return text, columns, range(len(columns["parent"]))
    part = upper(text, columns, MOST_SHOWN)
    return part.text, part.columns, part.rows


def packed(shown: Payload) -> str:
    """It as text for a page: deflated, in base64. First comes the length of what is told, as JSON,
    then that, then the columns; each begins at a multiple of eight bytes."""
    columns = {name: _little_endian(column) for name, column in shown.columns.items()}
    head = {
        "title": shown.title,
        "nodes": shown.nodes,
        "told": shown.told,
        "columns": [[name, TYPES[each.typecode], len(each)] for name, each in columns.items()],
    }
    words = json.dumps(head, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    parts = [len(words).to_bytes(ALIGNED, "little"), words]
    parts += [column.tobytes() for column in columns.values()]
    return in_base64(b"".join(part + bytes(-len(part) % ALIGNED) for part in parts))


def _little_endian(column: array[Any]) -> array[Any]:
    if sys.byteorder == "little":
        return column
    turned = array(column.typecode, column)
    turned.byteswap()
    return turned


def in_base64(data: bytes) -> str:
    """Deflated, and in lines that every host leaves as they are."""
    text = base64.b64encode(zlib.compress(data, 9)).decode("ascii")
    return "\n".join(textwrap.wrap(text, LONGEST_LINE))
