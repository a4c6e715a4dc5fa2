"""How variables get their values one after the other, with forward checking: as the heuristics of
`plyscope.csp` say, or as a student thinks who has a misconception."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from plyscope.csp import heuristics
from plyscope.csp.heuristics import Order, Select
from plyscope.exercises.colouring import check_forward
from plyscope.exercises.misconceptions import Misconception
from plyscope.input.phrases import counted
from plyscope.problems.problem import Assignment, Domains, Problem, Value, Variable

Step: TypeAlias = tuple[Variable, Value]
Pick: TypeAlias = Callable[["State"], Sequence[Step]]
"""The steps that a student takes for right in a state; the first one is taken."""
SELECTS: Final[Mapping[str, Select]] = {
    "mrv": heuristics.mrv,
    "mrv_degree": heuristics.mrv_then_degree,
}
ORDERS: Final[Mapping[str, Order]] = {"given": heuristics.as_given, "lcv": heuristics.lcv}
# The functions of the book have no types inside, so they get them here.
constraints_ahead: Final[Callable[[Problem, Variable, Assignment], int]] = (
    heuristics.constraints_ahead
)
ruled_out: Final[Callable[[Problem, Variable, Value, Assignment, Domains], int]] = (
    heuristics.ruled_out
)

LARGEST: Final = Misconception(
    "largest", "the variable with the most values left is taken, and not the one with the fewest"
)
NO_DEGREE: Final = Misconception(
    "no-degree", "ties between variables go to the first one, without a look at the degree"
)
MOST_CONSTRAINING: Final = Misconception(
    "most-constraining", "the value that rules out the most is tried first, and not the least"
)


@dataclass
class State:
    """How far the assignments have come."""

    csp: Problem
    assignment: Assignment = field(default_factory=dict)
    domains: Domains = field(default_factory=lambda: Domains({}))

    def assign(self, step: Step) -> bool:
        """Assigns a value and checks forward. False if a variable has no value left then."""
        variable, value = step
        self.assignment[variable] = value
        return check_forward(self.csp, variable, self.assignment, self.domains)

    def degree(self, variable: Variable) -> int:
        """In how many constraints it is with variables that are not assigned."""
        return constraints_ahead(self.csp, variable, self.assignment)

    def lost(self, variable: Variable, value: Value) -> int:
        """How many values of others the value rules out."""
        return ruled_out(self.csp, variable, value, self.assignment, self.domains)

    def open(self) -> list[Variable]:
        """The variables without a value, in their order."""
        return [each for each in self.csp.variables if each not in self.assignment]

    def done(self) -> bool:
        """Whether every variable has a value."""
        return len(self.assignment) == len(self.csp.variables)


def begun(csp: Problem) -> State:
    return State(csp, {}, Domains(csp.domains))


def steps_by(csp: Problem, pick: Pick) -> list[Step]:
    """The steps up to the end, or to a dead end."""
    state, steps = begun(csp), []
    while not state.done():
        step, *_ = pick(state)
        steps.append(step)
        if not state.assign(step):
            break
    return steps


def textbook(asked: Mapping[str, Any], ties: bool = False) -> Pick:
    """The textbook's choice; with `ties`, everything that is as good."""

    def pick(state: State) -> list[Step]:
        csp, assignment, domains = state.csp, state.assignment, state.domains
        first = SELECTS[asked["select"]](csp, assignment, domains)
        by_degree = asked["select"] == "mrv_degree"
        steps: list[Step] = []
        for variable in [first, *state.open()] if ties else [first]:
            if len(domains[variable]) != len(domains[first]):
                continue
            if by_degree and state.degree(variable) != state.degree(first):
                continue
            values = ORDERS[asked["values"]](csp, variable, assignment, domains)
            best = values[0]
            steps.append((variable, best))
            if ties and asked["values"] == "lcv":
                least = state.lost(variable, best)
                steps += [
                    (variable, each) for each in values if state.lost(variable, each) == least
                ]
        return steps

    return pick


def mistakes(asked: Mapping[str, Any]) -> Iterator[tuple[Misconception, Pick]]:
    right = textbook(asked)

    def largest(state: State) -> list[Step]:
        """MRV, the wrong way round."""
        sizes = {each: len(state.domains[each]) for each in state.open()}
        variable = max(sizes, key=lambda each: (sizes[each], _tie(state, each)))
        values = ORDERS[asked["values"]]
        return [(variable, values(state.csp, variable, state.assignment, state.domains)[0])]

    def _tie(state: State, variable: Variable) -> int:
        return state.degree(variable) if asked["select"] == "mrv_degree" else 0

    def most_constraining(state: State) -> list[Step]:
        """LCV, the wrong way round."""
        ((variable, _),) = right(state)
        values = state.domains[variable]
        return [(variable, max(values, key=lambda value: state.lost(variable, value)))]

    yield LARGEST, largest
    if asked["select"] == "mrv_degree":
        yield NO_DEGREE, textbook({**asked, "select": "mrv"})
    if asked["values"] == "lcv":
        yield MOST_CONSTRAINING, most_constraining


def step_why(state: State, asked: Mapping[str, Any], given: Step | None, right: Step) -> str:
    """Why this step is next, and not the one that was given."""
    if given is None:
        return f"{right[0]} still needs a value, and {right[1]} is next."
    if given[0] in state.assignment:
        return f"{given[0]} has a value already."
    if given[0] != right[0]:
        return _why_variable(state, asked["select"] == "mrv_degree", given[0], right[0])
    return _why_value(state, asked["values"] == "lcv", right[0], given[1], right[1])


def _why_variable(state: State, by_degree: bool, given: Variable, right: Variable) -> str:
    size, other = len(state.domains[right]), len(state.domains[given])
    if other != size:
        return (
            f"MRV takes the variable with the fewest values left: {right} has {size}, {given} has "
            f"{other}."
        )
    one, two = state.degree(right), state.degree(given)
    if by_degree and one != two:
        return (
            f"{right} and {given} have {counted(size, 'value')} left each, but {right} is in more "
            f"constraints with unassigned variables: {one}, not {two}."
        )
    return f"{right} and {given} are equally good, so the first one, {right}, is taken."


def _why_value(state: State, by_lcv: bool, variable: Variable, given: Value, right: Value) -> str:
    if given not in state.domains[variable]:
        return f"{given} is not left to {variable}."
    one, two = state.lost(variable, right), state.lost(variable, given)
    if by_lcv and one != two:
        return (
            f"LCV takes the value that rules out the fewest values of others: for {variable}, "
            f"{right} rules out {one} and {given} {two}."
        )
    return f"{right} is the first value that is left to {variable}."
