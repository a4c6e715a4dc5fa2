"""Looks at a person's objects without calling anything of theirs: a property, `__len__` or `__eq__`
may print, raise, or change what the program does."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterator, Mapping
from types import (
    BuiltinFunctionType,
    ClassMethodDescriptorType,
    GetSetDescriptorType,
    MemberDescriptorType,
    MethodDescriptorType,
    NoneType,
    WrapperDescriptorType,
)
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins

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
