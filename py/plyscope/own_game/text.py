"""A person's text as a module: loaded once, and run with the same protections as any program."""

from __future__ import annotations

import ast
import json
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from types import CodeType, MappingProxyType
from typing import Any, Final, TypeAlias

from plyscope.game import BadInput, IllegalAction
from plyscope.own_game.places import Place
from plyscope.program.console import Console
from plyscope.program.faults import FILE_NAME, fault, file_of
from plyscope.program.files import File, file_name, in_folder, read_files
from plyscope.program.imports import Imports
from plyscope.program.limits import Overdue, overdue_after
from plyscope.program.module import IMPORTED, AtWork, Program, fresh, read
from plyscope.program.recursion_limit import safe_limit

Noticed: TypeAlias = Callable[[str, int], None]
"""Called with the name under which a file is compiled, and a line of it."""
SECONDS: Final = 5.0
"""A text that takes longer to load, or to answer about one position, is stopped; in a search, a
single call of one of its functions."""
SEED: Final = 0
ENDLESS: Final = "This goes on for too many moves, or a function calls itself forever."
LATE: Final = (
    "{} gave no answer in {:g} seconds and was stopped{}: is there a loop that never ends?"
)
UNHEARD: Final = (
    "{} gave no answer in {:g} seconds, in one step that cannot be interrupted, so Python was "
    "started again: the step is{}, or comes after it."
)
"""What the page says where Python itself had to be ended."""
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
        codes: the texts, compiled.
    """

    def __init__(
        self, source: str, what: str, field: str, file: str = "", files: Files = ()
    ) -> None:
        self.what, self.field, self.file = what, field, file
        self.source = source
        self.files = {**dict(files), file: source}
        try:
            self._program: Program | File = read_files({file: source})[0] if file else read(source)
        except (SyntaxError, ValueError) as error:
            raise _as_bad_input(error, self) from None
        if isinstance(self._program, File) and self._program.error:
            raise _as_bad_input(self._program.error, self)
        beside = read_files(dict(files))
        self.source, self.tree = self._program.source, self._program.tree
        self._console = Console()
        self._imports = Imports(beside, self.tree)
        self.codes = [self._program.code, *(file.code for file in beside)]
        self._module = fresh(IMPORTED, self._console, self._imports)
        self.names: Mapping[str, Any] = MappingProxyType(vars(self._module))
        with in_folder(dict(files)), running([self], SECONDS):
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

    def place_of(self, name: str) -> Place | None:
        """The first line in which something gets this name, as in `name = 1` or `self.name = 1`."""
        for node in ast.walk(self.tree):
            match node:
                case ast.Name(id=got, ctx=ast.Store()) | ast.Attribute(attr=got, ctx=ast.Store()):
                    if got == name:
                        return Place(self.file, node.lineno)
        return None

    def wrong(self, sentence: str, place: Place | None) -> BadInput:
        """A sentence about what stands in a line of this text, or of a file beside it."""
        where = place.file if place and place.file != self.file else self.what
        begins = f"Line {place.line} of {where}: " if place else f"In {self.what}, "
        return BadInput(begins + sentence, at=self.at(place), field=self.field)

    def late(self, sentence: str, seconds: float, place: Place | None) -> BadInput:
        """The same about what took longer than it may."""
        file = f" of {place.file}" if place and place.file != self.file else ""
        where = f" in line {place.line}{file}" if place else ""
        message = sentence.format(self.what.capitalize(), seconds, where)
        return BadInput(message, at=self.at(place), field=self.field)

    def at(self, place: Place | None) -> int | None:
        """Where a line begins, if it stands in the program itself."""
        if place is None or place.file != self.file:
            return None
        return line_start(self.source, place.line)

    @contextmanager
    def protected(self) -> Iterator[None]:
        """While the context is open, the module has its own console and seed."""
        depth = safe_limit([self.tree])
        with AtWork(self._module, self._console, SEED, self._imports, depth):
            yield


@contextmanager
def running(texts: Sequence[OwnText], seconds: float = 0) -> Iterator[None]:
    """While the context is open, functions of these modules may run, for so many seconds if a
    number is given; otherwise each call of one of them for `SECONDS`. Raises `BadInput` for every
    error of theirs."""
    try:
        with ExitStack() as open_together:
            for text in texts:
                open_together.enter_context(text.protected())
            open_together.enter_context(_told_as_too_slow(texts, seconds or SECONDS, not seconds))
            yield
    except (BadInput, MemoryError):
        raise
    except (Exception, SystemExit) as error:
        place = _in_which(error, texts)
        if isinstance(error, IllegalAction) and not place:
            raise  # the page's own words about a move that a person tried
        raise _as_bad_input(error, place or texts[0]) from error


@contextmanager
def _told_as_too_slow(texts: Sequence[OwnText], seconds: float, each_call: bool) -> Iterator[None]:
    def noticed(compiled: str, line: int) -> None:
        text = next(each for each in texts if compiled in each.compiled_as)
        problem = text.late(UNHEARD, seconds, Place(file_of(compiled), line))
        says(json.dumps({"message": str(problem), "field": problem.field, "at": problem.at}))

    codes = [code for text in texts for code in text.codes]
    with overdue_after(seconds, each_call=each_call) as says, new_lines_noticed(codes, noticed):
        try:
            yield
        except KeyboardInterrupt as error:
            text = _in_which(error, texts) or texts[0]
            if not isinstance(error, Overdue):
                raise _as_bad_input(error, text) from None
            raise text.late(LATE, seconds, _place(error, text)) from None


def _in_which(error: BaseException, texts: Sequence[OwnText]) -> OwnText | None:
    """The text in which an error happened; None if it happened in none of them."""
    files = [frame.filename for frame in traceback.extract_tb(error.__traceback__)]
    for name in reversed(files):
        for text in texts:
            if name in text.compiled_as:
                return text
    return None


def _as_bad_input(error: BaseException, text: OwnText) -> BadInput:
    """An error as a sentence and, below it, Python's own account of it."""
    found, place = fault(error, text.source, files=text.files), _place(error, text)
    account = f"\n{found.text.rstrip()}" if place else ""
    if isinstance(error, RecursionError):
        return BadInput(ENDLESS + account, at=text.at(place), field=text.field)
    message = f"{found.kind}: {found.message}" if found.message else found.kind
    if place:
        return text.wrong(message + account, place)
    sentence = f"Plyscope cannot go on with what {text.what} gave it ({message})."
    return BadInput(sentence, field=text.field)


def _place(error: BaseException, text: OwnText) -> Place | None:
    """The line of the person's that an error came from."""
    found = fault(error, text.source, files=text.files)
    return Place(found.file, found.line) if found.line else None


def first_paragraph(docstring: str | None) -> str:
    """What a person says of their game or problem, on one line."""
    return " ".join((docstring or "").strip().split("\n\n")[0].split())


def line_start(source: str, line: int) -> int:
    """Where a line begins, counted in characters."""
    return sum(map(len, source.splitlines(keepends=True)[: line - 1]))


if sys.version_info >= (3, 12):

    @contextmanager
    def new_lines_noticed(codes: Iterable[CodeType], noticed: Noticed) -> Iterator[None]:
        """While the context is open, each line of `codes` that begins for the first time is told,
        before it runs: so that something is known of a Python that had to be ended. When it runs
        again, that costs nothing."""
        monitoring = sys.monitoring
        event = monitoring.events.LINE
        free = [tool for tool in range(6) if monitoring.get_tool(tool) is None]
        if not free:
            yield
            return

        def begun(code: CodeType, line: int) -> object:
            noticed(code.co_filename, line)
            return monitoring.DISABLE

        tool, heeded = free[0], list(_within(codes))
        monitoring.use_tool_id(tool, "plyscope lines")
        monitoring.register_callback(tool, event, begun)
        for code in heeded:
            monitoring.set_local_events(tool, code, event)
        try:
            yield
        finally:
            for code in heeded:
                monitoring.set_local_events(tool, code, 0)
            monitoring.register_callback(tool, event, None)
            monitoring.free_tool_id(tool)

    def _within(codes: Iterable[CodeType]) -> Iterator[CodeType]:
        """These codes, and those of the functions in them."""
        for code in codes:
            yield code
            yield from _within(each for each in code.co_consts if isinstance(each, CodeType))

else:

    @contextmanager
    def new_lines_noticed(codes: Iterable[CodeType], noticed: Noticed) -> Iterator[None]:
        """Lines cannot be noticed so cheaply before Python 3.12; the page has a later one."""
        yield
