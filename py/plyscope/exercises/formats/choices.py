"""An exercise as a list of choices to tick, for platforms that know no trees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from plyscope.exercises.draw import Draw
from plyscope.exercises.form import Exercise
from plyscope.exercises.grading import solution_of
from plyscope.exercises.tree import ROOT, tree_of
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput

SHARES: Final = {
    1: "100",
    2: "50",
    3: "33.33333",
    4: "25",
    5: "20",
    6: "16.66667",
    7: "14.28571",
    8: "12.5",
    9: "11.11111",
    10: "10",
}
"""What each of so many right choices is worth, in percent. Moodle takes no other fractions."""
MORE_WRONG: Final = 2
"""So many more choices are wrong than right."""


@dataclass(frozen=True)
class Choice:
    """A branch to tick, and what that is worth in percent; a wrong one costs as much as a right one
    brings."""

    name: str
    share: str


def one_solution(exercise: Exercise) -> None:
    """Raises `BadInput` if the convention leaves a choice that changes the answer: a platform that
    compares with one answer cannot grade that."""
    every = [TYPES[exercise.type].solve(exercise, each) for each in exercise.convention.choices()]
    if any(each != every[0] for each in every):
        raise BadInput(
            "The convention of this exercise allows several answers, and this format only one: "
            'wish the rule ">=", or the same cuts under both rules.',
            field="convention",
        )


def branches(exercise: Exercise) -> list[Choice]:
    """The branches that are cut, and some that are not, in reading order. Raises `BadInput`."""
    one_solution(exercise)
    tree = tree_of(exercise.position)
    right = [tree.named(name) for name in solution_of(exercise)["cut"]]
    if len(right) not in SHARES:
        raise BadInput(
            f"This format takes exercises with 1 to {len(SHARES)} branches to tick.", field="wishes"
        )
    cut = {each for node in right for each in tree.below(node)}
    others = [node for node in tree.names if node != ROOT and node not in cut]
    wrong = Draw(exercise.seed).mixed(others)[: len(right) + MORE_WRONG]
    share = SHARES[len(right)]
    return [
        Choice(name, share if node in right else f"-{share}")
        for node, name in tree.names.items()
        if node in right or node in wrong
    ]
