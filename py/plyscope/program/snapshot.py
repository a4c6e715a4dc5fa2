"""What a value was at a moment: a copy that later changes do not reach, and that costs little.

Search functions change boards in place. So each call's arguments are copied as it begins, hundreds
of thousands of times. Plain data is packed by `marshal`, in C; only objects are walked in Python.
"""

from __future__ import annotations

import marshal
from array import array
from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from itertools import chain
from types import MethodType, NoneType
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.numbers import number_text
from plyscope.program.safe_inspection import (
    SHOWN,
    fields_of,
    is_inert,
    items_of,
    module_of,
    name_of,
    object_text,
)

keep_builtins(globals())

ATOMS: Final = frozenset(
    {int, float, bool, str, NoneType, bytes, complex, range, Fraction, Decimal}
)
PLAIN: Final = frozenset({list, dict, set})
UNCHANGING: Final = frozenset({tuple, frozenset})
LIKE_PLAIN: Final[tuple[tuple[tuple[type, ...], Callable[[Any], Any]], ...]] = (
    ((int,), int.__int__),
    ((float,), float.__float__),
    ((str,), str.__str__),
    ((list,), list.copy),
    ((dict,), dict.copy),
    ((deque, bytearray, array), items_of),
)
"""Classes that add something to a number, a text or a container, and what holds the same."""
LARGEST: Final = 500
"""A container with more elements is a table rather than a state: only its size is kept."""
MOST_OBJECTS: Final = 64
DEEPEST: Final = 3
MOST_PACKED: Final = 200_000
DEEPEST_PACKED: Final = 60
FORMAT: Final = 2
"""The newest format of `marshal` in which equal values are equal bytes."""


class Packed(bytes):
    """Plain data: lists, dicts and sets, of any depth."""

    __slots__ = ()


class Group:
    """The elements of a container that holds more than plain data, each a snapshot."""

    __slots__ = ("items", "kind")

    def __init__(self, kind: str, items: tuple[Any, ...]) -> None:
        self.kind = kind
        self.items = items

    def __eq__(self, other: object) -> bool:
        return type(other) is Group and self.kind == other.kind and self.items == other.items

    def __hash__(self) -> int:
        return hash((self.kind, self.items))


class Frozen:
    """An object: the name of its class, and snapshots of its fields. `number` is the identity it
    had: equal objects may have different ones. `of` is the class."""

    __slots__ = ("_text", "fields", "kind", "number", "of")

    def __init__(
        self, kind: str, fields: dict[str, Any], number: int, of: type | None = None
    ) -> None:
        self.kind = kind
        self.fields = fields
        self.number = number
        self.of = of
        self._text = ""

    def __eq__(self, other: object) -> bool:
        return type(other) is Frozen and self.kind == other.kind and self.fields == other.fields

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.fields.items())))

    def __repr__(self) -> str:
        if not self._text:
            self._text = object_text(self.kind, self.of, self.held())
        return self._text

    def held(self) -> dict[str, Any]:
        """Its fields as they were."""
        return {name: unpacked(each) for name, each in self.fields.items()}


class Large:
    """A container too large to be copied at each call."""

    __slots__ = ("kind", "size")

    def __init__(self, kind: str, size: int) -> None:
        self.kind = kind
        self.size = size

    def __eq__(self, other: object) -> bool:
        return type(other) is Large and (self.kind, self.size) == (other.kind, other.size)

    def __hash__(self) -> int:
        return hash((self.kind, self.size))

    def __repr__(self) -> str:
        return f"{self.kind} of {self.size}"


SNAPSHOTS: Final = frozenset({Packed, Group, Frozen, Large})


def snapshot(value: Any, depth: int = 0) -> Any:
    """`value` as it is now. What cannot change is returned as it is."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind in PLAIN:
        if len(value) > LARGEST:
            return Large(kind.__name__, len(value))
        try:
            if _is_bounded(value):
                return Packed(marshal.dumps(value, FORMAT))
        except ValueError:  # it holds objects
            pass
        return _elements(kind.__name__, value, depth)
    if issubclass(kind, (tuple, frozenset)):
        is_plain = kind in UNCHANGING or is_inert(kind)
        return _unchanging(value if is_plain else items_of(value), depth)
    return _of_object(value, depth)


def _is_bounded(value: Collection[Any]) -> bool:
    """Whether packing it comes to an end soon. It does not for a list that holds itself twice, or
    in which the same part stands in two parts of each part."""
    parts = value.values() if isinstance(value, dict) else value
    if ATOMS.issuperset(map(type, parts)):
        return True
    is_grid = {list}.issuperset(map(type, parts))
    if is_grid and ATOMS.issuperset(map(type, chain.from_iterable(parts))):
        return True
    return _room_left(value, MOST_PACKED, DEEPEST_PACKED) >= 0


def _room_left(value: Collection[Any], room: int, depth: int) -> int:
    """`room` less the elements in a container and in those within it, to a depth; negative if there
    is not so much."""
    parts = value.values() if isinstance(value, dict) else value
    room -= len(parts)
    if ATOMS.issuperset(map(type, parts)):
        return room
    if depth == 0:
        return -1
    for each in parts:
        if room < 0:
            break
        if type(each) in PLAIN or type(each) in UNCHANGING:
            room = _room_left(each, room, depth - 1)
    return room


def _unchanging(value: Any, depth: int) -> Any:
    """A tuple: itself, if nothing in it can change."""
    if ATOMS.issuperset(map(type, value)):
        return value
    if len(value) > LARGEST:
        return Large(type(value).__name__, len(value))
    if _is_plain(value):
        return value
    return _elements(type(value).__name__, value, depth)


def _is_plain(value: Any) -> bool:
    """Whether a tuple holds only atoms and tuples of them."""
    return all(
        type(each) in ATOMS or (type(each) in UNCHANGING and _is_plain(each)) for each in value
    )


def _elements(kind: str, value: Collection[Any], depth: int) -> Any:
    if len(value) > MOST_OBJECTS * 4 or depth >= DEEPEST:
        return Large(kind, len(value))
    within: Iterable[Any] = value
    if isinstance(value, dict):
        within = (part for pair in value.items() for part in pair)
    return Group(kind, tuple(snapshot(each, depth + 1) for each in within))


def _of_object(value: Any, depth: int) -> Any:
    kind = type(value)
    if issubclass(kind, Enum):
        return value
    for bases, plain in LIKE_PLAIN:
        if issubclass(kind, bases):
            return snapshot(plain(value), depth)
    if module_of(kind).partition(".")[0] == "numpy":
        return _of_numpy(value)
    fields = fields_of(value)
    if fields is None and is_inert(kind, SHOWN):
        return value.__func__ if kind is MethodType else value  # a method shows its object
    if fields is None or depth >= DEEPEST:
        return Frozen(name_of(kind), {}, id(value), kind)
    attributes = {
        name: snapshot(held, depth + 1)
        for name, held in fields.items()
        if type(held) in ATOMS or type(held) in PLAIN or not _is_reference(held, depth)
    }
    return Frozen(name_of(kind), attributes, id(value), kind)


def _is_reference(held: Any, depth: int) -> bool:
    """Whether a field leads away from its object: to its class, or through a whole tree."""
    return callable(held) or (depth > 0 and fields_of(held) is not None)


def _of_numpy(value: Any) -> Any:
    if getattr(value, "size", 0) > LARGEST:
        return Large(type(value).__name__, value.size)
    as_list = getattr(value, "tolist", None)
    return snapshot(as_list()) if as_list else value


def unpacked(taken: Any) -> Any:
    """The value that a snapshot was taken of, as far as it is plain data; objects stay `Frozen`."""
    if type(taken) is Packed:
        return marshal.loads(taken)
    if type(taken) is Group:
        items = [unpacked(each) for each in taken.items]
        if taken.kind == "dict":
            return list(zip(items[::2], items[1::2], strict=True))
        return items if taken.kind in ("list", "set") else tuple(items)
    return taken


def text_of(taken: Any, write: Callable[[Any], str] = repr) -> str:
    """A snapshot as Python writes it; what holds numbers of thousands of digits, which Python does
    not write, by its size."""
    held = unpacked(taken)
    try:
        return write(held)
    except ValueError:
        return (
            number_text(held) if isinstance(held, int) else f"{type(held).__name__} of {len(held)}"
        )


def content_of(taken: Any) -> Hashable:
    """All that a snapshot has, as something that two snapshots of equal things have in common: what
    an object shows of itself may leave out half of it."""
    if type(taken) is Frozen:
        held = [(name, content_of(each)) for name, each in taken.fields.items()]
        return taken.kind, tuple(held)
    if isinstance(taken, list | tuple):
        return tuple(map(content_of, taken))
    if type(taken) is Group:
        return taken.kind, tuple(map(content_of, taken.items))
    try:
        hash(taken)
    except TypeError:
        return repr(taken)
    found: Hashable = taken
    return found
