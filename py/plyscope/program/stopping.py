"""How a program comes to its end; and, if it did not end by itself, how that is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from plyscope.program.concurrency import WaitsForeverError
from plyscope.program.console import AnswersUsedUpError, AsksForeverError, Console
from plyscope.program.faults import Fault, fault
from plyscope.program.imports import Imports
from plyscope.program.record import Record
from plyscope.program.tape import OverBudgetError, Tape

OVER_BUDGET: Final = "Budget"
WAITS: Final = "Waits"
OVER: Final = {
    "nodes": "The search was stopped: it has more nodes than are to be recorded.",
    "seconds": "The search was stopped: it takes longer than it may.",
}
RUN_OUT: Final = "The program asks for input, and there is no answer left."


def lacks_answers(error: BaseException) -> bool:
    """Whether an error is only that `input()` has no answer left."""
    return isinstance(error, AsksForeverError | AnswersUsedUpError)


def stopped_by(
    error: BaseException, record: Record, source: str, files: Mapping[str, str], console: Console
) -> Fault | None:
    """What is told of the error that has ended a program; None if it has left by `sys.exit`."""
    if isinstance(error, SystemExit):
        return None
    found = fault(error, source, record.failed, files)
    if lacks_answers(error):
        text = found.text.replace(found.kind, "EOFError")
        message = f"{RUN_OUT} {console.prompt}".strip()
        return replace(found, kind="EOFError", message=message, text=text, is_error=False)
    if isinstance(error, WaitsForeverError):
        text = found.text.replace(found.kind, WAITS)
        return replace(found, kind=WAITS, text=text, is_error=False)
    if record.over and isinstance(error, OverBudgetError | KeyboardInterrupt):
        return replace(found, kind=OVER_BUDGET, message=OVER[record.over], is_error=False)
    return found


class ToItsEnd:
    """A context: while it is open, a program runs. As in Python, then its threads come to their
    end, and what it has registered for its own end runs: also after an error, and after `sys.exit`.
    Nothing more runs after what is no error of its own, such as the end of its budget."""

    def __init__(self, imports: Imports, tapes: Sequence[Tape]) -> None:
        self._imports, self._tapes = imports, tapes

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if error is None:
            self._imports.finish()
        elif isinstance(error, Exception | SystemExit):
            self._tapes[0].failed(error)  # while it is known which calls were running
            try:  # noqa: SIM105 (a program may have changed contextlib)
                self._imports.finish()
            except WaitsForeverError:
                pass  # what went wrong first is told
