"""What happened when: the calls, returns and lines of a record, in order of time.

A record has its calls in the order in which they began, and its lines in the order in which they
ran. From these and the parents it follows when each call ended: before the next thing that happened
outside it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

from plyscope.program.record import OPEN, Line
from plyscope.tracing.log import CALL, RETURN

LAST_LINE = 4095
"""Lines are numbered through all files, 4096 for each; a program is one file."""


class Events(NamedTuple):
    """The column of events. `changes` are variables that have another value at an event: the
    event, the name, the value."""

    event: array[int]
    changes: list[tuple[int, str, Any]]


def events_of(parent: Sequence[int], ended: Sequence[int], lines: Sequence[Line]) -> Events:
    """The events of rows with these parents, which ended in these ways; `lines` are those of a
    record, with rows in place of nodes. Rows that are still open at the end have no return."""
    event: list[int] = []
    changes: list[tuple[int, str, Any]] = []
    path: list[int] = []
    begun = 0

    def return_to(row: int) -> None:
        """Everything below `row` has ended."""
        while path and path[-1] != row:
            path.pop()
            event.append(RETURN)

    def call_up_to(row: int) -> None:
        """The rows up to `row` begin."""
        nonlocal begun
        for each in range(begun, row + 1):
            return_to(parent[each])
            event.append(CALL)
            path.append(each)
        begun = row + 1

    for row, number, new in lines:
        if row >= begun:
            call_up_to(row)
        if path[-1] != row:
            # A generator that goes on after its caller has continued is not on the path.
            if row not in path:
                continue
            return_to(row)
        if 0 < number <= LAST_LINE:
            changes += [(len(event), name, value) for name, value in new]
            event.append(number)
    call_up_to(len(parent) - 1)
    while path and ended[path[-1]] != OPEN:
        return_to(path[-2] if len(path) > 1 else -1)
    return Events(array("h", event), changes)
