"""Runs a method on a constraint problem, under watch or timed, and makes the reply."""

from __future__ import annotations

from array import array
from time import perf_counter
from typing import Any, Final, TypedDict

from plyscope.csp import METHODS, MethodEntry
from plyscope.kinds import plain_data
from plyscope.kinds.kind import Columns, Request
from plyscope.kinds.problem.describing import look_at, parts
from plyscope.kinds.problem.reply_types import (
    KIND,
    ConstraintShown,
    Outcome,
    ProblemSearch,
    ProblemTraceText,
    Race,
    Solutions,
)
from plyscope.kinds.problem.requests import Posed, Solving, read_problem, read_solving
from plyscope.problems.posed import PosedProblem
from plyscope.problems.problem import Assignment, Domains, Value, Variable, is_solution
from plyscope.study.solutions import differing
from plyscope.study.solutions import solutions as find_solutions
from plyscope.tracing.constraints import (
    MAX_EVENTS,
    WatchedSolver,
    count_solver,
    watch_solver,
    with_lines,
)
from plyscope.tracing.constraints.log import EMPTY, ConstraintLog
from plyscope.tracing.constraints.trace import ConstraintTrace, make_constraint_trace

MOST_CHECKS: Final = 5_000_000


def search(request: Request) -> tuple[ProblemSearch, Columns]:
    """One method on the problem under watch: its outcome, what was counted, and its trace."""
    posed = read_problem(request)
    solving = read_solving(request, posed)
    lines = request.get("lines", True)
    first = _watch(posed, solving, lines=False)
    shown = with_lines(first, lambda: _watch(posed, solving, lines=True)) if lines else first
    trace = make_constraint_trace(shown, posed.posed.problem)
    return reply_of(posed, solving, first, trace, lines=shown is not first)


def reply_of(
    posed: Posed, solving: Solving, first: WatchedSolver, trace: ConstraintTrace, *, lines: bool
) -> tuple[ProblemSearch, Columns]:
    """What a method did that has run, and its trace."""
    names, name_column = _names(trace)
    text: ProblemTraceText = {
        "kind": KIND,
        "method": solving.method.id,
        "methodName": solving.method.name,
        "options": dict(solving.options),
        **_tables(posed.posed, trace),
        "names": names,
        "visited": trace.visited,
        "count": trace.visited,
        "codes": plain_data.codes(trace.codes),
        "lines": lines,
        "everyArc": trace.every_arc,
        "root": look_at(posed),
    }
    reply: ProblemSearch = {
        "kind": KIND,
        **_outcome(posed, solving, first.solution, first.log),
        "arcs": first.log.arcs,
        "nodes": trace.visited,
        "seconds": first.seconds,
        "text": text,
    }
    return reply, {**trace.columns, "action": array("i", trace.columns["to"]), "name": name_column}


def _watch(posed: Posed, solving: Solving, *, lines: bool) -> WatchedSolver:
    method = solving.method
    return watch_solver(
        method.function,
        posed.posed.problem,
        keywords=solving.keywords,
        also=parts(method),
        lines=lines,
        most=MAX_EVENTS,
    )


def _outcome(
    posed: Posed, solving: Solving, solution: Assignment | None, log: ConstraintLog
) -> Outcome:
    """What was counted, whether the problem was solved, and whether the solution is correct. That
    is checked by code that shares nothing with the methods."""
    return {
        "solved": solution is not None,
        "complete": solving.method.complete or _emptied_without_a_guess(solving.method, log),
        "checked": solution is not None and is_solution(posed.posed.problem, solution),
        "solution": dict(solution) if solution is not None else None,
        "assignments": log.assignments,
        "refused": log.refused,
        "backtracks": log.backtracks,
        "checks": log.checks,
        "removed": log.removed,
    }


def _emptied_without_a_guess(method: MethodEntry, log: ConstraintLog) -> bool:
    """Whether propagation alone left a variable without a value, which proves that there is no
    solution. What a person's own method removes proves nothing."""
    is_alone = METHODS.get(method.id) is method and log.assignments == 0
    return is_alone and any(what == EMPTY for what, *_ in log.notes)


class _Tables(TypedDict):
    """What the places in the columns stand for."""

    variables: list[str]
    variableNames: list[str]
    values: list[str | int]
    valueNames: list[str]
    givens: list[int]
    domains: list[list[int]]
    constraints: list[ConstraintShown]
    actionIds: list[str]
    actions: list[str]


def _tables(posed: PosedProblem, trace: ConstraintTrace) -> _Tables:
    place = {variable: at for at, variable in enumerate(trace.variables)}
    value_place = {value: at for at, value in enumerate(trace.values)}
    domains = posed.problem.domains
    owner: dict[Value, Variable] = {}
    for variable in reversed(trace.variables):
        owner.update(dict.fromkeys(domains[variable], variable))
    ids = [str(value) for value in trace.values]
    return {
        "variables": list(trace.variables),
        "variableNames": [posed.variable_name(variable) for variable in trace.variables],
        "values": list(trace.values),
        "valueNames": [posed.value_name(owner[value], value) for value in trace.values],
        "givens": [place[variable] for variable in posed.givens],
        "domains": [[value_place[value] for value in domains[v]] for v in trace.variables],
        "constraints": [
            {"scope": [place[variable] for variable in each.scope], "name": each.name}
            for each in trace.constraints
        ],
        "actionIds": ids,
        "actions": ids,
    }


def _names(trace: ConstraintTrace) -> tuple[list[str], array[int]]:
    """The names of the rows, each once, and for each row the place of its name."""
    table: dict[str, int] = {}
    column = array("i")
    for variable, to in zip(trace.columns["variable"], trace.columns["to"], strict=True):
        if variable < 0:
            name = "nothing assigned"
        elif to < 0:
            name = f"{trace.variables[variable]} open"
        else:
            name = f"{trace.variables[variable]} = {trace.values[to]}"
        column.append(table.setdefault(name, len(table)))
    return list(table), column


def race(request: Request) -> Race:
    """The work of one method on the problem, to compare it with others.

    `seconds` is the time of a run in which nothing is counted. A method that would make more checks
    than "checks" is stopped: it is then not `finished`, and not timed.
    """
    posed = read_problem(request)
    solving = read_solving(request, posed)
    budget = request.get("checks", MOST_CHECKS)
    solve, problem = solving.method.function, posed.posed.problem
    solution, log, finished = count_solver(solve, problem, solving.keywords, budget)
    seconds = None
    if finished:
        started = perf_counter()
        solve(problem, {}, Domains(problem.domains), **solving.keywords)
        seconds = perf_counter() - started
    return {
        "kind": KIND,
        "method": solving.method.id,
        "methodName": solving.method.name,
        "options": dict(solving.options),
        "finished": finished,
        **_outcome(posed, solving, solution, log),
        "seconds": seconds,
    }


def solutions(request: Request) -> Solutions:
    """How many solutions there are, up to "limit", and the first two with the variables in which
    they differ. `count` is null if counting would take more checks than "checks"."""
    posed = read_problem(request)
    limit = request.get("limit", 2)
    budget = request.get("checks", MOST_CHECKS)
    problem = posed.posed.problem

    def find(noting: Any, _assignment: Assignment, _domains: Domains) -> Any:
        return find_solutions(noting, limit)

    found: Any
    found, _, finished = count_solver(find, problem, {}, budget)
    two = found[:2] if finished else []
    return {
        "kind": KIND,
        "count": len(found) if finished else None,
        "limit": limit,
        "finished": finished,
        "checked": finished and all(is_solution(problem, each) for each in found),
        "solutions": two,
        "differ": differing(problem, *two) if len(two) == 2 else [],
    }
