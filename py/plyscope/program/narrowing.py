"""From all calls that were recorded, those of the functions that really recursed: which methods a
program's objects have is certain only when it has run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, Final

from plyscope.program.functions import Function
from plyscope.program.record import OUTSIDE, Around, Record
from plyscope.program.recursion import circles
from plyscope.program.snapshot import Frozen, unpacked

MOST_LOOKED_AT: Final = 5_000
MOSTLY: Final = 0.6


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
    best = max(
        sets,
        key=lambda group: (
            not _is_below(group, sets, record),
            _hands_up(group, record),
            _calls(group, called),
        ),
    )
    return best.union(*(each for each in sets if _continues(best, each, record)))


def _calls(group: Collection[int], called: Counter[int]) -> int:
    return sum(called[place] for place in group)


def _hands_up(group: Collection[int], record: Record) -> bool:
    """Whether calls mostly return a number that one of the calls below them has returned, or minus
    that number, as searches do. A function that builds a tree does not."""
    below: dict[int, list[int]] = {}
    for node, parent in enumerate(record.parent[:MOST_LOOKED_AT]):
        if parent >= 0 and record.function[node] in group and record.function[parent] in group:
            below.setdefault(parent, []).append(node)
    several = [node for node, family in below.items() if len(family) > 1]
    fitting = 0
    for node in several:
        handed = {number for child in below[node] for number in _numbers(record.returned[child])}
        own = _numbers(record.returned[node])
        fitting += any(number in handed or -number in handed for number in own)
    return bool(several) and fitting >= MOSTLY * len(several)


def _numbers(returned: Any) -> list[float]:
    """The numbers in what a call returned: itself, or the parts of it."""
    held = unpacked(returned)
    if isinstance(held, Frozen):
        held = list(held.fields.values())
    elif isinstance(held, dict):
        held = list(held.values())
    parts = held if isinstance(held, list | tuple) else [held]
    return [each for each in parts if isinstance(each, int | float)]


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
        constants=record.constants,
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
        for column, own in ((record.after, narrow.after), (record.offered, narrow.offered)):
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
