"""Processes whose work is done at once, in the one process that there is. They get copies of what
they are given, as other processes do."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any, Final, Self

from plyscope.program.concurrency.locks import RLock, Shared, copied, parts_of_locks
from plyscope.program.concurrency.pools import Pool, ProcessPool
from plyscope.program.concurrency.queues import ProcessQueue
from plyscope.program.concurrency.threads import Thread
from plyscope.program.concurrency.turns import Turns
from plyscope.program.concurrency.waiting import Steps, Wait, Waits


class ProcessError(Exception):
    """Stands in for `multiprocessing.ProcessError`."""


class TimeoutError(ProcessError):
    """Stands in for `multiprocessing.TimeoutError`."""


class Process(Thread):
    """Stands in for `multiprocessing.Process`."""

    kind = "Process"
    note = ""

    def _usual_name(self) -> str:
        return f"{self.kind}-{next(self.turns.nameless)}"

    def start(self) -> None:
        if type(self).run is Thread.run:
            self._args, self._kwargs = copied(self._args), copied(self._kwargs)
        super().start()

    @property
    def title(self) -> str:
        return f"Process {self.name}"

    @property
    def pid(self) -> int:
        return self.ident

    @property
    def exitcode(self) -> int | None:
        if self.state != "ended" or self.waits:
            return None
        if isinstance(self.error, SystemExit):
            return (
                self.error.code if isinstance(self.error.code, int) else int(bool(self.error.code))
            )
        return int(self.error is not None)

    def terminate(self) -> None:
        self.turns.leave(self)

    kill = close = terminate


class Result:
    """Stands in for what `Pool.apply_async` returns."""

    def __init__(self, values: list[Any], error: Exception | None, *, is_one: bool) -> None:
        self.values, self.error, self.is_one = values, error, is_one

    def get(self, timeout: float | None = None) -> Any:
        if self.error:
            raise self.error
        return self.values[0] if self.is_one else self.values

    def wait(self, timeout: float | None = None) -> None:
        return None

    def ready(self) -> bool:
        return True

    def successful(self) -> bool:
        return self.error is None


class Workers(Shared):
    """Stands in for `multiprocessing.Pool`; `pool` does the tasks."""

    pool: type[Pool]

    def __init__(
        self,
        processes: int | None = None,
        initializer: Callable[..., object] | None = None,
        initargs: tuple[Any, ...] = (),
        *_: object,
        **__: object,
    ) -> None:
        if processes is not None and processes < 1:
            raise ValueError("Number of processes must be at least 1")
        self._pool = self.pool(initializer=initializer, initargs=tuple(initargs))

    def apply(
        self,
        func: Callable[..., Any],
        args: Iterable[Any] = (),
        kwds: Mapping[str, Any] | None = None,
    ) -> Any:
        return self._pool.submit(func, *args, **(kwds or {})).result()

    def map(
        self, func: Callable[..., Any], iterable: Iterable[Any], chunksize: int = 1
    ) -> list[Any]:
        return [self.apply(func, (each,)) for each in iterable]

    def starmap(
        self, func: Callable[..., Any], iterable: Iterable[Iterable[Any]], chunksize: int = 1
    ) -> list[Any]:
        return [self.apply(func, each) for each in iterable]

    def imap(
        self, func: Callable[..., Any], iterable: Iterable[Any], chunksize: int = 1
    ) -> Iterator[Any]:
        done = [self._pool.submit(func, each) for each in iterable]
        return (each.result() for each in done)

    imap_unordered = imap

    def apply_async(
        self,
        func: Callable[..., Any],
        args: Iterable[Any] = (),
        kwds: Mapping[str, Any] | None = None,
        callback: Callable[[Any], object] | None = None,
        error_callback: Callable[[Exception], object] | None = None,
    ) -> Result:
        return _called_back(
            lambda: [self.apply(func, args, kwds)], callback, error_callback, is_one=True
        )

    def map_async(
        self,
        func: Callable[..., Any],
        iterable: Iterable[Any],
        chunksize: int = 1,
        callback: Callable[[Any], object] | None = None,
        error_callback: Callable[[Exception], object] | None = None,
    ) -> Result:
        return _called_back(lambda: self.map(func, iterable), callback, error_callback)

    def starmap_async(
        self,
        func: Callable[..., Any],
        iterable: Iterable[Iterable[Any]],
        chunksize: int = 1,
        callback: Callable[[Any], object] | None = None,
        error_callback: Callable[[Exception], object] | None = None,
    ) -> Result:
        return _called_back(lambda: self.starmap(func, iterable), callback, error_callback)

    def close(self) -> None:
        self._pool.shutdown()

    terminate = close

    def join(self) -> None:
        if not self._pool.is_shut:
            raise ValueError("Pool is still running")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _called_back(
    work: Callable[[], list[Any]],
    callback: Callable[[Any], object] | None,
    error_callback: Callable[[Exception], object] | None,
    *,
    is_one: bool = False,
) -> Result:
    try:
        done = Result(work(), None, is_one=is_one)
    except Exception as error:
        if error_callback:
            error_callback(error)
        return Result([], error, is_one=is_one)
    if callback:
        callback(done.get())
    return done


class Connection(Shared):
    """Stands in for an end of `multiprocessing.Pipe`."""

    def __init__(self) -> None:
        self.inbox: deque[Any] = deque()
        self.other = self

    def send(self, value: Any) -> None:
        self.other.inbox.append(copied(value))

    @Waits
    def recv(self) -> Steps[Any]:
        yield Wait("a message", lambda: self.inbox)
        return self.inbox.popleft()

    @Waits
    def poll(self, timeout: float | None = 0) -> Steps[bool]:
        return (yield Wait("a message", lambda: self.inbox, timeout))

    def close(self) -> None:
        return None

    send_bytes, recv_bytes = send, recv


class Value(Shared):
    """Stands in for `multiprocessing.Value` and for the lock around it."""

    def __init__(self, typecode: object, value: Any = 0, *_: object, **__: object) -> None:
        self.value = value
        self._lock: RLock = type("RLock", (RLock,), {"turns": self.turns})()

    def get_lock(self) -> RLock:
        return self._lock

    def get_obj(self) -> Self:
        return self


class SharedList(Shared, list[Any]):
    """Stands in for a list of a manager."""


class SharedDict(Shared, dict[Any, Any]):
    """Stands in for a dict of a manager."""


class Namespace(Shared, SimpleNamespace):
    """Stands in for a namespace of a manager."""


class Array(SharedList):
    """Stands in for `multiprocessing.Array`."""

    def __init__(self, typecode: object, given: Any, *_: object, **__: object) -> None:
        super().__init__([0] * given if isinstance(given, int) else given)
        self._lock: RLock = type("RLock", (RLock,), {"turns": self.turns})()

    def get_lock(self) -> RLock:
        return self._lock

    def get_obj(self) -> Self:
        return self


OWN: Final = (Connection, Value, Array, SharedList, SharedDict, Namespace)


def parts_of_multiprocessing(turns: Turns) -> dict[str, dict[str, Any]]:
    """What stands in for parts of `multiprocessing`, by the names of the modules they are in."""
    held = {"turns": turns}
    own = {each.__name__: type(each.__name__, (each,), held) for each in OWN}
    queue = type("Queue", (ProcessQueue,), held)
    quiet = {**held, "note": ""}
    pool = type("Pool", (Workers,), {"pool": type("Pool", (ProcessPool,), quiet)})
    of_threads = type("ThreadPool", (Workers,), {"pool": type("ThreadPool", (Pool,), quiet)})
    process = type("Process", (Process,), held)
    main = process(name="MainProcess")
    main.state = "running"

    def pipe(duplex: bool = True) -> tuple[Connection, Connection]:
        ends = own["Connection"](), own["Connection"]()
        ends[0].other, ends[1].other = reversed(ends)
        return ends

    shared = {
        **parts_of_locks(turns),
        "Queue": queue,
        "JoinableQueue": queue,
        "SimpleQueue": queue,
        "Value": own["Value"],
        "Array": own["Array"],
    }
    manager = _manager({**shared, "list": own["SharedList"], "dict": own["SharedDict"]}, own)
    whole = {
        **shared,
        "RawValue": own["Value"],
        "RawArray": own["Array"],
        "Pool": pool,
        "Process": process,
        "Pipe": pipe,
        "Manager": manager,
        "ProcessError": ProcessError,
        "TimeoutError": TimeoutError,
        "cpu_count": lambda: os.cpu_count() or 1,
        "current_process": lambda: turns.current if isinstance(turns.current, Process) else main,
        "parent_process": lambda: None,
        "active_children": lambda: [],
        "freeze_support": lambda: None,
        "set_start_method": lambda *_, **__: None,
        "get_start_method": lambda *_, **__: "spawn",
        "get_all_start_methods": lambda: ["spawn"],
    }
    whole["get_context"] = lambda *_: SimpleNamespace(**whole)
    return {
        "multiprocessing": whole,
        "multiprocessing.pool": {"Pool": pool, "ThreadPool": of_threads},
        "multiprocessing.dummy": {
            **shared,
            "Pool": of_threads,
            "Process": type("Thread", (Thread,), held),
        },
    }


def _manager(shared: Mapping[str, Any], own: Mapping[str, Any]) -> Callable[[], Any]:
    class Manager(Shared):
        """Stands in for `multiprocessing.Manager`."""

        def __getattr__(self, name: str) -> Any:
            if name not in shared:
                raise AttributeError(name)
            return shared[name]

        Namespace = own["Namespace"]

        def start(self) -> None:
            return None

        shutdown = start

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None:
            return None

    return Manager
