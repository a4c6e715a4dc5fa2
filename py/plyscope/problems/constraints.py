"""Constraints that many problems share. Those of a single problem are in its own file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from plyscope.problems.problem import Value, Variable


@dataclass(frozen=True, eq=False)
class Different:
    """Two variables have different values."""

    scope: tuple[Variable, Variable]
    name: str = "neighbours differ"

    def allows(self, values: Mapping[Variable, Value]) -> bool:
        first, second = self.scope
        return values[first] != values[second]


def all_different(variables: Sequence[Variable], name: str) -> tuple[Different, ...]:
    """A constraint for each pair of `variables`: together, no two of them are equal."""
    return tuple(Different(pair, name) for pair in combinations(variables, 2))


@dataclass(frozen=True, eq=False)
class Relation:
    """Whatever `holds` says about the values of the scope, which it gets in the scope's order."""

    scope: tuple[Variable, ...]
    name: str
    holds: Callable[..., bool]

    def allows(self, values: Mapping[Variable, Value]) -> bool:
        return self.holds(*[values[variable] for variable in self.scope])
