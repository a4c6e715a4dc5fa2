"""Writes a program's calls down while it runs.

As for our own searches, the callbacks are closures over lists that do as little as they can: they
run for every call and return. What can wait is done when the program has ended. In the browser,
calls of the interpreter's own functions cost several times as much as elsewhere; so there are few.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR
from sys import _getframe
from types import CodeType, FrameType
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.copying import Copying
from plyscope.program.faults import FILE_NAME
from plyscope.program.moves import as_move
from plyscope.program.record import Plan
from plyscope.program.rereading_loops import elements, given_to
from plyscope.program.snapshot import ATOMS, PLAIN, snapshot
from plyscope.program.tape import LIVE, NOTHING_YET, Elsewhere, Own, Site, Tape, moves_at
from plyscope.tracing.log import Callbacks

keep_builtins(globals())

CAN_PAUSE: Final = CO_GENERATOR | CO_COROUTINE | CO_ASYNC_GENERATOR
MOST_FRAMES: Final = 12


def watched_codes(plan: Plan) -> tuple[CodeType, ...]:
    return tuple(each.code for each in plan.functions if each.code)


def recording(tape: Tape) -> Callbacks:
    """Callbacks that write to `tape`.

    That an error ends a call is seen from the frames, by the next call or return. To be told of it
    would cost something at every error of the program, and each `any(...)` that stops early is one.
    """
    start, leave, line = _starter(tape), _leaver(tape), liner(tape)
    if not any(code.co_flags & CAN_PAUSE for code in watched_codes(tape.plan)):
        return Callbacks(start, leave, line, unwinds=False)
    return Callbacks(start, leave, line, _failer(tape), _pauser(tape), _resumer(tape))


def _starter(tape: Tape) -> Callable[[CodeType, int], None]:
    get_frame, depth = _getframe, tape.depth
    running, last_site = tape.running, tape.last_site
    function, parent, rows = tape.function, tape.parent, tape.rows
    loops_of, sites, returned = tape.loops, tape.sites, tape.returned
    read, called_from = _reader(tape), _caller(tape)
    own = Own(-1, (), Copying(careful=False))
    newest: CodeType | None = None

    def start(code: CodeType, _offset: int) -> None:
        nonlocal own, newest
        if code is not newest:
            own, newest = tape.own[id(code)], code
        node = len(parent)
        frame = get_frame(depth)
        held: Any = frame.f_locals
        values = read(own, node, held)
        site, loops = called_from(frame.f_back)
        above = running[-1][0]
        if above < 0 and tape.creators:
            above = tape.creator(frame)
        if above < 0:
            tape.begun[node] = tape.beginnings
        last_site[-1] = site
        function.append(own.at)
        parent.append(above)
        rows.append(values)
        loops_of.append(loops)
        sites.append(site)
        returned.append(NOTHING_YET)
        running.append((node, frame, held, own))
        last_site.append(None)

    return start


def _reader(tape: Tape) -> Callable[[Own, int, Any], list[Any]]:
    """Reads what a function is given: its arguments, the variables around it, and the globals."""
    outside, namespace = tape.plan.outside, tape.plan.namespace
    look_at = 0

    def read(own: Own, node: int, held: Any) -> list[Any]:
        nonlocal look_at
        values: list[Any] = held.values() if LIVE else [*held.values()]
        if len(values) != own.count:  # a variable around it has no value yet
            values = [held.get(name) for name in own.names]
        if outside:
            values += [namespace.get(name) for name in outside]
        copying = own.copying
        if node >= look_at or node < copying.until:
            look_at = tape.checked(node)
            copying.look(values, node)
            if own.asks:
                tape.seek_helpers(own, held)
        place = copying.list_place
        if place >= 0 and type(values[place]) is list:
            values[place] = values[place][:]
            return values
        if place >= 0:
            copying.look(values, node)
        for place in copying.places:
            value = values[place]
            if type(value) not in ATOMS:
                values[place] = snapshot(value)
        return values

    return read


def _caller(tape: Tape) -> Callable[[FrameType | None], tuple[Site | None, Any]]:
    """Says from where a call comes, and what the variables of the loops around it hold."""
    running = tape.running

    def called_from(back: FrameType | None) -> tuple[Site | None, Any]:
        if back is None or back is not running[-1][1]:
            tape.settle(back)
        _, frame, held, own = running[-1]
        if back is None or back is not frame:
            return _around(tape, back, frame)
        site = own.sites.get(back.f_lasti)
        if site is None:
            site = own.sites[back.f_lasti] = tape.site(back)
        if site.only:
            loops = (held if LIVE else back.f_locals).get(site.only)
            return site, loops if type(loops) in ATOMS else (as_move(loops),)
        return site, moves_at(site, back.f_locals) if site.names else None

    return called_from


def _around(
    tape: Tape, frame: FrameType | None, parent: FrameType | None
) -> tuple[Site | None, Elsewhere]:
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
        if code.co_filename.startswith(FILE_NAME):
            site = tape.site(frame)
            first = first or site
            new = moves_at(site, frame.f_locals) if site.names else ()
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
    return first, Elsewhere(names, values)


def _leaver(tape: Tape) -> Callable[[CodeType, int, Any], None]:
    get_frame, depth = _getframe, tape.depth
    running, last_site = tape.running, tape.last_site
    returned, offered, helped = tape.returned, tape.offered, tape.helped
    helpers, keeping = tape.helpers, tape.plan.keeping
    answering, answered = tape.plan.answering, tape.answered

    def leave(code: CodeType, _offset: int, value: Any) -> None:  # noqa: PLR0912
        here = get_frame(depth)
        if running[-1][1] is not here:
            if here.f_back is not running[-1][1]:
                tape.settle(here)
            if id(code) in helpers:
                node = running[-1][0]
                helped.setdefault(node, {})[helpers[id(code)]] = elements(value)
                return
            tape.ended(here, value)
            if running[-1][1] is not here:
                return  # a call that was ended before it could be written down
        node, _, _, own = running.pop()
        site = last_site.pop()
        returned[node] = value if type(value) in ATOMS else snapshot(value)
        if answering and here.f_lineno in answering:
            answered.add(node)
        if value is None:
            held = here.f_locals
            tape.after[node] = tuple([snapshot(held.get(name)) for name in slots[own.at]])
        if keeping and running[-1][0] < 0:
            tape.kept[node] = tape.kept_in(keeping, here.f_locals)
        if site is not None and site.nest is not None:
            if site.always is not None:
                offered[node] = site.always
            else:
                given = given_to(site.nest, here, helped.get(node, {}))
                if given is None:
                    tape.unread = True
                else:
                    offered[node] = (site.nest, given)
        if node in helped:
            del helped[node]

    slots = [tape.slots(at) for at in range(len(tape.variables))]
    return leave


def _failer(tape: Tape) -> Callable[[CodeType, int, BaseException | None], None]:
    get_frame, depth = _getframe, tape.depth

    def fail(code: CodeType, _offset: int, _error: BaseException | None) -> None:
        if id(code) in tape.own:
            tape.taken_off(get_frame(depth))

    return fail


def _pauser(tape: Tape) -> Callable[[CodeType, int, Any], None]:
    get_frame, depth = _getframe, tape.depth

    def pause(code: CodeType, _offset: int, value: Any) -> None:
        frame = get_frame(depth)
        top = tape.taken_off(frame)
        if top is not None:
            tape.paused[frame] = top
            if value is not None and code.co_flags & CO_GENERATOR:
                again = top[0] in tape.yielded
                tape.yielded[top[0]] = NOTHING_YET if again else snapshot(value)

    return pause


def _resumer(tape: Tape) -> Callable[[CodeType, int], None]:
    get_frame, depth = _getframe, tape.depth

    def resume(_code: CodeType, _offset: int) -> None:
        top = tape.paused.pop(get_frame(depth), None)
        if top is not None:
            tape.running.append(top)
            tape.last_site.append(None)

    return resume


MOST_LINES: Final = 400_000
"""Of a longer run, the lines of the first part are recorded; all of its calls are."""
MOST_WITH_VARIABLES: Final = 6_000
"""Of so many lines, the variables are recorded too: that costs as much again."""
LARGEST: Final = 16
"""A container with more elements is not shown as a variable."""
SMALL: Final = PLAIN | {tuple}

Changes = tuple[tuple[str, Any], ...]


def liner(tape: Tape) -> Callable[[CodeType, int], None]:
    """The callback for each line that is about to run."""
    get_frame, depth = _getframe, tape.depth
    lines, running = tape.lines, tape.running
    changes = _changes()

    def line(_code: CodeType, number: int) -> None:
        frame = get_frame(depth)
        if running[-1][1] is not frame:
            tape.settle(frame)
        node, top, held, _ = running[-1]
        done = len(lines)
        if done < MOST_WITH_VARIABLES and top is frame:
            lines.append((node, number, changes(node, held if LIVE else frame.f_locals)))
        elif done < MOST_LINES:
            lines.append((node, number, ()))

    return line


def _changes() -> Callable[[int, Mapping[str, Any]], Changes]:
    """Tells which variables of a call have other values than when it was asked last."""
    last: dict[int, dict[str, Any]] = {}

    def changes(node: int, held: Mapping[str, Any]) -> Changes:
        before = last.setdefault(node, {})
        new: list[tuple[str, Any]] = []
        for name, value in held.items():
            kind = type(value)
            if kind in ATOMS:
                now = value
            elif kind in SMALL and len(value) <= LARGEST:
                now = snapshot(value)
            else:
                continue
            if name not in before or type(before[name]) is not type(now) or before[name] != now:
                before[name] = now
                new.append((name, now))
        return tuple(new)

    return changes
