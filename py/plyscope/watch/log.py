"""What the watcher writes down while a search runs: plain lists, and the callbacks that fill them.

The callbacks run once for every call, return and line of the search, hundreds of thousands of
times in a second. That is why they are closures over lists rather than methods of an object, and
why they decide nothing that can be decided later: `trace.py` works out the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from types import CodeType
from typing import Any

from plyscope.game import BadInput
from plyscope.watch.codes import assigned_names, parameters

CALL = -1
RETURN = -2
"""Event codes; any other event is the number of the line that is about to run."""

STATE_NAMES = ("state", "position", "board", "node", "s")
ACTION_NAMES = ("action", "move", "a", "m")
ALPHA_NAMES = ("alpha", "α", "a")
BETA_NAMES = ("beta", "β", "b")
"""The names by which a search may call these things; the first that is a parameter counts."""


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


def _first(wanted: tuple[str, ...], names: tuple[str, ...]) -> str | None:
    return next((name for name in wanted if name in names), None)


def callbacks(log: Log, plan: Plan, depth: int) -> Callbacks:
    """Callbacks that write to `log`. `depth` is how many frames lie between a callback and the
    code it is told about: 1 under `sys.monitoring`, 2 under `sys.settrace`."""
    get_frame = sys._getframe
    events, parents, states, actions = log.event, log.parent, log.state, log.action
    alphas, betas, values = log.alpha, log.beta, log.value
    enters, leaves, utility_asked = log.enter, log.leave, log.utility_asked
    offered = log.offered
    assigned_at, assigned_name = log.assigned_at, log.assigned_name
    assigned_value = log.assigned_value

    result_code, actions_code, utility_code = plan.result, plan.actions, plan.utility
    action_parameter = parameters(result_code)[-1]
    state_name: dict[CodeType, str] = {}
    window_names: dict[CodeType, tuple[str, str] | None] = {}
    numbers: dict[CodeType, tuple[str, ...]] = {}
    stored: dict[int, tuple[str, ...]] = {}
    for code in plan.search:
        names = parameters(code)
        state_name[code] = _first(STATE_NAMES, names) or names[0]
        alpha, beta = _first(ALPHA_NAMES, names), _first(BETA_NAMES, names)
        window_names[code] = (alpha, beta) if alpha and beta else None
        not_numbers = {state_name[code], "game", *ACTION_NAMES} - {alpha, beta}
        numbers[code] = tuple(n for n in names if n not in not_numbers | {alpha, beta})
        for line, targets in assigned_names(code).items():
            kept = tuple(n for n in targets if n not in not_numbers)
            if kept:
                stored[line] = kept

    path = [-1]
    """Rows of the calls that are running, the newest last."""
    last_line = [0]
    """For each call that is running, the line it ran last."""
    reached: list[tuple[Any, Any]] = []
    """The newest (state, action) pairs that `result` gave, the last few only."""
    max_nodes = plan.max_nodes

    def action_to(state: Any) -> Any:
        for child, action in reversed(reached):
            if child is state or child == state:
                return action
        return NO_ACTION

    def note(frame_locals: Any, names: tuple[str, ...]) -> None:
        at = len(events)
        for name in names:
            value = frame_locals.get(name)
            kind = type(value)
            if kind is float or kind is int:
                assigned_at.append(at)
                assigned_name.append(name)
                assigned_value.append(value)

    def start(code: CodeType, _offset: int) -> None:
        node = path[-1]
        if code is utility_code:
            if node >= 0:
                utility_asked[node] = 1
            return
        frame_locals = get_frame(depth).f_locals
        state = frame_locals[state_name[code]]
        new = len(parents)
        if new >= max_nodes:
            raise BadInput(
                f"The search was ended after {max_nodes:,} nodes: more cannot be watched. "
                "Choose a smaller depth."
            )
        parents.append(node)
        path.append(new)
        states.append(state)
        if reached and reached[-1][0] is state:
            actions.append(reached[-1][1])
        else:
            actions.append(action_to(state))
        window = window_names[code]
        if window:
            alphas.append(frame_locals[window[0]])
            betas.append(frame_locals[window[1]])
        else:
            alphas.append(NO_NUMBER)
            betas.append(NO_NUMBER)
        note(frame_locals, numbers[code])
        enters.append(len(events))
        leaves.append(-1)
        values.append(None)
        utility_asked.append(0)
        events.append(CALL)
        last_line.append(0)

    def leave(code: CodeType, _offset: int, value: Any) -> None:
        if code is result_code:
            if len(reached) > 64:
                del reached[:32]
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

    def line(_code: CodeType, number: int) -> None:
        # A line's event comes before it runs. So what the last line assigned is read now.
        names = stored.get(last_line[-1])
        if names:
            note(get_frame(depth).f_locals, names)
        last_line[-1] = number
        events.append(number)

    return Callbacks(start, leave, line)
