"""How an object is told: as its class writes it, or by its class and its simple attributes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from types import FrameType
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.numbers import number_text
from plyscope.program.safe_inspection import is_inert

keep_builtins(globals())

SIMPLE: Final = (int, float, str, bool, type(None))
REPR: Final = frozenset({"__repr__"})
WRITING: Final = REPR | {"__str__"}
LONGEST: Final = 20
MOST: Final = 4
ADDRESS: Final = " object at 0x"
MOST_LINES: Final = 2000
"""How many lines a class may run to write an object; a board takes a hundred or two."""


class _EndlessError(BaseException):
    """A class does not come to the end of its text."""


def object_text(kind: str, of: type[Any] | None, fields: Mapping[str, Any]) -> str:
    """An object of the class `of`, called `kind`, with these fields: what its own `__repr__` or
    `__str__` says, if it has one that works, else "Node(value=3, children=list of 2)"."""
    own = _own_text(of, fields) if of is not None else ""
    return own or f"{kind}({', '.join(_simple(fields))})"


def _own_text(of: type[Any], fields: Mapping[str, Any]) -> str:
    """What an object that is made again says of itself; "" if it cannot, or says nothing but where
    it is. What it prints is dropped."""
    try:
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            if is_inert(of, WRITING):
                return ""
            writes = str if is_inert(of, REPR) else repr
            made = object.__new__(of)
            for name, value in fields.items():
                object.__setattr__(made, name, value)
            with _few_lines():
                text = writes(made)
    except BaseException:  # a person's own code may raise anything
        return ""
    return text if type(text) is str and ADDRESS not in text else ""


@contextmanager
def _few_lines() -> Iterator[None]:
    """End what runs here after `MOST_LINES` lines of Python, whatever a clock says."""
    left, before = MOST_LINES, sys.gettrace()

    def trace(_frame: FrameType, _event: str, _arg: Any) -> Callable[..., Any]:
        nonlocal left
        left -= 1
        if left < 0:
            raise _EndlessError
        return trace

    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


def _simple(fields: Mapping[str, Any]) -> list[str]:
    shown = [f"{name}={text}" for name, value in fields.items() if (text := _short(value))]
    return shown if len(shown) <= MOST else [*shown[:MOST], "…"]


def _short(value: Any) -> str:
    """A simple value; of a container how much it holds; "" for anything else."""
    if isinstance(value, SIMPLE):
        text = number_text(value) if type(value) is int else repr(value)
        return text if len(text) <= LONGEST else ""
    if isinstance(value, list | tuple | dict | set | frozenset):
        return f"{type(value).__name__} of {len(value)}"
    return ""
