"""Stops a program that takes too long between two nodes, where the interpreter can be interrupted.

In a browser Python has no threads: there the page does this, from outside the worker.
"""

from __future__ import annotations

import _thread
import threading
from collections.abc import Iterator
from contextlib import contextmanager

GRACE = 0.3
"""First the search itself has the chance to end at its next node."""
AGAIN = 0.5
"""A program may catch the interruption: it comes again after so many seconds."""


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """While the context is open, and after so many seconds, a `KeyboardInterrupt` is raised."""
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
        yield
    except KeyboardInterrupt:
        if not kicked.is_set():
            raise
    finally:
        _end(done, kicked, thread)


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
