"""A record of calls, spread out so that it can be searched for roles: for each parameter, variable
and part of one, its value at every call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, pairwise
from operator import itemgetter
from typing import Any, Final, overload

from plyscope.program.moves import Thing
from plyscope.program.record import RETURNED, Around, Record
from plyscope.program.snapshot import ATOMS, Frozen, Group, Packed, content_of, unpacked
from plyscope.recognition.words import DEPTH, means

MOST_LOOKED_AT: Final = 120_000
"""Of a larger tree, the first so many calls are looked at."""
LONGEST_TUPLE: Final = 8
MOST_FIELDS: Final = 24
SAMPLE: Final = 40
MOST_LENGTHS: Final = 2
"""A leaf may return less than other nodes. What has more lengths is a list of equal things."""
ENOUGH_PAIRS: Final = 1_500
"""Of more pairs of calls, a share would hardly be another one."""


class Missing:
    """Stands where a call has no such parameter or part."""

    def __repr__(self) -> str:
        return "MISSING"


MISSING: Final = Missing()


@dataclass(frozen=True)
class Path:
    """Where something can be read: `name` as a person would write it, and what stood there at each
    call; `given` says whether it is a parameter itself, `part` whether it is a part of one."""

    name: str
    values: Sequence[Any]
    given: bool
    part: bool = False

    @cached_property
    def kinds(self) -> frozenset[type]:
        """The types of the values."""
        return frozenset(map(type, self.values))

    @cached_property
    def present(self) -> Sequence[Any]:
        """The values that there are."""
        if Missing not in self.kinds:
            return self.values
        return [value for value in self.values if value is not MISSING]

    @property
    def last(self) -> str:
        """The end of the name, which says what it is: "turn" of "self.turn"."""
        return self.name.rpartition(".")[2]


class Callers(Sequence[Mapping[str, Any]]):
    """The names of the loops around each call, with their values. Where a name is used twice, the
    innermost counts."""

    def __init__(self, around: Sequence[Around], count: int) -> None:
        self.around, self.size = around, count
        self.known: dict[int, Mapping[str, Any]] = {}

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, node: int) -> Mapping[str, Any]: ...
    @overload
    def __getitem__(self, node: slice) -> list[Mapping[str, Any]]: ...
    def __getitem__(self, node: int | slice) -> Mapping[str, Any] | list[Mapping[str, Any]]:
        if isinstance(node, slice):
            return [self[each] for each in range(*node.indices(self.size))]
        found = self.known.get(node)
        if found is None:
            names, values = self.around[node]
            moves = [None if type(each) is Thing else each for each in values]
            held = dict(zip(names[::-1], moves[::-1], strict=True))
            found = self.known[node] = {name: held[name] for name in names}
        return found


class Evidence:
    """What can be known of a record's first calls.

    Attributes:
        parent: the parent of each call.
        below: the calls right below each call, in order.
        around: the names of the loops around each call, and their values; `callers` has them
            together.
        paths: everything that can be read at a call.
        results: everything that can be read in what calls returned.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.count = min(len(record), MOST_LOOKED_AT)
        self.parent = record.parent[: self.count]
        self.around = list(islice(record.caller, self.count))
        self.callers = Callers(self.around, self.count)
        self.below: list[list[int]] = [[] for _ in range(self.count)]
        below = self.below
        for node, parent in enumerate(self.parent):
            if parent >= 0:
                below[parent].append(node)
        self.paths = list(_paths(record, self.count))
        self.results = list(_results(record, self.count))
        self.shares: dict[tuple[str, str], float] = {}
        """What has been counted of pairs of calls, by what was counted and the path's name."""

    @cached_property
    def edges(self) -> list[tuple[int, int]]:
        """(parent, child) of each call that has a parent."""
        return [(parent, node) for node, parent in enumerate(self.parent) if parent >= 0]

    @cached_property
    def siblings(self) -> list[tuple[int, int]]:
        """The first calls of the same parent, each with the next one."""
        every = (pair for family in self.families() for pair in pairwise(family))
        return list(islice(every, ENOUGH_PAIRS))

    def families(self) -> Iterator[Sequence[int]]:
        """The calls right below each call; those that one call outside the search started too."""
        yield from (family for family in self.below if family)
        yield from self.root_families()

    def root_families(self) -> Iterator[Sequence[int]]:
        """The searches that one call outside the search started, if they are several."""
        roots: dict[int, list[int]] = {}
        for node in [node for node, parent in enumerate(self.parent) if parent < 0]:
            roots.setdefault(self.record.starter[node], []).append(node)
        for family in roots.values():
            yield from (each for each in self.rounds(family) if len(each) > 1)

    def rounds(self, roots: Sequence[int]) -> list[Sequence[int]]:
        """Searches that one call outside has started, apart where an outer loop goes through the
        same ones deeper and deeper; all together where none does."""
        around = [self.around[root] for root in roots]
        names = around[0][0]
        is_nested = len(names) > 1 and all(each == names for each, _ in around)
        if not is_nested or not means(names[0], DEPTH):
            return [roots]
        found: dict[str, list[int]] = {}
        for root, (_, values) in zip(roots, around, strict=True):
            found.setdefault(repr(values[0]), []).append(root)
        arguments = self.record.arguments
        if len(found) == 1 or len({len(arguments[root]) for root in roots}) > 1:
            return [roots]
        given = [
            [
                sorted(repr(content_of(each)) for each in column)
                for column in zip(*(arguments[root] for root in own), strict=True)
            ]
            for own in found.values()
        ]
        # Each parameter has the same values in every round, or in each round one of its own.
        is_same = all(
            all(each == column[0] for each in column) or all(each[0] == each[-1] for each in column)
            for column in zip(*given, strict=True)
        )
        return list(found.values()) if is_same else [roots]


def _paths(record: Record, count: int) -> Iterator[Path]:
    for name, columns in _columns(record):
        if len(set(columns)) == 1 and columns[0] is not None:
            values = list(map(itemgetter(columns[0]), record.arguments[:count]))
        else:
            places = [columns[function] for function in record.function[:count]]
            values = [
                MISSING if place is None else record.arguments[node][place]
                for node, place in enumerate(places)
            ]
        yield Path(name, values, given=True)
        yield from _parts(name, values, 0)
    for at, name in enumerate(record.outside):
        values = [record.globals[node][at] for node in range(count)]
        yield Path(name, values, given=False)
        yield from _parts(name, values, 0)


def _columns(record: Record) -> Iterator[tuple[str, list[int | None]]]:
    """The slots of all functions together: by their places if they have equally many and no name
    has two places, as `max_value(state, a, b)` and `min_value(s, alpha, beta)`, by their names if
    not."""
    places = {(name, at) for slots in record.slots for at, name in enumerate(slots)}
    is_clear = len({name for name, _ in places}) == len(places)
    if is_clear and len({len(slots) for slots in record.slots}) == 1:
        for at, name in enumerate(record.slots[0]):
            yield name, [at] * len(record.slots)
        return
    names = dict.fromkeys(name for slots in record.slots for name in slots)
    for name in names:
        yield name, [slots.index(name) if name in slots else None for slots in record.slots]


def _parts(name: str, values: Sequence[Any], depth: int) -> Iterator[Path]:
    """The parts of a value, if it has the same ones at every call."""
    if ATOMS.issuperset(map(type, values[:SAMPLE])):
        return
    seen = [value for value in values[:SAMPLE] if value is not MISSING and value is not None]
    if any(isinstance(value, tuple) for value in seen):
        # The leaves of a tree of tuples may be numbers.
        seen = [value for value in seen if not is_atom(value)]
    if not seen or depth > 1:
        return
    if all(type(value) is Frozen for value in seen):
        names = dict.fromkeys(field for value in seen for field in value.fields)
        for field in list(names)[:MOST_FIELDS]:
            part = [
                value.fields.get(field, MISSING) if type(value) is Frozen else MISSING
                for value in values
            ]
            yield Path(f"{name}.{field}", part, given=False, part=True)
            yield from _parts(f"{name}.{field}", part, depth + 1)
        return
    plain = [unpacked(value) for value in seen]
    first = plain[0]
    if isinstance(first, dict) and all(isinstance(key, str) for key in first):
        keys: list[Any] = list(first) if all(_has_keys(each, first) for each in plain) else []
    elif isinstance(first, tuple | list) and len(first) <= LONGEST_TUPLE:
        same = all(type(each) is type(first) and len(each) == len(first) for each in plain)
        keys = list(range(len(first))) if same else []
    else:
        return
    whole = [unpacked(value) for value in values]
    for key in keys[:MOST_FIELDS]:
        part = [_at(value, key) for value in whole]
        yield Path(f"{name}[{key!r}]", part, given=False, part=True)
        if depth == 0:
            yield from _parts(f"{name}[{key!r}]", part, depth + 1)


def _has_keys(value: Any, like: dict[Any, Any]) -> bool:
    return isinstance(value, dict) and set(value) == set(like)


def _at(value: Any, key: Any) -> Any:
    try:
        return value[key]
    except (LookupError, TypeError):
        return MISSING


def _results(record: Record, count: int) -> Iterator[Path]:
    """What was returned, its parts, and what was set on arguments by calls that return nothing."""
    values = [
        value if ended == RETURNED else MISSING
        for value, ended in zip(record.returned[:count], record.ended[:count], strict=True)
    ]
    if all(value is None or value is MISSING for value in values):
        yield from _set_on_arguments(record, count)
        return
    yield Path("return", values, given=True)
    yield from (
        Path(part.name, part.values, given=False, part=True)
        for part in _loose_parts("return", values)
    )


def _loose_parts(name: str, values: Sequence[Any]) -> Iterator[Path]:
    """The parts of what is returned, which may be of different types at different levels."""
    keys: dict[Any, None] = {}
    lengths: set[int] = set()
    for value in values[:SAMPLE]:
        if type(value) is Frozen:
            keys.update(dict.fromkeys(f".{field}" for field in value.fields))
        elif type(value) in (tuple, Packed, Group) or isinstance(value, tuple):
            held = unpacked(value)
            if isinstance(held, dict):
                keys.update(dict.fromkeys(held))
            elif isinstance(held, tuple | list):
                lengths.add(len(held))
                if len(held) <= LONGEST_TUPLE:
                    keys.update(dict.fromkeys(range(len(held))))
    if len(lengths) > MOST_LENGTHS:
        keys = {key: None for key in keys if not isinstance(key, int)}  # what was found, a list
    for key in list(keys)[:MOST_FIELDS]:
        if isinstance(key, str) and key.startswith("."):
            part = [
                value.fields.get(key[1:], MISSING) if type(value) is Frozen else MISSING
                for value in values
            ]
            yield Path(f"{name}{key}", part, given=False, part=True)
        else:
            part = [_at(unpacked(value), key) for value in values]
            yield Path(f"{name}[{key!r}]", part, given=False, part=True)


def _set_on_arguments(record: Record, count: int) -> Iterator[Path]:
    for name, columns in _columns(record):
        values = []
        for node in range(count):
            column = columns[record.function[node]]
            after = record.after.get(node)
            values.append(MISSING if column is None or after is None else after[column])
        if any(type(value) is Frozen for value in values):
            yield from _parts(name, values, 1)


def is_atom(value: Any) -> bool:
    return type(value) in ATOMS


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number; True and False are not."""
    return type(value) is int
