"""A person's text as a module: loaded once, and run with the same protections as any program."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from plyscope.game import BadInput, IllegalAction
from plyscope.program.console import Console
from plyscope.program.deep import safe_limit
from plyscope.program.faults import FILE_NAME, Fault, fault
from plyscope.program.files import File, file_name, read_files
from plyscope.program.imports import Imports
from plyscope.program.limits import interrupted_after
from plyscope.program.module import IMPORTED, Program, at_work, fresh, read

SECONDS: Final = 5.0
"""A text that takes longer to load, or to answer about one position, is stopped."""
SEED: Final = 0
Files: TypeAlias = tuple[tuple[str, str], ...]
"""The other files of a program, which it can import: pairs of a name and a text."""


class OwnText:
    """A module made of a text.

    Attributes:
        what: how sentences call it: "your game" or "your evaluation".
        field: the field of a request that it came in.
        file: the name of its file, if another text is the program; else "".
        files: the texts that it is made of, by their names: "" is the program itself.
        names: what the module has defined.
    """

    def __init__(
        self, source: str, what: str, field: str, file: str = "", files: Files = ()
    ) -> None:
        self.what, self.field, self.file = what, field, file
        self.source = source
        self.files = {**dict(files), file: source}
        try:
            self._program: Program | File = read_files({file: source})[0] if file else read(source)
            beside = read_files(dict(files))
        except (SyntaxError, ValueError) as error:
            raise _told(error, self) from None
        self.source, self.tree = self._program.source, self._program.tree
        self._console = Console()
        self._imports = Imports(beside, self.tree)
        self._module = fresh(IMPORTED, self._console, self._imports)
        self.names: Mapping[str, Any] = MappingProxyType(vars(self._module))
        with running([self], SECONDS):
            exec(self._program.code, vars(self._module))

    @property
    def compiled_as(self) -> set[str]:
        """The names of its files in tracebacks."""
        return {file_name(name) if name else FILE_NAME for name in self.files}

    def line_of(self, name: str) -> int | None:
        """The line in which a class or function begins; None if there is none of this name."""
        for node in self.tree.body:
            if getattr(node, "name", "") == name:
                return getattr(node, "lineno", None)
        return None

    @contextmanager
    def protected(self) -> Iterator[None]:
        """While the context is open, the module has its own console and seed."""
        depth = safe_limit([self.tree])
        with at_work(self._module, self._console, SEED, self._imports, depth):
            yield


@contextmanager
def running(texts: Sequence[OwnText], seconds: float = 0) -> Iterator[None]:
    """While the context is open, functions of these modules may run, for so many seconds if a
    number is given. Raises `BadInput` for every error of theirs."""
    try:
        with ExitStack() as open_together:
            for text in texts:
                open_together.enter_context(text.protected())
            if seconds:
                open_together.enter_context(interrupted_after(seconds))
                open_together.enter_context(_told_as_too_slow(texts[0], seconds))
            yield
    except (BadInput, MemoryError):
        raise
    except (Exception, SystemExit) as error:
        place = _in_which(error, texts)
        if isinstance(error, IllegalAction) and not place:
            raise  # the page's own words about a move that a person tried
        raise _told(error, place or texts[0]) from error


@contextmanager
def _told_as_too_slow(text: OwnText, seconds: float) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt as error:
        found = fault(error, text.source, files=text.files)
        line = found.line if found.file == text.file else None
        where = f" in line {line}" if line else ""
        raise BadInput(
            f"{text.what.capitalize()} gave no answer in {seconds:g} seconds and was stopped"
            f"{where}: is there a loop that never ends?",
            at=line_start(text.source, line) if line else None,
            field=text.field,
        ) from None


def _in_which(error: BaseException, texts: Sequence[OwnText]) -> OwnText | None:
    """The text in which an error happened; None if it happened in none of them."""
    files = [frame.filename for frame in traceback.extract_tb(error.__traceback__)]
    for name in reversed(files):
        for text in texts:
            if name in text.compiled_as:
                return text
    return None


def _told(error: BaseException, text: OwnText) -> BadInput:
    """An error as a sentence and, below it, Python's own account of it."""
    found = fault(error, text.source, files=text.files)
    is_elsewhere = found.file != text.file
    at = line_start(text.source, found.line) if found.line and not is_elsewhere else None
    where = found.file if is_elsewhere and found.line else text.what
    return BadInput(_sentence(error, found, where) + _below(found), at=at, field=text.field)


def first_paragraph(docstring: str | None) -> str:
    """What a person says of their game or problem, on one line."""
    return " ".join((docstring or "").strip().split("\n\n")[0].split())


def line_start(source: str, line: int) -> int:
    """Where a line begins, counted in characters."""
    return sum(map(len, source.splitlines(keepends=True)[: line - 1]))


def _sentence(error: BaseException, found: Fault, what: str) -> str:
    if isinstance(error, RecursionError):
        return "This goes on for too many moves, or a function calls itself forever."
    told = f"{found.kind}: {found.message}" if found.message else found.kind
    if found.line is None:
        return f"Plyscope cannot go on with what {what} gave it ({told})."
    return f"Line {found.line} of {what}: {told}"


def _below(found: Fault) -> str:
    """The traceback, if there are lines of the person's own in it."""
    return f"\n{found.text.rstrip()}" if found.line is not None else ""
