"""From all calls that were recorded, those of the functions that really recursed: which methods a
program's objects have is certain only when it has run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from plyscope.program.functions import Function
from plyscope.program.numbers import is_number
from plyscope.program.record import OUTSIDE, Around, Record
from plyscope.program.recursion import circles
from plyscope.program.snapshot import Frozen, unpacked

MOST_LOOKED_AT: Final = 5_000
MOSTLY: Final = 0.6
NEARLY: Final = 0.9
WHOLE: Final = None
"""The place of a number that is returned alone."""


def recursed(record: Record) -> list[set[int]]:
    """The places of the functions that were called while they ran, or that took turns in this:
    those that did it together, in a set each."""
    calls: dict[int, set[int]] = {}
    for above, below in record.calls:
        if above != OUTSIDE:
            calls.setdefault(above, set()).add(below)
    functions = record.functions
    place = {id(each): at for at, each in enumerate(functions)}

    def called(function: Function) -> list[Function]:
        return [functions[each] for each in calls.get(place[id(function)], ())]

    return [{place[id(each)] for each in group} for group in circles(functions, called)]


def search_places(record: Record, groups: Sequence[tuple[Function, ...]]) -> set[int]:
    """The places of the functions of the search: of those that recursed, the ones that are not just
    helpers of another recursion, and of several such, those with the most calls."""
    if not len(record):
        return set()
    places = {id(each): place for place, each in enumerate(record.functions)}
    together = [{places[id(each)] for each in group if id(each) in places} for group in groups]
    did = recursed(record)
    called = Counter(record.function)
    if not did:
        return max((group for group in together if group), key=lambda group: _calls(group, called))
    sets = _merged(did, together, record)
    if len(sets) == 1:
        return sets[0]
    last = max((node for node, parent in enumerate(record.parent) if parent < 0), default=0)
    heads = [group for group in sets if not any(_ends_in(other, group, record) for other in sets)]
    best = max(
        heads or sets,
        key=lambda group: (
            _hands_up(group, record),
            not _is_below(group, sets, record),
            _leads(group, sets, record),
            record.function[last] in group,
            _calls(group, called),
        ),
    )
    return best.union(*(each for each in sets if _continues(best, each, record)))


def _leads(group: set[int], others: Sequence[set[int]], record: Record) -> bool:
    """Whether a group calls another one, which never calls it: that is a helper of it."""
    return any(
        _reaches(group, other, record) and not _reaches(other, group, record)
        for other in others
        if other is not group
    )


def _reaches(one: Collection[int], other: Collection[int], record: Record) -> bool:
    return any(above in one and below in other for above, below in record.calls)


def _calls(group: Collection[int], called: Counter[int]) -> int:
    return sum(called[place] for place in group)


def _hands_up(group: Collection[int], record: Record) -> bool:
    """Whether calls mostly return a number that one of the calls below them has returned, or minus
    that number, at the same place of their results, as searches do. A function that builds a tree,
    or adds up, does not."""
    below: dict[int, list[int]] = {}
    for node, parent in enumerate(record.parent[:MOST_LOOKED_AT]):
        if parent >= 0 and record.function[node] in group and record.function[parent] in group:
            below.setdefault(parent, []).append(node)
    several = [node for node, family in below.items() if len(family) > 1]
    numbers = {node: _numbers(record.returned[node]) for node in several}
    places = Counter(place for node in several for place in numbers[node])
    return any(
        sum(
            _is_handed(numbers[node][place], place, below[node], record)
            for node in several
            if place in numbers[node]
        )
        >= MOSTLY * len(several)
        for place, count in places.items()
        if count >= NEARLY * len(several)  # the copy of a tree has numbers at its lowest level only
    )


def _is_handed(own: Any, place: Any, family: Sequence[int], record: Record) -> bool:
    """Whether a call has returned a number, or minus it, at a place; or, as leaves do, alone."""
    for child in family:
        returned = _numbers(record.returned[child])
        found = returned.get(place, returned.get(WHOLE))
        if found is not None and found in (own, -own):
            return True
    return False


def _numbers(returned: Any) -> dict[Any, Any]:
    """The numbers in what a call returned, by their places: itself, or the parts of it."""
    held = unpacked(returned)
    if is_number(held):
        return {WHOLE: held}
    parts: Iterable[tuple[Any, Any]] = ()
    if isinstance(held, Frozen):
        parts = held.fields.items()
    elif isinstance(held, dict):
        parts = held.items()
    elif isinstance(held, list | tuple):
        parts = enumerate(held)
    return {place: each for place, each in parts if is_number(each)}


def _merged(single: list[set[int]], together: list[set[int]], record: Record) -> list[set[int]]:
    """Functions that recursed, with those of the same group by name that they called."""
    merged: list[set[int]] = []
    called = set(record.function)
    for each in single:
        group = next((known for known in together if each <= known), each)
        wanted = {place for place in group if place in called} | each
        for known in merged:
            if known & wanted:
                known.update(wanted)
                break
        else:
            merged.append(wanted)
    return merged


def _is_below(group: set[int], others: list[set[int]], record: Record) -> bool:
    """Whether a group was only ever started from inside another one."""
    if any(above == OUTSIDE and below in group for above, below in record.calls):
        return False
    return any(other is not group for other in others)


def _continues(best: set[int], group: set[int], record: Record) -> bool:
    """Whether a group goes on with the search where `best` ends, as a quiescence search does: it is
    called from it, with at least two parameters of the same names, or with all of them."""
    if group is best or not _is_below(group, [best, group], record):
        return False
    names = [set(record.functions[place].parameters) - {"self"} for place in best]
    for place in group:
        own = set(record.functions[place].parameters) - {"self"}
        shared = max(len(own & each) for each in names)
        if shared < 2:
            return False
    return True


def _ends_in(best: set[int], group: set[int], record: Record) -> bool:
    """Whether a group goes on with another search, which returns what it is told at its ends: then
    the whole is the search, however wrong the first half of it may be."""
    if not _continues(best, group, record):
        return False
    below: dict[int, list[int]] = {}
    for node, parent in enumerate(record.parent[:MOST_LOOKED_AT]):
        if parent >= 0 and record.function[parent] in best:
            below.setdefault(parent, []).append(node)
    ends = [
        (parent, family[0])
        for parent, family in below.items()
        if len(family) == 1 and record.function[family[0]] in group
    ]
    same = sum(record.returned[parent] == record.returned[child] for parent, child in ends)
    return bool(ends) and same == len(ends)


def only(record: Record, places: Collection[int]) -> tuple[Record, dict[int, int]]:
    """The record of these functions alone, where the parent of a call is the nearest of theirs; and
    for each node of the old record, its node or the nearest above it."""
    if set(range(len(record.functions))) == set(places):
        return record, {node: node for node in range(-1, len(record))}
    kept = [place for place in range(len(record.functions)) if place in places]
    renumbered = {place: at for at, place in enumerate(kept)}
    number: dict[int, int] = {-1: -1}
    callers: list[Around] = []
    narrow = Record(
        [record.functions[place] for place in kept],
        [record.slots[place] for place in kept],
        record.outside,
        loops=record.loops,
        answers=record.answers,
        yielding={renumbered[place] for place in record.yielding if place in renumbered},
        written=record.written,
        constants=record.constants,
        tables=record.tables,
        unread=record.unread,
        over=record.over,
        failed=record.failed,
    )
    for node, parent in enumerate(record.parent):
        above = number[parent]
        if record.function[node] not in renumbered:
            number[node] = above
            continue
        number[node] = at = len(narrow)
        narrow.parent.append(above)
        narrow.function.append(renumbered[record.function[node]])
        narrow.arguments.append(record.arguments[node])
        narrow.globals.append(record.globals[node])
        callers.append(_caller(record, node, renumbered))
        narrow.starter.append(record.starter[node])
        narrow.line.append(record.line[node])
        narrow.returned.append(record.returned[node])
        narrow.ended.append(record.ended[node])
        columns: tuple[tuple[dict[int, Any], dict[int, Any]], ...] = (
            (record.after, narrow.after),
            (record.offered, narrow.offered),
            (record.kept, narrow.kept),
        )
        if node in record.answered:
            narrow.answered.add(at)
        for column, own in columns:
            if node in column:
                own[at] = column[node]
    narrow.caller = callers
    narrow.lines += [
        (number[node], line, new) for node, line, new in record.lines if number[node] >= 0
    ]
    if narrow.failed is not None:
        node = number[narrow.failed]
        narrow.failed = node if node >= 0 else None
    return narrow, number


def _caller(record: Record, node: int, kept: Collection[int]) -> Around:
    """The loops' names around a call, also those around calls that are not kept."""
    names, values = record.caller[node]
    above = record.parent[node]
    while above >= 0 and record.function[above] not in kept:
        names, values = (*names, *record.caller[above][0]), (*values, *record.caller[above][1])
        above = record.parent[above]
    return names, values
