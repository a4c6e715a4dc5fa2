"""The record that is made of a tape when the program has ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from math import prod
from typing import Any, overload

from plyscope.program.offers import Nest
from plyscope.program.record import (
    NO_LOOPS,
    OPEN,
    RAISED,
    RETURNED,
    Answer,
    Around,
    Plan,
    Record,
)
from plyscope.program.snapshot import ATOMS, snapshot
from plyscope.program.tape import NOTHING_YET, Elsewhere, Site, Tape


def finished(tape: Tape, error: BaseException | None = None) -> Record | None:
    """The record of what is on a tape, where `error` has ended the program; None if calls that were
    taken to be alike were not."""
    plan = tape.plan
    # A call may have been interrupted while it was written down.
    count = len(tape.returned)
    function, parent, rows = tape.function[:count], tape.parent[:count], tape.rows[:count]
    sites = tape.sites[:count]
    if not _were_alike(tape, function, rows):
        return None
    every = (nest for nests in plan.nests.values() for nest in nests)
    record = Record(
        plan.functions,
        [tape.slots(at) for at in range(len(tape.variables))],
        plan.outside,
        function=function,
        parent=parent,
        starter=_starters(tape.begun, count),
        line=[site.line if site else 0 for site in sites],
        caller=Callers(tape.loops, sites),
        ended=[RETURNED] * count,
        returned=tape.returned,
        after=tape.after,
        lines=tape.lines,
        loops=[tuple(loop.targets for loop in nest.loops) for nest in every],
        answers=_answers(tape),
        kept=tape.kept,
        answered=tape.answered,
        written=plan.written,
        constants=_constants(plan),
        tables=_tables(plan),
        unread=tape.unread,
        over=tape.over,
        failed=tape.failed(error),
    )
    _split(tape, record, rows)
    _answer_by_yielding(tape, record)
    _end(tape, record)
    record.offered = _offers(tape.offered, Counter(parent))
    return record


class Callers(Sequence[Around]):
    """For each node the loops' names around its call with their values, from what was written of
    them."""

    def __init__(self, loops: Sequence[Any], sites: Sequence[Site | None]) -> None:
        self.loops, self.sites = loops, sites

    def __len__(self) -> int:
        return len(self.sites)

    def __iter__(self) -> Iterator[Around]:
        return map(_around, self.loops, self.sites)

    @overload
    def __getitem__(self, node: int) -> Around: ...
    @overload
    def __getitem__(self, node: slice) -> list[Around]: ...
    def __getitem__(self, node: int | slice) -> Around | list[Around]:
        if isinstance(node, slice):
            return [self[each] for each in range(*node.indices(len(self)))]
        return _around(self.loops[node], self.sites[node])


def _around(found: Any, site: Site | None) -> Around:
    if site is None or (found is None and not site.names):
        return NO_LOOPS
    if type(found) is Elsewhere:
        return found.names, found.values
    return site.names, found if type(found) is tuple else (found,)


def _were_alike(tape: Tape, function: Sequence[int], rows: Sequence[list[Any]]) -> bool:
    """Whether all calls were as their first ones, by which it was decided what is copied."""
    own: list[list[list[Any]]] = [[] for _ in tape.copying]
    if len(own) == 1:
        own = [list(rows)]
    else:
        for at, row in zip(function, rows, strict=True):
            own[at].append(row)
    return all(
        copying.was_right(calls) for copying, calls in zip(tape.copying, own, strict=True) if calls
    )


def _split(tape: Tape, record: Record, rows: Sequence[list[Any]]) -> None:
    """Arguments and globals, each for itself, all copies in one form."""
    if any(copying.places for copying in tape.copying):
        for row in rows:
            for place, value in enumerate(row):
                if type(value) is list:
                    row[place] = snapshot(value)
    behind = len(record.outside)
    wanted = [_places(tape, at) for at in range(len(tape.variables))]
    if not behind and not any(wanted):
        record.arguments = list(rows)
        record.globals = [()] * len(rows)
        return
    for at, row in zip(record.function, rows, strict=True):
        end = len(row) - behind
        places = wanted[at]
        record.arguments.append(
            tuple([row[place] for place in places]) if places else tuple(row[:end])
        )
        record.globals.append(tuple(row[end:]))


def _places(tape: Tape, at: int) -> Sequence[int]:
    """Where the slots of a function are among its variables, if they are not all of them."""
    arguments, around = tape.variables[at]
    names, slots = (*arguments, *around), tape.slots(at)
    return () if slots == names else [names.index(name) for name in slots]


def _starters(begun: Mapping[int, int], count: int) -> list[int]:
    """For each node the number of the call that led to it, or to the node that it is below."""
    starters: list[int] = []
    first, number = 0, 0
    for node, next_number in begun.items():
        starters += [number] * (node - first)
        first, number = node, next_number
    return [*starters, *[number] * (count - first)][:count]


def _answer_by_yielding(tape: Tape, record: Record) -> None:
    """Generators that never yield more than one thing, and return nothing, answer with that."""
    returned, yielded = record.returned, tape.yielded
    yielding = {record.function[node] for node in yielded}
    for node, at in enumerate(record.function if yielding else ()):
        is_empty = returned[node] is None or returned[node] is NOTHING_YET
        if not is_empty or yielded.get(node) is NOTHING_YET:
            yielding.discard(at)
    record.yielding = yielding
    for node, answer in yielded.items():
        if record.function[node] in yielding:
            returned[node] = answer


def _end(tape: Tape, record: Record) -> None:
    """How the calls ended that did not return: by an error, but for generators that wait."""
    returned = record.returned
    waiting = {node for node, *_ in tape.paused.values()}
    for node in [node for node, value in enumerate(returned) if value is NOTHING_YET]:
        returned[node] = None
        record.ended[node] = OPEN if node in waiting else RAISED


def _answers(tape: Tape) -> dict[int, Answer]:
    """What came of the calls that led to searches; of the program itself, what it has kept."""
    plan = tape.plan
    own = tape.answer(plan.program, plan.namespace, None)
    return {number: tape.answers.get(number, own) for number in tape.begun.values()}


def _constants(plan: Plan) -> dict[str, Any]:
    """The plain values that the functions find under global names, as `COMPUTER = 1`."""
    return {
        name: value
        for name, value in _found(plan)
        if type(value) in ATOMS or issubclass(type(value), Enum)  # which asks nothing of the value
    }


def _tables(plan: Plan) -> dict[str, Any]:
    """The lists, tuples and dicts that they find there, as `COINS = [8, 15, 3]`."""
    kinds = (list, tuple, dict)
    return {name: snapshot(value) for name, value in _found(plan) if type(value) in kinds}


def _found(plan: Plan) -> Iterator[tuple[str, Any]]:
    names = {name for each in plan.functions if each.code for name in each.code.co_names}
    return ((name, plan.namespace.get(name)) for name in sorted(names & {*plan.namespace}))


def _offers(
    offered: Mapping[int, tuple[Nest, Sequence[Any]]], below: Mapping[int, int]
) -> dict[int, tuple[tuple[str, ...], tuple[Any, ...]]]:
    """What was offered, each element as the loops' names had it, where more was offered than
    searched; `below` is how many nodes there are below each."""
    found = {}
    names: dict[int, tuple[str, ...]] = {}
    always: dict[int, tuple[Any, ...]] = {}
    for node, (nest, lists) in offered.items():
        count = len(lists[0]) if len(lists) == 1 else prod(map(len, lists))
        if count <= below[node] and not nest.again:
            continue
        key = id(nest)
        if key not in names:
            names[key] = tuple(name for loop in nest.loops for name in loop.targets)
            if nest.always is not None:
                always[key] = nest.combined(nest.always)
        found[node] = (names[key], always[key] if key in always else nest.combined(lists))
    return found
