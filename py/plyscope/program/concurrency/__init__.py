"""What a program does side by side, done one after the other: threads, pools, processes,
coroutines, alarms. These stand in for the modules where a program is run from its text."""

from __future__ import annotations

import _thread
import concurrent.futures
import queue
import signal
import threading
from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final

from plyscope.program.concurrency.locks import parts_of_locks
from plyscope.program.concurrency.loop import Created, Loops
from plyscope.program.concurrency.pools import parts_of_futures
from plyscope.program.concurrency.processes import parts_of_multiprocessing
from plyscope.program.concurrency.queues import parts_of_queue
from plyscope.program.concurrency.resumable import Resumable
from plyscope.program.concurrency.signals import parts_of_signal
from plyscope.program.concurrency.threads import Thread, parts_of_thread, parts_of_threading
from plyscope.program.concurrency.turns import Turns, WaitsForeverError

__all__ = ["MODULES", "Concurrency", "WaitsForeverError"]

MODULES: Final = frozenset({"threading", "_thread", "queue", "signal", "concurrent"})
"""The modules of which some parts are replaced."""


class Concurrency:
    """What stands in for modules in one run.

    Attributes:
        turns: whose turn it is.
        loops: the event loops.
        modules: the modules that are there as ever, but for some parts, by name.
        parts: what there is of modules that are not there, by the module's name.
    """

    def __init__(self, created: Created, resumable: Resumable) -> None:
        self.turns = Turns(lambda turns: Thread(name="MainThread", turns=turns), resumable)
        self.loops = Loops(self.turns, created)
        self.has_loops = False
        self.parts: Mapping[str, Mapping[str, Any]] = parts_of_multiprocessing(self.turns)
        locks, futures = parts_of_locks(self.turns), parts_of_futures(self.turns)
        whole = _like(concurrent.futures, futures)
        vars(whole).update(thread=whole, process=whole)
        self.modules: Mapping[str, ModuleType] = {
            "threading": _like(threading, {**locks, **parts_of_threading(self.turns)}),
            "_thread": _like(_thread, parts_of_thread(self.turns, locks["Lock"])),
            "queue": _like(queue, parts_of_queue(self.turns)),
            "signal": _like(signal, parts_of_signal(self.turns)),
            "concurrent": _like(concurrent, {"futures": whole}),
            "concurrent.futures": whole,
            "concurrent.futures.thread": whole,
            "concurrent.futures.process": whole,
        }

    @property
    def notes(self) -> list[str]:
        """What is to be said of this run, a sentence each."""
        return list(self.turns.notes)

    def needs_loops(self) -> None:
        """The program imports asyncio."""
        self.has_loops = True
        self.open()

    def open(self) -> None:
        """The program runs."""
        if self.has_loops:
            self.loops.open()

    def finish(self) -> None:
        """The program has come to its end, and waits for what goes on. Raises `WaitsForeverError`
        if that does not end."""
        self.turns.finish()

    def close(self) -> None:
        """Leave what is left behind, and put back what was there."""
        self.loops.close()
        self.turns.close()


def _like(module: ModuleType, parts: Mapping[str, Any]) -> ModuleType:
    """A module with all of another one, but for some parts."""
    made = ModuleType(module.__name__, module.__doc__)
    vars(made).update(vars(module))
    vars(made).update(parts)
    return made
