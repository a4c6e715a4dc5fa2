"""Tells what a search has done so far, while it runs, so that its tree can be seen to grow.

Whoever runs Python lends a sink, which is given batches of numbers: what has happened since the
batch before. A batch has these columns:

    event       −1 a call, −2 a return, in order; lines are left out
    kind        for each call: who moves there, as in `Trace.columns`
    value       for each return: the value returned, from MAX's side; not a number if there was none
    calls       one number: how many calls there were so far, recorded or not

While whole games are played, a batch has one more column, `moves`: how many were made in each game
so far, those of chance included.

The search itself notices nothing: where its watcher counts nodes, it looks at the clock now and
then. A short search is over before anything is told.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import Any, Final, TypeAlias

from plyscope.tracing.log import CALL, HaltedError, Log, Look
from plyscope.tracing.rows import MIN_TO_MOVE, Kinds, numbers, packed

Batch: TypeAlias = Mapping[str, "array[Any]"]
Sink: TypeAlias = Callable[[Batch], bool | None]
"""Takes a batch. If it returns true, the search is halted there."""
LENT: Final[ContextVar[Sink | None]] = ContextVar("LENT", default=None)

NOTHING: Final[Batch] = {"event": array("h"), "kind": array("B"), "value": array("d")}

FIRST_SECONDS = 0.1
"""What takes no longer than this is told at its end only."""
PERIODS = (0.1, 0.3)
"""In seconds: how often something is told, at first and later, when there is more to tell."""
LATER = 3.0
"""In seconds: when it is told as seldom as that."""
FIRST_LOOK = 256
"""In nodes: when the clock is looked at for the first time."""


@contextmanager
def reported_to(sink: Sink | None) -> Iterator[None]:
    """While the context is open, searches are told to `sink` as they run."""
    token = LENT.set(sink)
    try:
        yield
    finally:
        LENT.reset(token)


def looker(game: Any, *, from_mover: bool, counts: bool = False) -> Callable[[Log], Look | None]:
    """For a log, what tells the sink that was lent about the search of `game` in it: nothing if
    none was lent. If it only `counts`, it tells no more than how many calls there were: rounds
    that build one tree have their calls all over it."""
    sink = LENT.get()

    def begin(log: Log) -> Look | None:
        if sink is None:
            return None
        return Reporting(sink, log, game, from_mover=from_mover, counts=counts).look

    return begin


def move_teller() -> Callable[[Sequence[int], int], None]:
    """What is called after each move, with the lengths of the games before and of the one that is
    played, and tells the sink that was lent, no more often than can be read; nothing if none was
    lent."""
    sink = LENT.get()
    due = perf_counter() + FIRST_SECONDS

    def tell(before: Sequence[int], moves: int) -> None:
        nonlocal due
        if sink is None or perf_counter() < due:
            return
        sink({**NOTHING, "calls": array("i", [0]), "moves": array("i", [*before, moves])})
        due = perf_counter() + PERIODS[1]

    return tell


class Reporting:
    """Tells a sink about one run, from its beginning."""

    def __init__(
        self, sink: Sink, log: Log, game: Any, *, from_mover: bool, counts: bool = False
    ) -> None:
        self.sink, self.log, self.from_mover, self.counts = sink, log, from_mover, counts
        self.kind_of = Kinds(game)
        self.kinds = bytearray()
        self.events = 0
        self.running = -1
        self.begun = perf_counter()
        self.due = self.begun + FIRST_SECONDS

    def look(self, node: int) -> int:
        """Tells what is new, if it is time to. Returns the call at which to look again; both are
        counted from 0, and calls that are not recorded count too."""
        if node == 0:
            return FIRST_LOOK
        now = perf_counter()
        if now >= self.due:
            self.report()
            often, seldom = PERIODS
            share = min(1.0, (now - self.begun) / LATER)
            self.due = perf_counter() + often + (seldom - often) * share
        nodes_a_second = node / max(now - self.begun, 1e-6)
        return node + max(FIRST_LOOK, int(nodes_a_second * PERIODS[0] / 4))

    def report(self) -> None:
        """Gives the sink what is new. Raises `HaltedError` if that is enough."""
        calls = array("i", [self.log.nodes + self.log.unrecorded.total()])
        if self.sink({**(NOTHING if self.counts else self._new()), "calls": calls}):
            raise HaltedError(self.log)

    def _new(self) -> Batch:
        """The columns of what has happened since the last time."""
        log, sent = self.log, len(self.kinds)
        event = [each for each in log.event[self.events :] if each < 0]
        self.events = len(log.event)
        self.kinds += bytearray([self.kind_of[held[0]] for held in log.held[sent:]])
        returned = self._returned(event, sent)
        values = numbers([log.left[node] for node in returned])
        if self.from_mover:
            values = [
                -value if self.kinds[node] == MIN_TO_MOVE else value
                for node, value in zip(returned, values, strict=True)
            ]
        return {
            "event": packed("h", event),
            "kind": array("B", self.kinds[sent:]),
            "value": packed("d", values),
        }

    def _returned(self, event: list[int], entered: int) -> list[int]:
        """The nodes that returned in these events, in order, where so many were entered before."""
        parent, running = self.log.parent, self.running
        returned = []
        for each in event:
            if each == CALL:
                running = entered
                entered += 1
            else:
                returned.append(running)
                running = parent[running]
        self.running = running
        return returned
