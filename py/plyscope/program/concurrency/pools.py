"""Pools whose tasks are done at once, in the order in which they are given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any, Final

from plyscope.program.concurrency.locks import Shared, copied
from plyscope.program.concurrency.threads import Thread
from plyscope.program.concurrency.turns import Turns

POOLS: Final = (
    "The tasks of a pool do not run side by side here: they are done at once, one by one."
)


class Pool(Executor, Shared):
    """Stands in for `concurrent.futures.ThreadPoolExecutor`."""

    note = POOLS
    copies = False
    """Whether tasks are given copies, as other processes are."""

    def __init__(
        self,
        max_workers: int | None = None,
        *_: object,
        initializer: Callable[..., object] | None = None,
        initargs: tuple[Any, ...] = (),
        **__: object,
    ) -> None:
        if max_workers is not None and max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        self.is_shut = False
        self.turns.note(self.note)
        self.worker = Thread(name=f"{type(self).__name__}-0_0", turns=self.turns)
        if initializer:
            self._done(initializer, initargs, {})

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.is_shut:
            raise RuntimeError("cannot schedule new futures after shutdown")
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        try:
            future.set_result(self._done(fn, args, kwargs))
        except (Exception, SystemExit) as error:
            future.set_exception(error)
        return future

    def _done(self, fn: Callable[..., Any], args: Any, kwargs: Mapping[str, Any]) -> Any:
        with self.turns.as_current(self.worker), self.turns.above(lambda: True):
            if not self.copies:
                return fn(*args, **kwargs)
            return copied(fn(*copied(args), **copied(kwargs)))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.is_shut = True


class ProcessPool(Pool):
    """Stands in for `concurrent.futures.ProcessPoolExecutor`."""

    copies = True


def as_completed(fs: Iterable[Future[Any]], timeout: float | None = None) -> Iterator[Future[Any]]:
    """Stands in for `concurrent.futures.as_completed`."""
    return iter(list(dict.fromkeys(fs)))


def parts_of_futures(turns: Turns) -> dict[str, Any]:
    """What stands in for parts of `concurrent.futures`."""
    held = {"turns": turns}
    return {
        "ThreadPoolExecutor": type("ThreadPoolExecutor", (Pool,), held),
        "ProcessPoolExecutor": type("ProcessPoolExecutor", (ProcessPool,), held),
        "InterpreterPoolExecutor": type("InterpreterPoolExecutor", (ProcessPool,), held),
        "as_completed": as_completed,
        "BrokenThreadPool": BrokenExecutor,
        "BrokenProcessPool": BrokenExecutor,
    }
