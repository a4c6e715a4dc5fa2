"""Locks, events and the like: whoever waits at one lets others have their turn."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Self

from plyscope.program.concurrency.turns import Turns
from plyscope.program.concurrency.waiting import Steps, Wait, Waits


class Shared:
    """What a process shares with others, and does not copy."""

    turns: Turns

    def __deepcopy__(self, _memo: object) -> Self:
        return self


def copied(value: Any) -> Any:
    """A value as another process gets it. What cannot be copied is shared."""
    try:
        return deepcopy(value)
    except Exception:  # whatever its class does there
        return value


class Lock(Shared):
    """Stands in for `threading.Lock`."""

    def __init__(self, *_: object, **__: object) -> None:
        self.count = 0

    @Waits
    def acquire(self, blocking: bool = True, timeout: float | None = -1) -> Steps[bool]:
        is_free = self._is_free_for(self.turns.current)
        for_ever = timeout is None or timeout < 0
        if blocking and not is_free():
            yield Wait("a lock", is_free, None if for_ever else timeout)
        if not is_free():
            return False
        self.take()
        return True

    def until_free(self) -> Steps[None]:
        """What a thread does before `with`, which takes it then."""
        yield Wait("a lock", self._is_free_for(self.turns.current))

    def release(self) -> None:
        if not self.count:
            raise RuntimeError("release unlocked lock")
        self.count -= 1

    def locked(self) -> bool:
        return self.count > 0

    def _is_free_for(self, thread: object) -> Callable[[], bool]:
        """Tells whether a thread may take it."""
        return lambda: self.count == 0

    def take(self) -> None:
        """It is free, and taken now."""
        self.count += 1

    def __enter__(self) -> bool:
        return self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()


class RLock(Lock):
    """Stands in for `threading.RLock`: who holds it may take it again."""

    owner: object = None

    def _is_free_for(self, thread: object) -> Callable[[], bool]:
        return lambda: self.count == 0 or self.owner is thread

    def take(self) -> None:
        self.owner = self.turns.current
        self.count += 1


class Semaphore(Lock):
    """Stands in for `threading.Semaphore`: `count` are free."""

    def __init__(self, value: int = 1, *_: object, **__: object) -> None:
        if value < 0:
            raise ValueError("semaphore initial value must be >= 0")
        self.count = self.most = value

    def release(self, n: int = 1) -> None:
        self.count += n

    def _is_free_for(self, thread: object) -> Callable[[], bool]:
        return lambda: self.count > 0

    def take(self) -> None:
        self.count -= 1


class BoundedSemaphore(Semaphore):
    """Stands in for `threading.BoundedSemaphore`."""

    def release(self, n: int = 1) -> None:
        if self.count + n > self.most:
            raise ValueError("Semaphore released too many times")
        super().release(n)


class Event(Shared):
    """Stands in for `threading.Event`."""

    def __init__(self, *_: object, **__: object) -> None:
        self.flag = False

    def is_set(self) -> bool:
        return self.flag

    isSet = is_set  # noqa: N815

    def set(self) -> None:
        self.flag = True

    def clear(self) -> None:
        self.flag = False

    @Waits
    def wait(self, timeout: float | None = None) -> Steps[bool]:
        return (yield Wait("an event", self.is_set, timeout))


class Condition(Shared):
    """Stands in for `threading.Condition`. `notified` are how many of those that wait go on."""

    def __init__(self, lock: Any = None, *_: object, **__: object) -> None:
        self.lock = lock if lock is not None else self._new_lock()
        self.notified = self.waiting = 0

    def _new_lock(self) -> RLock:
        made: RLock = type("RLock", (RLock,), {"turns": self.turns})()
        return made

    @Waits
    def acquire(self, *given: Any, **named: Any) -> Steps[bool]:
        return (yield from self.lock.acquire.steps(*given, **named))

    def until_free(self) -> Steps[None]:
        yield from self.lock.until_free()

    def release(self) -> None:
        self.lock.release()

    def __enter__(self) -> bool:
        return bool(self.lock.__enter__())

    def __exit__(self, *error: object) -> None:
        self.lock.__exit__(*error)

    @Waits
    def wait(self, timeout: float | None = None) -> Steps[bool]:
        return (yield from self._until(lambda: self.notified > 0, timeout))

    @Waits
    def wait_for(
        self, predicate: Callable[[], object], timeout: float | None = None
    ) -> Steps[bool]:
        return bool(predicate()) or (yield from self._until(predicate, timeout))

    def _until(self, is_there: Callable[[], object], timeout: float | None) -> Steps[bool]:
        self.waiting += 1
        self.release()
        try:
            found = yield Wait("a condition", is_there, timeout)
        except BaseException:  # it is left: `with` gives the lock back
            self.lock.take()
            raise
        finally:
            self.waiting -= 1
            self.notified = max(0, self.notified - 1)
        yield from self.lock.acquire.steps()
        return found

    def notify(self, n: int = 1) -> None:
        self.notified = min(self.waiting, self.notified + n)

    def notify_all(self) -> None:
        self.notified = self.waiting

    notifyAll = notify_all  # noqa: N815


class Barrier(Shared):
    """Stands in for `threading.Barrier`."""

    def __init__(
        self, parties: int, action: Callable[[], object] | None = None, *_: object, **__: object
    ) -> None:
        self.parties, self.action = parties, action
        self.n_waiting = self.passed = 0
        self.broken = False

    @Waits
    def wait(self, timeout: float | None = None) -> Steps[int]:
        place, passed = self.n_waiting, self.passed
        self.n_waiting += 1
        if self.n_waiting < self.parties:
            yield Wait("others at a barrier", lambda: self.passed > passed)
            return place
        if self.action:
            self.action()
        self.n_waiting, self.passed = 0, self.passed + 1
        return place

    def reset(self) -> None:
        self.n_waiting = 0

    abort = reset


LOCKS = (Lock, RLock, Semaphore, BoundedSemaphore, Event, Condition, Barrier)


def parts_of_locks(turns: Turns) -> dict[str, Any]:
    """What stands in for the locks of `threading` and of `multiprocessing`."""
    return {each.__name__: type(each.__name__, (each,), {"turns": turns}) for each in LOCKS}
