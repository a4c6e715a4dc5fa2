"""Type 9: the UCB value of each child, which one is selected next, and from which c on another one.

    {"values": {"a₁": 1.21, "a₂": 0.98, "a₃": 1.4}, "next": "a₃", "smallest": 2.15}

`smallest` is null if no larger c changes the selection. Numbers may differ by TOLERANCE.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import log, log10, sqrt
from typing import Any, Final, NamedTuple

from plyscope.exercises.content.blanks import NONE, Blank, Blanks, Number, OneOf, number_or
from plyscope.exercises.content.markup import BLANK, TICK, answer_row, table
from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Answer, Effort, ExerciseType, Worked
from plyscope.exercises.form import Convention, Exercise, make_id
from plyscope.exercises.marks import Marks, Wrong, share_of_parts
from plyscope.exercises.misconceptions import Misconception
from plyscope.exercises.reading import (
    check_fields,
    mapping,
    number,
    typed,
    whole,
    whole_from_to,
    with_defaults,
    written,
)
from plyscope.exercises.tree import ROOT, tree_of
from plyscope.exercises.tree_on_paper import plain_tree_drawing
from plyscope.game import BadInput

ID: Final = "ucb"
SUBJECT: Final = "tree"
METHOD: Final = "uct"
TOLERANCE: Final = 0.01
"""How far a number may be from the exact one: enough for two digits, also after rounding before."""
MOST_VISITS: Final = 10_000
LARGEST_C: Final = 100
PLAIN: Final[dict[str, Any]] = {"children": [3, 3], "visits": [2, 12], "c": 1}
ROUNDS: Final = 400

COMMON_LOGARITHM: Final = Misconception("log10", "the logarithm to base 10 is taken, and not ln")
NO_ROOT: Final = Misconception("no-root", "the square root of ln N ÷ n is not taken")
NO_BONUS: Final = Misconception("no-bonus", "only the means are compared, without exploration")


class Child(NamedTuple):
    """How often a child was visited, and the sum of the results for the player to move."""

    visits: int
    total: float

    @property
    def mean(self) -> float:
        """The mean result."""
        return self.total / self.visits


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise in which a larger c changes the selection. Raises `BadInput`."""
    wishes = with_defaults(given, PLAIN)
    count = whole_from_to(wishes["children"], 2, 6, "The number of children", "wishes")
    visits = whole_from_to(wishes["visits"], 1, 100, "The number of visits", "wishes")
    c = _read_c(wishes["c"], "wishes")
    draw = Draw(seed)
    for _ in range(ROUNDS):
        children = {}
        for place in range(draw.whole(*count)):
            n = draw.whole(*visits)
            children["a" + "₁₂₃₄₅₆"[place]] = Child(n, draw.whole(0, n))
        if _is_clear(children, c):
            return _posed(seed, wishes, children, c)
    raise BadInput(
        f"Among {ROUNDS} tries, none was found in which a larger c changes the selection. Wish for "
        "more different numbers of visits, or for a smaller c.",
        field="wishes",
    )


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    if exercise.subject != SUBJECT or exercise.method != METHOD:
        raise BadInput(
            f'The subject of this type of exercise is "{SUBJECT}", its method "{METHOD}".',
            field="subject",
        )
    check_fields(exercise.asked, ("children", "c"), "What is asked", "asked")
    children = _children(exercise)
    _read_c(exercise.asked["c"], "asked")
    tree = tree_of(exercise.position)
    if [tree.names[child] for child in tree.children(ROOT)] != list(children):
        raise BadInput("The children asked about are not those of the tree.", field="asked")
    if len(children) < 2 or _gap(_values(children, exercise.asked["c"])) <= 2 * TOLERANCE:
        raise BadInput("Two UCB values are too close to tell which is larger.", field="asked")


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """The values, the next child and the smallest c. Raises `BadInput` (field "answer")."""
    check_fields(given, ("values",), "An answer here", "answer", also=("next", "smallest"))
    tree, children = tree_of(exercise.position), _children(exercise)
    values: dict[str, float | None] = dict.fromkeys(children)
    for each, given_value in mapping(given["values"], "What the values are", "answer").items():
        name = _read_child(tree.names[tree.named(each)], values)
        value = typed(given_value)
        values[name] = None if value is None else number(value, f"The value of {name}", "answer")
    chosen = given.get("next")
    if chosen is not None:
        chosen = _read_child(tree.names[tree.named(chosen)], values)
    smallest = typed(given.get("smallest"))
    if smallest is not None:
        smallest = number(smallest, "The smallest c", "answer")
    return {"values": values, "next": chosen, "smallest": smallest}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """What the formula gives, rounded to three digits."""
    return _answer(exercise, _bonus)


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """How many of the values, the selection and the smallest c are right."""
    children, c = _children(exercise), exercise.asked["c"]
    visits = sum(child.visits for child in children.values())
    wrong = []
    exact = _values(children, c)
    for name, child in children.items():
        is_ = answer["values"][name]
        if not _near(is_, exact[name]):
            why = (
                f"{name}: {written(child.total)}/{child.visits} + {written(c)} · "
                f"√(ln {visits} / {child.visits}) = {exact[name]:.3f}."
            )
            wrong.append(Wrong(name, is_, round(exact[name], 3), why))
    wrong += _wrong_next(answer, exact)
    wrong += _wrong_smallest(answer, children, c)
    return share_of_parts(len(children) + 2, wrong)


def students(exercise: Exercise, choice: Convention) -> Iterator[tuple[Misconception, Answer]]:
    """What comes out of a mistaken formula."""
    yield COMMON_LOGARITHM, _answer(exercise, lambda n, child: sqrt(log10(n) / child))
    yield NO_ROOT, _answer(exercise, lambda n, child: log(n) / child)
    yield NO_BONUS, _answer(exercise, lambda n, child: 0)


def _bonus(visits: int, child: int) -> float:
    """What a child gets for being visited rarely: UCB1, as in `plyscope.search.uct`."""
    return sqrt(log(visits) / child)


Bonus = Callable[[int, int], float]


def _answer(exercise: Exercise, bonus: Bonus) -> dict[str, Any]:
    children, c = _children(exercise), exercise.asked["c"]
    values = _values(children, c, bonus)
    smallest = _smallest(children, c, bonus)
    return {
        "values": {name: round(value, 3) for name, value in values.items()},
        "next": max(values, key=lambda name: values[name]),
        "smallest": None if smallest is None else round(smallest, 3),
    }


def _values(children: Mapping[str, Child], c: float, bonus: Bonus = _bonus) -> dict[str, float]:
    """The UCB value of each child; the parent was visited once for each visit of a child."""
    visits = sum(child.visits for child in children.values())
    return {name: child.mean + c * bonus(visits, child.visits) for name, child in children.items()}


def _smallest(children: Mapping[str, Child], c: float, bonus: Bonus = _bonus) -> float | None:
    """From which larger c on another child has the largest value: where its line over c meets that
    of the child selected now. None if that never happens."""
    visits = sum(child.visits for child in children.values())
    values = _values(children, c, bonus)
    best = children[max(values, key=lambda name: values[name])]
    meetings = [
        (best.mean - other.mean) / (bonus(visits, other.visits) - bonus(visits, best.visits))
        for other in children.values()
        if bonus(visits, other.visits) > bonus(visits, best.visits)
    ]
    return min(meetings, default=None)


def _wrong_next(answer: Answer, exact: Mapping[str, float]) -> list[Wrong]:
    should = max(exact, key=lambda name: exact[name])
    is_ = answer["next"]
    if is_ == should:
        return []
    given = answer["values"]
    if is_ is not None and None not in given.values() and given[is_] == max(given.values()):
        why = "This follows from your values, so it counts as right."
        return [Wrong(should, is_, should, why, followed=True)]
    why = f"The largest UCB value is selected: {should} has {exact[should]:.3f}."
    return [Wrong(should, is_, should, why)]


def _wrong_smallest(answer: Answer, children: Mapping[str, Child], c: float) -> list[Wrong]:
    should, is_ = _smallest(children, c), answer["smallest"]
    if _near(is_, should):
        return []
    why = (
        "No larger c changes the selection: the child selected has the fewest visits."
        if should is None
        else f"At c = {should:.3f}, two values become equal; with a larger c, the other child is "
        "selected."
    )
    return [Wrong("", is_, None if should is None else round(should, 3), why)]


def _near(one: float | None, other: float | None) -> bool:
    """Whether two numbers are the same within the tolerance, or both missing."""
    if one is None or other is None:
        return one is other
    return abs(one - other) <= TOLERANCE


def _alike(one: Answer, other: Answer) -> bool:
    """Whether two answers are the same, but for rounding."""
    return (
        one["next"] == other["next"]
        and _near(one["smallest"], other["smallest"])
        and all(_near(one["values"][name], other["values"][name]) for name in one["values"])
    )


def _children(exercise: Exercise) -> dict[str, Child]:
    """The children that are asked about. Raises `BadInput` (field "asked")."""
    found = {}
    for name, given in mapping(exercise.asked["children"], "The children", "asked").items():
        data = mapping(given, f"What is known of {name}", "asked")
        check_fields(data, ("visits", "total"), f"What is known of {name}", "asked")
        visits = whole(data["visits"], 1, MOST_VISITS, "A number of visits", "asked")
        found[name] = Child(visits, number(data["total"], "The sum of the results", "asked"))
    return found


def _read_child(name: str, children: Mapping[str, Any]) -> str:
    if name not in children:
        raise BadInput(f"{name} is not one of the children asked about.", field="answer")
    return name


def _read_c(given: object, field: str) -> float:
    c = number(given, "c", field)
    if not 0 <= c <= LARGEST_C:
        raise BadInput(f"c is a number from 0 to {LARGEST_C}.", field=field)
    return c


def _gap(values: Mapping[str, float]) -> float:
    """How far the two largest values are apart."""
    first, second, *_ = sorted(values.values(), reverse=True)
    return first - second


def _is_clear(children: Mapping[str, Child], c: float) -> bool:
    """Whether no two values are nearly equal, and a c that is not too large changes the choice."""
    smallest = _smallest(children, c)
    changes = smallest is not None and c + 0.1 < smallest < 10
    means = {child.mean for child in children.values()}
    return changes and len(means) == len(children) and _gap(_values(children, c)) > 0.05


def _posed(
    seed: int, wishes: Mapping[str, Any], children: Mapping[str, Child], c: float
) -> Exercise:
    asked = {"children": {name: child._asdict() for name, child in children.items()}, "c": c}
    means = " ".join(f"{child.total}/{child.visits}" for child in children.values())
    question = (
        "Each child shows the sum of its results and its number of visits n; N is the sum of all n,"
        f" and c is {written(c)}. Give the UCB value of each child, mean + c · √(ln N / n), the "
        "child that UCT selects next, and the larger c from which it selects another."
    )
    return Exercise(
        id=make_id(ID, seed, means, c),
        type=ID,
        seed=seed,
        wishes=wishes,
        question=question,
        convention=Convention(value="soft"),
        subject=SUBJECT,
        position=f"[{means}]",
        method=METHOD,
        asked=asked,
    )


def _in_words(exercise: Exercise, answer: Answer) -> str:
    values = ", ".join(f"{name}: {value:.3f}" for name, value in answer["values"].items())
    smallest = answer["smallest"]
    later = "no larger c changes that" if smallest is None else f"another one from c = {smallest}"
    return f"{values}; next: {answer['next']}; {later}"


def _effort(exercise: Exercise) -> Effort:
    never = TYPE.solution(exercise)["smallest"] is None
    return Effort((len(tree_of(exercise.position).leaves()), never), 120)


def _space(exercise: Exercise) -> str:
    rows = [
        [name, str(each["total"]), str(each["visits"]), ""]
        for name, each in exercise.asked["children"].items()
    ]
    return table(["Child", "Sum", "n", "UCB value"], rows, "write") + answer_row(
        f"Selected next: {BLANK}", f"Another one from c = {BLANK} on", f"{TICK} no larger c"
    )


def _form(exercise: Exercise, answer: Answer) -> Blanks:
    values, smallest = answer["values"], number_or(answer["smallest"], NONE, TOLERANCE)
    return Blanks(
        exercise.question,
        'Write two or three digits after the point, and "-" if no larger c changes the selection.',
        [
            [Blank(f"{name}: ", Number(value, TOLERANCE)) for name, value in values.items()],
            [Blank("Selected next: ", OneOf(list(values), [answer["next"]]))],
            [Blank("Another one from this c on: ", smallest)],
        ],
    )


TYPE: Final[ExerciseType] = ExerciseType(
    id=ID,
    name="UCB values",
    wishes=PLAIN,
    make=make,
    check=check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=_in_words,
    students=students,
    alike=_alike,
    levels={"easy": {"children": 2}, "hard": {"children": 4}},
    effort=_effort,
    drawing=plain_tree_drawing,
    convention=lambda exercise: (
        "ln is the natural logarithm. Two digits after the point are enough."
    ),
    space=_space,
    worked=lambda exercise, answer: Worked(TYPE.faults(exercise, {"values": {}})),
    form=_form,
)
