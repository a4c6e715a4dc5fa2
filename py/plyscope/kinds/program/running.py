"""Runs programs, and tells what they did: the answers of this kind."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from plyscope.game import BadInput
from plyscope.kinds.kind import Columns, Request
from plyscope.kinds.messages import CodeShown
from plyscope.kinds.program.catalogue import METHODS, SUBJECTS, Run
from plyscope.kinds.program.reply_types import (
    KIND,
    Notebook,
    Printed,
    ProgramLook,
    ProgramReply,
    ProgramSearch,
    ProgramSize,
    ProgramTraceText,
    Stopped,
)
from plyscope.kinds.program.tree import Tree, tree_of
from plyscope.kinds.reading import chosen, read_method_options
from plyscope.own_code import Run as OwnRun
from plyscope.own_code import function_reports, run
from plyscope.program import RunResult
from plyscope.program.functions import functions_of
from plyscope.program.module import read
from plyscope.program.notebook import of_notebook
from plyscope.program.stopping import OVER_BUDGET

MOST_PRINTED: Final = 2_000
MOST_COMPARED: Final = 20_000
"""Comparing a larger tree takes much longer than running the program."""
PASSED_ON: Final = ("start", "function", "input", "reads", "files", "ended")


def source_of(request: Request) -> str:
    """The text of the program that a request is about. Raises `BadInput`."""
    subject = chosen(request, "subject", "subject", SUBJECTS, "program")
    position: str | None = request.get("position")
    return subject.presets[0].position if position is None else position


def look(request: Request) -> ProgramLook:
    """The functions of a program. Raises `BadInput`, with the place, if Python cannot read it."""
    source = source_of(request)
    try:
        program = read(source)
    except SyntaxError as error:
        raise BadInput(_unreadable(error), field="position", at=_place(source, error)) from None
    except ValueError as error:
        raise BadInput(f"Python cannot read this: {error}.", field="position", at=0) from None
    return _look(source, function_reports(functions_of(program.tree, program.code), ()))


def _look(source: str, functions: Any) -> ProgramLook:
    return {
        "kind": KIND,
        "subject": "program",
        "options": {},
        "position": source,
        "methods": list(METHODS),
        "functions": functions,
    }


def _unreadable(error: SyntaxError) -> str:
    return f"Line {error.lineno}: {error.msg}." if error.lineno else f"{error.msg}."


def _place(source: str, error: SyntaxError) -> int:
    lines = source.splitlines(keepends=True)
    before = sum(map(len, lines[: (error.lineno or 1) - 1]))
    return min(len(source), before + max(0, (error.offset or 1) - 1))


def estimate(request: Request) -> ProgramSize:
    """Nothing is known before a program has run."""
    source_of(request)
    return {"kind": KIND}


def search(request: Request) -> tuple[ProgramSearch, Columns]:
    """A program run under watch: what it did, and its tree."""
    lines = request.get("lines", True)
    began = perf_counter()
    found = run_of(request, lines=lines)
    seconds = perf_counter() - began
    return reply_of(found, source_of(request), _options(request), lines=lines, seconds=seconds)


def reply_of(
    found: OwnRun, source: str, options: dict[str, float], *, lines: bool, seconds: float
) -> tuple[ProgramSearch, Columns]:
    """What a program did that has run, and its tree."""
    tree = tree_of(found.ran.record, found.reading)
    reply: ProgramSearch = {
        "kind": KIND,
        "nodes": found.report["nodes"],
        "seconds": seconds,
        "report": found.report,
        "printed": _printed(found.ran, tree),
        "asks": found.ran.console.prompt or "input()" if found.ran.console.waits else "",
        "start": found.ran.start if found.ran.record else "",
        "stopped": _stopped(found.ran, tree),
        "compares": _compares(found),
        "comparable": _is_comparable(found),
        "text": _text(source, found, tree, options, lines=lines),
    }
    return reply, tree.columns


def run_of(request: Request, *, lines: bool) -> OwnRun:
    """What came of the program of a request. Raises `BadInput`."""
    options = _options(request)
    fields = {
        "source": source_of(request),
        "budget": {"nodes": int(options["nodes"]), "seconds": options["seconds"]},
        "seed": int(options["seed"]),
        **{name: request[name] for name in PASSED_ON if request.get(name)},
    }
    return run(fields, lines=lines)


def _options(request: Request) -> dict[str, float]:
    chosen(request, "method", "method", METHODS, Run.id)
    return dict(read_method_options(METHODS[Run.id], request.get("methodOptions")))


def _printed(ran: RunResult, tree: Tree) -> list[Printed]:
    """What was printed, all that one call printed in a row together. After very many pieces the
    rest is told as one, as if it belonged to no call."""
    pieces: list[Printed] = []
    for node, text in ran.console.said:
        row = node + tree.shift if node >= 0 and len(pieces) < MOST_PRINTED else -1
        if pieces and pieces[-1]["node"] == row:
            pieces[-1]["text"] += text
        else:
            pieces.append({"node": row, "text": text})
    return pieces


def _stopped(ran: RunResult, tree: Tree) -> Stopped | None:
    fault = ran.fault
    if fault is None:
        return None
    # Where the budget was used up, the newest call was running.
    last = len(ran.record) - 1 if ran.record and fault.kind == OVER_BUDGET else None
    node = last if fault.node is None else fault.node
    return {
        "kind": fault.kind,
        "message": fault.message,
        "line": fault.line,
        "text": fault.text,
        "row": -1 if node is None else node + tree.shift,
        "lost": ran.lost,
    }


def _compares(found: OwnRun) -> int:
    """How many calls are compared: of a large tree the first ones; 0 if there is no tree."""
    if found.reading is None or found.ran.lost:
        return 0
    return min(found.report["nodes"], MOST_COMPARED)


def _is_comparable(found: OwnRun) -> bool:
    """Whether it seems to search a game, has come to its end, and is not too large."""
    reading = found.reading
    is_search = reading is not None and reading.value is not None and bool(reading.state)
    return is_search and not found.ran.fault and found.report["nodes"] <= MOST_COMPARED


def _text(
    source: str, found: OwnRun, tree: Tree, options: dict[str, float], *, lines: bool
) -> ProgramTraceText:
    return {
        "kind": KIND,
        "root": _look(source, found.report["functions"]),
        "method": Run.id,
        "methodName": Run.name,
        "options": options,
        "actionIds": tree.moves,
        "actions": tree.moves,
        "names": tree.names,
        "states": tree.states,
        "arguments": [{"name": name, "value": value} for name, value in tree.arguments],
        "variables": [],
        "visited": tree.visited,
        "count": len(tree.columns["parent"]),
        "passes": [{"row": row, "end": end, "depth": None} for row, end in tree.passes],
        "codes": _codes(found.ran),
        "lines": lines,
        "side": "mover" if tree.turned else "max",
        "cut": ">=",
        "game": tree.game,
        "source": source,
        "exact": tree.exact,
    }


def _codes(ran: RunResult) -> list[CodeShown]:
    functions: Sequence[Any] = ran.record.functions if ran.record else ()
    return [{"name": each.name, "file": 0, "line": each.line} for each in functions]


def program(request: Request) -> ProgramReply:
    """Everything that is told of a program by script."""
    fields = {name: value for name, value in request.items() if name not in ("op", "kind")}
    return {"kind": KIND, "report": run(fields).report}


def notebook(request: Request) -> Notebook:
    """The code cells of a notebook as one program. Raises `BadInput` if it cannot be read."""
    return {"kind": KIND, "source": of_notebook(request["text"])}
