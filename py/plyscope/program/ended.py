"""What is told of a program that ended Python itself, or that had to be ended from outside: nobody
can ask that Python any more, so only what stands in the text is known."""

from __future__ import annotations

from typing import Final

from plyscope.program.faults import Fault, fault
from plyscope.program.files import read_files
from plyscope.program.functions import functions_of
from plyscope.program.module import read
from plyscope.program.recursion import certainly_recursive
from plyscope.program.running import RunRequest, RunResult
from plyscope.program.stopping import OVER_BUDGET

AGAIN: Final = "so Python was started again: your text is as it was, but this run has no tree."
ENDINGS: Final = {
    "seconds": (
        OVER_BUDGET,
        "The program takes longer than it may, inside one step that cannot be interrupted, "
        f"{AGAIN}",
    ),
    "memory": ("MemoryError", f"the program used up the memory of the page, {AGAIN}"),
    "depth": (
        "RecursionError",
        f"the calls went too deep for the browser, {AGAIN}",
    ),
    "broken": ("SystemError", f"the program broke Python itself, {AGAIN}"),
}
"""By the cause: the kind of the error, and its words."""


def ended_program(request: RunRequest, cause: str) -> RunResult:
    """A run of which only the program is known, and why it was ended."""
    try:
        program = read(request.source)
    except (SyntaxError, ValueError) as error:
        return RunResult(fault=fault(error, request.source))
    functions = functions_of(program.tree, program.code)
    for file in read_files(request.files):
        functions += functions_of(file.tree, file.code)
    recursive = [each for group in certainly_recursive(functions) for each in group]
    kind, message = ENDINGS[cause]
    text = f"{kind}: {message}\n"
    failed = Fault(kind, message, None, text, is_error=kind != OVER_BUDGET)
    return RunResult(functions, recursive, start=request.start, fault=failed, lost=True)
