"""Queues: who waits at one lets others have their turn."""

from __future__ import annotations

import queue
from typing import Any

from plyscope.program.concurrency.locks import Shared, copied
from plyscope.program.concurrency.turns import Turns
from plyscope.program.concurrency.waiting import Steps, Wait, Waits


class Queue(Shared, queue.Queue[Any]):
    """Stands in for `queue.Queue`."""

    @Waits
    def get(self, block: bool = True, timeout: float | None = None) -> Steps[Any]:
        if block:
            yield Wait("something in a queue", self._qsize, timeout)
        return super().get(block=False)

    @Waits
    def put(self, item: Any, block: bool = True, timeout: float | None = None) -> Steps[None]:
        if block:
            yield Wait("room in a queue", self._has_room, timeout)
        super().put(item, block=False)

    def _has_room(self) -> bool:
        return self.maxsize <= 0 or self._qsize() < self.maxsize

    @Waits
    def join(self) -> Steps[None]:
        yield Wait("the tasks of a queue", lambda: self.unfinished_tasks == 0)


class LifoQueue(Queue, queue.LifoQueue[Any]):
    """Stands in for `queue.LifoQueue`."""


class PriorityQueue(Queue, queue.PriorityQueue[Any]):
    """Stands in for `queue.PriorityQueue`."""


class SimpleQueue(Queue):
    """Stands in for `queue.SimpleQueue`."""


class ProcessQueue(Queue):
    """Stands in for the queues of `multiprocessing`, which copy what is put into them."""

    def __init__(self, maxsize: int = 0, **_: object) -> None:
        super().__init__(maxsize)

    @Waits
    def put(self, item: Any, block: bool = True, timeout: float | None = None) -> Steps[None]:
        yield from super().put.steps(copied(item), block, timeout)

    def close(self) -> None:
        return None

    join_thread = cancel_join_thread = close


QUEUES = (Queue, LifoQueue, PriorityQueue, SimpleQueue)


def parts_of_queue(turns: Turns) -> dict[str, Any]:
    """What stands in for parts of `queue`."""
    return {each.__name__: type(each.__name__, (each,), {"turns": turns}) for each in QUEUES}
