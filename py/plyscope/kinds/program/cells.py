"""A person's own program as the cells of a notebook."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from plyscope.game import BadInput
from plyscope.kinds.editing import IMPORT, call, writing
from plyscope.kinds.kind import Request
from plyscope.kinds.program.reply_types import KIND, ProgramCells
from plyscope.kinds.program.running import source_of
from plyscope.program import RunRequest, RunResult, likely_starts, run_program
from plyscope.program.faults import FILE_NAME
from plyscope.program.functions import Function
from plyscope.program.imports import IN_PACKAGE
from plyscope.program.rereading import called_name
from plyscope.program.walking import own_nodes

SETTINGS: Final = {
    "input": "It asks for input, and a notebook has no answers for that: give them in the program.",
    "function": "A notebook watches every function that calls itself: watch all of them first.",
    "reads": "A notebook recognises by itself what is what: take back what was chosen for that.",
}
"""What the public names cannot say of a program, and what the person could do."""
SEED: Final = "A notebook begins random numbers at the seed 0: choose that, and run the program."
NO_TREE: Final = "There is no tree to show yet: run a program in which a function calls itself."
FAILS: Final = "The program ends with an error, and so would the notebook: mend it first."
LEAVES: Final = "The program ends by `sys.exit`, and so would the notebook: leave that out first."
STOPPED: Final = (
    "The program takes too long to be shown from its beginning to its end: make it smaller."
)
DOTS: Final = (
    "A notebook has no package for the dots of an import: write `from search import …` instead of"
    " `from .search import …`, and run the program."
)
NO_CALL: Final = (
    "A notebook needs one call that searches the same again after this program has run: let it"
    " leave what it searches as it was, and call the search itself."
)


def cells(request: Request) -> ProgramCells:
    """The program, then the call that begins its search. Raises `BadInput` if the public names
    cannot say it."""
    files = request.get("files") or {}
    for name, why in SETTINGS.items():
        if request.get(name):
            raise BadInput(why)
    if (request.get("methodOptions") or {}).get("seed"):
        raise BadInput(SEED)
    if request["nodes"] == 0:
        raise BadInput(NO_TREE)
    source = source_of(request)
    to_run = RunRequest(source, files=files, own_folder=bool(files))
    ran = _whole(to_run)
    after = replace(to_run, after_main=True)
    starts = filter(None, [request.get("start"), *likely_starts(after), *_called_elsewhere(ran)])
    shown = call("plyscope.show", _begun(after, starts, request["nodes"]))
    return {"kind": KIND, "cells": [*writing(files), source, f"{IMPORT}\n\n{shown}"]}


def _whole(to_run: RunRequest) -> RunResult:
    """The run of the whole program. Raises `BadInput` if the cell with it would stop the
    notebook: it has an end or an import that plain Python has not."""
    ran = run_program(to_run)
    if ran.left:
        raise BadInput(LEAVES)
    if ran.fault:
        unfinished = SETTINGS["input"] if ran.console.waits else STOPPED
        raise BadInput(FAILS if ran.fault.is_error else unfinished)
    if any(note.endswith(IN_PACKAGE) for note in ran.notes):
        raise BadInput(DOTS)
    return ran


def _called_elsewhere(ran: RunResult) -> list[str]:
    """The calls outside of functions that lead into another file, if all that was watched stands
    there: plain Python watches the functions of one file."""
    watched = {_file(each) for each in ran.record.functions} if ran.record else set()
    if len(watched) != 1 or watched == {FILE_NAME}:
        return []
    names = {each.name for each in ran.functions if _file(each) in watched}
    calls = [each for each in own_nodes(ast.parse(ran.source)) if isinstance(each, ast.Call)]
    found = [ast.unparse(each) for each in calls if called_name(each) in names]
    return list(dict.fromkeys(found))


def _file(function: Function) -> str:
    return function.code.co_filename if function.code else ""


def _begun(after: RunRequest, starts: Iterable[str], nodes: int) -> list[str]:
    """The function that begins the search and its arguments, as Python writes them: of the first
    call that has so many nodes after the whole program has run. Raises `BadInput`."""
    for start in starts:
        parts = _parts(start)
        if not parts:
            continue
        ran = run_program(replace(after, start=start))
        if not ran.fault and len(ran.record or ()) == nodes:
            return parts
    raise BadInput(NO_CALL)


def _parts(start: str) -> list[str]:
    """The function of a call and its arguments; none if it is no call."""
    written = ast.parse(start, mode="eval").body
    if not isinstance(written, ast.Call):
        return []
    return [ast.unparse(each) for each in (written.func, *written.args, *written.keywords)]
