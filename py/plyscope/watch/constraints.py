"""Watches a solver of constraint problems from outside: `watch_solver(solve, problem, ...)`.

The solver is ordinary Python with nothing added to it. It is handed a problem, an assignment and
domains that note what it does with them, and the interpreter reports the calls of `revise`: they
are the arcs that are checked. A node of the recorded tree is a partial assignment. It begins when
a variable is assigned and ends when it is unassigned; what is propagated meanwhile, stands in it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import dataclass, field
from itertools import compress, pairwise
from operator import itemgetter
from time import perf_counter
from types import CodeType, FunctionType
from typing import Any

from plyscope.game import BadInput
from plyscope.problems.problem import Assignment, Constraint, Domains, Problem, Value, Variable
from plyscope.watch import NO_KEYWORDS, without_garbage_collection
from plyscope.watch.codes import first_number, reachable_codes
from plyscope.watch.log import CALL, RETURN, Callbacks
from plyscope.watch.observe import observing

NOTE = -3
"""An event that is neither a beginning nor an end nor a line, but a note."""

ARC, REMOVE, RESTORE, EMPTY = range(1, 5)
"""What a note tells: a variable is checked against a constraint; a value is removed from a
variable; it is put back; the removal just before left no value."""

REVISE = "revise"
"""The function that checks a variable against a constraint: its parameters have these names."""

MAX_EVENTS = 400_000
"""A solver with more events is not watched: they would fit neither on the page nor in memory."""
MAX_PATH = 60_000
"""Nor is one with a deeper tree than this: plies are counted in 16 bits on the page."""

Solver = Callable[..., Assignment | None]
"""Called with a problem, an empty assignment and the domains; returns the solution or None."""


LOOK_AHEAD = (
    "Choose a method that looks further ahead (forward checking or MAC), the variable with the "
    "fewest values left (MRV), or a smaller problem."
)


class TooManyEventsError(Exception):
    """The solver would make too many events, or too deep a tree: the text says how many are too
    many, and what to choose instead."""


class BudgetSpentError(Exception):
    """The solver would make one check more than it may."""


Row = tuple[Variable, Value | None, Constraint | None]
"""What begins a node: a variable, its value (None if it loses a value that others were assigned
after), and the constraint that rejected it, if one did."""

Note = tuple[int, Variable, Value | None, Constraint | None]
"""What a note tells, about which variable and value, and because of which constraint."""


NO_NOTE: Note = (0, "", None, None)


@dataclass
class ConstraintLog:
    """The raw record of one run.

    Attributes:
        most: after this many events, room is made for more, once.
        event: what happened, in order: `CALL`, `RETURN`, `NOTE`, or the line about to run, numbered
            through all files.
        checks_at: for each event, how often a constraint had been asked by then.
        checks: how often a constraint was asked.
        rows: what began each node, in order; the first node is the empty assignment, without a row.
        notes: what each `NOTE` tells, in order.
        arc: the constraint that a variable was last checked against.
        removing: whether arcs that removed nothing are left out, because there were too many.
        left_out: how many were left out.
        untold: the note of the newest arc, if it is still one of them.
        moved: whether a variable that had a value was given another.
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
    untold: Note | None = None
    moved: bool = False

    def begin(
        self, variable: Variable, value: Value | None, refused_by: Constraint | None = None
    ) -> None:
        """A node begins."""
        if len(self.event) >= self.most:
            self.make_room()
        self.rows.append((variable, value, refused_by))
        self.event.append(CALL)
        self.checks_at.append(self.checks)

    def end(self) -> None:
        """The newest node ends."""
        self.event.append(RETURN)
        self.checks_at.append(self.checks)

    def tell_arc(self) -> None:
        """The newest arc has removed something."""
        if self.untold:
            self.event.append(NOTE)
            self.checks_at.append(self.checks)
            self.notes.append(self.untold)
            self.untold = None
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

    def make_room(self) -> None:
        """Leave out the arcs that removed nothing, now and from now on. Raises
        `TooManyEventsError` if that was done before."""
        if self.removing:
            raise TooManyEventsError(f"{self.most:,} events. {LOOK_AHEAD}")
        self.removing = True
        told = [
            note[0] != ARC or (following[0] in (REMOVE, EMPTY) and following[3] is note[3])
            for note, following in pairwise((*self.notes, NO_NOTE))
        ]
        tell = iter(told)
        kept = [event != NOTE or next(tell) for event in self.event]
        self.left_out = told.count(False)
        self.notes[:] = compress(self.notes, told)
        self.event[:] = compress(self.event, kept)
        self.checks_at[:] = compress(self.checks_at, kept)


class NotingProblem(Problem):
    """`problem`, but it counts how often a constraint is asked, and notes each value that it
    rejects as a node that ends at once."""

    def __init__(self, problem: Problem, log: ConstraintLog, budget: int | None = None) -> None:
        mine = vars(self)
        mine.update(vars(problem))
        mine["_log"] = log
        # On the instance, where it is found faster: it is called more often than anything else.
        mine["allows"] = _counting(log) if budget is None else _spending(log, budget)

    def conflict(
        self, variable: Variable, value: Value, assignment: Mapping[Variable, Value]
    ) -> Constraint | None:
        found = super().conflict(variable, value, assignment)
        if found is not None:
            log: ConstraintLog = vars(self)["_log"]
            log.begin(variable, value, found)
            log.end()
        return found


def _counting(log: ConstraintLog) -> Callable[[Constraint, Mapping[Variable, Value]], bool]:
    def allows(constraint: Constraint, values: Mapping[Variable, Value]) -> bool:
        log.checks += 1
        return constraint.allows(values)

    return allows


def _spending(
    log: ConstraintLog, budget: int
) -> Callable[[Constraint, Mapping[Variable, Value]], bool]:
    def allows(constraint: Constraint, values: Mapping[Variable, Value]) -> bool:
        if log.checks >= budget:
            raise BudgetSpentError
        log.checks += 1
        return constraint.allows(values)

    return allows


class NotingAssignment(Assignment):
    """An assignment that begins a node when a variable gets a value, and ends it when the variable
    loses it. If the node cannot end, because there are others below it, the change begins another
    one. Values put back just before a variable loses its value belong to that step. Raises
    `TooManyEventsError` if the tree would become deeper than `most`."""

    def __init__(self, log: ConstraintLog, most: int) -> None:
        super().__init__()
        self._log = log
        self._most = most
        self._path: list[Variable | None] = []
        """The variables of nodes that have not ended; None for one that only changes a value."""

    def __setitem__(self, variable: Variable, value: Value) -> None:
        if variable in self:
            self._log.moved = True
            self._path.append(None)
        else:
            self._path.append(variable)
        if len(self._path) > self._most:
            raise TooManyEventsError(
                f"{self._most:,} assignments on one another. Choose fewer steps."
            )
        super().__setitem__(variable, value)
        self._log.begin(variable, value)

    def __delitem__(self, variable: Variable) -> None:
        super().__delitem__(variable)
        if self._path[-1] == variable:
            self._path.pop()
            self._log.end()
        else:
            self._path.append(None)
            self._log.begin(variable, None)

    @property
    def stands(self) -> bool:
        """Whether there is a node below the empty assignment."""
        return bool(self._path)

    # Without these two, some changes of the dict would not be noticed.
    pop = MutableMapping.pop
    popitem = MutableMapping.popitem
    clear = MutableMapping.clear
    update = MutableMapping.update
    setdefault = MutableMapping.setdefault


class NotingDomains(Domains):
    """Domains that note what is removed and put back, and if nothing is left."""

    def __init__(self, problem: Problem, log: ConstraintLog) -> None:
        super().__init__(problem.domains)
        self._log = log
        self._back: list[Note] = []
        """What to note when each removal is undone, in order of the removals."""
        vars(self)["remove"] = _removing(self, self._back, log)

    def undo(self, mark: int) -> None:
        super().undo(mark)
        back = self._back[mark:]
        if back:
            del self._back[mark:]
            log = self._log
            log.event.extend([NOTE] * len(back))
            log.checks_at.extend([log.checks] * len(back))
            log.notes.extend(reversed(back))


def _removing(
    domains: Domains, back: list[Note], log: ConstraintLog
) -> Callable[[Variable, Value], None]:
    """The replacement for `Domains.remove`. If `revise`, or a function whose name begins like
    this, removes a value, the reason is the constraint that it was called with."""
    get_frame = sys._getframe
    tell, tell_checks, tell_note = log.event.append, log.checks_at.append, log.notes.append
    plainly = Domains.remove

    def remove(variable: Variable, value: Value) -> None:
        plainly(domains, variable, value)
        back.append((RESTORE, variable, value, None))
        constraint = log.arc if get_frame(1).f_code.co_name.startswith(REVISE) else None
        if log.untold and constraint:
            log.tell_arc()
        tell(NOTE)
        tell_checks(log.checks)
        tell_note((REMOVE, variable, value, constraint))
        if not domains[variable]:
            tell(NOTE)
            tell_checks(log.checks)
            tell_note((EMPTY, variable, None, constraint))

    return remove


@dataclass(frozen=True)
class WatchedSolver:
    """A finished run: the solution it returned, if any; its log; the functions whose lines were
    recorded; and how many seconds it took, with the watcher included."""

    solution: Assignment | None
    log: ConstraintLog
    codes: tuple[CodeType, ...]
    seconds: float


def watch_solver(
    solve: Solver,
    problem: Problem,
    *,
    keywords: Mapping[str, Any] = NO_KEYWORDS,
    also: tuple[Callable[..., Any], ...] = (),
    lines: bool = False,
    most: int = MAX_EVENTS,
) -> WatchedSolver:
    """Run `solve` on `problem` and record what it does.

    `also` are functions that it uses without naming them. `lines` says whether each line is
    recorded too. Raises `BadInput` if there are more events than `most`; exceptions of the solver
    itself are passed on.
    """
    codes = solver_codes(solve, (*also, *keywords.values()))
    log = _new_log(most)
    assignment = NotingAssignment(log, MAX_PATH)
    arguments = (NotingProblem(problem, log), assignment, NotingDomains(problem, log))
    seen = codes if lines else tuple(code for code in codes if code.co_name == REVISE)
    started = perf_counter()
    try:
        with (
            without_garbage_collection(),
            observing(seen, lambda depth: _callbacks(log, codes, depth), lines=lines),
        ):
            solution = solve(*arguments, **keywords)
    except TooManyEventsError as error:
        message = f"The search is too long to record: more than {error}"
        raise BadInput(message, field="search") from None
    if solution is None and not assignment.stands:
        log.end()
    return WatchedSolver(solution, log, codes, perf_counter() - started)


def count_solver(
    solve: Solver, problem: Problem, keywords: Mapping[str, Any], budget: int
) -> tuple[Assignment | None, ConstraintLog, bool]:
    """What `solve` returns, a log with its counts but without arcs, and whether it was done before
    it had made `budget` checks. If not, it was stopped there."""
    log = _new_log(most=sys.maxsize)
    assignment = NotingAssignment(log, sys.maxsize)  # no page has to draw it
    noting = NotingProblem(problem, log, budget)
    try:
        with without_garbage_collection():
            solution = solve(noting, assignment, NotingDomains(problem, log), **keywords)
    except BudgetSpentError:
        return None, log, False
    return solution, log, True


def _new_log(most: int) -> ConstraintLog:
    """A log in which the empty assignment has begun."""
    log = ConstraintLog(most)
    log.event.append(CALL)
    log.checks_at.append(0)
    return log


def solver_codes(solve: Solver, others: tuple[Any, ...] = ()) -> tuple[CodeType, ...]:
    """The code of the functions that make up a solver, its own first: those that it names and
    those it is given. Code inside a line, such as a comprehension, is part of that line."""
    functions = [each for each in (solve, *others) if isinstance(each, FunctionType)]
    every = (code for function in functions for code in reachable_codes(function))
    return tuple(dict.fromkeys(code for code in every if not code.co_name.startswith("<")))


def _callbacks(log: ConstraintLog, codes: tuple[CodeType, ...], depth: int) -> Callbacks:
    """Callbacks that write to `log`; for `depth`, see `plyscope.watch.log.callbacks`."""
    get_frame = sys._getframe
    arc_of = itemgetter("variable", "constraint")
    event, most = log.event, log.most
    tell, tell_checks, tell_note = event.append, log.checks_at.append, log.notes.append
    first = {id(code): first_number(code, codes) for code in codes}
    revise = {id(code) for code in codes if code.co_name == REVISE}

    def start(code: CodeType, _offset: int) -> None:
        if id(code) not in revise:
            return
        if len(event) >= most:
            log.make_room()
        variable, constraint = arc_of(get_frame(depth).f_locals)
        log.arc = constraint
        if log.removing:
            log.untold = (ARC, variable, None, constraint)
            log.left_out += 1
        else:
            tell(NOTE)
            tell_checks(log.checks)
            tell_note((ARC, variable, None, constraint))

    def line(code: CodeType, number: int) -> None:
        tell(first[id(code)] + number)
        tell_checks(log.checks)

    return Callbacks(start, None, line)
