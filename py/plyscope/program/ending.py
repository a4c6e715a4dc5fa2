"""How a run comes to its end, whether the program has or an error of its own has ended it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from plyscope.program.concurrency import WaitsForeverError
from plyscope.program.imports import Imports
from plyscope.program.tape import Tape


@contextmanager
def to_its_end(imports: Imports, tapes: Sequence[Tape]) -> Iterator[None]:
    """While the context is open, a program runs. As in Python, then its threads come to their end,
    and what it has registered for its own end runs: also after an error, and after `sys.exit`.
    Nothing more runs after what is no error of its own, such as the end of its budget."""
    try:
        yield
    except (Exception, SystemExit) as error:
        tapes[0].failed(error)  # while it is known which calls were running
        try:
            imports.finish()
        except WaitsForeverError:
            raise error from None  # what went wrong first
        raise
    imports.finish()
