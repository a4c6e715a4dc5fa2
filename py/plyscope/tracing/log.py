"""What the watcher writes down while a search runs, and the callbacks that write it.

The callbacks run for every call, return and line of the search, hundreds of thousands of times per
second. So they are closures over lists, not methods of an object, and leave every decision that can
wait to `rows.py`. They write `list.append(each)` in full: Python makes that fast, but not the call
of an `append` that was kept.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from operator import itemgetter
from types import CodeType
from typing import Any, TypeAlias

from plyscope.tracing.codes import Place, parameters, place_of_state
from plyscope.tracing.names import STRATEGY_NAME, Locals

CALL = -1
RETURN = -2
"""Event codes; any other event is the number of the line that is about to run."""


@dataclass
class Log:
    """The raw record of one run.

    Attributes:
        locals: what the locals of the watched functions are for.
        start: the state that the search begins with.
        event: what happened, in order: `CALL`, `RETURN`, or the line about to run, numbered
            through all files.
        running: the newest node whose call is running, the only item; −1 means none.
        parent: for each node, in order of the calls: its parent.
        moves: for each node: how many moves had been made when it was entered.
        held: for each node: its state, and then the values of its parameters `Locals.numbers`.
        called: for each node: the function that was called.
        left: for each node: what it returned; None if it is still running.
        moved: each (resulting state, action) that the search asked the game for; under a driver,
            which calls for positions all over the tree, with the state before the move as a third
            item.
        offered: the actions that the search was given, by node.
        chances: the outcomes of chance that the search was given, with probabilities, by node.
        terminal: the nodes in which the search asked for a utility.
        judged: the nodes in which the search asked for an evaluation.
        answers: the utility or evaluation that it got, by node; only if the value of a node is a
            local, which need not be what the game answered.
        kept: for each line that was reached, the locals assigned before it that have held numbers,
            or a strategy.
        assigned: for each of these lines, what they held each time it was about to run; the value
            alone if there is only one local.
        unrecorded: how many calls below each node were only counted, see `depth_limit.py`.
        interruption: the newest one that has ended a call.
        interrupted: the call that was running then, and how many events there were.
    """

    locals: Locals
    start: Any = None
    event: list[int] = field(default_factory=list)
    running: list[int] = field(default_factory=lambda: [-1])
    parent: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    held: list[tuple[Any, ...]] = field(default_factory=list)
    called: list[CodeType] = field(default_factory=list)
    left: list[Any] = field(default_factory=list)
    moved: list[tuple[Any, ...]] = field(default_factory=list)
    offered: dict[int, Any] = field(default_factory=dict)
    chances: dict[int, Any] = field(default_factory=dict)
    terminal: list[int] = field(default_factory=list)
    judged: list[int] = field(default_factory=list)
    answers: dict[int, float] = field(default_factory=dict)
    kept: dict[int, tuple[str, ...]] = field(default_factory=dict)
    assigned: dict[int, list[Any]] = field(default_factory=dict)
    unrecorded: Counter[int] = field(default_factory=Counter)
    interruption: KeyboardInterrupt | None = None
    interrupted: tuple[int, int] = (-1, 0)

    @property
    def nodes(self) -> int:
        """How many nodes were entered."""
        return len(self.parent)

    def went_back(self, running: int, events: int) -> None:
        """Puts the log back to where so many events had happened, and `running` was the newest
        call: the calls on the path were running."""
        self.running[0] = running
        for node in self.path():
            self.left[node] = None
        del self.event[events:]
        happened = Counter(self.event)
        for line, held in self.assigned.items():
            del held[happened[line] :]

    def forget_interruption(self) -> None:
        """Puts the log back to where it was as an interruption came. If that was while something
        was written down, the calls that it ended may not have been reported."""
        if self.interruption:
            self.went_back(*self.interrupted)
        else:
            is_half = self.event and self.event[-1] >= 0
            self.went_back(self.running[0], len(self.event) - (1 if is_half else 0))
        self.interruption = None

    def path(self) -> list[int]:
        """The nodes whose calls are running, the newest last."""
        path = []
        node = self.running[0]
        while node >= 0:
            path.append(node)
            node = self.parent[node]
        return path[::-1]

    def states(self) -> list[Any]:
        """The state of each node."""
        return [held[0] for held in self.held]

    def parameters(self, name: str) -> list[Any]:
        """The values of a parameter, one of `Locals.numbers`, with which the nodes were entered."""
        place = 1 + self.locals.numbers.index(name)
        return [held[place] for held in self.held]


class BrokenOffError(Exception):
    """The search is ended from outside, before it enters its next node. Its calls then fail, one
    after the other; the log can forget that."""

    def __init__(self, log: Log) -> None:
        super().__init__("broken off")
        self.log = log
        self.running, self.events = log.running[0], len(log.event)

    def forget_the_end(self) -> None:
        """Puts the log back to where it was."""
        self.log.went_back(self.running, self.events)


class TooManyNodesError(BrokenOffError):
    """The search would enter one more node than it may."""


class HaltedError(BrokenOffError):
    """Whoever sees the search run wants it to end here."""


@dataclass(frozen=True)
class Callbacks:
    """What to call when a watched function starts, returns, or reaches a line. The signatures are
    those of `sys.monitoring`. A function ended by an exception is reported as returning None, if
    there is no `fail`. If `leave` is None, returns are not reported, which costs less. A generator
    is reported as it pauses and goes on, if there are `pause` and `resume`. If `unwinds` is false,
    it is not reported that an exception ends a call."""

    start: Callable[[CodeType, int], None]
    leave: Callable[[CodeType, int, Any], None] | None
    line: Callable[[CodeType, int], None]
    fail: Callable[[CodeType, int, BaseException | None], None] | None = None
    pause: Callable[[CodeType, int, Any], None] | None = None
    resume: Callable[[CodeType, int], None] | None = None
    unwinds: bool = True


Look: TypeAlias = Callable[[int], int]
"""Called before a node is entered, with its number. Returns the node at which to call again, or
raises `HaltedError`."""


def callbacks(log: Log, look: Look, depth: int) -> Callbacks:
    """Callbacks that write to `log`. `depth` is how many frames are between a callback and the
    watched code: 1 under `sys.monitoring`, 2 under `sys.settrace`."""
    return Callbacks(
        _starter(log, look, depth),
        _leaver(log, depth),
        _liner(log, log.locals.state, depth),
        fail=_failer(log),
    )


def within(most: int, log: Log, look: Look | None) -> Look:
    """Looks as `look` does, and ends the search before it enters more nodes than `most`."""

    def next_look(node: int) -> int:
        if node >= most:
            raise TooManyNodesError(log)
        return min(look(node), most) if look else most

    return next_look


Read = Callable[[Any], Any]
"""Reads some locals of a frame at once: a tuple, or the value alone if there is only one."""
Reading: TypeAlias = tuple[Read, list[Any]]
"""How a line's locals are read, and where this is noted."""


def _starter(log: Log, look: Look, depth: int) -> Callable[[CodeType, int], None]:
    get_frame = sys._getframe
    known = log.locals.state
    # By identity, because the hash of a code object is recomputed each time it is needed.
    reader: dict[int, Read] = {}
    for code, name in known.items():
        reader[id(code)] = (
            _parameter_reader(log.locals, code, Place(name))
            if name
            else _first_reader(log, code, reader)
        )
    # The functions of one search nearly always have the same parameters.
    alike = None not in known.values() and len({parameters(code) for code in known}) == 1
    the_reader = next(iter(reader.values())) if alike else None
    parent, moves, held, called = log.parent, log.moves, log.held, log.called
    event, running, left, moved = log.event, log.running, log.left, log.moved
    looks_at = 0

    def start(code: CodeType, _offset: int) -> None:
        nonlocal looks_at
        node = len(parent)
        if node >= looks_at:
            looks_at = look(node)
        read = the_reader or reader[id(code)]
        held.append(read(get_frame(depth).f_locals))
        parent.append(running[0])
        running[0] = node
        left.append(None)
        moves.append(len(moved))
        called.append(code)
        event.append(CALL)

    return start


def _first_reader(log: Log, code: CodeType, reader: dict[int, Read]) -> Read:
    """Finds the state at the first call of `code`, and then always reads it in the same place."""

    def read(frame_locals: Any) -> Any:
        place = place_of_state(code, frame_locals, log.start, log.moved)
        log.locals.state[code] = place.name
        reader[id(code)] = _parameter_reader(log.locals, code, place)
        return reader[id(code)](frame_locals)

    return read


def _parameter_reader(known: Locals, code: CodeType, place: Place) -> Read:
    """Reads the state and the numbers among the parameters of `code`, always as a tuple."""
    name, *attributes = place.name.split(".")
    is_plain = place.key is None and not attributes
    if is_plain and known.numbers and set(known.numbers) <= set(parameters(code)):
        return itemgetter(name, *known.numbers)

    def read(frame_locals: Any) -> Any:
        held = frame_locals[name]
        state = held if place.key is None else held[place.key]
        for attribute in attributes:
            state = getattr(state, attribute)
        return (state, *(frame_locals.get(number) for number in known.numbers))

    return read


def _leaver(log: Log, depth: int) -> Callable[[CodeType, int, Any], None]:
    left, event, running, parent = log.left, log.event, log.running, log.parent
    get_frame, name = sys._getframe, log.locals.value

    def leave(_code: CodeType, _offset: int, value: Any) -> None:
        node = running[0]
        left[node] = value
        running[0] = parent[node]
        event.append(RETURN)

    def leave_with_local(_code: CodeType, _offset: int, value: Any) -> None:
        leave(_code, _offset, get_frame(depth).f_locals.get(name, value))

    return leave_with_local if name else leave


def _failer(log: Log) -> Callable[[CodeType, int, Any], None]:
    """A call that fails returns None. So does, from Python 3.12 on, one that was broken off as it
    started: it was not noted, and so there is one failure more than there are calls."""
    left, event, running, parent = log.left, log.event, log.running, log.parent

    def fail(_code: CodeType, _offset: int, exception: BaseException | None) -> None:
        node = running[0]
        if node < 0:
            return
        if isinstance(exception, KeyboardInterrupt) and exception is not log.interruption:
            log.interruption, log.interrupted = exception, (node, len(event))
        left[node] = None
        running[0] = parent[node]
        event.append(RETURN)

    return fail


def _liner(log: Log, codes: Iterable[CodeType], depth: int) -> Callable[[CodeType, int], None]:
    get_frame = sys._getframe
    event, kept, first = log.event, log.kept, log.locals.first
    reader: dict[int, Reading | None] = {
        first[code] + line: None
        for code in codes
        for _, _, line in code.co_lines()
        if line is not None
    }

    def first_reading(number: int, names: tuple[str, ...]) -> Reading:
        """Reads a line's locals for the first time, and drops those that hold no numbers."""
        notes: list[Any] = log.assigned.setdefault(number, [])

        def read(frame_locals: Any) -> Any:
            held = {name: frame_locals.get(name) for name in names}
            kept[number] = tuple(
                name
                for name in names
                if name == STRATEGY_NAME or held[name] is None or is_number(held[name])
            )
            reader[number] = (itemgetter(*kept[number]), notes) if kept[number] else None
            return _those_bound(held, kept[number])

        return read, notes

    for number, names in log.locals.before.items():
        reader[number] = first_reading(number, names)

    def line(_code: CodeType, number: int) -> None:
        # A line's event comes before the line runs. So this reads what the line before assigned.
        reading = reader[number]
        if reading:
            read, notes = reading
            try:
                notes.append(read(get_frame(depth).f_locals))
            except KeyError:  # one of the assignments was skipped on the way here
                notes.append(_those_bound(get_frame(depth).f_locals, kept[number]))
        event.append(number)

    if not any(first.values()):
        return line
    depth += 1
    number_of = {id(code): number for code, number in first.items()}
    return lambda code, number: line(code, number_of[id(code)] + number)


NUMBERS = frozenset((int, float, Fraction))
"""The types of numbers, also of exact ones; True and False are of another."""


def is_number(value: Any) -> bool:
    """Whether `value` is a number; True and False are not."""
    return type(value) in NUMBERS


def _those_bound(frame_locals: Any, names: tuple[str, ...]) -> Any:
    values = tuple(frame_locals.get(name) for name in names)
    return values[0] if len(values) == 1 else values
