"""A method that solves a constraint problem, as a run: `plyscope.solve("queens", "mac")`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final
from urllib.parse import quote, urlencode

from plyscope.compare import Outcome
from plyscope.compare.outcome import NOT_COMPARED
from plyscope.csp import METHODS, MethodEntry
from plyscope.game import BadInput
from plyscope.input.checks import named
from plyscope.input.options import read_options
from plyscope.kinds.alone import Alone
from plyscope.kinds.problem.alone import alone
from plyscope.kinds.problem.requests import Posed
from plyscope.problems import entry_of, load
from plyscope.problems.posed import PosedProblem
from plyscope.problems.problem import Assignment, is_solution
from plyscope.program.faults import Fault
from plyscope.program.limits import interrupted_after
from plyscope.runs.run import BUDGET, Run, fault_of, stopped
from plyscope.tracing.constraints import WatchedSolver, watch_solver, with_lines
from plyscope.tracing.constraints.trace import (
    EMPTIED,
    JUMPED,
    REFUSED,
    SOLUTION,
    ConstraintTrace,
    make_constraint_trace,
)
from plyscope.tracing.text import first_lines

FORMAT: Final = {"format": "plyscope link", "version": 1}
BECAME = {SOLUTION: "solution", EMPTIED: "leaves no value", JUMPED: "left by a jump"}


@dataclass(frozen=True, repr=False)
class ProblemRun(Run):
    """A method that was watched while it solved a constraint problem. `method` is None for a
    function of one's own; `options` are those that it was given."""

    name: str
    posed: PosedProblem
    watched: WatchedSolver
    method: MethodEntry | None = None
    options: Mapping[str, float] = field(default_factory=dict)

    @property
    def nodes(self) -> int:
        return self.trace.visited

    @property
    def value(self) -> Assignment | None:
        """The solution: a value for each variable. None if none was found."""
        found = self.watched.solution
        return None if found is None else dict(found)

    @property
    def best(self) -> None:
        return None

    @property
    def cuts(self) -> None:
        return None

    @property
    def returned(self) -> Assignment | None:
        return self.value

    @property
    def fault(self) -> Fault | None:
        return fault_of(self.watched.broken_off)

    @property
    def outcome(self) -> Outcome:
        found = self.value
        if self.fault:
            return stopped(self.fault)
        if found is None:
            return Outcome(NOT_COMPARED, "It found no solution, and there is nothing to check.")
        is_right = is_solution(self.posed.problem, found)
        said = "Its solution satisfies" if is_right else "Its solution breaks one of"
        return Outcome(NOT_COMPARED, f"{said} the constraints; its steps are not compared.")

    @cached_property
    def trace(self) -> ConstraintTrace:
        """Its tree, in columns."""
        return make_constraint_trace(self.watched, self.posed.problem)

    def tree(self, most: int | None = None) -> str:
        return first_lines(self._lines(), most, self.nodes)

    def _lines(self) -> Iterator[str]:
        columns = self.trace.columns
        plies: list[int] = []
        for row in range(self.nodes):
            above = columns["parent"][row]
            plies.append(plies[above] + 1 if above >= 0 else 0)
            yield "  " * plies[row] + self._line(row)

    def _line(self, row: int) -> str:
        trace, columns = self.trace, self.trace.columns
        if row == 0:
            return "nothing assigned"
        variable = self.posed.variable_name(trace.variables[columns["variable"][row]])
        to, status = columns["to"][row], columns["status"][row]
        line = f"{variable} = {trace.values[to]}" if to >= 0 else f"{variable} open"
        if status == REFUSED:
            return f'{line}: breaks "{trace.constraints[columns["why"][row]].name}"'
        return f"{line}: {BECAME[status]}" if status in BECAME else line

    def alone(self) -> Alone:
        return alone(self.name, self.posed, self.watched, self.trace)

    @property
    def link(self) -> str:
        entry = entry_of(self.posed)
        if self.method is None or entry is None:
            return ""
        if not Posed(entry, {}, self.posed).can_be_solved_by(self.method):
            return ""
        fields = {"problem": entry.id, "position": self.posed.text, "method": self.method.id}
        options = {name: f"{value:g}" for name, value in self.options.items()}
        return urlencode({**fields, **options}, quote_via=quote, safe="/[],:")

    def file(self) -> dict[str, Any]:
        """The page has this problem and this method, so a link says all."""
        if not self.link:
            raise BadInput(
                "A problem or a method of your own cannot be saved for the page: put its text "
                "there, in Your code."
            )
        return {**FORMAT, "link": f"{self.link}&step=end"}

    def _facts(self) -> list[tuple[str, Any]]:
        return [] if self.fault else [("", "solved" if self.value else "no solution found")]


def solve(
    problem: PosedProblem | str,
    method: str | Callable[..., Assignment | None] = "backtracking",
    **options: float,
) -> ProblemRun:
    """Solve a constraint problem under watch: one that `plyscope.problems.load` made, or the first
    of its kind by its name. The method is named, with its options, or a function that is called
    with a problem, an empty assignment and the domains, and returns the solution or None.

    >>> solve("australia", "forward_checking")
    <Run of forward_checking: 8 nodes, solved>

    Raises `BadInput` if there is no such problem, method or option. Of a run that is too long, what
    was seen until then is kept.
    """
    posed = load(problem) if isinstance(problem, str) else problem
    if not isinstance(posed, PosedProblem):
        raise TypeError("solve() takes a problem's name, or what problems.load or .pose returns.")
    if callable(method):
        return ProblemRun(method.__name__, posed, _watched(method, posed, {}))
    entry = named(METHODS, method, "There is no method")
    chosen = read_options(entry.options, options, entry.name)
    keywords = entry.keywords(posed.problem, chosen)
    watched = _watched(entry.function, posed, keywords)
    return ProblemRun(entry.id, posed, watched, entry, options)


def _watched(
    method: Callable[..., Any], posed: PosedProblem, keywords: Mapping[str, Any]
) -> WatchedSolver:
    """A short run is done twice, the second time line by line."""
    clock = interrupted_after(BUDGET.seconds)
    first = watch_solver(method, posed.problem, keywords=keywords, clock=clock)
    if first.broken_off:
        return first
    return with_lines(
        first, lambda: watch_solver(method, posed.problem, keywords=keywords, lines=True)
    )
