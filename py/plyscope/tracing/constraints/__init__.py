"""Watches a solver of constraint problems from outside: `watch_solver(solve, problem, ...)`.

The solver is ordinary Python with nothing added to it. It gets a problem, an assignment and domains
that note what it does with them, and the interpreter reports the calls of `revise`: these are the
arcs that are checked. A node of the recorded tree is a partial assignment. It begins when a
variable is assigned and ends when it is unassigned; what is propagated in between belongs to it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from operator import itemgetter
from time import perf_counter
from types import CodeType, FunctionType
from typing import Any

from plyscope.game import BadInput
from plyscope.problems.problem import Assignment, Problem
from plyscope.tracing import NO_KEYWORDS, BrokenOff, Clock, without_garbage_collection
from plyscope.tracing.codes import first_number, reachable_codes
from plyscope.tracing.constraints.log import (
    ARC,
    NOTE,
    ConstraintLog,
    TimeOverError,
    TooManyEventsError,
    new_log,
)
from plyscope.tracing.constraints.noting import (
    REVISE,
    BudgetSpentError,
    NotingAssignment,
    NotingDomains,
    NotingProblem,
)
from plyscope.tracing.log import Callbacks
from plyscope.tracing.observe import observing

EVENTS_WITH_LINES = 12_000
"""A run with fewer events is watched again, line by line."""
MAX_EVENTS = 400_000
"""A solver with more events is not watched: they would fit neither on the page nor in memory."""
MAX_PATH = 60_000
"""A solver with a deeper tree than this is not watched either: the page counts plies in 16 bits."""

Solver = Callable[..., Assignment | None]
"""Called with a problem, an empty assignment and the domains; returns the solution or None."""


@dataclass(frozen=True)
class WatchedSolver:
    """A run: the solution it returned, if any; its log; the functions whose lines were recorded;
    how many seconds it took, with the watcher included; and whether and why it was broken off, as
    in `plyscope.tracing.Watched`."""

    solution: Assignment | None
    log: ConstraintLog
    codes: tuple[CodeType, ...]
    seconds: float
    broken_off: BrokenOff = ""


def watch_solver(
    solve: Solver,
    problem: Problem,
    *,
    keywords: Mapping[str, Any] = NO_KEYWORDS,
    also: tuple[Callable[..., Any], ...] = (),
    lines: bool = False,
    most: int = MAX_EVENTS,
    clock: Clock | None = None,
) -> WatchedSolver:
    """Run `solve` on `problem` and record what it does.

    `also` are functions that it uses without naming them. `lines` says whether each line is
    recorded too. Raises `BadInput` if there are more events than `most`; exceptions of the solver
    itself are passed on. If there is a `clock`, what was seen of a run that is too long is kept.
    """
    codes = solver_codes(solve, (*also, *keywords.values()))
    log = new_log(most)
    assignment = NotingAssignment(log, MAX_PATH)
    arguments = (NotingProblem(problem, log), assignment, NotingDomains(problem, log))
    seen = codes if lines else tuple(code for code in codes if code.co_name == REVISE)
    started = perf_counter()
    broken_off: BrokenOff = "late" if clock else ""
    solution = None
    with clock or nullcontext(_never) as is_over:
        log.is_over = is_over if clock else None
        try:
            with (
                without_garbage_collection(),
                observing(seen, lambda depth: _callbacks(log, codes, depth), lines=lines),
            ):
                solution = solve(*arguments, **keywords)
            broken_off = ""
        except TooManyEventsError as error:
            if not clock:
                message = f"The search is too long to record: more than {error}"
                raise BadInput(message, field="method") from None
            broken_off = "full"
        except (TimeOverError, KeyboardInterrupt):
            if not is_over():
                raise
    if broken_off:
        log.forget_halves()
    if solution is None and not broken_off and not assignment.stands:
        log.end()
    return WatchedSolver(solution, log, codes, perf_counter() - started, broken_off)


def _never() -> bool:
    return False


def with_lines(first: WatchedSolver, watch: Callable[[], WatchedSolver]) -> WatchedSolver:
    """The same run once more, which `watch` makes line by line, if it is short; else `first`."""
    if len(first.log.event) >= EVENTS_WITH_LINES:
        return first
    try:
        again = watch()
    except BadInput:
        return first
    return first if again.log.removing else again


def count_solver(
    solve: Solver, problem: Problem, keywords: Mapping[str, Any], budget: int
) -> tuple[Assignment | None, ConstraintLog, bool]:
    """What `solve` returns, a log with its counts but without arcs, and whether it finished within
    `budget` checks. If not, it was stopped there."""
    log = new_log(most=sys.maxsize)
    assignment = NotingAssignment(log, sys.maxsize)  # no page has to draw it
    noting = NotingProblem(problem, log, budget)
    try:
        with without_garbage_collection():
            solution = solve(noting, assignment, NotingDomains(problem, log), **keywords)
    except BudgetSpentError:
        return None, log, False
    return solution, log, True


def solver_codes(solve: Solver, others: tuple[Any, ...] = ()) -> tuple[CodeType, ...]:
    """The code of the functions that make up a solver, its own first: those that it names and
    those it is given. Code inside a line, such as a comprehension, is part of that line."""
    functions = [each for each in (solve, *others) if isinstance(each, FunctionType)]
    every = (code for function in functions for code in reachable_codes(function))
    return tuple(dict.fromkeys(code for code in every if not code.co_name.startswith("<")))


def _callbacks(log: ConstraintLog, codes: tuple[CodeType, ...], depth: int) -> Callbacks:
    """Callbacks that write to `log`; for `depth`, see `plyscope.tracing.log.callbacks`."""
    get_frame = sys._getframe
    arc_of = itemgetter("variable", "constraint")
    event, most = log.event, log.most
    write, write_checks, write_note = event.append, log.checks_at.append, log.notes.append
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
            log.unwritten = (ARC, variable, None, constraint)
            log.left_out += 1
        else:
            write(NOTE)
            write_checks(log.checks)
            write_note((ARC, variable, None, constraint))

    def line(code: CodeType, number: int) -> None:
        write(first[id(code)] + number)
        write_checks(log.checks)

    return Callbacks(start, None, line)
