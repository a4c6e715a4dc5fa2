"""The problem, the assignment and the domains that a watched solver gets. They work as usual, but
note in a log what the solver does with them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, MutableMapping

from plyscope.problems.problem import Assignment, Constraint, Domains, Problem, Value, Variable
from plyscope.tracing.constraints.log import (
    EMPTY,
    NOTE,
    REMOVE,
    RESTORE,
    ConstraintLog,
    Note,
    TooManyEventsError,
)

REVISE = "revise"
"""The function that checks a variable against a constraint: its parameters have these names."""


class BudgetSpentError(Exception):
    """The solver would make one more check than it may."""


class NotingProblem(Problem):
    """`problem`, but it counts the checks, and notes each value that it rejects as a node that ends
    at once."""

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
    """Domains that note what is removed and put back, and when nothing is left."""

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
    write, write_checks, write_note = log.event.append, log.checks_at.append, log.notes.append
    plainly = Domains.remove

    def remove(variable: Variable, value: Value) -> None:
        plainly(domains, variable, value)
        back.append((RESTORE, variable, value, None))
        constraint = log.arc if get_frame(1).f_code.co_name.startswith(REVISE) else None
        if log.unwritten and constraint:
            log.write_arc()
        write(NOTE)
        write_checks(log.checks)
        write_note((REMOVE, variable, value, constraint))
        if not domains[variable]:
            write(NOTE)
            write_checks(log.checks)
            write_note((EMPTY, variable, None, constraint))

    return remove
