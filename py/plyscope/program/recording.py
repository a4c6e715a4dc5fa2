"""Writes a program's calls down while it runs.

As for our own searches, the callbacks are closures over lists that do as little as they can: they
run for every call and return. What can wait is done when the program has ended.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from operator import itemgetter
from types import CodeType, FrameType
from typing import Any, Final

from plyscope.program.faults import FILE_NAME
from plyscope.program.offers import elements, given_to
from plyscope.program.record import RAISED, RETURNED, Plan
from plyscope.program.snapshot import ATOMS, snapshot
from plyscope.program.tape import Elsewhere, Site, Tape, moves_at
from plyscope.watch.log import Callbacks

MOST_FRAMES: Final = 12


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
    get_frame, depth, path, frames = sys._getframe, tape.depth, tape.path, tape.frames
    sites, entered, places = tape.sites, tape.entered, tape.places
    known = {id(each.code): at for at, each in enumerate(tape.plan.functions)}
    read = [_together(slots) for slots in tape.slots]
    outside, namespace = tape.plan.outside, tape.plan.namespace
    sites_of: list[dict[int, Site]] = [{} for _ in read]
    types_of: list[tuple[type, ...]] = [() for _ in read]
    copied: list[int] = [NONE for _ in read]
    are_atoms = ATOMS.issuperset
    nothing: Any = None
    check_at = 0

    def start(code: CodeType, _offset: int) -> None:
        nonlocal check_at
        at = known.get(id(code))
        if at is None:
            return
        node = len(entered)
        if node >= check_at:
            check_at = tape.checked(node)
        frame = get_frame(depth)
        back = frame.f_back
        values = read[at](frame.f_locals)
        types = tuple(map(type, values))
        if types != types_of[at]:
            types_of[at], copied[at] = types, _to_be_copied(types)
        place = copied[at]
        copy = loops = nothing
        if place >= 0 and not (
            (node > ALWAYS and node & SELDOM) or are_atoms(map(type, values[place]))
        ):
            place = copied[at] = SEVERAL
        if place >= 0:
            copy = values[place][:]
        elif place == SEVERAL:
            values = tuple([each if type(each) in ATOMS else snapshot(each) for each in values])
        site: Site | None
        if back is not None and back is frames[-1]:
            site = sites_of[places[-1]].get(back.f_lasti)
            if site is None:
                site = sites_of[places[-1]][back.f_lasti] = tape.site(back)
            if site.read:
                loops = site.read(back.f_locals)
                if type(loops) not in ATOMS:
                    loops = moves_at(site, back.f_locals)
        else:
            site, loops = _around(tape, back, frames[-1])
        others = tuple([snapshot(namespace.get(name)) for name in outside]) if outside else ()
        entered.append((at, path[-1], values, others, loops, tape.beginnings, site, place, copy))
        sites[-1] = site
        path.append(node)
        frames.append(frame)
        places.append(at)
        sites.append(None)

    return start


NONE, SEVERAL = -1, -2
"""Nothing of a call's arguments can change; or more than one list can."""
ALWAYS, SELDOM = 64, 15
"""Whether the elements of a list can change is looked at in so many calls, then in every 16th."""


def _to_be_copied(types: Sequence[type]) -> int:
    """Which of the arguments of these types can change: the place of the only one, if it is a
    list."""
    can_change = [place for place, each in enumerate(types) if each not in ATOMS]
    if not can_change:
        return NONE
    is_one_list = len(can_change) == 1 and types[can_change[0]] is list
    return can_change[0] if is_one_list else SEVERAL


def _together(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads some variables at once."""
    if not names:
        return lambda _held: ()
    if len(names) == 1:
        (only,) = names
        return lambda held: (held.get(only),)
    getter = itemgetter(*names)

    def read(held: Any) -> tuple[Any, ...]:
        try:
            values: tuple[Any, ...] = getter(held)
        except KeyError:  # a variable around it that has no value yet
            values = tuple([held.get(name) for name in names])
        return values

    return read


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
    get_frame, depth, place, left = sys._getframe, tape.depth, tape.place, tape.left
    path, frames, sites, places = tape.path, tape.frames, tape.sites, tape.places
    helpers = tape.plan.helpers

    def leave(code: CodeType, _offset: int, value: Any) -> None:
        at = place.get(id(code))
        if at is None:
            tape.helped.setdefault(path[-1], {})[helpers[code]] = elements(value)
            return
        frame = get_frame(depth)
        if frames[-1] is not frame:
            return  # a call that was ended before it could be written down
        frames.pop()
        places.pop()
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
            tape.places.append(tape.entered[node][0])
            tape.sites.append(None)

    return resume


def _liner(tape: Tape) -> Callable[[CodeType, int], None]:
    lines, path = tape.lines, tape.path

    def line(_code: CodeType, number: int) -> None:
        lines.append((path[-1], number))

    return line
