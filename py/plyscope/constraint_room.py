"""The room of constraint problems: what the bridge answers about them.

A problem is asked for as a game is, by its id as "game", its text as "position", and a method's id
as "search".
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod
from time import perf_counter
from typing import Any, Final

from plyscope import show
from plyscope.csp import METHODS, ORDERS, MethodEntry
from plyscope.csp.checking import is_solution
from plyscope.csp.problem import Assignment, Domains, Value, Variable
from plyscope.csp.problems import PROBLEMS
from plyscope.csp.problems.presented import PosedProblem, ProblemEntry
from plyscope.csp.solutions import differing
from plyscope.csp.solutions import solutions as find_solutions
from plyscope.game import BadInput
from plyscope.options import read_options
from plyscope.requests import (
    by_name,
    chosen,
    read_flag,
    read_position,
    read_search_options,
    read_whole,
)
from plyscope.watch.constraint_trace import ConstraintTrace, make_constraint_trace
from plyscope.watch.constraints import (
    MAX_EVENTS,
    WatchedSolver,
    count_solver,
    solver_codes,
    watch_solver,
)

ROOM: Final = "constraints"
EVENTS_WITH_LINES: Final = 12_000
"""What takes fewer events is watched again, line by line."""
MOST_COUNTED: Final = 1e300
MOST_CHECKS: Final = 5_000_000
CHECKS_LIMIT: Final = 1_000_000_000
MOST_SOLUTIONS: Final = 10_000
GRAPHS: Final = ("graph", "map")
"""The pictures of problems whose constraints are the edges of a graph."""

Data = dict[str, Any]
Answer = tuple[Data, Mapping[str, "array[Any]"]]


@dataclass(frozen=True)
class Posed:
    """A problem as a request names it."""

    entry: ProblemEntry
    options: Mapping[str, float]
    posed: PosedProblem

    @property
    def methods(self) -> list[str]:
        """The ids of the methods that can solve it."""
        return [each.id for each in METHODS.values() if self.can_be_solved_by(each)]

    def can_be_solved_by(self, method: MethodEntry) -> bool:
        return method.needs != "graph" or self.posed.picture["kind"] in GRAPHS


@dataclass(frozen=True)
class Solving:
    """A method with its options chosen: `keywords` are what its function takes for them."""

    method: MethodEntry
    options: Mapping[str, float]
    keywords: Mapping[str, Any]


def read_problem(request: Mapping[str, Any]) -> Posed:
    """The problem that `request` names. Raises `BadInput`."""
    entry = chosen(request, "game", PROBLEMS)
    given = by_name(request.get("options"), "A problem")
    options = read_options(entry.options, given, entry.name)
    position = read_position(request, entry.start, "A problem")
    return Posed(entry, options, entry.load(position, options))


def read_solving(request: Mapping[str, Any], posed: Posed) -> Solving:
    """The method that `request` names, with its options. Raises `BadInput`."""
    method = chosen(request, "search", METHODS, "backtracking")
    if not posed.can_be_solved_by(method):
        raise BadInput(
            f"{method.name} cannot solve this problem: it is for graphs and maps.", field="search"
        )
    options = read_search_options(method, request.get("searchOptions"))
    return Solving(method, options, method.keywords(posed.posed.problem, options))


# The operations


def method_entry(method: MethodEntry) -> Data:
    """A method, as the catalogue lists it."""
    return {
        "id": method.id,
        "room": ROOM,
        "name": method.name,
        "note": method.note,
        "takesDepth": False,
        "takesWindow": False,
        "takesCut": False,
        "side": "MAX",
        "exact": method.complete,
        "complete": method.complete,
        "needs": method.needs,
        "passes": False,
        "merged": False,
        "options": [vars(option) for option in method.options],
        "files": show.sources(solver_codes(method.function, _parts(method)), "csp"),
    }


def look(request: Mapping[str, Any]) -> Answer:
    """What there is to see of a problem."""
    return _look(read_problem(request)), {}


def _look(posed: Posed) -> Data:
    return {
        "game": posed.entry.id,
        "room": ROOM,
        "options": dict(posed.options),
        "position": posed.posed.text,
        "notation": posed.entry.notation,
        "task": posed.posed.task,
        "picture": posed.posed.picture,
        "searches": posed.methods,
        "orders": [],
        "features": [],
        "engine": None,
        "start": None,
        "terminal": False,
        "utility": None,
        "toMove": "",
        "mover": "",
        "verdict": "",
        "warnings": [],
        "actions": [],
    }


def estimate(request: Mapping[str, Any]) -> Answer:
    """How large a search would be: that is not known, so 0 `nodes`; it is ended where it is too
    large. `minimaxNodes` are all ways to give every variable a value."""
    posed = read_problem(request)
    read_solving(request, posed)
    ways = prod(len(values) for values in posed.posed.problem.domains.values())
    return {
        "nodes": 0,
        "minimaxNodes": min(ways, MOST_COUNTED),
        "maxNodes": MAX_EVENTS,
        "suggestedDepth": 0,
    }, {}


def compare(request: Mapping[str, Any]) -> Answer:
    """What is counted of games beside a search is not counted of problems."""
    read_solving(request, read_problem(request))
    return {"minimaxNodes": None, "minimaxLeaves": None, "fewestLeaves": None}, {}


def search(request: Mapping[str, Any]) -> Answer:
    """One method on the problem, watched: what came of it, and its trace."""
    posed = read_problem(request)
    solving = read_solving(request, posed)
    lines = read_flag(request, "lines", True)
    first = _watch(posed, solving, lines=False)
    shown = _with_lines(first, posed, solving) if lines else first
    problem = posed.posed.problem
    trace = make_constraint_trace(shown, problem)
    names, name_column = _names(trace)
    log = first.log
    return {
        **_outcome(posed, solving, first.solution),
        "value": None,
        "best": None,
        "bestName": None,
        "bestAt": None,
        "variation": [],
        "variationNames": [],
        "assignments": log.assignments,
        "refused": log.refused,
        "backtracks": log.backtracks,
        "checks": log.checks,
        "arcs": log.arcs,
        "removed": log.removed,
        "nodes": trace.visited,
        "seconds": first.seconds,
        "text": {
            "room": ROOM,
            "search": solving.method.id,
            "searchName": solving.method.name,
            "options": dict(solving.options),
            "side": "MAX",
            "order": "given",
            "cut": ">=",
            "depth": "Infinity",
            **_tables(posed.posed, trace),
            "names": names,
            "visited": trace.visited,
            "count": trace.visited,
            "passes": [],
            "merged": False,
            "bestBy": "value",
            "codes": show.codes(trace.codes),
            "lines": shown is not first,
            "actionLines": [],
            "everyArc": trace.every_arc,
            "words": {},
            "root": _look(posed),
        },
    }, {**trace.columns, "action": array("i", trace.columns["to"]), "name": name_column}


def _watch(posed: Posed, solving: Solving, *, lines: bool) -> WatchedSolver:
    method = solving.method
    return watch_solver(
        method.function,
        posed.posed.problem,
        keywords=solving.keywords,
        also=_parts(method),
        lines=lines,
        most=MAX_EVENTS,
    )


def _with_lines(first: WatchedSolver, posed: Posed, solving: Solving) -> WatchedSolver:
    """The same run once more, line by line, if it is short; else `first`."""
    if len(first.log.event) >= EVENTS_WITH_LINES:
        return first
    try:
        again = _watch(posed, solving, lines=True)
    except BadInput:
        return first
    return first if again.log.removing else again


def _parts(method: MethodEntry) -> tuple[Callable[..., Any], ...]:
    """The functions that a method's options choose from: all of them, so that its files are the
    same ones in the same order whatever is chosen."""
    orders = ORDERS if any(option.id == "order" for option in method.options) else ()
    return (*method.selects, *orders)


def _outcome(posed: Posed, solving: Solving, solution: Assignment | None) -> Data:
    """Whether it was solved, and whether the solution is one: that is asked of code that has no
    part in finding it."""
    solved = solution is not None
    return {
        "solved": solved,
        "complete": solving.method.complete,
        "checked": solution is not None and is_solution(posed.posed.problem, solution),
        "solution": dict(solution) if solution is not None else None,
    }


def _tables(posed: PosedProblem, trace: ConstraintTrace) -> Data:
    """What the places in the columns stand for."""
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
    """The names of the rows, each once, and for each row the place of its own."""
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


def race(request: Mapping[str, Any]) -> Answer:
    """One method on the problem, to be compared with others: what it took.

    The seconds are those of a run that nothing is counted in. A method that would ask constraints
    more often than "checks" says is broken off: it is then not `finished`, and not timed.
    """
    posed = read_problem(request)
    solving = read_solving(request, posed)
    budget = read_whole(request, "checks", MOST_CHECKS, 1, CHECKS_LIMIT)
    solve, problem = solving.method.function, posed.posed.problem
    solution, log, finished = count_solver(solve, problem, solving.keywords, budget)
    seconds = None
    if finished:
        started = perf_counter()
        solve(problem, {}, Domains(problem.domains), **solving.keywords)
        seconds = perf_counter() - started
    return {
        "search": solving.method.id,
        "searchName": solving.method.name,
        "options": dict(solving.options),
        "finished": finished,
        **_outcome(posed, solving, solution),
        "assignments": log.assignments,
        "refused": log.refused,
        "backtracks": log.backtracks,
        "checks": log.checks,
        "removed": log.removed,
        "seconds": seconds,
    }, {}


def solutions(request: Mapping[str, Any]) -> Answer:
    """How many solutions there are, up to "limit", and the first two with the variables in which
    they differ. `count` is null where that would ask constraints more often than "checks"."""
    posed = read_problem(request)
    limit = read_whole(request, "limit", 2, 1, MOST_SOLUTIONS)
    budget = read_whole(request, "checks", MOST_CHECKS, 1, CHECKS_LIMIT)
    problem = posed.posed.problem

    def find(noting: Any, _assignment: Assignment, _domains: Domains) -> Any:
        return find_solutions(noting, limit)

    found: Any
    found, _, finished = count_solver(find, problem, {}, budget)
    two = found[:2] if finished else []
    return {
        "count": len(found) if finished else None,
        "limit": limit,
        "finished": finished,
        "checked": finished and all(is_solution(problem, each) for each in found),
        "solutions": two,
        "differ": differing(problem, *two) if len(two) == 2 else [],
    }, {}


OPERATIONS: Final[Mapping[str, Callable[[Mapping[str, Any]], Answer]]] = {
    "look": look,
    "estimate": estimate,
    "compare": compare,
    "search": search,
    "race": race,
    "solutions": solutions,
}
"""What can be asked about problems. The first four are asked about games too."""
