"""Tells what a search has done so far, while it runs, so that its tree can be seen to grow.

Whoever runs Python lends a sink, which is given batches of numbers: what has happened since the
batch before. A batch has these columns:

    event   −1 a call, −2 a return, in order; lines are left out
    kind    for each call: who moves there, as in `Trace.columns`
    value   for each return: the value returned, from MAX's side; not a number if there was none

The search itself notices nothing: where its watcher counts nodes, it looks at the clock now and
then. A short search is over before anything is told.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import islice
from time import perf_counter
from typing import Any, Final, TypeAlias

from plyscope.watch.log import HaltedError, Log, Look
from plyscope.watch.rows import MIN_TO_MOVE, kinds_in, numbers

Batch: TypeAlias = Mapping[str, "array[Any]"]
Sink: TypeAlias = Callable[[Batch], bool | None]
"""Takes a batch. If it returns true, the search is halted there."""
LENT: Final[ContextVar[Sink | None]] = ContextVar("LENT", default=None)

FIRST_SECONDS = 0.15
"""What takes no longer than this is told at its end only."""
PERIOD = 0.1
"""In seconds: how often something is told."""
FIRST_LOOK = 256
"""In nodes: when the clock is looked at for the first time."""


@contextmanager
def told_to(sink: Sink | None) -> Iterator[None]:
    """While the context is open, searches are told to `sink` as they run."""
    token = LENT.set(sink)
    try:
        yield
    finally:
        LENT.reset(token)


def looker(game: Any, *, from_mover: bool) -> Callable[[Log], Look | None]:
    """For a log, what tells the sink that was lent about the search of `game` in it: nothing if
    none was lent. Nor about a search with a driver, whose calls stand all over one tree."""
    sink = LENT.get()

    def begin(log: Log) -> Look | None:
        if sink is None or log.locals.driver:
            return None
        return Telling(sink, log, game, from_mover=from_mover).look

    return begin


class Telling:
    """Tells a sink about one run, from its beginning."""

    def __init__(self, sink: Sink, log: Log, game: Any, *, from_mover: bool) -> None:
        self.sink, self.log, self.from_mover = sink, log, from_mover
        self.kind_of = kinds_in(game)
        self.kinds: list[int] = []
        self.events = self.returns = 0
        self.begun = perf_counter()
        self.due = self.begun + FIRST_SECONDS

    def look(self, node: int) -> int:
        """Tells what is new, if it is time to. Returns the node at which to look again."""
        if node == 0:
            return FIRST_LOOK
        now = perf_counter()
        if now >= self.due:
            self.tell()
            self.due = perf_counter() + PERIOD
        nodes_a_second = node / max(now - self.begun, 1e-6)
        return node + max(FIRST_LOOK, int(nodes_a_second * PERIOD / 4))

    def tell(self) -> None:
        """Gives the sink what is new. Raises `HaltedError` if that is enough."""
        log = self.log
        new = [self.kind_of(held[0]) for held in log.held[len(self.kinds) :]]
        self.kinds += new
        returned = list(islice(log.left.items(), self.returns, None))
        values = numbers([value for _, value in returned])
        if self.from_mover:
            values = [
                -value if self.kinds[node] == MIN_TO_MOVE else value
                for (node, _), value in zip(returned, values, strict=True)
            ]
        event = array("h", [each for each in log.event[self.events :] if each < 0])
        self.events, self.returns = len(log.event), len(log.left)
        if self.sink({"event": event, "kind": array("B", new), "value": array("d", values)}):
            raise HaltedError(log)
