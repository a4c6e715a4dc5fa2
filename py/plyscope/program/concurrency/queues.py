"""Queues that nobody waits at: what is to be in them is there, or somebody has to have a turn."""

from __future__ import annotations

import queue
from typing import Any

from plyscope.program.concurrency.locks import Shared, copied
from plyscope.program.concurrency.threads import Turns


class Queue(Shared, queue.Queue[Any]):
    """Stands in for `queue.Queue`."""

    def get(self, block: bool = True, timeout: float | None = None) -> Any:
        if block and timeout is None:
            self.turns.wait(self._qsize, "something in a queue")
        elif block:
            self.turns.help(self._qsize)
        return super().get(block=False)

    def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
        if block and timeout is None:
            self.turns.wait(self._has_room, "room in a queue")
        elif block:
            self.turns.help(self._has_room)
        super().put(item, block=False)

    def _has_room(self) -> bool:
        return self.maxsize <= 0 or self._qsize() < self.maxsize

    def join(self) -> None:
        self.turns.wait(lambda: self.unfinished_tasks == 0, "the tasks of a queue")


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

    def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
        super().put(copied(item), block, timeout)

    def close(self) -> None:
        return None

    join_thread = cancel_join_thread = close


QUEUES = (Queue, LifoQueue, PriorityQueue, SimpleQueue)


def parts_of_queue(turns: Turns) -> dict[str, Any]:
    """What stands in for parts of `queue`."""
    return {each.__name__: type(each.__name__, (each,), {"turns": turns}) for each in QUEUES}
