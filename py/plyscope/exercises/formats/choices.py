"""An exercise as a list of choices to tick, for platforms that know no trees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.exercises import colouring
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
"""So many more branches are wrong than right."""
TICKED: Final = ("cuts", "chance", "domains")
"""Types whose answer is a set."""


@dataclass(frozen=True)
class Choice:
    """A choice to tick, and what that is worth in percent; a wrong one costs as much as a right one
    brings."""

    name: str
    share: str

    @property
    def right(self) -> bool:
        """Whether it is to be ticked."""
        return not self.share.startswith("-")


@dataclass(frozen=True)
class Ticks:
    """Choices to tick, and what is told above them."""

    told: str
    choices: Sequence[Choice]


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


def ticks(exercise: Exercise) -> Ticks:
    """The choices of an exercise of which the answer is a set. Raises `BadInput`."""
    if exercise.type == "domains":
        return Ticks("Tick each value that is removed.", _removed(exercise))
    told = "Tick the branches that are cut; each is named by the node that it leads to."
    return Ticks(told, branches(exercise))


def branches(exercise: Exercise) -> list[Choice]:
    """The branches that are cut, and some that are not, in reading order. Raises `BadInput`."""
    one_solution(exercise)
    tree = tree_of(exercise.position)
    right = [tree.named(name) for name in solution_of(exercise)["cut"]]
    share = _share(len(right), "branches")
    cut = {each for node in right for each in tree.below(node)}
    others = [node for node in tree.names if node != ROOT and node not in cut]
    wrong = Draw(exercise.seed).mixed(others)[: len(right) + MORE_WRONG]
    return [
        Choice(name, share if node in right else f"-{share}")
        for node, name in tree.names.items()
        if node in right or node in wrong
    ]


def _removed(exercise: Exercise) -> list[Choice]:
    """Every value of every variable without a value. Raises `BadInput`."""
    csp = colouring.problem_of(exercise.position)
    left: Mapping[str, Sequence[Any]] = solution_of(exercise)["domains"]
    removed = [(each, value) for each in left for value in csp.domains[each]]
    removed = [(each, value) for each, value in removed if value not in left[each]]
    share = _share(len(removed), "values")
    return [
        Choice(f"{each}: {value}", share if (each, value) in removed else f"-{share}")
        for each in left
        for value in csp.domains[each]
    ]


def _share(count: int, of_what: str) -> str:
    if count not in SHARES:
        raise BadInput(
            f"This format takes exercises with 1 to {len(SHARES)} {of_what} to tick.",
            field="wishes",
        )
    return SHARES[count]
