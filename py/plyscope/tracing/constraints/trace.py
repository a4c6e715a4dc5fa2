"""The trace of a solver of constraint problems, in the same columns as that of a game search.

A row is a partial assignment. Row 0 is the empty one; every other row gives one variable a value,
in addition to its parent's assignment. Rows are in the order in which they began. A row has the
columns of `plyscope.tracing.trace`, with the same meaning, and these:

    kind      4, a partial assignment
    status    0 inner, 1 the solution, 5 rejected: the value breaks a constraint with what is
              assigned; the row ends at once, 6 emptied: a variable was left without a value,
              7 jumped: left by a solver that jumps back, with values of its variable untried
    value     how many constraints are broken, if a solver gives assigned variables other values
              (local search); else not a number
    variable, to   the places of the variable and of its value; −1 at the empty assignment. `to` is
              −1 too where a variable loses a value that others were assigned after
    why       if rejected or emptied: the place of the constraint that caused it; −1 if none did
    emptied   the place of the variable that was left without a value; else −1

Rows that have not ended when the solver is done have no event that ends them: the solution and all
rows above it. An event has these:

    event     −1 a row begins (assigned, or rejected), −2 it ends (unassigned), −3 a note, n > 0:
              line n is about to run, numbered through all files. Each is about the newest row that
              has begun and not ended
    checks    how often a constraint had been asked by then
    note_kind, note_variable, note_value, note_other
              for each event −3, in order: what it tells (below), and the places of the variable, of
              its value (else −1), and of the constraint that caused it (−1 if there is none)

    1 an arc: the variable is checked against the constraint  2 the value is removed from the domain
    3 the value is put back    4 the removal just before left the variable no value

Local search has two more: `broken`, places of constraints, of which those that row i breaks are
broken[broken_start[i]] up to, not including, broken[broken_start[i + 1]].

So at any cursor, the assignment is what the rows from the newest one up to row 0 say; a lower row
overrides a higher one. A domain is what the problem gives, minus what was removed and not put back.
After the last event, this is what the solver had at the end. If there are too many events, arcs
that removed nothing are left out: `every_arc` is then false.

For example, Australia in three colours (variables WA NT SA Q NSW V T) by forward checking, in the
given order. Row 1 is "WA = red", row 2 "NT = green":

    parent    -1  0  1  2  3  4  5  6        variable  -1  0  1  2  3  4  5  6
    status     0  0  0  0  0  0  0  1        to        -1  0  1  2  0  1  0  0

    event          -1 -1 -3 -3 -3 -3 -3 -3 ...
    note_kind            2  2  1  2  1  2   remove, remove, arc, remove, arc, remove
    note_variable        0  0  1  1  2  2   WA, WA, NT, NT, SA, SA
    note_value           1  2 -1  0 -1  0   green, blue, -, red, -, red
    note_other          -1 -1  0  0  1  1   -, -, WA ≠ NT, WA ≠ NT, WA ≠ SA, WA ≠ SA
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, chain
from math import nan
from types import CodeType
from typing import Any

from plyscope.problems.problem import Assignment, Constraint, Problem, Value, Variable
from plyscope.tracing import without_garbage_collection
from plyscope.tracing.constraints import WatchedSolver
from plyscope.tracing.constraints.log import EMPTY, NOTE, REMOVE, RESTORE, ConstraintLog, Row
from plyscope.tracing.log import CALL, RETURN
from plyscope.tracing.readings import NO_READINGS

ASSIGNMENT = 4
"""The kind of a row that is a partial assignment."""

INNER, SOLUTION, REFUSED, EMPTIED, JUMPED = 0, 1, 5, 6, 7
"""What became of a partial assignment."""


@dataclass(frozen=True)
class ConstraintTrace:
    """The columns by name, and what the places in them stand for."""

    columns: Mapping[str, array[Any]]
    variables: Sequence[Variable]
    values: Sequence[Value]
    constraints: Sequence[Constraint]
    codes: Sequence[CodeType]
    visited: int
    every_arc: bool


@dataclass(frozen=True)
class Places:
    """The place of each variable, value and constraint of a problem in its table."""

    variable: Mapping[Variable | None, int]
    value: Mapping[Value | None, int]
    constraint: Mapping[int, int]
    """By identity: two constraints are the same only if they are one object."""

    def of_constraint(self, constraint: Constraint | None) -> int:
        return self.constraint.get(id(constraint), -1)


def values_of(problem: Problem) -> tuple[Value, ...]:
    """All values of all variables, each once."""
    return tuple(dict.fromkeys(value for v in problem.variables for value in problem.domains[v]))


def places_of(problem: Problem) -> Places:
    return Places(
        {None: -1, **{variable: at for at, variable in enumerate(problem.variables)}},
        {None: -1, **{value: at for at, value in enumerate(values_of(problem))}},
        {id(constraint): at for at, constraint in enumerate(problem.constraints)},
    )


@without_garbage_collection()
def make_constraint_trace(watched: WatchedSolver, problem: Problem) -> ConstraintTrace:
    """The trace of a finished run of a solver on `problem`."""
    log = watched.log
    places = places_of(problem)
    nodes = _Nodes(problem, log, places)
    nodes.replay()
    if watched.solution is not None and len(watched.solution) == len(problem.variables):
        nodes.status[nodes.path[-1].row] = SOLUTION
    count = len(nodes.parent)
    broken = _broken(problem, log, places) if log.moved else []
    counts = [float(len(each)) for each in broken] if log.moved else [nan] * count
    nowhere = array("d", [nan]) * count
    columns: dict[str, array[Any]] = {
        "parent": array("i", nodes.parent),
        "kind": array("B", [ASSIGNMENT]) * count,
        "status": array("B", nodes.status),
        "value": array("d", counts),
        "alpha": nowhere,
        "beta": nowhere,
        "chance": nowhere,
        "same": array("i", range(count)),
        "link": array("i", [-1]) * count,
        "above": array("i", nodes.parent),
        "code": array("B", [0]) * count,
        "cell": array("h", [-1]) * count,
        **NO_READINGS,
        "variable": array("i", nodes.variable),
        "to": array("i", nodes.to),
        "why": array("i", nodes.why),
        "emptied": array("i", nodes.emptied),
        "event": array("h", log.event),
        "checks": array("i", log.checks_at),
        **_notes(log, places),
        **(_flat(broken) if log.moved else {}),
    }
    tables = (problem.variables, values_of(problem), problem.constraints)
    return ConstraintTrace(columns, *tables, watched.codes, count, not log.removing)


def _flat(broken: list[list[int]]) -> dict[str, array[Any]]:
    starts = accumulate(map(len, broken), initial=0)
    return {"broken_start": array("i", starts), "broken": array("i", chain.from_iterable(broken))}


def _notes(log: ConstraintLog, places: Places) -> dict[str, array[Any]]:
    kinds, variables, values, others = zip(*log.notes, strict=True) if log.notes else ((),) * 4
    return {
        "note_kind": array("B", kinds),
        "note_variable": array("i", map(places.variable.__getitem__, variables)),
        "note_value": array("i", map(places.value.__getitem__, values)),
        "note_other": array("i", map(places.of_constraint, others)),
    }


@dataclass
class _Step:
    """A node on the path to the newest one. Below it, `variable` comes next: `offered` are the
    values still open to it, `tried` the values it was given, `last` the row of the newest."""

    row: int
    variable: Variable | None = None
    offered: set[Value | None] = field(default_factory=set)
    tried: set[Value | None] = field(default_factory=set)
    last: int = 0


class _Nodes:
    """The columns of the rows, worked out from what happened in order."""

    def __init__(self, problem: Problem, log: ConstraintLog, places: Places) -> None:
        self.log, self.places = log, places
        self.open: dict[Variable | None, set[Value | None]] = {
            variable: set(values) for variable, values in problem.domains.items()
        }
        self.parent: list[int] = []
        self.variable: list[int] = []
        self.to: list[int] = []
        self.status: list[int] = []
        self.why: list[int] = []
        self.emptied: list[int] = []
        self.path: list[_Step] = []

    def replay(self) -> None:
        rows = iter(self.log.rows)
        notes = iter(self.log.notes)
        for event in self.log.event:
            if event == NOTE:
                self._note(*next(notes))
            elif event == CALL:
                self._begin(next(rows) if self.path else (None, None, None))
            elif event == RETURN:
                self._end()

    def _begin(self, begun: Row | tuple[None, None, None]) -> None:
        variable, value, refused_by = begun
        row = len(self.parent)
        above = self.path[-1] if self.path else _Step(-1)
        if above.variable != variable:
            above.variable, above.offered, above.tried = variable, set(), set()
        above.offered |= self.open.get(variable, set())
        above.tried.add(value)
        above.last = row
        if above.row >= 0 and self.status[above.row] == EMPTIED:
            self._became(above.row, INNER, -1, -1)  # the solver went on from there
        self.parent.append(above.row)
        self.variable.append(self.places.variable[variable])
        self.to.append(self.places.value[value])
        self.status.append(REFUSED if refused_by else INNER)
        self.why.append(self.places.of_constraint(refused_by))
        self.emptied.append(-1)
        self.path.append(_Step(row))

    def _end(self) -> None:
        ended = self.path.pop()
        if ended.offered - ended.tried and self.status[ended.last] == INNER:
            self.status[ended.last] = JUMPED

    def _note(
        self, kind: int, variable: Variable, value: Value | None, other: Constraint | None
    ) -> None:
        if kind == REMOVE and value is not None:
            self.open[variable].discard(value)
        elif kind == RESTORE and value is not None:
            self.open[variable].add(value)
        elif kind == EMPTY:
            why, emptied = self.places.of_constraint(other), self.places.variable[variable]
            self._became(self.path[-1].row, EMPTIED, why, emptied)

    def _became(self, row: int, status: int, why: int, emptied: int) -> None:
        self.status[row], self.why[row], self.emptied[row] = status, why, emptied


def _broken(problem: Problem, log: ConstraintLog, places: Places) -> list[list[int]]:
    """The places of the constraints that each row breaks, of those whose variables are all
    assigned."""
    by_row: list[list[int]] = [[]]
    broken: set[int] = set()
    assignment: Assignment = {}
    path: list[Row] = []
    rows = iter(log.rows)
    for event in log.event[1:]:
        if event == CALL:
            row = next(rows)
            path.append(row)
            if row[2] is None:
                _change(problem, assignment, row[0], row[1], broken)
            by_row.append(sorted(map(places.constraint.__getitem__, broken)))
        elif event == RETURN and path:
            variable, _, refused_by = path.pop()
            if refused_by is None:
                _change(problem, assignment, variable, None, broken)
    return by_row


def _change(
    problem: Problem,
    assignment: Assignment,
    variable: Variable,
    value: Value | None,
    broken: set[int],
) -> None:
    """Gives `variable` the value in `assignment`, or takes it away, and keeps `broken` true: the
    constraints that are broken, by identity."""
    if value is None:
        del assignment[variable]
    else:
        assignment[variable] = value
    for constraint in problem.constraints_on(variable):
        is_complete = all(other in assignment for other in constraint.scope)
        if is_complete and not constraint.allows(assignment):
            broken.add(id(constraint))
        else:
            broken.discard(id(constraint))
