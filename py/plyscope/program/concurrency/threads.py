"""Threads whose work is done at once, when they are started, in the one thread that there is.

A thread whose function waits for something, or sleeps, would wait for ever then. It has its turn
only when somebody waits for it or for what it may give, or when the program has ended.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import count
from types import CodeType, MethodType
from typing import Any, Final

from plyscope.program.faults import fault

WAITING: Final = frozenset({"sleep", "wait", "wait_for", "get", "acquire"})
"""What a function calls that waits for others."""
THREADS: Final = "Threads do not run side by side here: each does its work at once, one by one."
TIMERS: Final = "No time passes here for a timer, so it never goes off."
FIRST_ID: Final = 1_000


class WaitsForeverError(BaseException):
    """The program waits for what nobody can give. No `except Exception` of its own stops this."""

    def __init__(self, what: str) -> None:
        super().__init__(
            f"The program waits for {what}, but nobody is left who could give it: "
            "here threads and processes do their work one after the other."
        )


class Turns:
    """Whose turn it is among the threads of one run.

    Attributes:
        current: the thread whose work is being done.
        pending: the threads that have been started and have had no turn yet.
        notes: what is to be said of this run, a sentence each, in order.
    """

    def __init__(self) -> None:
        self.notes: dict[str, None] = {}
        self.numbers, self.nameless = count(FIRST_ID), count(1)
        self.pending: list[Thread] = []
        self.stuck: list[Thread] = []
        self.main = Thread(name="MainThread", turns=self)
        self.main.state = "running"
        self.current = self.main

    def note(self, sentence: str) -> None:
        """Something is to be said of this run, once."""
        if sentence:
            self.notes[sentence] = None

    def begin(self, thread: Thread) -> None:
        """A thread is started."""
        if _names_in(thread.work).isdisjoint(WAITING):
            self.give(thread)
        else:
            self.pending.append(thread)

    def give(self, thread: Thread) -> None:
        """It is the turn of `thread`, until it has ended."""
        if thread in self.pending:
            self.pending.remove(thread)
        thread.state = "running"
        try:
            with self.as_current(thread):
                thread.run()
        except WaitsForeverError as error:
            thread.waits = error
            self.stuck.append(thread)
        except SystemExit as error:
            thread.ended_with(error)
        except Exception as error:
            thread.ended_with(error)
            print(f"{thread.title}:\n{fault(error, '').text}", end="", file=sys.stderr)
        thread.state = "ended"

    @contextmanager
    def as_current(self, thread: Thread) -> Iterator[None]:
        before, self.current = self.current, thread
        try:
            yield
        finally:
            self.current = before

    def help(self, is_there: Callable[[], object]) -> bool:
        """Let others have their turn until something is there; whether it is then."""
        while not is_there() and self.pending:
            self.give(self.pending[0])
        return bool(is_there())

    def wait(self, is_there: Callable[[], object], what: str) -> None:
        """Wait until something is there. Raises `WaitsForeverError` if nobody brings it."""
        if not self.help(is_there):
            raise WaitsForeverError(what)

    def pause(self) -> None:
        """Who sleeps lets all others have their turn."""
        if self.current is self.main:
            self.help(lambda: False)

    def finish(self) -> None:
        """The program has ended: what it would still wait for is done. Raises `WaitsForeverError`
        if that never ends."""
        while waiting := [each for each in self.pending if not each.daemon]:
            self.give(waiting[0])
        for thread in self.stuck:
            if thread.waits and not thread.daemon:
                raise thread.waits


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


class Thread:
    """Stands in for `threading.Thread`. `state` is "new", "running" or "ended"; `waits` is what it
    waits for in vain."""

    turns: Turns
    kind = "Thread"
    note = THREADS

    def __init__(
        self,
        group: None = None,
        target: Callable[..., object] | None = None,
        name: str | None = None,
        args: Iterable[Any] = (),
        kwargs: Mapping[str, Any] | None = None,
        *,
        daemon: bool | None = None,
        turns: Turns | None = None,
        **_more: object,
    ) -> None:
        if turns:
            self.turns = turns
        self.ident = self.native_id = next(self.turns.numbers)
        self._target, self._args, self._kwargs = target, tuple(args), dict(kwargs or {})
        self.name = str(name or self._usual_name())
        self.daemon = bool(daemon)
        self.state = "new"
        self.waits: WaitsForeverError | None = None
        self.error: BaseException | None = None

    def _usual_name(self) -> str:
        of_what = getattr(self._target, "__name__", "")
        return f"{self.kind}-{next(self.turns.nameless)}" + (f" ({of_what})" if of_what else "")

    @property
    def work(self) -> object:
        """The function that it is to run."""
        return self._target if type(self).run is Thread.run else self.run

    @property
    def title(self) -> str:
        return f"Exception in thread {self.name}"

    def start(self) -> None:
        if self.state != "new":
            raise RuntimeError("threads can only be started once")
        self.turns.note(self.note)
        self.state = "started"
        self.turns.begin(self)

    def run(self) -> None:
        if self._target:
            self._target(*self._args, **self._kwargs)

    def ended_with(self, error: BaseException) -> None:
        self.error = error

    def join(self, timeout: float | None = None) -> None:
        if self.state == "new":
            raise RuntimeError("cannot join thread before it is started")
        if self in self.turns.pending:
            self.turns.give(self)
        if self.waits and timeout is None:
            raise self.waits

    def is_alive(self) -> bool:
        if self in self.turns.pending:
            self.turns.give(self)
        return self.state == "running" or self.waits is not None

    def __repr__(self) -> str:
        return f"<{self.kind}({self.name}, {self.state})>"

    def getName(self) -> str:  # noqa: N802
        return self.name

    def setName(self, name: str) -> None:  # noqa: N802
        self.name = name

    def isDaemon(self) -> bool:  # noqa: N802
        return self.daemon

    def setDaemon(self, daemon: bool) -> None:  # noqa: N802
        self.daemon = daemon


class Timer(Thread):
    """Stands in for `threading.Timer`: it never goes off."""

    note = TIMERS

    def __init__(
        self,
        interval: float,
        function: Callable[..., object],
        args: Iterable[Any] | None = None,
        kwargs: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(target=function, args=args or (), kwargs=kwargs)
        self.interval, self.function = interval, function
        self.is_cancelled = False

    def start(self) -> None:
        self.turns.note(self.note)
        self.state = "started"

    def cancel(self) -> None:
        self.is_cancelled = True

    def join(self, timeout: float | None = None) -> None:
        if timeout is None and not self.is_cancelled:
            raise WaitsForeverError("a timer")

    def is_alive(self) -> bool:
        return self.state == "started" and not self.is_cancelled


class Local:
    """Stands in for `threading.local`: each thread has its own fields."""

    turns: Turns

    def __getattribute__(self, name: str) -> Any:
        held = object.__getattribute__(self, "__dict__")
        own = held.setdefault(object.__getattribute__(self, "turns").current.ident, {})
        return own[name] if name in own else object.__getattribute__(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        held = object.__getattribute__(self, "__dict__")
        held.setdefault(object.__getattribute__(self, "turns").current.ident, {})[name] = value

    def __delattr__(self, name: str) -> None:
        held = object.__getattribute__(self, "__dict__")
        held.get(object.__getattribute__(self, "turns").current.ident, {}).pop(name)


def parts_of_threading(turns: Turns) -> dict[str, Any]:
    """What stands in for parts of `threading`."""
    return {
        "Thread": type("Thread", (Thread,), {"turns": turns}),
        "Timer": type("Timer", (Timer,), {"turns": turns}),
        "local": type("local", (Local,), {"turns": turns}),
        "current_thread": lambda: turns.current,
        "currentThread": lambda: turns.current,
        "main_thread": lambda: turns.main,
        "active_count": lambda: len(_alive(turns)),
        "activeCount": lambda: len(_alive(turns)),
        "enumerate": lambda: _alive(turns),
        "get_ident": lambda: turns.current.ident,
        "get_native_id": lambda: turns.current.ident,
        "stack_size": lambda _size=0: 0,
    }


def parts_of_thread(turns: Turns, lock: object) -> dict[str, Any]:
    """What stands in for parts of `_thread`."""

    def begin(
        function: Callable[..., object],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> int:
        thread = Thread(target=function, args=args, kwargs=kwargs, daemon=True, turns=turns)
        thread.start()
        return thread.ident

    return {
        "start_new_thread": begin,
        "start_new": begin,
        "allocate_lock": lock,
        "allocate": lock,
        "LockType": lock,
        "get_ident": lambda: turns.current.ident,
        "get_native_id": lambda: turns.current.ident,
        "stack_size": lambda _size=0: 0,
    }


def _alive(turns: Turns) -> list[Thread]:
    return list(dict.fromkeys([turns.main, turns.current, *turns.pending, *turns.stuck]))
