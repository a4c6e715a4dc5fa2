"""What all types of exercises about alpha-beta and minimax on a tree have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Answer, Effort, Students
from plyscope.exercises.facts import Facts
from plyscope.exercises.form import EITHER, Convention, Exercise, make_id
from plyscope.exercises.making import Seconds, Sought, made_position
from plyscope.exercises.misconceptions import (
    Misconception,
    Student,
    alphabeta_students,
    chance_students,
    minimax_students,
)
from plyscope.exercises.reading import check_fields
from plyscope.exercises.run import Run, reference
from plyscope.exercises.tree import Tree, tree_of
from plyscope.exercises.wishes import Wishes, read_wishes
from plyscope.game import BadInput
from plyscope.games.tree.chance import ChanceTree

SUBJECT: Final = "tree"
RULES: Final = {
    ">=": "cuts as soon as the bounds meet",
    ">": "cuts only when the bounds have crossed",
    EITHER: "cuts when the bounds meet, or only when they have crossed (both are right)",
}
"""The rule for cuts as a question says it."""
LEVELS: Final = {
    "easy": {"depth": 2, "branching": [2, 3]},
    "hard": {"depth": 4, "branching": 2, "cuts": [2, 4], "deep": True},
}
"""What the levels of an exam wish where it matters what is cut."""


@dataclass(frozen=True)
class TreeTask:
    """What is asked about a tree that was made by wish.

    Attributes:
        question: what is asked, after a sentence about the search.
        seconds: how long it takes by hand.
    """

    id: str
    method: str
    question: str
    seconds: Seconds
    default: Wishes

    def make(self, seed: int, given: Mapping[str, Any]) -> Exercise:
        """A new exercise. Raises `BadInput` (field "wishes")."""
        wishes = read_wishes(given, self.default)
        position = made_position(Sought(wishes, self.seconds), Draw(seed))
        convention = Convention(cut=wishes.rule)
        search = "" if self.method == "minimax" else f"{searches_tree(convention)} "
        return Exercise(
            id=make_id(self.id, seed, position, wishes.rule),
            type=self.id,
            seed=seed,
            wishes=wishes.shown(),
            question=search + self.question,
            convention=convention,
            subject=SUBJECT,
            position=position,
            method=self.method,
            asked={},
        )

    def check(self, exercise: Exercise) -> None:
        """Raises `BadInput` if this is no such exercise."""
        check_tree(exercise, (self.method,))


def searches_tree(convention: Convention) -> str:
    """The sentence with which questions about alpha-beta begin."""
    return f"Alpha-beta searches this tree from left to right and {RULES[convention.cut]}."


def check_tree(
    exercise: Exercise, methods: Sequence[str], asked: Sequence[str] = (), chance: bool = False
) -> Tree:
    """The tree of an exercise. Raises `BadInput` if it is about something else."""
    if exercise.subject != SUBJECT:
        raise BadInput(f'The subject of this type of exercise is "{SUBJECT}".', field="subject")
    if exercise.method not in methods:
        raise BadInput(f"The method here is one of {', '.join(methods)}.", field="method")
    check_fields(exercise.asked, asked, "What is asked", "asked")
    tree = tree_of(exercise.position)
    if isinstance(tree.game, ChanceTree) and not chance:
        raise BadInput("This type of exercise takes no chance nodes.", field="position")
    return tree


def answers_of_students(answer: Callable[[Run], Answer]) -> Students:
    """What students with a misconception answer, who take it from what they make of the tree."""

    def students(exercise: Exercise, choice: Convention) -> Iterator[tuple[Misconception, Answer]]:
        for each in students_of(exercise, choice):
            yield each.misconception, answer(each.run(exercise.position))

    return students


def students_of(exercise: Exercise, choice: Convention) -> Iterator[Student]:
    """The students who misunderstand the method of an exercise."""
    if exercise.method == "minimax":
        return minimax_students()
    if exercise.method == "star1":
        return chance_students(tree_of(exercise.position).game.bounds, choice.bounds)
    return alphabeta_students(exercise.convention, choice)


def run_of(exercise: Exercise, choice: Convention) -> Run:
    """What the textbook's search makes of it."""
    return reference(exercise.position, exercise.method, choice)


def seconds_of_nodes(facts: Facts) -> float:
    """By hand, a number to compare takes 3 seconds, and a value to write down 5."""
    return 3 * len(facts.tree.names) + 5 * len(facts.tree.inner())


def seconds_of_cuts(facts: Facts) -> float:
    """By hand, a leaf that is looked at takes 8 seconds, and a node whose window is kept 15."""
    return 8 * facts.leaves + 15 * facts.inner


def effort_of_cuts(exercise: Exercise) -> Effort:
    """The work where it matters what is cut: as many cuts, and as deep."""
    facts = Facts(tree_of(exercise.position), strict=exercise.convention.cut == ">")
    return Effort((facts.cuts, facts.deep), seconds_of_cuts(facts))


def effort_of_nodes(exercise: Exercise) -> Effort:
    """The work where every node counts: as many inner ones."""
    facts = Facts(tree_of(exercise.position))
    return Effort(len(facts.tree.inner()), seconds_of_nodes(facts))
