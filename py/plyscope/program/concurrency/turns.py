"""Whose turn it is, where threads do their work in the one thread that there is.

A thread has its turn when it is started, until it waits. It goes on when somebody else waits, and
what it waits for is there. Time passes only for those who sleep: who sleeps wakes up in the order
of time, and nobody really waits.

A thread whose function cannot be left, and waits for something, would wait for ever. So it has its
turn only when somebody waits for it or for what it may give, or when the program has ended.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from functools import partial
from itertools import count
from math import inf
from types import CodeType, MethodType
from typing import Any, Final, Protocol

from plyscope.program.concurrency.resumable import Resumable
from plyscope.program.concurrency.waiting import R, Steps, Wait, never
from plyscope.program.faults import fault

WAITING: Final = frozenset({"sleep", "wait", "wait_for", "get", "acquire"})
"""What a function calls that waits for others."""
ONE_BY_ONE: Final = "here threads and processes do their work one after the other."
FIRST_ID: Final = 1_000
LEAST: Final = 0.001
"""So many seconds pass at least while somebody waits for some time, or asks what has changed."""


class WaitsForeverError(BaseException):
    """The program waits for what nobody can give, or a thread for what is given too late. No
    `except Exception` of its own stops this."""

    def __init__(self, what: str, *, is_early: bool = False) -> None:
        super().__init__(
            f"A thread waits for {what} before the program, which may give it, can go on: "
            f"{ONE_BY_ONE}"
            if is_early
            else f"The program waits for {what}, but nothing is left that could give it: "
            f"{ONE_BY_ONE}"
        )


class Thread(Protocol):
    """What is to be known of a thread.

    Attributes:
        ident: its number.
        daemon: whether the program ends without waiting for it.
        state: "new", "started", "running", "waiting" or "ended".
        steps: what it still has to do, if it can be left while it waits.
        wait, until: what it waits for, and how long, while its state is "waiting".
        waits: what it waits for in vain.
    """

    ident: int
    daemon: bool
    state: str
    steps: Steps[Any] | None
    wait: Wait
    until: float
    waits: WaitsForeverError | None

    @property
    def work(self) -> Any:
        """The function that it is to run."""

    @property
    def run_as(self) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
        """This function, and what it is given."""

    @property
    def title(self) -> str:
        """What stands before an error of it."""

    def run(self) -> None:
        """Do all of its work."""

    def ended_with(self, error: BaseException) -> None:
        """An error has ended it."""


class Turns:
    """Whose turn it is among the threads of one run.

    Attributes:
        current: the thread whose work is being done.
        pending: the threads that have been started and have had no turn yet.
        waiting: those that were left while they wait, the one that has waited longest first.
        stuck: those that wait in vain.
        now: how many seconds have been slept.
        below: for all that cannot go on before others have had their turn, whether it could.
        notes: what is to be said of this run, a sentence each, in order.
    """

    def __init__(self, main: Callable[[Turns], Thread], resumable: Resumable) -> None:
        self.notes: dict[str, None] = {}
        self.numbers, self.nameless = count(FIRST_ID), count(1)
        self.pending: list[Thread] = []
        self.waiting: list[Thread] = []
        self.stuck: list[Thread] = []
        self.now = 0.0
        self.below: list[Callable[[], object]] = []
        self._resumable = resumable
        self.main = main(self)
        self.main.state = "running"
        self.current = self.main

    def note(self, sentence: str) -> None:
        """Something is to be said of this run, once."""
        if sentence:
            self.notes[sentence] = None

    def begin(self, thread: Thread) -> None:
        """A thread is started."""
        if self._resumable.can_be_left(thread.work):
            thread.steps = self._resumable.steps(*thread.run_as)
            with self.above(lambda: True):
                self._go_on(thread, None)
        elif _names_in(thread.work).isdisjoint(WAITING):
            with self.above(lambda: True):
                self.give(thread)
        else:
            self.pending.append(thread)

    def give(self, thread: Thread) -> None:
        """It is the turn of `thread`, until it has ended."""
        if thread in self.pending:
            self.pending.remove(thread)
        with self._ending(thread):
            thread.run()

    def _go_on(self, thread: Thread, is_there: bool | None) -> None:
        """It is the turn of `thread` until it waits again, or has ended."""
        assert thread.steps
        if thread in self.waiting:
            self.waiting.remove(thread)
        with self._ending(thread), suppress(StopIteration):
            wait = thread.steps.send(is_there)  # type: ignore[arg-type]
            while wait.is_there():
                wait = thread.steps.send(True)
            thread.wait, thread.until = wait, self._end_of(wait)
            self.waiting.append(thread)

    @contextmanager
    def _ending(self, thread: Thread) -> Iterator[None]:
        """While the context is open, `thread` has its turn; then it has ended, or it waits."""
        thread.state = "running"
        try:
            with self.as_current(thread):
                yield
        except WaitsForeverError as error:
            thread.waits = error
            self.stuck.append(thread)
        except SystemExit as error:
            thread.ended_with(error)
        except Exception as error:
            thread.ended_with(error)
            print(f"{thread.title}:\n{fault(error, '').text}", end="", file=sys.stderr)
        thread.state = "waiting" if thread in self.waiting else "ended"

    @contextmanager
    def as_current(self, thread: Thread) -> Iterator[None]:
        before, self.current = self.current, thread
        try:
            yield
        finally:
            self.current = before

    @contextmanager
    def above(self, may_go_on: Callable[[], object]) -> Iterator[None]:
        """While the context is open, others have their turn."""
        self.below.append(may_go_on)
        try:
            yield
        finally:
            self.below.pop()

    def _end_of(self, wait: Wait) -> float:
        return inf if wait.seconds is None else self.now + max(wait.seconds, LEAST)

    def driven(self, steps: Steps[R]) -> R:
        """What an operation gives that is waited for here: others have their turn meanwhile."""
        is_there: bool | None = None
        try:
            while True:
                wait = steps.send(is_there)  # type: ignore[arg-type]
                is_there = self.help(wait.is_there, wait.seconds)
                if not is_there and wait.seconds is None:
                    steps.throw(self._in_vain(wait))
        except StopIteration as end:
            given: R = end.value
            return given

    def help(self, is_there: Callable[[], object], seconds: float | None = None) -> bool:
        """Let others have their turn until something is there, for so many seconds, or else as
        long as there is anybody; whether it is there then."""
        until = inf if seconds is None else self.now + seconds
        with self.above(is_there if seconds is None else lambda: True):
            while not is_there() and self._step(until):
                pass
        if not is_there() and until < inf:
            self.now = max(self.now, until)
        return bool(is_there())

    def _step(self, until: float) -> bool:
        """Somebody else has a turn, and time may pass until then. False if there is nobody."""
        if self.pending:
            self.give(self.pending[0])
            return True
        first = min(self.waiting, key=lambda each: each.until, default=None)
        if first and first.until <= self.now:
            self._go_on(first, bool(first.wait.is_there()))
            return True
        for thread in self.waiting:
            if thread.wait.is_there():
                self._go_on(thread, True)
                return True
        if first is None or first.until > until or first.until == inf:
            return False
        self.now = first.until
        self._go_on(first, False)
        return True

    def _in_vain(self, wait: Wait) -> WaitsForeverError:
        """Why nobody brings what is waited for; if that is the end of a thread, what that waits
        for."""
        if wait.thread in self.waiting:
            self._give_up(wait.thread)
        if wait.thread and wait.thread.waits:
            error: WaitsForeverError = wait.thread.waits
            return error
        return WaitsForeverError(wait.what, is_early=any(may_go_on() for may_go_on in self.below))

    def _give_up(self, thread: Thread) -> None:
        """What a thread waits for never comes: it ends where it is."""
        assert thread.steps
        self.waiting.remove(thread)
        with self._ending(thread), suppress(StopIteration):
            thread.steps.throw(WaitsForeverError(thread.wait.what))

    def pause(self, seconds: float, *, lets_others: bool) -> None:
        """The main program sleeps: others have their turn, if it `lets_others`."""
        if self.current is not self.main:
            return
        if lets_others:
            self.help(never, seconds)
        else:
            self.now += seconds

    def leave(self, thread: Thread) -> None:
        """A thread is ended from outside."""
        for group in (self.pending, self.waiting):
            if thread in group:
                group.remove(thread)
        thread.state, thread.waits = "ended", None
        _close(thread)

    def finish(self) -> None:
        """The program has ended: what it would still wait for is done. Raises `WaitsForeverError`
        if that never ends."""
        while going_on := [each for each in [*self.pending, *self.waiting] if not each.daemon]:
            if not self._step(inf):
                self._give_up(going_on[0])
        for thread in self.stuck:
            if thread.waits and not thread.daemon:
                raise thread.waits

    def close(self) -> None:
        """Leave the threads that still wait: they do not go on."""
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            for thread in [*self.waiting]:
                self.leave(thread)


def _close(thread: Thread) -> None:
    """What a thread would do as it is left is no part of the run."""
    if thread.steps:
        with suppress(Exception):
            thread.steps.close()


def _names_in(function: Any) -> set[str]:
    """The names that the code of a function uses."""
    while isinstance(function, partial):
        function = function.func
    if isinstance(function, MethodType):
        function = function.__func__
    names: set[str] = set()
    codes = [getattr(function, "__code__", None)]
    for code in codes:  # it grows during the loop
        if isinstance(code, CodeType):
            names.update(code.co_names)
            codes += code.co_consts
    return names
