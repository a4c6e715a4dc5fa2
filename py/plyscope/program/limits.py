"""Stops a program that takes too long between two nodes, where the interpreter can be interrupted.

In a browser Python has no threads: there whoever starts Python lends an alarm clock.
"""

from __future__ import annotations

import _thread
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import perf_counter
from typing import Final, TypeAlias

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

    def wait() -> None:
        patience = seconds + GRACE
        while not done.wait(patience):
            kicked.set()
            _thread.interrupt_main()
            patience = AGAIN

    thread = threading.Thread(target=wait, daemon=True)
    if threading.current_thread() is not threading.main_thread() or not _started(thread):
        yield
        return
    try:
        with _hearing_interrupts():
            yield
    except KeyboardInterrupt:
        if not kicked.is_set():
            raise
    finally:
        _end(done, kicked, thread)


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
