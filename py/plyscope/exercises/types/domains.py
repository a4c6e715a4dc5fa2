"""Type 8: which values are left after forward checking, or after AC-3?

    {"domains": {"B": ["green", "blue"], "C": ["blue"]}}

A variable that is left out keeps all its values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from plyscope.exercises.colouring import (
    LEVELS,
    SUBJECT,
    GraphWishes,
    Left,
    check_forward,
    check_subject,
    convention_of_colours,
    edges,
    graph_drawing,
    left,
    make_consistent,
    narrowed,
    problem_of,
    read_graph_wishes,
    read_value,
    read_variable,
    revise,
    size_of,
)
from plyscope.exercises.content.choices import Ticks, choices_of, question_with_ticks, some
from plyscope.exercises.content.markup import table
from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Answer, Effort, ExerciseType, Worked
from plyscope.exercises.form import Convention, Exercise, make_id
from plyscope.exercises.marks import Marks, Wrong, share_of_set
from plyscope.exercises.misconceptions import Misconception
from plyscope.exercises.reading import all_of, check_fields, listed, mapping, whole
from plyscope.exercises.reading import choice as one_of
from plyscope.game import BadInput
from plyscope.problems.problem import Assignment, Domains, Problem, Value, Variable

ID: Final = "domains"
METHODS: Final = ("forward_checking", "ac3")
NAMES: Final = {"forward_checking": "forward checking", "ac3": "AC-3"}
OWN_WISHES: Final[Mapping[str, Any]] = {"method": "ac3", "assigned": 2}
ROUNDS: Final = 600
"""How many graphs are tried."""

ONE_PASS: Final = Misconception(
    "one-pass", "each arc is revised only once, and not again when a domain has shrunk"
)
ONLY_NEIGHBOURS: Final = Misconception(
    "only-neighbours", "only the neighbours of the assigned variables are looked at"
)
TOO_FAR: Final = Misconception(
    "too-far",
    "removals go on from variable to variable, as in AC-3; forward checking looks one step ahead",
)


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise in which each misconception has another answer. Raises `BadInput`."""
    own = {name: given.get(name, usual) for name, usual in OWN_WISHES.items()}
    method = one_of(own["method"], METHODS, "The method", "wishes")
    number = whole(own["assigned"], 1, 4, "The number of assigned variables", "wishes")
    rest = {name: wish for name, wish in given.items() if name not in own}
    wishes, draw = read_graph_wishes(rest), Draw(seed)
    for _ in range(ROUNDS):
        position = wishes.drawn(draw)
        csp = problem_of.__wrapped__(position)
        assignment: Assignment = {}
        for variable in draw.mixed(csp.variables)[:number]:
            assignment[variable] = draw.one_of(csp.domains[variable])
        if _suits(csp, assignment, method):
            return _posed(seed, {**wishes.shown(), **own}, position, assignment, method)
    raise BadInput(
        f"Among {ROUNDS} graphs, none was found in which {NAMES[method]} has enough to do. Wish "
        "for more edges, or take another seed.",
        field="wishes",
    )


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    csp = check_subject(exercise, METHODS)
    check_fields(exercise.asked, ("assigned",), "What is asked", "asked")
    assignment = _assignment(exercise)
    if any(csp.conflict(each, assignment[each], assignment) for each in assignment):
        raise BadInput("The assigned values break a constraint.", field="asked")
    if not all(_after(csp, assignment, exercise.method).values()):
        raise BadInput(
            "Here a variable has no value left, and what is left to the others depends on the "
            "order of work.",
            field="asked",
        )


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """The values left to each variable without a value. Raises `BadInput` (field "answer")."""
    check_fields(given, ("domains",), "An answer here", "answer")
    csp, assignment = problem_of(exercise.position), _assignment(exercise)
    found = left(csp, Domains(csp.domains), assignment)
    for each, values in mapping(given["domains"], "What the domains are", "answer").items():
        variable = read_variable(csp, each)
        if variable in assignment:
            raise BadInput(f"{variable} is assigned already.", field="answer")
        kept = [read_value(csp, variable, value) for value in listed(values, "A domain", "answer")]
        found[variable] = [value for value in csp.domains[variable] if value in kept]
    return {"domains": found}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """What the method leaves."""
    csp = problem_of(exercise.position)
    return {"domains": _after(csp, _assignment(exercise), exercise.method)}


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """The share of the values that are removed."""
    csp = problem_of(exercise.position)
    should = _after(csp, _assignment(exercise), exercise.method)
    given: Left = answer["domains"]
    wrong = [
        Wrong(each, given[each], should[each], _why(exercise, each, given, should))
        for each in should
        if given[each] != should[each]
    ]
    stay = sum(map(len, should.values()))
    return Marks(share_of_set(_removed(csp, given), _removed(csp, should), stay), wrong)


def students(exercise: Exercise, choice: Convention) -> Iterator[tuple[Misconception, Answer]]:
    """What is left with each misconception."""
    csp, assignment = problem_of(exercise.position), _assignment(exercise)
    if exercise.method == "ac3":
        yield ONE_PASS, {"domains": _one_pass(csp, assignment)}
        yield ONLY_NEIGHBOURS, {"domains": _after(csp, assignment, "forward_checking")}
    else:
        yield TOO_FAR, {"domains": _after(csp, assignment, "ac3")}


def _assignment(exercise: Exercise) -> Assignment:
    csp = problem_of(exercise.position)
    given = mapping(exercise.asked["assigned"], "What is assigned", "asked")
    return {
        read_variable(csp, each, "asked"): read_value(csp, each, value, "asked")
        for each, value in given.items()
    }


def _after(csp: Problem, assignment: Assignment, method: str) -> Left:
    """What the textbook's method leaves when the variables are assigned one after the other. If a
    variable has no value left, the method stops, and nothing is left to any."""
    domains = narrowed(csp, assignment)
    if method == "ac3":
        consistent = make_consistent(csp, domains, csp.arcs())
    else:
        consistent = all(check_forward(csp, each, assignment, domains) for each in assignment)
    return left(
        csp, domains if consistent else Domains(dict.fromkeys(csp.variables, ())), assignment
    )


def _one_pass(csp: Problem, assignment: Assignment) -> Left:
    """AC-3 without its queue."""
    domains = narrowed(csp, assignment)
    for variable, constraint in csp.arcs():
        revise(csp, domains, variable, constraint)
    return left(csp, domains, assignment)


def _removed(csp: Problem, domains: Left) -> set[tuple[Variable, Value]]:
    return {
        (each, value)
        for each, values in domains.items()
        for value in csp.domains[each]
        if value not in values
    }


def _suits(csp: Problem, assignment: Assignment, method: str) -> bool:
    if any(csp.conflict(each, assignment[each], assignment) for each in assignment):
        return False
    ends = {each: _after(csp, assignment, each) for each in METHODS}
    if not all(ends["ac3"].values()) or ends["ac3"] == ends["forward_checking"]:
        return False
    return method != "ac3" or _one_pass(csp, assignment) not in ends.values()


def _why(exercise: Exercise, variable: Variable, given: Left, should: Left) -> str:
    """Why the first value that is wrong goes, or stays."""
    csp, assignment = problem_of(exercise.position), _assignment(exercise)
    value = next(
        each
        for each in csp.domains[variable]
        if (each in given[variable]) != (each in should[variable])
    )
    neighbours = csp.neighbours(variable)
    if value in should[variable]:
        if exercise.method == "forward_checking":
            return f"{value} stays in {variable}: no neighbour of {variable} is assigned {value}."
        return (
            f"{value} stays in {variable}: each neighbour can still have another value than "
            f"{value}."
        )
    fixed = [each for each in neighbours if assignment.get(each) == value]
    if fixed:
        return f"{value} goes from {variable}, because its neighbour {fixed[0]} is {value}."
    forced = next(each for each in neighbours if should.get(each) == [value])
    return (
        f"{value} goes from {variable}, because its neighbour {forced} has only {value} left in "
        "the end."
    )


def _posed(
    seed: int, wishes: Mapping[str, Any], position: str, assignment: Assignment, method: str
) -> Exercise:
    assigned = all_of(f"{variable} = {value}" for variable, value in assignment.items())
    question = (
        f"Neighbours get different colours, and {assigned} "
        f"{'is' if len(assignment) == 1 else 'are'} assigned. Cross out the values that "
        f"{NAMES[method]} removes{', until nothing changes any more' * (method == 'ac3')}."
    )
    asked = {"assigned": dict(assignment)}
    return Exercise(
        id=make_id(ID, seed, position, (asked, method)),
        type=ID,
        seed=seed,
        wishes=wishes,
        question=question,
        convention=Convention(order="given", value="soft"),
        subject=SUBJECT,
        position=position,
        method=method,
        asked=asked,
    )


def _in_words(exercise: Exercise, answer: Answer) -> str:
    return "Left: " + "; ".join(f"{name}: {kept}" for name, kept in _kept(answer).items())


def _kept(answer: Answer) -> dict[Variable, str]:
    return {name: ", ".join(map(str, values)) for name, values in answer["domains"].items()}


def _effort(exercise: Exercise) -> Effort:
    csp = problem_of(exercise.position)
    kept = sum(map(len, TYPE.solution(exercise)["domains"].values()))
    every = sum(map(len, csp.domains.values()))
    return Effort(size_of(csp), 5 * len(edges(csp)) + 8 * (every - kept))


def _space(exercise: Exercise) -> str:
    csp = problem_of(exercise.position)
    assigned = exercise.asked["assigned"]
    rows = [[each, *map(str, csp.domains[each])] for each in csp.variables if each not in assigned]
    values = len(rows[0]) - 1
    return table(["Variable", *["Value"] * values], rows, "cross")


def _worked(exercise: Exercise, answer: Answer) -> Worked:
    """Why each value that is removed does not stay."""
    csp, domains = problem_of(exercise.position), answer["domains"]
    too_many = [
        {"domains": {**domains, name: [*kept, value]}}
        for name, kept in domains.items()
        for value in csp.domains[name]
        if value not in kept
    ]
    drawing = graph_drawing(exercise, _kept(answer))
    return Worked(TYPE.faults(exercise, *too_many), drawing=drawing)


def _form(exercise: Exercise, answer: Answer) -> Ticks:
    """The values of every variable without a value: all that stay, and as many that are removed."""
    csp, domains = problem_of(exercise.position), answer["domains"]
    stays = {
        f"{each}: {value}": value in domains[each]
        for each in domains
        for value in csp.domains[each]
    }
    removed = [name for name, does_stay in stays.items() if not does_stay]
    right = some(removed, len(stays) - len(removed), exercise.seed)
    listed = {
        name: not does_stay for name, does_stay in stays.items() if does_stay or name in right
    }
    note = "Not all values are listed." if len(listed) < len(stays) else ""
    return Ticks(question_with_ticks(exercise), note, choices_of("values", listed))


TYPE: Final = ExerciseType(
    id=ID,
    name="Domains after inference",
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
    convention=convention_of_colours,
    space=_space,
    worked=_worked,
    form=_form,
)
