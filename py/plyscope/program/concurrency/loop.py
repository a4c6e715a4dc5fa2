"""An event loop of a program's own: whatever it waits for, the clock goes on at once."""

from __future__ import annotations

import asyncio
import asyncio.events
import asyncio.runners
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextlib import suppress
from typing import Any
from weakref import WeakSet

from plyscope.program.concurrency.pools import Pool
from plyscope.program.concurrency.turns import Turns, WaitsForeverError

Created = Callable[[Any], object]
"""Hears of each coroutine that is to run as a task, as that is made."""
EVENTS: Any = asyncio.events


class OwnLoop(asyncio.BaseEventLoop):
    """A loop without a world outside. Its time passes only where nothing else is left to do."""

    def __init__(self, turns: Turns, created: Created) -> None:
        super().__init__()
        self._selector = self  # what the loop asks for events
        self._now = 0.0
        self._turns = turns
        self._pool: type[Pool] = type("Pool", (Pool,), {"turns": turns})
        self._tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self.set_task_factory(_factory(self._tasks, created))

    def time(self) -> float:
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """No events. Raises `WaitsForeverError` if nothing will ever happen."""
        ready: Any = getattr(self, "_ready", ())
        if timeout is None and not self._turns.help(lambda: ready):
            raise WaitsForeverError("something in its event loop")
        self._now += timeout or 0.0
        return []

    def _process_events(self, _events: object) -> None:
        return None

    def _write_to_self(self) -> None:
        return None

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        done = (executor or self._pool()).submit(func, *args)
        future = self.create_future()
        error = done.exception()
        if error is None:
            future.set_result(done.result())
        else:
            future.set_exception(error)
        return future

    def add_signal_handler(self, *_: object) -> None:
        return None

    def end(self) -> None:
        """Leave the tasks that were left behind: they do not go on."""
        for left in (each for each in [*self._tasks] if not each.done()):
            left._log_destroy_pending = False  # type: ignore[attr-defined]
            with suppress(BaseException):
                left.get_coro().close()
        with suppress(RuntimeError):
            self.close()


def _factory(tasks: WeakSet[asyncio.Task[Any]], created: Created) -> Any:
    def task_of(
        loop: asyncio.AbstractEventLoop, coroutine: Coroutine[Any, Any, Any], **how: Any
    ) -> asyncio.Task[Any]:
        created(coroutine)
        task = asyncio.Task(coroutine, loop=loop, **how)
        tasks.add(task)
        return task

    return task_of


class Loops:
    """The loops of one run: from `open` to `close`, asyncio makes and finds no others."""

    def __init__(self, turns: Turns, created: Created) -> None:
        self.turns, self.created = turns, created
        self.made: list[OwnLoop] = []
        self.current: asyncio.AbstractEventLoop | None = None
        self.before: tuple[Any, Any, Any] | None = None

    def open(self) -> None:
        if self.before is None:
            self.before = (EVENTS._event_loop_policy, EVENTS._get_running_loop(), asyncio.run)
            EVENTS._event_loop_policy = self
            EVENTS._set_running_loop(None)
            asyncio.run = asyncio.runners.run

    def close(self) -> None:
        for loop in self.made:
            loop.end()
        self.made.clear()
        if self.before is not None:
            EVENTS._event_loop_policy, running, asyncio.run = self.before
            EVENTS._set_running_loop(running)
            self.before = None

    # What asyncio asks a policy.

    def new_event_loop(self) -> OwnLoop:
        self.made.append(OwnLoop(self.turns, self.created))
        return self.made[-1]

    def get_event_loop(self) -> asyncio.AbstractEventLoop:
        if self.current is None or self.current.is_closed():
            self.current = self.new_event_loop()
        return self.current

    def set_event_loop(self, loop: asyncio.AbstractEventLoop | None) -> None:
        self.current = loop
