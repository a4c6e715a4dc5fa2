"""Threads of a program, whose turns they are: see `turns`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from plyscope.program.concurrency.turns import LEAST, Turns, WaitsForeverError
from plyscope.program.concurrency.waiting import Steps, Wait, Waits, never

THREADS: Final = (
    "Threads do not run side by side here: each works until it waits or ends, one by one."
)
TIMERS: Final = "No time passes here for a timer, so it never goes off."


class Thread:
    """Stands in for `threading.Thread`; see `turns.Thread`."""

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
        self.steps: Steps[Any] | None = None
        self.wait, self.until = Wait("", never), 0.0
        self.waits: WaitsForeverError | None = None
        self.error: BaseException | None = None

    def _usual_name(self) -> str:
        of_what = getattr(self._target, "__name__", "")
        return f"{self.kind}-{next(self.turns.nameless)}" + (f" ({of_what})" if of_what else "")

    @property
    def work(self) -> Any:
        return self._target if type(self).run is Thread.run else self.run

    @property
    def run_as(self) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
        is_own = type(self).run is not Thread.run
        return (self.run, (), {}) if is_own else (self._target, self._args, self._kwargs)

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

    @Waits
    def join(self, timeout: float | None = None) -> Steps[None]:
        if self.state == "new":
            raise RuntimeError("cannot join thread before it is started")
        yield Wait("the end of a thread", self._has_ended, timeout, self)
        if self.waits and timeout is None:
            raise self.waits

    def _has_ended(self) -> bool:
        return self.state == "ended"

    def is_alive(self) -> bool:
        if self.state not in ("new", "ended"):
            self.turns.help(self._has_ended, LEAST)
        return self.state in ("started", "running", "waiting") or self.waits is not None

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

    @Waits
    def join(self, timeout: float | None = None) -> Steps[None]:
        yield Wait("a timer", lambda: self.is_cancelled, timeout)

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


def _alive(turns: Turns) -> list[Any]:
    return list(
        dict.fromkeys([turns.main, turns.current, *turns.pending, *turns.waiting, *turns.stuck])
    )
