"""The tape that calls are written on, and the record that is made of it when the program has
ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from time import perf_counter
from types import CodeType, FrameType
from typing import Any, Final

from plyscope.program.offers import Nest, flat
from plyscope.program.record import NO_LOOPS, Around, Plan, Record
from plyscope.program.snapshot import ATOMS, snapshot
from plyscope.watch.codes import parameters

CHECK_CLOCK: Final = 64
LOCAL_ARGUMENTS: Final = 4 | 8
"""The flags of code that has `*args` or `**kwargs`."""
LONGEST_MOVE: Final = 8
"""A list with more elements, in a local of a loop, is no move."""


class OverBudgetError(BaseException):
    """The search may enter no further node. No `except Exception` of the program stops this."""


@dataclass(frozen=True)
class Site:
    """A place in the program from which a node is called.

    Attributes:
        names: what the loops around it assign; `read` reads it if it is only one.
        line: the line.
        nest: the loops around it, if they may be left early.
    """

    names: tuple[str, ...]
    read: Callable[[Any], Any] | None
    line: int
    nest: Nest | None


@dataclass(frozen=True)
class Elsewhere:
    """The loops around a call that its parent has not made directly, or that has none."""

    names: tuple[str, ...]
    values: tuple[Any, ...]


class Tape:
    """What the callbacks write, in the order in which it happens.

    Attributes:
        path: the nodes whose calls are running, the newest last; −1 means none.
        frames: their frames, and `sites`: from where each has called last.
        entered: for each node its function, parent, arguments, globals, loops, starter and site.
        left: (node, how it ended, what it returned).
    """

    def __init__(self, plan: Plan, depth: int) -> None:
        self.plan, self.depth = plan, depth
        self.path: list[int] = [-1]
        self.frames: list[FrameType | None] = [None]
        self.sites: list[Site | None] = [None]
        self.places: list[int] = [-1]
        self.entered: list[tuple[Any, ...]] = []
        self.left: list[tuple[int, int, Any]] = []
        self.after: dict[int, tuple[Any, ...]] = {}
        self.offered: dict[int, tuple[Nest, Sequence[Any]]] = {}
        self.lines: list[tuple[int, int]] = []
        self.slots = [slots_of(each.code, plan) for each in plan.functions if each.code]
        self.place = {id(each.code): at for at, each in enumerate(plan.functions)}
        self.known_sites: dict[tuple[int, int], Site] = {}
        self.paused: dict[FrameType, int] = {}
        self.helped: dict[int, dict[str, Any]] = {}
        self.beginner: FrameType | None = None
        self.beginnings = 0
        self.until = perf_counter() + plan.budget.seconds
        self.over = ""
        self.failed: tuple[int, BaseException | None] | None = None

    def pop(self, frame: FrameType) -> int | None:
        """Take the node of `frame` off the path, with what an error has left above it; None if it
        is not there."""
        if frame not in self.frames:
            return None
        while self.frames[-1] is not frame:
            self.frames.pop()
            self.sites.pop()
            self.places.pop()
            self.path.pop()
        self.frames.pop()
        self.sites.pop()
        self.places.pop()
        return self.path.pop()

    def checked(self, node: int) -> int:
        """The next node before which to look whether there is any budget left. Raises
        `OverBudgetError` if there is none."""
        if node >= self.plan.budget.nodes:
            self.over = "nodes"
            raise OverBudgetError
        if perf_counter() > self.until:
            self.over = "seconds"
            raise OverBudgetError
        return min(node + CHECK_CLOCK, self.plan.budget.nodes)

    def site(self, frame: FrameType) -> Site:
        """Where in its code a frame is."""
        code = frame.f_code
        key = (id(code), frame.f_lasti)
        if key not in self.known_sites:
            line = frame.f_lineno or 0
            nests = self.plan.nests.get(code, ())
            here = [nest for nest in nests if nest.first <= line <= nest.last]
            own = [name for nest in here for loop in nest.loops for name in loop.targets]
            names = tuple(dict.fromkeys((*own, *self.plan.loop_names.get(code, ()))))
            read = _reader(names)
            leaves = here[0] if here and here[0].leaves else None
            self.known_sites[key] = Site(names, read, line, leaves)
        return self.known_sites[key]


def _reader(names: Sequence[str]) -> Callable[[Any], Any] | None:
    """Reads the value of the only name; of several names, says that there is more to do."""
    if not names:
        return None
    (only,) = names if len(names) == 1 else ("",)
    return (lambda held: held.get(only)) if only else (lambda _held: MORE)


MORE: Final = object()


def slots_of(code: CodeType | None, plan: Plan) -> tuple[str, ...]:
    """The names of what is read at each call of a function: parameters, variables around it."""
    if code is None:
        return ()
    count = len(parameters(code)) + (code.co_flags & LOCAL_ARGUMENTS).bit_count()
    known = {each.name for each in plan.functions}
    free = (name for name in code.co_freevars if name not in known)
    return (*code.co_varnames[:count], *free)


def moves_at(site: Site, held: Any) -> tuple[Any, ...]:
    """What the names of the loops around a site hold."""
    values = tuple([held.get(name) for name in site.names])
    if ATOMS.issuperset(map(type, values)):
        return values
    return tuple([_as_move(value) for value in values])


def _as_move(value: Any) -> Any:
    if type(value) in ATOMS:
        return value
    if isinstance(value, tuple | list):
        return flat(value) if len(value) <= LONGEST_MOVE and _is_small(value) else None
    if isinstance(value, dict | set) or callable(value):
        return None
    return snapshot(value, 2)


def _is_small(value: Sequence[Any]) -> bool:
    return all(
        type(each) in ATOMS or (isinstance(each, tuple) and len(each) <= LONGEST_MOVE)
        for each in value
    )


def finished(tape: Tape) -> Record:
    """The record of what is on a tape."""
    plan: Plan = tape.plan
    every = (nest for nests in plan.nests.values() for nest in nests)
    loops = [tuple(loop.targets for loop in nest.loops) for nest in every]
    record = Record(plan.functions, tape.slots, plan.outside, loops=loops)
    if tape.entered:
        columns = [list(column) for column in zip(*tape.entered, strict=True)]
        record.function, record.parent, values, record.globals = columns[:4]
        loops_of, record.starter, sites, places, copies = columns[4:]
        record.arguments = [
            (*held[:place], copy, *held[place + 1 :]) if place >= 0 else held
            for held, place, copy in zip(values, places, copies, strict=True)
        ]
        record.caller = [_named(found, site) for found, site in zip(loops_of, sites, strict=True)]
        record.line = [site.line if site else 0 for site in sites]
    record.returned = [None] * len(tape.entered)
    record.ended = [0] * len(tape.entered)
    for node, ended, value in tape.left:
        record.ended[node] = ended
        record.returned[node] = value
    record.after, record.lines, record.over = tape.after, tape.lines, tape.over
    record.path, record.failed = tape.path, tape.failed
    record.offered = _offers(tape.offered, Counter(record.parent))
    return record


def _named(found: Any, site: Site | None) -> Around:
    """The loops' names around a call with their values, from what was written of them."""
    if site is None or (found is None and not site.names):
        return NO_LOOPS
    if isinstance(found, Elsewhere):
        return found.names, found.values
    return site.names, found if type(found) is tuple else (found,)


def _offers(
    offered: Mapping[int, tuple[Nest, Sequence[Any]]], below: Mapping[int, int]
) -> dict[int, tuple[tuple[str, ...], tuple[Any, ...]]]:
    """What was offered, each element as the loops' names had it, where more was offered than
    searched; `below` is how many nodes there are below each."""
    found = {}
    combined: dict[tuple[int, int], tuple[Any, ...]] = {}
    for node, (nest, lists) in offered.items():
        if prod(map(len, lists)) <= below[node]:
            continue
        names = tuple(name for loop in nest.loops for name in loop.targets)
        key = (id(nest), id(lists))
        if key not in combined:
            combined[key] = nest.combined(lists)
        found[node] = (names, combined[key])
    return found
