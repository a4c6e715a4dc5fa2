"""Stops a program that takes too long between two nodes.

On the page whoever starts Python lends an alarm clock. Elsewhere a thread is the clock, and where
Python has no threads, as in a notebook that runs in a browser, each turn of a loop looks at one.
"""

from __future__ import annotations

import _thread
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from math import inf
from time import perf_counter
from types import CodeType, FrameType
from typing import Final, TypeAlias

from plyscope.program.faults import FILE_NAME

Alarm: TypeAlias = Callable[..., object]
"""Raises a `KeyboardInterrupt` after so many seconds, and again if it is caught; 0 turns it off. A
text may follow: what the page is to say if Python does not hear it, and has to be ended."""
LENT: Final[ContextVar[Alarm | None]] = ContextVar("LENT", default=None)
GRACE = 0.3
"""First the search itself has the chance to end at its next node."""
DUE: Final[ContextVar[float]] = ContextVar("DUE", default=inf)
"""When the lent clock goes off; a program may open a game of its own, which has less time."""
AT_ONCE = 0.001
AGAIN = 0.5
"""A program may catch the interruption: it comes again after so many seconds."""


@contextmanager
def alarmed_by(alarm: Alarm | None) -> Iterator[None]:
    """While the context is open, `alarm` is the clock, which nobody has set."""
    token, due = LENT.set(alarm), DUE.set(inf)
    try:
        yield
    finally:
        DUE.reset(due)
        LENT.reset(token)


@contextmanager
def interrupted_after(seconds: float) -> Iterator[Callable[[], bool]]:
    """While the context is open, and after so many seconds, a `KeyboardInterrupt` is raised. Gives
    what tells whether so many seconds have passed: a program may raise one itself."""
    until = perf_counter() + seconds
    alarm = LENT.get()
    if alarm is None:
        with _interrupted_by_thread(seconds):
            yield lambda: perf_counter() >= until
        return
    outer, now = DUE.get(), perf_counter()
    due = min(outer, now + seconds + GRACE)
    token = DUE.set(due)
    alarm(due - now)
    try:
        yield lambda: perf_counter() >= until
    finally:
        DUE.reset(token)
        alarm(max(outer - perf_counter(), AT_ONCE) if outer < inf else 0)


@contextmanager
def _interrupted_by_thread(seconds: float) -> Iterator[None]:
    done, kicked = threading.Event(), threading.Event()
    is_heard = threading.current_thread() is threading.main_thread() and _is_signal_heard()
    interrupt = _thread.interrupt_main if is_heard else _interrupting(threading.get_ident())

    def wait() -> None:
        patience = seconds + GRACE
        while not done.wait(patience):
            kicked.set()
            interrupt()
            patience = AGAIN

    thread = threading.Thread(target=wait, daemon=True)
    loops = nullcontext() if _started(thread) else _looking_in_loops(seconds + GRACE, kicked)
    try:
        with loops, _hearing_interrupts() if is_heard else nullcontext():
            yield
    except KeyboardInterrupt:
        if not kicked.is_set():
            raise
    finally:
        _end(done, kicked, thread)


@contextmanager
def _looking_in_loops(seconds: float, kicked: threading.Event) -> Iterator[None]:
    """While the context is open, each turn of a loop looks at the clock; when it is time, the next
    instruction raises a `KeyboardInterrupt`. Before Python 3.12 there is no way to look."""
    if sys.version_info < (3, 12):
        yield
        return
    monitoring = sys.monitoring
    events = monitoring.events
    tool = next(number for number in range(6) if monitoring.get_tool(number) is None)
    until = perf_counter() + seconds

    def look(code: CodeType, _from: int, _to: int) -> None:
        # An error that is raised at a jump would pass by the handlers around the loop.
        if perf_counter() >= until:
            monitoring.set_local_events(tool, code, events.INSTRUCTION)

    def kick(code: CodeType, _offset: int) -> None:
        nonlocal until
        monitoring.set_local_events(tool, code, events.NO_EVENTS)
        until = perf_counter() + AGAIN
        kicked.set()
        raise KeyboardInterrupt

    monitoring.use_tool_id(tool, "plyscope clock")
    monitoring.register_callback(tool, events.JUMP, look)
    monitoring.register_callback(tool, events.INSTRUCTION, kick)
    monitoring.set_events(tool, events.JUMP)
    try:
        yield
    finally:
        monitoring.set_events(tool, events.NO_EVENTS)
        for event in (events.JUMP, events.INSTRUCTION):
            monitoring.register_callback(tool, event, None)
        monitoring.free_tool_id(tool)


def _is_signal_heard() -> bool:
    """Whether an interruption raises an error. Others may have set what hears it: an event loop
    would cancel its task, and the program would go on."""
    hears = signal.getsignal(signal.SIGINT)
    known = (signal.SIG_IGN, signal.SIG_DFL, signal.default_int_handler)
    return hears in known or getattr(hears, "__module__", "").startswith("plyscope.")


def _interrupting(thread: int) -> Callable[[], object]:
    """What raises a `KeyboardInterrupt` in a thread, whatever hears signals there."""
    import ctypes  # noqa: PLC0415 - the page needs none, and starts sooner without

    raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc
    return lambda: raise_in(ctypes.c_ulong(thread), ctypes.py_object(KeyboardInterrupt))


@contextmanager
def _hearing_interrupts() -> Iterator[None]:
    """While the context is open, an interruption raises an error in the main thread, also where
    Python was started without: in the background of a shell, interruptions are ignored."""
    before = signal.getsignal(signal.SIGINT)
    if before not in (signal.SIG_IGN, signal.SIG_DFL):
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end(done: threading.Event, kicked: threading.Event, thread: threading.Thread) -> None:
    """Stop the clock; an interruption that was on its way arrives here, and does nothing."""
    while not done.is_set() or thread.is_alive():
        try:
            done.set()
            if thread.is_alive():
                thread.join()
        except KeyboardInterrupt:
            if not kicked.is_set():
                raise


def _started(thread: threading.Thread) -> bool:
    try:
        thread.start()
    except RuntimeError:  # there are no threads here
        return False
    return True


Says: TypeAlias = Callable[[str], None]
"""Tells the page what to say if it has to end Python, which hears no alarm inside a long step."""


class Overdue(KeyboardInterrupt):
    """Raised in a call that takes too long; a program's own `KeyboardInterrupt` is none."""


@contextmanager
def overdue_after(seconds: float, *, each_call: bool) -> Iterator[Says]:
    """Ends a call of a person's that does not return, while what called it may take as long as it
    likes: a search that goes on for minutes asks the rules of a game millions of times.

    While the context is open, `Overdue` is raised after so many seconds; with `each_call`, only
    in a call of a person's function that has lasted for so long, and at the latest after twice
    that. Without a main thread or a clock, never."""
    alarm = LENT.get()
    until = perf_counter() + seconds
    seen: FrameType | None = None
    is_raised = False
    otherwise = ""

    def heard(_signal: int, frame: FrameType | None) -> None:
        nonlocal until, seen, is_raised
        now, call = perf_counter(), _call_at(frame)
        if is_raised and call is None:
            return  # it is being told
        if is_raised or not each_call or (now >= until and call is not None and call is seen):
            is_raised = True
            raise Overdue
        if now < until:
            return  # the clock rings more often, because a program may catch what it raises
        until, seen = now + seconds, call
        if alarm:
            alarm(seconds + GRACE, otherwise)

    def says(text: str) -> None:
        nonlocal otherwise
        otherwise = text
        due = until + GRACE if each_call else DUE.get()
        if alarm:
            alarm(max(due - perf_counter(), AT_ONCE), otherwise)

    if threading.current_thread() is not threading.main_thread():
        yield says
        return
    with interrupted_after(seconds):
        before = signal.signal(signal.SIGINT, heard)
        try:
            yield says
        finally:
            signal.signal(signal.SIGINT, before)


def _call_at(frame: FrameType | None) -> FrameType | None:
    """The outermost call of a person's function on this stack."""
    call = None
    while frame:
        if frame.f_code.co_filename.startswith(FILE_NAME):
            call = frame
        frame = frame.f_back
    return call
