"""What a constraint problem is: variables, their domains, and constraints between them.

Russell & Norvig, "Constraint Satisfaction Problems".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, TypeAlias

Variable: TypeAlias = str
Value: TypeAlias = str | int
Assignment: TypeAlias = dict[Variable, Value]


class Constraint(Protocol):
    """A demand on the values of some variables. Two are the same only if they are one object."""

    @property
    def scope(self) -> tuple[Variable, ...]:
        """The variables it is about, each once."""

    @property
    def name(self) -> str:
        """A few words that a sentence can end with: "neighbours differ", "the same row"."""

    def allows(self, values: Mapping[Variable, Value]) -> bool:
        """Whether it is satisfied. `values` has all of its scope, and may have more."""


Arc: TypeAlias = tuple[Variable, Constraint]
"""A variable and a constraint on it. Each value of the variable must have support in the
constraint."""


@dataclass(frozen=True, eq=False)
class Problem:
    """Find a value for each variable, from its domain, so that all constraints are satisfied.

    Raises `ValueError` if a domain is missing, empty or has a value twice, or if a constraint
    names a variable that does not exist.
    """

    variables: tuple[Variable, ...]
    domains: Mapping[Variable, tuple[Value, ...]]
    constraints: tuple[Constraint, ...]

    def __post_init__(self) -> None:
        for variable in self.variables:
            values = self.domains.get(variable, ())
            if not values or len(set(values)) < len(values):
                raise ValueError(f"the domain of {variable} must be different values, one or more")
        for constraint in self.constraints:
            for variable in constraint.scope:
                if variable not in self.domains:
                    raise ValueError(f'"{constraint.name}" is about {variable}: no such variable')

    def constraints_on(self, variable: Variable) -> tuple[Constraint, ...]:
        """The constraints whose scope has `variable`, in the order of the problem."""
        return self._constraints_on[variable]

    def neighbours(self, variable: Variable) -> tuple[Variable, ...]:
        """The variables that share a constraint with `variable`, in constraint order."""
        return self._neighbours[variable]

    def arcs(self) -> tuple[Arc, ...]:
        """Every variable of every constraint, with that constraint."""
        return tuple((v, constraint) for constraint in self.constraints for v in constraint.scope)

    def arcs_to(self, variable: Variable) -> tuple[Arc, ...]:
        """The arcs of other variables that may have lost support when `variable` lost a value."""
        return self._arcs_to[variable]

    def allows(self, constraint: Constraint, values: Mapping[Variable, Value]) -> bool:
        """Whether `constraint` is satisfied by `values`, which has all of its scope.

        This is one check: solvers have no other way to ask a constraint.
        """
        return constraint.allows(values)

    def conflict(
        self, variable: Variable, value: Value, assignment: Mapping[Variable, Value]
    ) -> Constraint | None:
        """The first constraint that is broken if `variable` gets `value` too; None if there is
        none. Constraints with other unassigned variables are not asked."""
        values = {**assignment, variable: value}
        for constraint, scope in self._scopes_of[variable]:
            if scope <= values.keys() and not self.allows(constraint, values):
                return constraint
        return None

    # A search asks for this many thousand times, so it is worked out once.

    @cached_property
    def _constraints_on(self) -> dict[Variable, tuple[Constraint, ...]]:
        found: dict[Variable, list[Constraint]] = {variable: [] for variable in self.variables}
        for constraint in self.constraints:
            for variable in constraint.scope:
                found[variable].append(constraint)
        return {variable: tuple(constraints) for variable, constraints in found.items()}

    @cached_property
    def _arcs_to(self) -> dict[Variable, tuple[Arc, ...]]:
        return {
            variable: tuple(
                (other, constraint)
                for constraint in constraints
                for other in constraint.scope
                if other != variable
            )
            for variable, constraints in self._constraints_on.items()
        }

    @cached_property
    def _neighbours(self) -> dict[Variable, tuple[Variable, ...]]:
        return {
            variable: tuple(dict.fromkeys(other for other, _ in arcs))
            for variable, arcs in self._arcs_to.items()
        }

    @cached_property
    def _scopes_of(self) -> dict[Variable, tuple[tuple[Constraint, frozenset[Variable]], ...]]:
        return {
            variable: tuple((constraint, frozenset(constraint.scope)) for constraint in constraints)
            for variable, constraints in self._constraints_on.items()
        }


class Domains(dict[Variable, tuple[Value, ...]]):
    """The values still open to each variable, in their given order; `domains[variable]` reads
    them. Removed values can be put back: a trail remembers what was there before."""

    def __init__(self, domains: Mapping[Variable, tuple[Value, ...]]) -> None:
        super().__init__(domains)
        self._trail: list[tuple[Variable, tuple[Value, ...]]] = []

    def remove(self, variable: Variable, value: Value) -> None:
        """Takes away `value`, which must still be open to `variable`."""
        before = self[variable]
        self._trail.append((variable, before))
        self[variable] = tuple(other for other in before if other != value)

    def keep_only(self, variable: Variable, value: Value) -> None:
        """Takes away every value of `variable` except `value`."""
        for other in self[variable]:
            if other != value:
                self.remove(variable, other)

    def mark(self) -> int:
        """A mark for `undo` to go back to."""
        return len(self._trail)

    def undo(self, mark: int) -> None:
        """Puts back everything that was removed since `mark`, the last first."""
        while len(self._trail) > mark:
            variable, before = self._trail.pop()
            self[variable] = before


def violations(problem: Problem, assignment: Mapping[Variable, Value]) -> list[Constraint]:
    """The constraints that `assignment` breaks, of those whose variables all have values.

    It shares only the constraints with the code that finds solutions.
    """
    broken = []
    for constraint in problem.constraints:
        values = {v: assignment[v] for v in constraint.scope if v in assignment}
        if len(values) == len(constraint.scope) and not constraint.allows(values):
            broken.append(constraint)
    return broken


def is_solution(problem: Problem, assignment: Mapping[Variable, Value]) -> bool:
    """Whether `assignment` gives every variable, and nothing else, a value of its domain, and
    breaks no constraint."""
    return (
        set(assignment) == set(problem.variables)
        and all(value in problem.domains[variable] for variable, value in assignment.items())
        and not violations(problem, assignment)
    )
