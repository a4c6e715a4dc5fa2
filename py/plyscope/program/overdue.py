"""Ends a call of a person's that does not return, while what called it may take as long as it
likes: a search that goes on for minutes asks the rules of a game millions of times."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from types import FrameType
from typing import TypeAlias

from plyscope.program.faults import FILE_NAME
from plyscope.program.limits import AT_ONCE, DUE, GRACE, LENT, interrupted_after

Says: TypeAlias = Callable[[str], None]
"""Tells the page what to say if it has to end Python, which hears no alarm inside a long step."""


class Overdue(KeyboardInterrupt):
    """Raised in a call that takes too long; a program's own `KeyboardInterrupt` is none."""


@contextmanager
def overdue_after(seconds: float, *, each_call: bool) -> Iterator[Says]:
    """While the context is open, `Overdue` is raised after so many seconds; with `each_call`, only
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
