"""Type 8, too: which variables get which values, in which order, with forward checking?

{"order": [["B", "red"], ["A", "green"], ["C", "green"]]}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from plyscope.csp import heuristics
from plyscope.csp.heuristics import Order, Select
from plyscope.exercises.colouring import (
    SUBJECT,
    GraphWishes,
    check_forward,
    check_subject,
    problem_of,
    read_graph_wishes,
    read_value,
    read_variable,
)
from plyscope.exercises.conventions import EITHER, Convention
from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Answer, ExerciseType
from plyscope.exercises.form import Exercise, make_id
from plyscope.exercises.marks import Marks, Wrong
from plyscope.exercises.misconceptions import Misconception
from plyscope.exercises.reading import check_fields, listed
from plyscope.exercises.reading import choice as one_of
from plyscope.game import BadInput
from plyscope.input.phrases import counted
from plyscope.problems.problem import Assignment, Domains, Problem, Value, Variable

ID: Final = "assignments"
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
OWN_WISHES: Final[Mapping[str, Any]] = {"select": "mrv_degree", "values": "given"}
DEGREE: Final = "the number of neighbours without a value"
LCV: Final = "the fewest values lost by neighbours without a value"
"""What counts, in words: books differ in whether neighbours with a value do."""
ROUNDS: Final = 400
"""How many graphs are tried."""

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


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise without a dead end. Raises `BadInput` (field "wishes")."""
    own = {name: given.get(name, usual) for name, usual in OWN_WISHES.items()}
    select = one_of(own["select"], tuple(SELECTS), "The choice of a variable", "wishes")
    values = one_of(own["values"], tuple(ORDERS), "The order of values", "wishes")
    rest = {name: wish for name, wish in given.items() if name not in own}
    wishes, draw = read_graph_wishes(rest), Draw(seed)
    asked = {"select": select, "values": values}
    for _ in range(ROUNDS):
        position = wishes.drawn(draw)
        csp = problem_of.__wrapped__(position)
        right = _steps(csp, _right(asked))
        mistaken = [_steps(csp, pick) for _, pick in _mistakes(asked)]
        if len(right) == len(csp.variables) and right not in mistaken:
            return _posed(seed, {**wishes.shown(), **own}, position, asked)
    raise BadInput(
        f"Among {ROUNDS} graphs, none was found that is coloured without a dead end and in which "
        "the heuristics matter. Wish for fewer edges or more colours.",
        field="wishes",
    )


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    csp = check_subject(exercise, ("forward_checking",))
    check_fields(exercise.asked, ("select", "values"), "What is asked", "asked")
    one_of(exercise.asked["select"], tuple(SELECTS), "The choice of a variable", "asked")
    one_of(exercise.asked["values"], tuple(ORDERS), "The order of values", "asked")
    if len(_steps(csp, _right(exercise.asked))) < len(csp.variables):
        raise BadInput(
            "With these heuristics the search comes to a dead end; an exercise must have none.",
            field="position",
        )


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """The assignments in order. Raises `BadInput` (field "answer")."""
    check_fields(given, ("order",), "An answer here", "answer")
    csp = problem_of(exercise.position)
    order: list[list[Value]] = []
    for each in listed(given["order"], "The order", "answer"):
        pair = listed(each, "An assignment", "answer")
        if len(pair) != 2:
            raise BadInput("An assignment is a variable and its value.", field="answer")
        variable = read_variable(csp, pair[0])
        if any(variable == before for before, _ in order):
            raise BadInput(f"{variable} is assigned twice.", field="answer")
        order.append([variable, read_value(csp, variable, pair[1])])
    return {"order": order}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """The assignments of the search, of equals the first."""
    return _answer(_steps(problem_of(exercise.position), _right(exercise.asked)))


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """The longest right prefix. A step is right if the heuristics allow it after the steps before
    it: where the exercise leaves ties open, each of the equals is right."""
    state = _begun(problem_of(exercise.position))
    pick = _right(exercise.asked, ties=exercise.convention.order == EITHER)
    given: list[Step] = [(variable, value) for variable, value in answer["order"]]
    longest = max(len(state.csp.variables), len(given))
    for place in range(longest):
        right = pick(state)
        step = given[place] if place < len(given) else None
        if step not in right:
            is_ = list(step) if step else None
            why = _why(state, exercise.asked, step, right[0])
            return Marks(place / longest, [Wrong(right[0][0], is_, list(right[0]), why)])
        assert step
        if not state.assign(step):
            return _at_a_dead_end(given, place + 1)
    return Marks(1, [])


def _at_a_dead_end(given: Sequence[Step], right: int) -> Marks:
    """Where ties are open, the search may run into one; nothing is asked after it."""
    if len(given) == right:
        return Marks(1, [])
    variable = given[right - 1][0]
    why = f"After {variable}, a variable has no value left: this is a dead end."
    return Marks(right / len(given), [Wrong(given[right][0], list(given[right]), None, why)])


def students(exercise: Exercise, choice: Convention) -> Iterator[tuple[Misconception, Answer]]:
    """The order with each misconception."""
    csp = problem_of(exercise.position)
    for misconception, pick in _mistakes(exercise.asked):
        yield misconception, _answer(_steps(csp, pick))


def _begun(csp: Problem) -> State:
    return State(csp, {}, Domains(csp.domains))


def _answer(steps: Sequence[Step]) -> Answer:
    return {"order": [list(step) for step in steps]}


def _steps(csp: Problem, pick: Pick) -> list[Step]:
    """The steps up to the end, or to a dead end."""
    state, steps = _begun(csp), []
    while not state.done():
        step, *_ = pick(state)
        steps.append(step)
        if not state.assign(step):
            break
    return steps


def _right(asked: Mapping[str, Any], ties: bool = False) -> Pick:
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


def _mistakes(asked: Mapping[str, Any]) -> Iterator[tuple[Misconception, Pick]]:
    right = _right(asked)

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
        yield NO_DEGREE, _right({**asked, "select": "mrv"})
    if asked["values"] == "lcv":
        yield MOST_CONSTRAINING, most_constraining


def _why(state: State, asked: Mapping[str, Any], given: Step | None, right: Step) -> str:
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


def _posed(
    seed: int, wishes: Mapping[str, Any], position: str, asked: Mapping[str, Any]
) -> Exercise:
    select = {"mrv": "MRV", "mrv_degree": f"MRV, and among equals by degree ({DEGREE})"}
    values = {"given": "in their given order", "lcv": f"by LCV ({LCV})"}
    return Exercise(
        id=make_id(ID, seed, position, tuple(asked.values())),
        type=ID,
        seed=seed,
        wishes=wishes,
        question=(
            f"Backtracking with forward checking colours this graph: variables are chosen by "
            f"{select[asked['select']]}, values {values[asked['values']]}, and of equals the first "
            "is taken. Give the assignments in their order."
        ),
        convention=Convention(order="given", value="soft"),
        subject=SUBJECT,
        position=position,
        method="forward_checking",
        asked=asked,
    )


TYPE: Final = ExerciseType(
    ID,
    "The order of assignments",
    {**GraphWishes().shown(), **OWN_WISHES},
    make,
    check,
    read,
    solve,
    mark,
    students,
)
