"""What happened when: the calls, returns and lines of a record, in order of time.

A record has its calls in the order in which they began, and its lines in the order in which they
ran. From these and the parents it follows when each call ended: before the next thing that happened
outside it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from plyscope.program.record import OPEN, Line
from plyscope.watch.log import CALL, RETURN

LAST_LINE = 4095
"""Lines are numbered through all files, 4096 for each; a program is one file."""


@dataclass
class Events:
    """The columns about time: the events, and the event that entered and left each row; −1 if none
    did."""

    event: array[int] = field(default_factory=lambda: array("h"))
    enter: array[int] = field(default_factory=lambda: array("i"))
    leave: array[int] = field(default_factory=lambda: array("i"))
    path: list[int] = field(default_factory=list)
    changes: list[tuple[int, str, Any]] = field(default_factory=list)
    "variables that have another value at an event: the event, the name, the value"

    def call(self, row: int, parent: int) -> None:
        """Row `row` begins, below `parent`."""
        self.return_to(parent)
        self.enter.append(len(self.event))
        self.leave.append(-1)
        self.event.append(CALL)
        self.path.append(row)

    def return_to(self, row: int) -> None:
        """Everything below `row` has ended."""
        while self.path and self.path[-1] != row:
            self.leave[self.path.pop()] = len(self.event)
            self.event.append(RETURN)

    def line(self, row: int, number: int, changes: Iterable[tuple[str, Any]]) -> None:
        """A line is about to run in the call of a row. A generator that goes on after its caller
        has continued is not on the path; its lines are left out."""
        if row in self.path and 0 < number <= LAST_LINE:
            self.return_to(row)
            self.changes += [(len(self.event), name, value) for name, value in changes]
            self.event.append(number)


def events_of(parent: Sequence[int], ended: Sequence[int], lines: Sequence[Line]) -> Events:
    """The events of rows with these parents, which ended in these ways; `lines` are those of a
    record, with rows in place of nodes. Rows that are still open at the end have no return."""
    told = Events()
    for row, number, changes in lines or _entries(len(parent)):
        while len(told.enter) <= row:
            begins = len(told.enter)
            told.call(begins, parent[begins])
        if number:
            told.line(row, number, changes)
    for row in range(len(told.enter), len(parent)):
        told.call(row, parent[row])
    while told.path and ended[told.path[-1]] != OPEN:
        told.return_to(told.path[-2] if len(told.path) > 1 else -1)
    return told


def _entries(count: int) -> Iterator[Line]:
    return ((row, 0, ()) for row in range(count))
