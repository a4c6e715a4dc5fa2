"""A function that is already there, called in plain Python, as a program that can be watched.

Its module is not run again. While it is watched, its functions have the code that the module's text
gives when it is compiled as a program: it is the same code under another name.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from textwrap import dedent
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

from plyscope.game import BadInput
from plyscope.program.functions import functions_of
from plyscope.program.module import read
from plyscope.program.recursion import possibly_recursive
from plyscope.program.safe_inspection import held_by, module_of
from plyscope.program.source import parsed
from plyscope.program.walking import DEFINITIONS, own_nodes

NO_TEXT: Final = (
    "The text of this function cannot be read: let it stand in a file, or in a cell of a notebook."
)

WAITS: Final[dict[Callable[[Any], bool], str]] = {
    inspect.isgeneratorfunction: "A generator runs only while its values are taken: watch a "
    "function that takes them, as list(…) does.",
    inspect.iscoroutinefunction: "A coroutine runs only while it is awaited: watch a function that "
    "is none.",
}


@dataclass(frozen=True)
class Live:
    """A call of a function.

    Attributes:
        function: the function.
        arguments, named: what it is called with.
        searching: a function of the file whose functions are watched; None for its own file.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...] = ()
    named: Mapping[str, Any] = field(default_factory=dict)
    searching: FunctionType | None = None

    def __post_init__(self) -> None:
        """Raises `BadInput` if a call alone does not run the function."""
        for waits, what in WAITS.items():
            if waits(self.function):
                raise BadInput(what)

    def call(self) -> Any:
        return self.function(*self.arguments, **self.named)

    @property
    def plain(self) -> FunctionType:
        """The function itself, without decorators, or the one that is searching. Raises `BadInput`
        if it is not in Python."""
        found: Any = self.searching or self.function
        while isinstance(found, partial):
            found = found.func
        found = inspect.unwrap(getattr(found, "__func__", found))
        if not isinstance(found, FunctionType):
            raise BadInput("Only a function that is written in Python can be watched.")
        function: FunctionType = found
        return function

    @property
    def source(self) -> str:
        """The text of the file that the function is in, or of the function alone, at its lines, if
        it stands otherwise in the file than it was made: some notebooks run the body of a function
        as a module. Raises `BadInput` if there is none."""
        try:
            lines, _ = inspect.findsource(self.plain)
            own, first = inspect.getsourcelines(self.plain)
        except OSError:
            raise BadInput(NO_TEXT) from None
        text = _without_waiting("".join(lines))
        return text if self._is_made_as_in(text) else "\n" * (first - 1) + dedent("".join(own))

    def _is_made_as_in(self, text: str) -> bool:
        code = self.plain.__code__
        try:
            every = _codes(compile(text, "<text>", "exec", dont_inherit=True))
        except (SyntaxError, ValueError):
            return True  # whoever runs it says so
        found = [each for each in every if _place(each) == _place(code)]
        return any(each.co_freevars == code.co_freevars for each in found)

    @property
    def namespace(self) -> dict[str, Any]:
        """The globals of the function."""
        function: Any = self.plain
        held: dict[str, Any] = function.__globals__
        return held


def led_on(live: Live) -> Live:
    """The same call. If nothing in its file calls itself, and the function calls one of another
    file of the person's where something does, that file is watched."""
    if _recurses(live):
        return live
    own, names = live.namespace, live.plain.__code__.co_names
    held = [own[name] for name in names if name in own]
    inside = [vars(each) for each in held if type(each) is ModuleType]
    held += [each[name] for each in inside for name in names if name in each]
    for each in held:
        if type(each) is FunctionType and each.__globals__ is not own and _is_persons(each):
            other = replace(live, searching=each)
            with suppress(BadInput):
                if _recurses(other):
                    return other
    return live


def _recurses(live: Live) -> bool:
    try:
        program = read(live.source)
    except (SyntaxError, ValueError):
        return False
    return bool(possibly_recursive(functions_of(program.tree, program.code)))


def _is_persons(function: FunctionType) -> bool:
    """Whether a function is of no library."""
    top = function.__module__.partition(".")[0]
    is_installed = "site-packages" in function.__code__.co_filename
    return not is_installed and top != "plyscope" and top not in sys.stdlib_module_names


WAITING: Final = (ast.Await, ast.AsyncFor, ast.AsyncWith)


def _without_waiting(text: str) -> str:
    """The text of a cell of a notebook without the statements that wait for something, as `await
    f()` and, in a browser, `%pip install`: outside of functions, only a notebook may. They are not
    run again."""
    if not any(word in text for word in ("await", "async")):
        return text
    try:
        tree = parsed(text, "<cell>")
    except (SyntaxError, ValueError):
        return text
    lines = text.split("\n")
    for each in tree.body:
        if not isinstance(each, DEFINITIONS) and any(
            isinstance(node, WAITING) for node in (each, *own_nodes(each))
        ):
            for at in range(each.lineno - 1, each.end_lineno or each.lineno):
                lines[at] = ""
    return "\n".join(lines)


WRAPPING: Final = ("__wrapped__", "__func__")
"""Where decorated functions and methods have the function itself."""


@contextmanager
def compiled_as(code: CodeType, live: Live) -> Iterator[None]:
    """While the context is open, the functions of a module have the code that is in `code`."""
    known = {_place(each): each for each in _codes(code)}
    kept: list[tuple[FunctionType, CodeType]] = []
    for function in _functions(live):
        own = function.__code__
        new = known.get(_place(own))
        if new and new.co_freevars == own.co_freevars:
            kept.append((function, own))
            function.__code__ = new
    try:
        yield
    finally:
        for function, own in kept:
            function.__code__ = own


def _place(code: CodeType) -> tuple[str, int]:
    """What tells one function of a file from the others."""
    return code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for held in code.co_consts:
        if isinstance(held, CodeType):
            yield from _codes(held)


def _functions(live: Live) -> list[FunctionType]:
    """The functions of a module and the methods of its classes, once each."""
    found: dict[int, FunctionType] = {}
    waiting: list[Any] = [live.plain, *live.namespace.values()]
    seen: set[int] = set()
    for each in waiting:  # it grows during the loop
        if id(each) in seen:
            continue
        seen.add(id(each))
        if type(each) is FunctionType:
            if each.__globals__ is live.namespace:
                found[id(each)] = each
            waiting += [cell.cell_contents for cell in each.__closure__ or () if _is_set(cell)]
        elif issubclass(type(each), type) and module_of(each) == live.namespace.get("__name__"):
            waiting += held_by(each).values()
        elif type(each) is property:
            waiting += [each.fget, each.fset]
        wrapped = (inspect.getattr_static(each, name, None) for name in WRAPPING)
        waiting += [inner for inner in wrapped if inner is not None]
    return list(found.values())


def _is_set(cell: Any) -> bool:
    try:
        return cell.cell_contents is not None
    except ValueError:  # it has no value yet
        return False
