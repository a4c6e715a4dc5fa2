"""Has the interpreter report calls, returns and lines of chosen code, in the cheapest way.

From Python 3.12 on, this is `sys.monitoring`, set only on the chosen code objects, so that all
other code runs at full speed. In older versions, it is `sys.settrace`.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable, Iterator
from sys import gettrace, settrace
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.isolation.contexts import context
from plyscope.tracing.log import Callbacks

keep_builtins(globals())

Listen = Callable[[CodeType], None]
"""From now on, what a code returns is reported too."""
MakeCallbacks = Callable[[int], Callbacks]
"""Makes the callbacks, given how many frames will be between them and the watched code."""


def _nothing(*_what: object) -> None:
    pass


NOBODY = Callbacks(_nothing, None, _nothing)
"""Called once all is over: whoever may change the callbacks holds them, and they hold the log,
which would otherwise stay in memory until garbage is collected."""


class Observed(NamedTuple):
    """What can be changed about the reports while they go on."""

    listen: Listen
    change: Callable[[Callbacks], None]
    """From now on, these are called instead, for the same events."""


@context
def observing(
    codes: tuple[CodeType, ...],
    make: MakeCallbacks,
    *,
    lines: bool,
    answering: tuple[CodeType, ...] = (),
) -> Iterator[Observed]:
    """While the context is open, what `codes` do is reported to the callbacks that `make(depth)`
    gives. `lines` says whether lines are reported. Of the `answering` codes, only what they return
    is; more of them can be added with what the context gives."""
    with _observing(codes, make, lines=lines, answering=answering) as observed:
        yield observed


if sys.version_info >= (3, 12):
    MONITORING: Final = sys.monitoring

    @context
    def _by_monitoring(
        codes: tuple[CodeType, ...],
        make: MakeCallbacks,
        *,
        lines: bool,
        answering: tuple[CodeType, ...],
    ) -> Iterator[Observed]:
        monitoring = MONITORING
        happens = monitoring.events
        current = make(1)
        tool = _free_tool()

        def unwind(code: CodeType, offset: int, exception: BaseException) -> None:
            if code not in codes:
                return
            if current.fail:
                current.fail(code, offset, exception)
            elif current.leave:
                current.leave(code, offset, None)

        def throw(code: CodeType, offset: int, _exception: BaseException) -> None:
            if current.resume and code in codes:
                current.resume(code, offset)

        heeded = [*codes]

        def listen(code: CodeType) -> None:
            if code not in heeded:
                heeded.append(code)
                monitoring.set_local_events(tool, code, happens.PY_RETURN)

        def change(callbacks: Callbacks) -> None:
            nonlocal current
            current = callbacks
            for event, callback in heard().items():
                monitoring.register_callback(tool, event, callback)

        def heard() -> dict[int, Callable[..., Any] | None]:
            return {
                happens.PY_START: current.start,
                happens.PY_RETURN: current.leave,
                happens.PY_UNWIND: unwind,
                happens.LINE: current.line,
                happens.PY_YIELD: current.pause,
                happens.PY_RESUME: current.resume,
                happens.PY_THROW: throw,
            }

        monitoring.use_tool_id(tool, "plyscope")
        wanted = happens.PY_START | (happens.LINE if lines else 0)
        if current.leave:
            wanted |= happens.PY_RETURN
        if current.pause:
            wanted |= happens.PY_YIELD | happens.PY_RESUME
        everywhere = happens.PY_UNWIND if current.leave and current.unwinds else 0
        if current.resume:
            everywhere |= happens.PY_THROW
        try:
            change(current)
            for code in codes:
                monitoring.set_local_events(tool, code, wanted)
            for code in answering:
                listen(code)
            monitoring.set_events(tool, everywhere)  # these cannot be set on code objects
            yield Observed(listen, change)
        finally:
            monitoring.set_events(tool, 0)
            for code in heeded:
                monitoring.set_local_events(tool, code, 0)
            for event in heard():
                monitoring.register_callback(tool, event, None)
            monitoring.free_tool_id(tool)
            current = NOBODY

    def _free_tool() -> int:
        """A tool number that no debugger, profiler or coverage tool has taken."""
        return next(tool for tool in (4, 3, 2, 5, 1, 0) if MONITORING.get_tool(tool) is None)


@context
def _by_tracing(
    codes: tuple[CodeType, ...],
    make: MakeCallbacks,
    *,
    lines: bool,
    answering: tuple[CodeType, ...],
) -> Iterator[Observed]:
    current = make(2)
    watched = {code: code.co_code for code in codes}
    only_answers: set[CodeType] = set()
    newest: list[BaseException | None] = [None]

    def begin(frame: FrameType, event: str, _argument: Any) -> Any:
        code = frame.f_code
        if event != "call" or code not in watched:
            return None
        frame.f_trace_lines = lines and code not in only_answers
        if code in only_answers:
            return within
        if _is_first(watched[code], frame.f_lasti):
            current.start(code, 0)
        elif current.resume:
            current.resume(code, 0)
        return within if lines or current.leave else None

    def within(frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if event == "line" and lines:
            current.line(code, frame.f_lineno)
        elif event == "exception":
            newest[0] = argument[1]
        elif event == "return" and current.leave:
            instruction = dis.opname[watched[code][frame.f_lasti]]
            fails = not instruction.startswith(("RETURN", "YIELD"))
            if current.pause and instruction == "YIELD_VALUE":
                current.pause(code, 0, argument)
            elif current.fail and fails:
                current.fail(code, 0, newest[0])
            elif current.unwinds or not fails:
                current.leave(code, 0, argument)
        return within

    def listen(code: CodeType) -> None:
        if code not in watched:
            watched[code] = code.co_code
            only_answers.add(code)

    def change(callbacks: Callbacks) -> None:
        nonlocal current
        current = callbacks

    for code in answering:
        listen(code)
    before = gettrace()
    settrace(begin)
    try:
        yield Observed(listen, change)
    finally:
        settrace(before)
        current = NOBODY


def _is_first(instructions: bytes, at: int) -> bool:
    """Whether a frame begins here, and is not a generator that goes on."""
    return at < 0 or (dis.opname[instructions[at]] == "RESUME" and instructions[at + 1] == 0)


if sys.version_info >= (3, 12):
    _observing = _by_monitoring
else:
    _observing = _by_tracing
