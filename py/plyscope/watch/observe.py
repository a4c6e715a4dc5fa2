"""Has the interpreter report calls, returns and lines of chosen code, by the cheapest way it has.

From Python 3.12 on that is `sys.monitoring`, set on the chosen code objects only, so that all
other code runs at full speed. Before, it is `sys.settrace`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from plyscope.watch.log import Callbacks, Plan

MakeCallbacks = Callable[[int], Callbacks]


@contextmanager
def observing(plan: Plan, make: MakeCallbacks, *, lines: bool) -> Iterator[None]:
    """While the context is open, the callbacks that `make(depth)` gives are told what the code
    in `plan` does. `lines` says whether lines are reported."""
    with _observing(plan, make, lines=lines):
        yield


if sys.version_info >= (3, 12):

    @contextmanager
    def _by_monitoring(plan: Plan, make: MakeCallbacks, *, lines: bool) -> Iterator[None]:
        monitoring = sys.monitoring
        happens = monitoring.events
        told = make(1)
        search = set(plan.search)
        tool = _free_tool()

        def unwind(code: CodeType, offset: int, _exception: BaseException) -> None:
            if code in search:
                told.leave(code, offset, None)

        every_line = happens.LINE if lines else 0
        wanted: dict[CodeType, int] = {
            **dict.fromkeys(plan.search, happens.PY_START | happens.PY_RETURN | every_line),
            plan.result: happens.PY_RETURN,
            plan.actions: happens.PY_RETURN,
            plan.utility: happens.PY_START,
        }
        monitoring.use_tool_id(tool, "plyscope")
        try:
            monitoring.register_callback(tool, happens.PY_START, told.start)
            monitoring.register_callback(tool, happens.PY_RETURN, told.leave)
            monitoring.register_callback(tool, happens.LINE, told.line)
            monitoring.register_callback(tool, happens.PY_UNWIND, unwind)
            monitoring.set_events(tool, happens.PY_UNWIND)  # it cannot be set on code objects
            for code, events in wanted.items():
                monitoring.set_local_events(tool, code, events)
            yield
        finally:
            monitoring.set_events(tool, 0)
            for code in wanted:
                monitoring.set_local_events(tool, code, 0)
            for event in (happens.PY_START, happens.PY_RETURN, happens.LINE, happens.PY_UNWIND):
                monitoring.register_callback(tool, event, None)
            monitoring.free_tool_id(tool)

    def _free_tool() -> int:
        """A tool number that no debugger, profiler or coverage tool has taken."""
        return next(tool for tool in (4, 3, 2, 5, 1, 0) if sys.monitoring.get_tool(tool) is None)


@contextmanager
def _by_tracing(plan: Plan, make: MakeCallbacks, *, lines: bool) -> Iterator[None]:
    told = make(2)
    search = set(plan.search)

    def begin(frame: FrameType, event: str, _argument: Any) -> Any:
        code = frame.f_code
        if event != "call":
            return None
        if code in search:
            told.start(code, 0)
            return within_search
        if code is plan.utility:
            told.start(code, 0)
            return None
        if code is plan.result or code is plan.actions:
            frame.f_trace_lines = False
            return within_game
        return None

    def within_search(frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line" and lines:
            told.line(frame.f_code, frame.f_lineno)
        elif event == "return":
            told.leave(frame.f_code, 0, argument)
        return within_search

    def within_game(frame: FrameType, event: str, argument: Any) -> Any:
        # An exception makes a return event too, with None, which no game returns.
        if event == "return" and argument is not None:
            told.leave(frame.f_code, 0, argument)
        return within_game

    before = sys.gettrace()
    sys.settrace(begin)
    try:
        yield
    finally:
        sys.settrace(before)


if sys.version_info >= (3, 12):
    _observing = _by_monitoring
else:
    _observing = _by_tracing
