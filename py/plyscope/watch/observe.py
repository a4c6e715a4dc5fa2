"""Has the interpreter report calls, returns and lines of chosen code, in the cheapest way.

From Python 3.12 on, this is `sys.monitoring`, set only on the chosen code objects, so that all
other code runs at full speed. In older versions, it is `sys.settrace`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from plyscope.watch.log import Callbacks

MakeCallbacks = Callable[[int], Callbacks]
"""Makes the callbacks, given how many frames will be between them and the watched code."""


@contextmanager
def observing(codes: tuple[CodeType, ...], make: MakeCallbacks, *, lines: bool) -> Iterator[None]:
    """While the context is open, what `codes` do is reported to the callbacks that `make(depth)`
    gives. `lines` says whether lines are reported."""
    with _observing(codes, make, lines=lines):
        yield


if sys.version_info >= (3, 12):

    @contextmanager
    def _by_monitoring(
        codes: tuple[CodeType, ...], make: MakeCallbacks, *, lines: bool
    ) -> Iterator[None]:
        monitoring = sys.monitoring
        happens = monitoring.events
        told = make(1)
        leave = told.leave
        tool = _free_tool()

        def unwind(code: CodeType, offset: int, _exception: BaseException) -> None:
            if leave and code in codes:
                leave(code, offset, None)

        monitoring.use_tool_id(tool, "plyscope")
        heard = {
            happens.PY_START: told.start,
            happens.PY_RETURN: leave,
            happens.PY_UNWIND: unwind,
            happens.LINE: told.line,
        }
        wanted = happens.PY_START | (happens.LINE if lines else 0)
        if leave:
            wanted |= happens.PY_RETURN
        try:
            for event, callback in heard.items():
                monitoring.register_callback(tool, event, callback)
            for code in codes:
                monitoring.set_local_events(tool, code, wanted)
            if leave:
                monitoring.set_events(tool, happens.PY_UNWIND)  # it cannot be set on code objects
            yield
        finally:
            monitoring.set_events(tool, 0)
            for code in codes:
                monitoring.set_local_events(tool, code, 0)
            for event in heard:
                monitoring.register_callback(tool, event, None)
            monitoring.free_tool_id(tool)

    def _free_tool() -> int:
        """A tool number that no debugger, profiler or coverage tool has taken."""
        return next(tool for tool in (4, 3, 2, 5, 1, 0) if sys.monitoring.get_tool(tool) is None)


@contextmanager
def _by_tracing(codes: tuple[CodeType, ...], make: MakeCallbacks, *, lines: bool) -> Iterator[None]:
    told = make(2)
    watched = set(codes)

    def begin(frame: FrameType, event: str, _argument: Any) -> Any:
        if event != "call" or frame.f_code not in watched:
            return None
        told.start(frame.f_code, 0)
        return within if lines or told.leave else None

    def within(frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line" and lines:
            told.line(frame.f_code, frame.f_lineno)
        elif event == "return" and told.leave:
            told.leave(frame.f_code, 0, argument)
        return within

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
