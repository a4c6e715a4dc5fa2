"""What the watcher writes down while a search runs: plain lists, and the callbacks that fill them.

The callbacks run once for every call, return and line of the search, hundreds of thousands of
times in a second. That is why they are closures over lists rather than methods of an object, and
why they decide nothing that can be decided later: `trace.py` works out the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import CodeType
from typing import Any

from plyscope.game import BadInput
from plyscope.watch.codes import parameters
from plyscope.watch.names import Locals, read_locals

CALL = -1
RETURN = -2
"""Event codes; any other event is the number of the line that is about to run."""


@dataclass
class Log:
    """The raw record of one run: a row per node in `parent` … `utility_asked`, a row per event
    in `event`, a row per assignment in `assigned_at`, `assigned_name` and `assigned_value`."""

    parent: list[int] = field(default_factory=list)
    state: list[Any] = field(default_factory=list)
    action: list[Any] = field(default_factory=list)
    alpha: list[float] = field(default_factory=list)
    beta: list[float] = field(default_factory=list)
    value: list[Any] = field(default_factory=list)
    enter: list[int] = field(default_factory=list)
    leave: list[int] = field(default_factory=list)
    utility_asked: bytearray = field(default_factory=bytearray)
    offered: dict[int, Any] = field(default_factory=dict)
    event: list[int] = field(default_factory=list)
    assigned_at: list[int] = field(default_factory=list)
    assigned_name: list[str] = field(default_factory=list)
    assigned_value: list[Any] = field(default_factory=list)


@dataclass(frozen=True)
class Plan:
    """What to watch: the code of the search's functions and of three of the game's methods."""

    search: tuple[CodeType, ...]
    result: CodeType
    actions: CodeType
    utility: CodeType
    max_nodes: int


@dataclass(frozen=True)
class Callbacks:
    """What to call when watched code starts, returns, or reaches a line. The signatures are those
    of `sys.monitoring`. A search function that an exception ends is told as returning None."""

    start: Callable[[CodeType, int], None]
    leave: Callable[[CodeType, int, Any], None]
    line: Callable[[CodeType, int], None]


class NoSuchAction:
    """Stands in the log where no call of `result` tells which action led to a state."""


NO_ACTION = NoSuchAction()
NO_NUMBER = float("nan")

REMEMBERED = 64
"""How many results of moves are remembered: more than any state here has actions."""


@dataclass
class _Running:
    """What the callbacks share while the search runs."""

    path: list[int] = field(default_factory=lambda: [-1])
    """Rows of the calls that are running, the newest last."""
    last_line: list[int] = field(default_factory=lambda: [0])
    """For each call that is running, the line it ran last."""
    reached: list[tuple[Any, Any]] = field(default_factory=list)
    """The newest (state, action) pairs that `result` gave; only the last few."""


_Note = Callable[[Any, tuple[str, ...]], None]


def callbacks(log: Log, plan: Plan, depth: int) -> Callbacks:
    """Callbacks that write to `log`. `depth` is how many frames lie between a callback and the
    code it is told about: 1 under `sys.monitoring`, 2 under `sys.settrace`."""
    running = _Running()
    locals_of = {code: read_locals(code) for code in plan.search}
    note = _noter(log)
    return Callbacks(
        _starter(log, plan, running, locals_of, note, depth),
        _leaver(log, plan, running, depth),
        _liner(log, running, locals_of, note, depth),
    )


def _noter(log: Log) -> _Note:
    """Writes down those of the named locals that hold numbers."""
    events, at_column = log.event, log.assigned_at
    name_column, value_column = log.assigned_name, log.assigned_value

    def note(frame_locals: Any, names: tuple[str, ...]) -> None:
        at = len(events)
        for name in names:
            value = frame_locals.get(name)
            kind = type(value)
            if kind is float or kind is int:
                at_column.append(at)
                name_column.append(name)
                value_column.append(value)

    return note


def _starter(
    log: Log,
    plan: Plan,
    running: _Running,
    locals_of: Mapping[CodeType, Locals],
    note: _Note,
    depth: int,
) -> Callable[[CodeType, int], None]:
    get_frame = sys._getframe
    utility_code, max_nodes = plan.utility, plan.max_nodes
    path, last_line, reached = running.path, running.last_line, running.reached
    events, parents, states, actions = log.event, log.parent, log.state, log.action
    alphas, betas, values = log.alpha, log.beta, log.value
    enters, leaves, utility_asked = log.enter, log.leave, log.utility_asked

    def start(code: CodeType, _offset: int) -> None:
        caller = path[-1]
        if code is utility_code:
            if caller >= 0:
                utility_asked[caller] = 1
            return
        frame_locals = get_frame(depth).f_locals
        known = locals_of[code]
        state = frame_locals[known.state]
        node = len(parents)
        if node >= max_nodes:
            raise _too_many(max_nodes)
        parents.append(caller)
        path.append(node)
        states.append(state)
        if reached and reached[-1][0] is state:
            actions.append(reached[-1][1])
        else:
            actions.append(_action_to(state, reached))
        if known.window:
            alpha, beta = known.window
            alphas.append(frame_locals[alpha])
            betas.append(frame_locals[beta])
        else:
            alphas.append(NO_NUMBER)
            betas.append(NO_NUMBER)
        note(frame_locals, known.numbers)
        enters.append(len(events))
        leaves.append(-1)
        values.append(None)
        utility_asked.append(0)
        events.append(CALL)
        last_line.append(0)

    return start


def _leaver(
    log: Log, plan: Plan, running: _Running, depth: int
) -> Callable[[CodeType, int, Any], None]:
    get_frame = sys._getframe
    result_code, actions_code = plan.result, plan.actions
    action_parameter = parameters(result_code)[-1]
    path, last_line, reached = running.path, running.last_line, running.reached
    events, leaves, values, offered = log.event, log.leave, log.value, log.offered

    def leave(code: CodeType, _offset: int, value: Any) -> None:
        if code is result_code:
            if len(reached) > REMEMBERED:
                del reached[: REMEMBERED // 2]
            reached.append((value, get_frame(depth).f_locals[action_parameter]))
            return
        if code is actions_code:
            offered[path[-1]] = value
            return
        node = path.pop()
        last_line.pop()
        leaves[node] = len(events)
        values[node] = value
        events.append(RETURN)

    return leave


def _liner(
    log: Log, running: _Running, locals_of: Mapping[CodeType, Locals], note: _Note, depth: int
) -> Callable[[CodeType, int], None]:
    get_frame = sys._getframe
    assigned = {ln: names for known in locals_of.values() for ln, names in known.assigned.items()}
    last_line, events = running.last_line, log.event

    def line(_code: CodeType, number: int) -> None:
        # A line's event comes before it runs. So what the last line assigned is read now.
        names = assigned.get(last_line[-1])
        if names:
            note(get_frame(depth).f_locals, names)
        last_line[-1] = number
        events.append(number)

    return line


def _action_to(state: Any, reached: list[tuple[Any, Any]]) -> Any:
    """The action that led to `state`, where the search made several moves before it looked."""
    for child, action in reversed(reached):
        if child is state or child == state:
            return action
    return NO_ACTION


def _too_many(max_nodes: int) -> BadInput:
    return BadInput(
        f"The search was ended after {max_nodes:,} nodes: more cannot be watched. "
        "Choose a smaller depth.",
        field="search",
    )
