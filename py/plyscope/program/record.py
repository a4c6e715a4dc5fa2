"""What is written down of a program's recursive functions while they run.

As for our own searches, the callbacks are closures over lists, and what can wait is left to those
who read the record.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from types import CodeType, FrameType
from typing import Any, Final

from plyscope.program.faults import FILE_NAME
from plyscope.program.functions import Function
from plyscope.program.offers import Nest, elements, flat, offered
from plyscope.program.snapshot import ATOMS, snapshot
from plyscope.watch.codes import parameters
from plyscope.watch.log import Callbacks

OPEN, RETURNED, RAISED = range(3)
"""How a call ended: not yet, with a value, or with an exception."""

LONGEST_MOVE: Final = 8
"""A list with more elements, in a local of a loop, is no move."""
CHECK_CLOCK: Final = 64
MOST_FRAMES: Final = 12


class OverBudgetError(BaseException):
    """The search may enter no further node. No `except Exception` of the program stops this."""


@dataclass(frozen=True)
class Budget:
    """How much is recorded: so many nodes, in so many seconds."""

    nodes: int = 300_000
    seconds: float = 20.0


@dataclass
class Record:
    """The calls of the watched functions, in order: a node each.

    Attributes:
        functions: the watched functions.
        slots: for each of them, the names of its parameters and of the variables around it.
        outside: the global names that are read at each call.
        function: for each node, the place of its function in `functions`.
        parent: the node in whose call it was called; −1 for none.
        arguments: the values of the slots as the call began.
        globals: the values of the `outside` names then.
        caller: the loop's names in the functions that called it, up to its parent, with their
            values then.
        starter: for a node without parent, a number for the call outside the search that led to
            it: several are started by the same call if it loops over the moves itself.
        line: the line it was called from.
        returned: what it returned, as it was then.
        ended: `OPEN`, `RETURNED` or `RAISED`.
        after: what its arguments were when it had returned nothing.
        offered: for a node whose loop could be left early, the names that the loop assigns and what
            it was given.
        lines: (node, line) for each line that ran, if lines were asked for.
        loops: the loops in which the functions recurse, those inside each other together: the names
            that each assigns.
        over: "nodes" or "seconds" if the budget ended the search; "" otherwise.
    """

    functions: Sequence[Function]
    slots: list[tuple[str, ...]]
    outside: tuple[str, ...]
    function: list[int] = field(default_factory=list)
    parent: list[int] = field(default_factory=list)
    arguments: list[tuple[Any, ...]] = field(default_factory=list)
    globals: list[tuple[Any, ...]] = field(default_factory=list)
    caller: list[dict[str, Any]] = field(default_factory=list)
    starter: list[int] = field(default_factory=list)
    line: list[int] = field(default_factory=list)
    returned: list[Any] = field(default_factory=list)
    ended: list[int] = field(default_factory=list)
    after: dict[int, tuple[Any, ...]] = field(default_factory=dict)
    offered: dict[int, tuple[tuple[str, ...], tuple[Any, ...]]] = field(default_factory=dict)
    lines: list[tuple[int, int]] = field(default_factory=list)
    loops: Sequence[tuple[tuple[str, ...], ...]] = ()
    over: str = ""
    path: list[int] = field(default_factory=lambda: [-1])
    failed: tuple[int, BaseException | None] | None = None

    def __len__(self) -> int:
        return len(self.parent)


@dataclass(frozen=True)
class Plan:
    """What the callbacks need to know of a program before it runs.

    Attributes:
        functions: those whose calls are nodes.
        helpers: the code of those whose answers they loop over, by name.
        loop_names: for each code, the names that its loops assign.
        nests: for each watched code, the loops in which it recurses.
        outside: global names to read at each call.
        namespace: the program's globals.
        budget: how much is recorded.
    """

    functions: Sequence[Function]
    helpers: Mapping[CodeType, str]
    loop_names: Mapping[CodeType, tuple[str, ...]]
    nests: Mapping[CodeType, Sequence[Nest]]
    outside: tuple[str, ...]
    namespace: dict[str, Any]
    budget: Budget


def empty_record(plan: Plan) -> Record:
    slots = []
    for function in plan.functions:
        code = function.code
        rest = code.co_varnames[: _counted(code)] if code else ()
        free = code.co_freevars if code else ()
        known = {each.name for each in plan.functions}
        slots.append((*rest, *(name for name in free if name not in known)))
    every = (nest for nests in plan.nests.values() for nest in nests)
    loops = [tuple(loop.targets for loop in nest.loops) for nest in every]
    return Record(plan.functions, slots, plan.outside, loops=loops)


def _counted(code: CodeType) -> int:
    """How many locals are parameters, `*args` and `**kwargs` included."""
    return len(parameters(code)) + bool(code.co_flags & 4) + bool(code.co_flags & 8)


def watched_codes(plan: Plan) -> tuple[CodeType, ...]:
    return (*(each.code for each in plan.functions if each.code), *plan.helpers)


def recording(record: Record, plan: Plan, depth: int) -> Callbacks:
    """Callbacks that write to `record`. `depth` is how many frames are between a callback and the
    watched code."""
    state = _State(record, plan, depth)
    return Callbacks(
        start=_starter(state),
        leave=_leaver(state),
        line=_liner(state),
        fail=_failer(state),
        pause=_pauser(state),
        resume=_resumer(state),
    )


class _State:
    """What the callbacks share."""

    def __init__(self, record: Record, plan: Plan, depth: int) -> None:
        self.record, self.plan, self.depth = record, plan, depth
        self.place = {id(each.code): at for at, each in enumerate(plan.functions)}
        self.names = {id(code): names for code, names in plan.loop_names.items() if names}
        self.frames: list[FrameType | None] = [None]
        self.paused: dict[FrameType, int] = {}
        self.newest_line: dict[int, int] = {}
        self.helped: dict[int, dict[str, Any]] = {}
        self.beginner: FrameType | None = None
        self.beginnings = 0
        self.until = perf_counter() + plan.budget.seconds

    def pop(self, frame: FrameType) -> int | None:
        """Take the node of `frame` off the path, with what an error has left above it; None if it
        is not there."""
        path = self.record.path
        if self.frames[-1] is frame:
            self.frames.pop()
            return path.pop()
        if frame not in self.frames:
            return None
        while self.frames[-1] is not frame:
            self.frames.pop()
            path.pop()
        self.frames.pop()
        return path.pop()


def _starter(state: _State) -> Callable[[CodeType, int], None]:
    get_frame, depth, place = sys._getframe, state.depth, state.place
    record, frames, budget = state.record, state.frames, state.plan.budget
    path, parent, slots = record.path, record.parent, record.slots
    outside, namespace, newest_line = record.outside, state.plan.namespace, state.newest_line

    def start(code: CodeType, _offset: int) -> None:
        at = place.get(id(code))
        if at is None:
            return
        node = len(parent)
        if node >= budget.nodes:
            record.over = "nodes"
            raise OverBudgetError
        if node % CHECK_CLOCK == 0 and perf_counter() > state.until:
            record.over = "seconds"
            raise OverBudgetError
        frame = get_frame(depth)
        held = frame.f_locals
        above = path[-1]
        loops, line, starter = _around(state, frame.f_back, frames[-1])
        record.arguments.append(
            tuple([snapshot(held[name]) if name in held else None for name in slots[at]])
        )
        record.globals.append(tuple([snapshot(namespace.get(name)) for name in outside]))
        record.function.append(at)
        record.caller.append(loops)
        record.starter.append(starter)
        record.line.append(line)
        record.returned.append(None)
        record.ended.append(OPEN)
        parent.append(above)
        path.append(node)
        frames.append(frame)
        newest_line[above] = line

    return start


def _around(
    state: _State, frame: FrameType | None, parent: FrameType | None
) -> tuple[dict[str, Any], int, int]:
    """The loop's names and values in the frames from a call up to its parent's, the line it was
    called from, and which call it was started by."""
    names = state.names
    loops: dict[str, Any] = {}
    line = 0
    nearest: FrameType | None = None
    for _ in range(MOST_FRAMES):
        if frame is None:
            break
        code = frame.f_code
        own = names.get(id(code))
        if own:
            held = frame.f_locals
            for name in own:
                if name not in loops and name in held:
                    loops[name] = _as_move(held[name])
        if code.co_filename == FILE_NAME:
            line = line or frame.f_lineno or 0
            if not code.co_name.startswith("<") or code.co_name == "<module>":
                nearest = nearest or frame  # not a lambda or a comprehension in it
            # Of a call outside the search, the names nearest to it count.
            if parent is None and loops:
                break
        if frame is parent:
            break
        frame = frame.f_back
    if parent is None and nearest is not state.beginner:
        state.beginner = nearest
        state.beginnings += 1
    return loops, line, state.beginnings


def _as_move(value: Any) -> Any:
    kind = type(value)
    if kind in ATOMS:
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


def _leaver(state: _State) -> Callable[[CodeType, int, Any], None]:
    get_frame, depth, record = sys._getframe, state.depth, state.record
    nests, helpers, place = state.plan.nests, state.plan.helpers, state.place

    def leave(code: CodeType, _offset: int, value: Any) -> None:
        at = place.get(id(code))
        if at is None:
            found = elements(value)
            state.helped.setdefault(record.path[-1], {})[helpers[code]] = found
            return
        frame = get_frame(depth)
        node = state.pop(frame)
        if node is None:
            return
        record.returned[node] = snapshot(value)
        record.ended[node] = RETURNED
        if value is None:
            held = frame.f_locals
            record.after[node] = tuple(snapshot(held.get(name)) for name in record.slots[at])
        line = state.newest_line.pop(node, None)
        helped = state.helped.pop(node, {})
        if line is not None:
            for nest in nests.get(code, ()):
                if nest.leaves and nest.first <= line <= nest.last:
                    _note_offers(record, node, nest, frame, helped)

    return leave


def _note_offers(
    record: Record, node: int, nest: Nest, frame: FrameType, helped: Mapping[str, Any]
) -> None:
    given = offered(nest, frame, helped)
    if given is not None:
        record.offered[node] = (tuple(name for loop in nest.loops for name in loop.targets), given)


def _failer(state: _State) -> Callable[[CodeType, int, BaseException | None], None]:
    get_frame, depth, record = sys._getframe, state.depth, state.record

    def fail(code: CodeType, _offset: int, error: BaseException | None) -> None:
        if id(code) not in state.place:
            return
        node = state.pop(get_frame(depth))
        if node is not None:
            record.ended[node] = RAISED
            if record.failed is None or record.failed[1] is not error:
                record.failed = (node, error)

    return fail


def _pauser(state: _State) -> Callable[[CodeType, int, Any], None]:
    get_frame, depth = sys._getframe, state.depth

    def pause(_code: CodeType, _offset: int, _value: Any) -> None:
        frame = get_frame(depth)
        node = state.pop(frame)
        if node is not None:
            state.paused[frame] = node

    return pause


def _resumer(state: _State) -> Callable[[CodeType, int], None]:
    get_frame, depth = sys._getframe, state.depth

    def resume(_code: CodeType, _offset: int) -> None:
        frame = get_frame(depth)
        node = state.paused.pop(frame, None)
        if node is not None:
            state.record.path.append(node)
            state.frames.append(frame)

    return resume


def _liner(state: _State) -> Callable[[CodeType, int], None]:
    lines, path = state.record.lines, state.record.path

    def line(_code: CodeType, number: int) -> None:
        lines.append((path[-1], number))

    return line
