"""Writes a program's calls down while it runs.

As for our own searches, the callbacks are closures over lists that do as little as they can: they
run for every call and return. What can wait is done when the program has ended, by `finished`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from time import perf_counter
from types import CodeType, FrameType
from typing import Any, Final

from plyscope.program.faults import FILE_NAME
from plyscope.program.offers import Nest, elements, flat, given_to
from plyscope.program.record import NO_LOOPS, RAISED, RETURNED, Around, Plan, Record
from plyscope.program.snapshot import ATOMS, snapshot
from plyscope.watch.codes import parameters
from plyscope.watch.log import Callbacks

LONGEST_MOVE: Final = 8
"""A list with more elements, in a local of a loop, is no move."""
CHECK_CLOCK: Final = 64
MOST_FRAMES: Final = 12
LOCAL_ARGUMENTS: Final = 4 | 8
"""The flags of code that has `*args` or `**kwargs`."""


class OverBudgetError(BaseException):
    """The search may enter no further node. No `except Exception` of the program stops this."""


@dataclass(frozen=True)
class Site:
    """A place in the program from which a node is called.

    Attributes:
        names: what the loops around it assign; `read` reads them all, if there are any.
        line: the line.
        nest: the loops around it, if they may be left early.
    """

    names: tuple[str, ...]
    read: Callable[[Any], Any] | None
    line: int
    nest: Nest | None


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
            self.path.pop()
        self.frames.pop()
        self.sites.pop()
        return self.path.pop()

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
            read = itemgetter(*names) if names else None
            leaves = here[0] if here and here[0].leaves else None
            self.known_sites[key] = Site(names, read, line, leaves)
        return self.known_sites[key]


def slots_of(code: CodeType | None, plan: Plan) -> tuple[str, ...]:
    """The names of what is read at each call of a function: parameters, variables around it."""
    if code is None:
        return ()
    count = len(parameters(code)) + (code.co_flags & LOCAL_ARGUMENTS).bit_count()
    known = {each.name for each in plan.functions}
    free = (name for name in code.co_freevars if name not in known)
    return (*code.co_varnames[:count], *free)


def watched_codes(plan: Plan) -> tuple[CodeType, ...]:
    return (*(each.code for each in plan.functions if each.code), *plan.helpers)


def recording(tape: Tape) -> Callbacks:
    """Callbacks that write to `tape`."""
    return Callbacks(
        start=_starter(tape),
        leave=_leaver(tape),
        line=_liner(tape),
        fail=_failer(tape),
        pause=_pauser(tape),
        resume=_resumer(tape),
    )


def _starter(tape: Tape) -> Callable[[CodeType, int], None]:
    get_frame, depth, place, budget = sys._getframe, tape.depth, tape.place, tape.plan.budget
    path, frames, sites, entered = tape.path, tape.frames, tape.sites, tape.entered
    read_arguments = [_reader(slots) for slots in tape.slots]
    read_globals = _reader(tape.plan.outside)
    namespace, known_sites = tape.plan.namespace, tape.known_sites

    def start(code: CodeType, _offset: int) -> None:
        at = place.get(id(code))
        if at is None:
            return
        node = len(entered)
        if node >= budget.nodes:
            tape.over = "nodes"
            raise OverBudgetError
        if not node % CHECK_CLOCK and perf_counter() > tape.until:
            tape.over = "seconds"
            raise OverBudgetError
        frame = get_frame(depth)
        back = frame.f_back
        parent = frames[-1]
        loops = NO_LOOPS
        site: Site | None
        if back is parent and back is not None:
            site = known_sites.get((id(back.f_code), back.f_lasti)) or tape.site(back)
            if site.names:
                loops = (site.names, _moves(site, back.f_locals))
        else:
            site, loops = _around(tape, back, parent)
        arguments = read_arguments[at](frame.f_locals)
        outside = read_globals(namespace)
        entered.append((at, path[-1], arguments, outside, loops, tape.beginnings, site))
        sites[-1] = site
        path.append(node)
        frames.append(frame)
        sites.append(None)

    return start


def _reader(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads some variables at once, each as it is now."""
    if not names:
        return lambda _held: ()
    together = itemgetter(*names)
    one = len(names) == 1
    are_atoms = ATOMS.issuperset

    def read(held: Any) -> tuple[Any, ...]:
        try:
            values = (together(held),) if one else together(held)
        except KeyError:  # a variable around it, or a global, that has no value yet
            values = tuple([held.get(name) for name in names])
        if are_atoms(map(type, values)):
            return values
        return tuple([value if type(value) in ATOMS else snapshot(value) for value in values])

    return read


def _moves(site: Site, held: Any) -> tuple[Any, ...]:
    """What the names of the loops around a site hold."""
    try:
        values = site.read(held) if site.read else ()
        values = values if len(site.names) > 1 else (values,)
    except KeyError:
        values = tuple([held.get(name) for name in site.names])
    if ATOMS.issuperset(map(type, values)):
        return values
    return tuple([_as_move(value) for value in values])


def _around(
    tape: Tape, frame: FrameType | None, parent: FrameType | None
) -> tuple[Site | None, Around]:
    """From where a call comes that its parent has not made directly, and the loops on the way:
    those of a comprehension, a generator, a function between, or one that starts the search."""
    names: tuple[str, ...] = ()
    values: tuple[Any, ...] = ()
    first: Site | None = None
    beginner: FrameType | None = None
    for _ in range(MOST_FRAMES):
        if frame is None:
            break
        code = frame.f_code
        if code.co_filename == FILE_NAME:
            site = tape.site(frame)
            first = first or site
            new = _moves(site, frame.f_locals) if site.names else ()
            names, values = (*names, *site.names), (*values, *new)
            if not code.co_name.startswith("<") or code.co_name == "<module>":
                beginner = beginner or frame  # not a lambda or a comprehension in it
            if parent is None and beginner:
                break  # of a call outside the search, the names nearest to it count
        if frame is parent:
            break
        frame = frame.f_back
    if parent is None and beginner is not tape.beginner:
        tape.beginner = beginner
        tape.beginnings += 1
    return first, (names, values)


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


def _leaver(tape: Tape) -> Callable[[CodeType, int, Any], None]:
    get_frame, depth, place, left = sys._getframe, tape.depth, tape.place, tape.left
    path, frames, sites, helpers = tape.path, tape.frames, tape.sites, tape.plan.helpers

    def leave(code: CodeType, _offset: int, value: Any) -> None:
        at = place.get(id(code))
        if at is None:
            tape.helped.setdefault(path[-1], {})[helpers[code]] = elements(value)
            return
        frame = get_frame(depth)
        if frames[-1] is not frame:
            return  # a call that was ended before it could be written down
        frames.pop()
        node = path.pop()
        site = sites.pop()
        left.append((node, RETURNED, value if type(value) in ATOMS else snapshot(value)))
        if value is None:
            held = frame.f_locals
            tape.after[node] = tuple([snapshot(held.get(name)) for name in tape.slots[at]])
        if site and site.nest:
            given = given_to(site.nest, frame, tape.helped.get(node, {}))
            if given is not None:
                tape.offered[node] = (site.nest, given)
        if node in tape.helped:
            del tape.helped[node]

    return leave


def _failer(tape: Tape) -> Callable[[CodeType, int, BaseException | None], None]:
    get_frame, depth = sys._getframe, tape.depth

    def fail(code: CodeType, _offset: int, error: BaseException | None) -> None:
        if id(code) not in tape.place:
            return
        node = tape.pop(get_frame(depth))
        if node is not None:
            tape.left.append((node, RAISED, None))
            if tape.failed is None or tape.failed[1] is not error:
                tape.failed = (node, error)

    return fail


def _pauser(tape: Tape) -> Callable[[CodeType, int, Any], None]:
    get_frame, depth = sys._getframe, tape.depth

    def pause(_code: CodeType, _offset: int, _value: Any) -> None:
        frame = get_frame(depth)
        node = tape.pop(frame)
        if node is not None:
            tape.paused[frame] = node

    return pause


def _resumer(tape: Tape) -> Callable[[CodeType, int], None]:
    get_frame, depth = sys._getframe, tape.depth

    def resume(_code: CodeType, _offset: int) -> None:
        frame = get_frame(depth)
        node = tape.paused.pop(frame, None)
        if node is not None:
            tape.path.append(node)
            tape.frames.append(frame)
            tape.sites.append(None)

    return resume


def _liner(tape: Tape) -> Callable[[CodeType, int], None]:
    lines, path = tape.lines, tape.path

    def line(_code: CodeType, number: int) -> None:
        lines.append((path[-1], number))

    return line


def finished(tape: Tape) -> Record:
    """The record of what is on a tape."""
    plan: Plan = tape.plan
    every = (nest for nests in plan.nests.values() for nest in nests)
    loops = [tuple(loop.targets for loop in nest.loops) for nest in every]
    record = Record(plan.functions, tape.slots, plan.outside, loops=loops)
    if tape.entered:
        columns = [list(column) for column in zip(*tape.entered, strict=True)]
        record.function, record.parent, record.arguments, record.globals = columns[:4]
        record.caller, record.starter, sites = columns[4:]
        record.line = [site.line if site else 0 for site in sites]
    record.returned = [None] * len(tape.entered)
    record.ended = [0] * len(tape.entered)
    for node, ended, value in tape.left:
        record.ended[node] = ended
        record.returned[node] = value
    record.after, record.lines, record.over = tape.after, tape.lines, tape.over
    record.path, record.failed = tape.path, tape.failed
    record.offered = _offers(tape.offered)
    return record


def _offers(
    offered: Mapping[int, tuple[Nest, Sequence[Any]]],
) -> dict[int, tuple[tuple[str, ...], tuple[Any, ...]]]:
    """What was offered, each element as the loops' names had it."""
    found = {}
    combined: dict[tuple[int, int], tuple[Any, ...]] = {}
    for node, (nest, lists) in offered.items():
        names = tuple(name for loop in nest.loops for name in loop.targets)
        key = (id(nest), id(lists))
        if key not in combined:
            combined[key] = nest.combined(lists)
        found[node] = (names, combined[key])
    return found
