"""An exercise as blanks to fill in, for platforms that know no trees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from plyscope.exercises import colouring
from plyscope.exercises.conventions import EITHER
from plyscope.exercises.exercise_type import Answer
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.choices import one_solution
from plyscope.exercises.formats.typed_texts import INFINITE, MINUS_INFINITE, NONE, texts_of
from plyscope.exercises.grading import solution_of
from plyscope.exercises.tree import ROOT, tree_of
from plyscope.exercises.types.values import best_moves
from plyscope.game import BadInput

NEAR: Final = 0.01
"""How far a rounded number may be from the right one."""


@dataclass(frozen=True)
class Number:
    """A number is asked for, and nothing else could be right there."""

    right: float
    near: float = 0


@dataclass(frozen=True)
class Words:
    """Something is typed that could be no number too; each of these texts is right."""

    right: Sequence[str]


@dataclass(frozen=True)
class OneOf:
    """One of some names is asked for; some of them are right, usually one."""

    choices: Sequence[str]
    right: Sequence[str]


@dataclass(frozen=True)
class Blank:
    """A blank, with what stands before it in its line. Where it is a question of its own, `alone`
    says the same without the others of its line."""

    before: str
    asked: Number | Words | OneOf
    alone: str = ""

    @property
    def stem(self) -> str:
        """What asks for this blank alone."""
        return (self.alone or self.before).strip()


@dataclass(frozen=True)
class Blanks:
    """Lines of blanks, and what must be told above them."""

    told: str
    lines: Sequence[Sequence[Blank]]

    def every(self) -> list[Blank]:
        """All blanks in order."""
        return [blank for line in self.lines for blank in line]


def blanks(exercise: Exercise) -> Blanks | None:
    """The blanks of an exercise; None if its type is not asked so.

    Raises `BadInput` if several answers are right: a platform compares with one.
    """
    if exercise.type not in BLANKS:
        return None
    one_solution(exercise)
    return BLANKS[exercise.type](exercise, solution_of(exercise))


def _values(exercise: Exercise, answer: Answer) -> Blanks:
    tree = tree_of(exercise.position)
    values: Mapping[str, float | None] = answer["values"]
    moves = [tree.names[child] for child in tree.children(ROOT)]
    best = Blank("Best move: ", OneOf(moves, best_moves(exercise)))
    inner = [Blank(f"{name} = ", _words(value, NONE)) for name, value in values.items()]
    # Whether there is a node without a value is part of the answer to alpha-beta.
    told = 'Write "-" where the search never comes.' if exercise.method == "alphabeta" else ""
    return Blanks(told, [inner, [best]])


def _leaves(exercise: Exercise, answer: Answer) -> Blanks:
    return Blanks("", [[Blank("Number of leaves evaluated: ", Number(answer["count"]))]])


def _windows(exercise: Exercise, answer: Answer) -> Blanks:
    told = (
        'Write "-inf" or "inf" for an infinite bound, and "-" twice where the search never comes.'
    )
    lines = []
    for name, pair in answer["windows"].items():
        low, high = pair or (None, None)
        lines.append(
            [
                Blank(f"{name}: α = ", _words(low, MINUS_INFINITE if pair else NONE)),
                Blank("β = ", _words(high, INFINITE if pair else NONE), alone=f"{name}: β ="),
            ]
        )
    return Blanks(told, lines)


def _intervals(exercise: Exercise, answer: Answer) -> Blanks:
    found = answer["intervals"]
    if len(found) > 1:
        raise BadInput(
            "The answer to this exercise is several intervals, and this format takes one.",
            field="wishes",
        )
    told = 'Write "-inf" or "inf" where there is no end, and "-" twice if it is cut for no x.'
    low, high = found[0] if found else (None, None)
    return Blanks(
        told,
        [
            [
                Blank("From x = ", _words(low, MINUS_INFINITE if found else NONE)),
                Blank("to x = ", _words(high, INFINITE if found else NONE), alone="To x ="),
            ]
        ],
    )


def _assignments(exercise: Exercise, answer: Answer) -> Blanks:
    if exercise.convention.order == EITHER:
        raise BadInput("This exercise has several right orders, and this format takes one.")
    csp = colouring.problem_of(exercise.position)
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
    return Blanks("", lines)


def _ucb(exercise: Exercise, answer: Answer) -> Blanks:
    values: Mapping[str, float] = answer["values"]
    return Blanks(
        'Write two or three digits after the point, and "-" if no larger c changes the selection.',
        [
            [Blank(f"{name}: ", Number(value, NEAR)) for name, value in values.items()],
            [Blank("Selected next: ", OneOf(list(values), [answer["next"]]))],
            [Blank("Another one from this c on: ", _words(answer["smallest"], NONE, NEAR))],
        ],
    )


def _words(number: float | None, otherwise: Sequence[str], near: float = 0) -> Words:
    """A number, or what may be there instead of one: both look alike."""
    return Words(otherwise if number is None else texts_of(number, near))


BLANKS: Final[Mapping[str, Callable[[Exercise, Answer], Blanks]]] = {
    "values": _values,
    "leaves": _leaves,
    "windows": _windows,
    "intervals": _intervals,
    "assignments": _assignments,
    "ucb": _ucb,
}
"""What is asked in blanks, for each type that can be asked so."""
