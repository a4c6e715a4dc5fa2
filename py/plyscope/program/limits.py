"""Stops a program that takes too long between two nodes, where the interpreter can be interrupted.

In a browser Python has no threads: there the page does this, from outside the worker.
"""

from __future__ import annotations

import _thread
import threading
from collections.abc import Iterator
from contextlib import contextmanager

AGAIN = 0.5
"""A program may catch the interruption: it comes again after so many seconds."""


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """While the context is open, and after so many seconds, a `KeyboardInterrupt` is raised."""
    done = threading.Event()

    def wait() -> None:
        patience = seconds
        while not done.wait(patience):
            _thread.interrupt_main()
            patience = AGAIN

    thread = threading.Thread(target=wait, daemon=True)
    if threading.current_thread() is not threading.main_thread() or not _started(thread):
        yield
        return
    try:
        yield
    finally:
        done.set()
        thread.join()


def _started(thread: threading.Thread) -> bool:
    try:
        thread.start()
    except RuntimeError:  # there are no threads here
        return False
    return True
