"""How a run comes to its end, whether the program has or an error of its own has ended it."""

from __future__ import annotations

from collections.abc import Sequence

from plyscope.program.concurrency import WaitsForeverError
from plyscope.program.imports import Imports
from plyscope.program.tape import Tape


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
