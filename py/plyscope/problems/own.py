"""Reads a person's own variables, domains and constraints, and poses them as a problem."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from plyscope.game import BadInput
from plyscope.problems.posed import PosedProblem
from plyscope.problems.problem import Problem, Value, Variable

FIELD: Final = "source"
MOST_VARIABLES: Final = 100
MOST_VALUES: Final = 40
NO_PROBLEM: Final = (
    "There is no problem in this program: it needs `domains`, the values of each variable, and "
    "`constraints`, a list of pairs of some variables and a function of their values."
)
TASK: Final = "Give each variable a value so that all constraints hold."
NAMELESS: Final = ("<lambda>", "")


@dataclass(frozen=True, eq=False)
class OwnConstraint:
    """A function of a person's own, which is asked with the values as they wrote them."""

    scope: tuple[Variable, ...]
    name: str
    function: Callable[..., Any]
    meant: Mapping[Variable, Mapping[Value, Any]]

    def allows(self, values: Mapping[Variable, Value]) -> bool:
        """Whether the function holds."""
        return bool(self.function(*[self.meant[each][values[each]] for each in self.scope]))


def posed_own(domains: Any, constraints: Any, task: str = "") -> PosedProblem:
    """The problem, with a row for each variable in its picture, and a column for each value that
    any of them can have. Raises `BadInput` with one sentence about what is missing or wrong."""
    problem = _read(domains, constraints)
    values = dict.fromkeys(str(value) for each in problem.domains.values() for value in each)
    rows = {"kind": "rows", "variables": list(problem.variables), "values": list(values)}
    return PosedProblem(problem, text="", picture=rows, task=task or TASK)


def _read(domains: Any, constraints: Any) -> Problem:
    if domains is None or constraints is None:
        raise BadInput(NO_PROBLEM, field=FIELD)
    meant = _meant(domains)
    if not isinstance(constraints, Iterable) or isinstance(constraints, str):
        raise _wrong("`constraints` is a list of pairs: some variables, and a function.")
    read = tuple(_constraint(each, place, meant) for place, each in enumerate(constraints, 1))
    values = {variable: tuple(those) for variable, those in meant.items()}
    return Problem(tuple(values), values, read)


def _meant(domains: Any) -> dict[Variable, dict[Value, Any]]:
    """For each variable, its values: as the page shows them, and as the person wrote them."""
    if not isinstance(domains, Mapping) or not domains:
        raise _wrong("`domains` is a dict: the values of each variable, by its name.")
    if len(domains) > MOST_VARIABLES:
        raise _wrong(f"There are {len(domains)} variables; the page can show {MOST_VARIABLES}.")
    found: dict[Variable, dict[Value, Any]] = {}
    for variable, values in domains.items():
        if not isinstance(values, Iterable) or isinstance(values, str):
            raise _wrong(f"The domain of {variable} is {values!r}, which is not a list of values.")
        by_name = {_shown(value): value for value in values}
        if not by_name:
            raise _wrong(f"The domain of {variable} is empty.")
        if len(by_name) > MOST_VALUES:
            raise _wrong(f"{variable} has {len(by_name)} values; the page can show {MOST_VALUES}.")
        found[str(variable)] = by_name
    return found


def _shown(value: Any) -> Value:
    return value if type(value) in (int, str) else str(value)


def _constraint(
    given: Any, place: int, meant: Mapping[Variable, Mapping[Value, Any]]
) -> OwnConstraint:
    """A pair of variables and a function; a third part is its name."""
    if not isinstance(given, tuple | list) or len(given) not in (2, 3):
        raise _wrong(f"Constraint {place} is {given!r}, and not a pair: variables and a function.")
    scope, function, *named = given
    if isinstance(scope, str) or not isinstance(scope, Iterable):
        scope = (scope,)
    names = tuple(str(each) for each in scope)
    for name in names:
        if name not in meant:
            raise _wrong(f"Constraint {place} is about {name}, which has no domain.")
    if not names or len(set(names)) < len(names):
        raise _wrong(f"Constraint {place} needs one variable or more, each of them once.")
    if not callable(function):
        raise _wrong(f"Constraint {place} has {function!r} instead of a function.")
    return OwnConstraint(names, str(named[0]) if named else _name(function), function, meant)


def _name(function: Callable[..., Any]) -> str:
    """A few words for a sentence, from the name of the function."""
    name = getattr(function, "__name__", "")
    return "your constraint" if name in NAMELESS else name.replace("_", " ")


def _wrong(sentence: str) -> BadInput:
    return BadInput(sentence, field=FIELD)
