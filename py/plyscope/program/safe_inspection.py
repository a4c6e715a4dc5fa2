"""Looks at a person's objects without calling anything of theirs: a property, `__len__` or `__eq__`
may print, raise, or change what the program does. Only where an object is told, its class may write
it, in few lines; else it is told by its class and its simple attributes."""

from __future__ import annotations

import sys
from array import array
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from types import (
    BuiltinFunctionType,
    ClassMethodDescriptorType,
    FrameType,
    GetSetDescriptorType,
    MemberDescriptorType,
    MethodDescriptorType,
    NoneType,
    WrapperDescriptorType,
)
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.numbers import number_text

keep_builtins(globals())

# `kind.__mro__` would ask the class of the class.
line_of: Final = type.__dict__["__mro__"].__get__
"""A class and all above it."""
held_by: Final = type.__dict__["__dict__"].__get__
"""What is defined in a class."""
name_of: Final = type.__dict__["__name__"].__get__
"""The name of a class."""

COMPARED: Final = frozenset(
    {
        *("__class__", "__getattribute__", "__getattr__"),
        *("__eq__", "__ne__", "__hash__", "__lt__", "__gt__", "__le__", "__ge__"),
        *("__iter__", "__len__", "__getitem__", "__contains__", "__bool__"),
    }
)
"""What is called where values are compared, counted or gone through."""
SHOWN: Final = COMPARED | {"__repr__", "__str__"}
OF_PYTHON: Final = frozenset(
    {
        BuiltinFunctionType,
        ClassMethodDescriptorType,
        GetSetDescriptorType,
        MemberDescriptorType,
        MethodDescriptorType,
        NoneType,
        WrapperDescriptorType,
    }
)
"""What the classes of Python itself have under such names."""
COPIES: Final = (
    (list, list.copy),
    (tuple, lambda value: tuple.__getitem__(value, slice(None))),
    (frozenset, frozenset.copy),
    (set, set.copy),
    (str, str.__str__),
    (deque, lambda value: [*deque.__iter__(value)]),
    (bytearray, lambda value: [*bytearray.__iter__(value)]),
    (array, array.tolist),
)
SIMPLE: Final = (int, float, str, bool, type(None))
REPR: Final = frozenset({"__repr__"})
WRITING: Final = REPR | {"__str__"}
LONGEST: Final = 20
MOST: Final = 4
ADDRESS: Final = " object at 0x"
MOST_LINES: Final = 2000
"""How many lines a class may run to write an object; a board takes a hundred or two."""


def module_of(kind: type) -> str:
    """The module that a class is of."""
    name = held_by(kind).get("__module__")
    return name if type(name) is str else ""


def is_inert(kind: type, names: frozenset[str] = COMPARED) -> bool:
    """Whether the objects of a class have nothing of the program's own under such names."""
    return not any(
        type(held[name]) not in OF_PYTHON
        for held in map(held_by, line_of(kind))
        if "__module__" in held and not names.isdisjoint(held)  # in the core's classes it is not
        for name in names.intersection(held)
    )


def items_of(value: Any) -> Any:
    """The elements of a container, in a container of Python's own: in a dict, its keys. None if it
    is no such container."""
    kind = type(value)
    for base, copy in COPIES:
        if issubclass(kind, base):
            return copy(value)
    return [*dict.__iter__(value)] if issubclass(kind, dict) else None


def fields_of(value: Any) -> dict[str, Any] | None:
    """The fields of an object of a class written in Python; None if it has none that can be
    read."""
    kind = type(value)
    if issubclass(kind, type) or callable(value):
        return None
    own: dict[str, Any] | None = None
    slots: dict[str, Any] = {}
    for held in map(held_by, line_of(kind)):
        found = held.get("__dict__")
        if type(found) is GetSetDescriptorType:
            own = found.__get__(value)
        if "__slots__" in held:
            slots.update(_slots(held, value))
    return {**slots, **(own or {})} if slots else own


def _slots(held: Mapping[str, Any], value: Any) -> Iterator[tuple[str, Any]]:
    """The slots of one class that have a value, if possible in the order in which the class names
    them."""
    named = held["__slots__"]
    is_order = type(named) is tuple and all(type(each) is str and each in held for each in named)
    for name in named if is_order else held:
        member = held[name]
        if type(member) is MemberDescriptorType:
            try:
                yield name, member.__get__(value)
            except AttributeError:
                continue  # it has no value yet


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
