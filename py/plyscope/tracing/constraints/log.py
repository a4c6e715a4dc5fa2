"""What the watcher writes down while a solver of constraint problems runs, and the counts taken
from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import compress, pairwise

from plyscope.problems.problem import Constraint, Value, Variable
from plyscope.tracing.log import CALL, RETURN

NOTE = -3
"""The event code of a note."""

ARC, REMOVE, RESTORE, EMPTY = range(1, 5)
"""The kinds of notes: a variable is checked against a constraint; a value is removed from a
variable; it is put back; the removal just before left no value."""

LOOK_AHEAD = (
    "Choose a method that looks further ahead (forward checking or MAC), the variable with the "
    "fewest values left (MRV), or a smaller problem."
)


class TooManyEventsError(Exception):
    """The solver would make too many events, or too deep a tree: the text says how many are too
    many, and what to choose instead."""


class TimeOverError(Exception):
    """The solver has had its time."""


Row = tuple[Variable, Value | None, Constraint | None]
"""What begins a node: a variable, its value (None if it loses a value that others were assigned
after), and the constraint that rejected it, if one did."""

Note = tuple[int, Variable, Value | None, Constraint | None]
"""The kind of the note, its variable and value, and the constraint that caused it."""


NO_NOTE: Note = (0, "", None, None)


@dataclass
class ConstraintLog:
    """The raw record of one run.

    Attributes:
        most: after this many events, room is made for more, once.
        event: what happened, in order: `CALL`, `RETURN`, `NOTE`, or the line about to run, numbered
            through all files.
        checks_at: for each event, how many checks had been made by then.
        checks: how many checks were made: calls of a constraint.
        rows: what began each node, in order; the first node is the empty assignment, without a row.
        notes: the note of each `NOTE`, in order.
        arc: the constraint that a variable was last checked against.
        removing: whether arcs that removed nothing are left out, because there were too many.
        left_out: how many were left out.
        unwritten: the note of the newest arc, if it has been left out so far.
        moved: whether a variable that had a value was given another.
        is_over: whether the time is over, asked before each node.
    """

    most: int
    event: list[int] = field(default_factory=list)
    checks_at: list[int] = field(default_factory=list)
    checks: int = 0
    rows: list[Row] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    arc: Constraint | None = None
    removing: bool = False
    left_out: int = 0
    unwritten: Note | None = None
    moved: bool = False
    is_over: Callable[[], bool] | None = None

    def begin(
        self, variable: Variable, value: Value | None, refused_by: Constraint | None = None
    ) -> None:
        """A node begins."""
        if len(self.event) >= self.most:
            self.make_room()
        if self.is_over and self.is_over():
            raise TimeOverError
        self.rows.append((variable, value, refused_by))
        self.event.append(CALL)
        self.checks_at.append(self.checks)

    def end(self) -> None:
        """The newest node ends."""
        self.event.append(RETURN)
        self.checks_at.append(self.checks)

    def write_arc(self) -> None:
        """The newest arc has removed something, so it is noted after all."""
        if self.unwritten:
            self.event.append(NOTE)
            self.checks_at.append(self.checks)
            self.notes.append(self.unwritten)
            self.unwritten = None
            self.left_out -= 1

    @property
    def arcs(self) -> int:
        """How often a variable was checked against a constraint."""
        return self.left_out + sum(kind == ARC for kind, _, _, _ in self.notes)

    @property
    def refused(self) -> int:
        """How often a value broke a constraint with the assignment so far."""
        return sum(refused_by is not None for _, _, refused_by in self.rows)

    @property
    def assignments(self) -> int:
        """How often a variable was given a value that was not rejected."""
        return len(self.rows) - self.refused

    @property
    def backtracks(self) -> int:
        """How often an assignment was undone."""
        ended = self.event.count(RETURN)
        return ended - self.refused - (ended == self.event.count(CALL))

    @property
    def removed(self) -> int:
        """How often a value was removed from a domain."""
        return sum(kind == REMOVE for kind, _, _, _ in self.notes)

    def forget_halves(self) -> None:
        """Drops what was being written down as the run was interrupted."""
        del self.event[len(self.checks_at) :]
        while self.event.count(NOTE) > len(self.notes):
            self.event.pop()
        del self.rows[self.event.count(CALL) - 1 :]
        del self.checks_at[len(self.event) :]

    def make_room(self) -> None:
        """Leave out the arcs that removed nothing, now and from now on. Raises
        `TooManyEventsError` if that was done before."""
        if self.removing:
            raise TooManyEventsError(f"{self.most:,} events. {LOOK_AHEAD}")
        self.removing = True
        is_kept = [
            note[0] != ARC or (following[0] in (REMOVE, EMPTY) and following[3] is note[3])
            for note, following in pairwise((*self.notes, NO_NOTE))
        ]
        kept_notes = iter(is_kept)
        kept = [event != NOTE or next(kept_notes) for event in self.event]
        self.left_out = is_kept.count(False)
        self.notes[:] = compress(self.notes, is_kept)
        self.event[:] = compress(self.event, kept)
        self.checks_at[:] = compress(self.checks_at, kept)


def new_log(most: int) -> ConstraintLog:
    """A log in which the empty assignment has begun."""
    log = ConstraintLog(most)
    log.event.append(CALL)
    log.checks_at.append(0)
    return log
