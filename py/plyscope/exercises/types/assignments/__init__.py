"""Type 8, too: which variables get which values, in which order, with forward checking?

{"order": [["B", "red"], ["A", "green"], ["C", "green"]]}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from plyscope.exercises.colouring import (
    LEVELS,
    SUBJECT,
    GraphWishes,
    check_subject,
    convention_of_colours,
    edges,
    graph_drawing,
    problem_of,
    read_graph_wishes,
    read_value,
    read_variable,
    size_of,
)
from plyscope.exercises.content.blanks import Blank, Blanks, OneOf
from plyscope.exercises.content.markup import BLANK, answer_row
from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Answer, Effort, ExerciseType, Worked
from plyscope.exercises.form import EITHER, Convention, Exercise, make_id
from plyscope.exercises.marks import Marks, Wrong
from plyscope.exercises.misconceptions import Misconception
from plyscope.exercises.reading import check_fields, listed
from plyscope.exercises.reading import choice as one_of
from plyscope.exercises.types.assignments.steps import (
    ORDERS,
    SELECTS,
    Step,
    begun,
    mistakes,
    step_why,
    steps_by,
    textbook,
)
from plyscope.game import BadInput
from plyscope.problems.problem import Value

ID: Final = "assignments"
OWN_WISHES: Final[Mapping[str, Any]] = {"select": "mrv_degree", "values": "given"}
DEGREE: Final = "the number of neighbours without a value"
LCV: Final = "the fewest values lost by neighbours without a value"
"""What counts, in words: books differ in whether neighbours with a value do."""
ROUNDS: Final = 400
"""How many graphs are tried."""


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
        right = steps_by(csp, textbook(asked))
        mistaken = [steps_by(csp, pick) for _, pick in mistakes(asked)]
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
    if len(steps_by(csp, textbook(exercise.asked))) < len(csp.variables):
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
    return _answer(steps_by(problem_of(exercise.position), textbook(exercise.asked)))


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """The longest right prefix. A step is right if the heuristics allow it after the steps before
    it: where the exercise leaves ties open, each of the equals is right."""
    state = begun(problem_of(exercise.position))
    pick = textbook(exercise.asked, ties=exercise.convention.order == EITHER)
    given: list[Step] = [(variable, value) for variable, value in answer["order"]]
    longest = max(len(state.csp.variables), len(given))
    for place in range(longest):
        right = pick(state)
        step = given[place] if place < len(given) else None
        if step not in right:
            is_ = list(step) if step else None
            why = step_why(state, exercise.asked, step, right[0])
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
    for misconception, pick in mistakes(exercise.asked):
        yield misconception, _answer(steps_by(csp, pick))


def _answer(steps: Sequence[Step]) -> Answer:
    return {"order": [list(step) for step in steps]}


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


def _in_words(exercise: Exercise, answer: Answer) -> str:
    return ", ".join(f"{variable} = {value}" for variable, value in answer["order"])


def _effort(exercise: Exercise) -> Effort:
    csp = problem_of(exercise.position)
    return Effort(size_of(csp), 12 * len(edges(csp)) + 15 * len(csp.variables))


def _convention(exercise: Exercise) -> str:
    said = [convention_of_colours(exercise)]
    if exercise.asked["select"] == "mrv_degree":
        said.append(f"The degree is {DEGREE}.")
    if exercise.asked["values"] == "lcv":
        said.append(f"LCV prefers {LCV}.")
    first = "; of equals the first is taken" if exercise.convention.order != EITHER else ""
    variables = ", ".join(problem_of(exercise.position).variables)
    return " ".join([*said, f"Variables come in the order {variables}{first}."])


def _space(exercise: Exercise) -> str:
    count = len(problem_of(exercise.position).variables)
    return answer_row(*(f"{place}. {BLANK} = {BLANK}" for place in range(1, count + 1)))


def _worked(exercise: Exercise, answer: Answer) -> Worked:
    order = answer["order"]
    notes = {name: f"{place}. {value}" for place, (name, value) in enumerate(order, 1)}
    return Worked(_each_step(exercise, order), drawing=graph_drawing(exercise, notes))


def _each_step(exercise: Exercise, order: Sequence[Step]) -> Iterator[str]:
    """Why each variable is next, and not the one that comes after it."""
    csp = problem_of(exercise.position)
    for place, (variable, value) in enumerate(order):
        begun_with = f"{variable} = {value}."
        if place + 1 == len(order):
            yield f"{begun_with} It is the last one."
            continue
        rival, _ = order[place + 1]
        wrong = {"order": [*order[:place], [rival, csp.domains[rival][0]]]}
        yield " ".join([begun_with, *TYPE.faults(exercise, wrong)])


def _form(exercise: Exercise, answer: Answer) -> Blanks:
    if exercise.convention.order == EITHER:
        raise BadInput("This exercise has several right orders, and this format takes one.")
    csp = problem_of(exercise.position)
    lines = []
    for place, (variable, value) in enumerate(answer["order"], 1):
        name = f"Assignment {place}"
        values = OneOf([str(each) for each in csp.domains[variable]], [str(value)])
        lines.append(
            [
                Blank(f"{place}. ", OneOf(csp.variables, [variable]), f"{name}: variable"),
                Blank("= ", values, f"{name}: value"),
            ]
        )
    return Blanks(exercise.question, "", lines)


TYPE: Final = ExerciseType(
    id=ID,
    name="The order of assignments",
    wishes={**GraphWishes().shown(), **OWN_WISHES},
    make=make,
    check=check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=_in_words,
    students=students,
    levels=LEVELS,
    effort=_effort,
    drawing=graph_drawing,
    convention=_convention,
    space=_space,
    worked=_worked,
    form=_form,
)
