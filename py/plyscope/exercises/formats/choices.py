"""An exercise as a list of choices to tick, for platforms that know no trees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from plyscope.exercises import colouring
from plyscope.exercises.conventions import Convention
from plyscope.exercises.draw import Draw
from plyscope.exercises.form import Exercise
from plyscope.exercises.grading import solution_of
from plyscope.exercises.tree import ROOT, tree_of
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput

T = TypeVar("T")
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
ORDERED: Final = ("reorder", "witness")
"""Types whose answer is an order: only a search can tell whether it is right."""
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
    """Choices to tick, and what is told above them. No more of them are right than wrong: so to
    tick everything is worth nothing, also on a platform that reckons by itself."""

    told: str
    choices: Sequence[Choice]


def no_form(format: str, type_: str, why: str = "") -> BadInput:
    """Says why a format cannot ask exercises of a type; `why` is said of those that others can."""
    if type_ in ORDERED:
        why = "several answers are right, and a platform compares with one"
    return BadInput(f'{format} has no form for exercises of type "{type_}": {why}.', field="format")


def one_solution(exercise: Exercise) -> None:
    """Raises `BadInput` if the convention leaves a choice that changes the answer: a platform that
    compares with one answer cannot grade that."""
    given = exercise.convention
    if _are_several(exercise, replace(given, cut=next(given.choices()).cut)):
        why = 'a node that is cut may return what it has found or its bound: wish "minimax"'
        raise _several("value at a cut", why)
    if _are_several(exercise, given):
        raise _several("rule", 'wish the rule ">=", or the same cuts under both rules')


def _several(part: str, why: str) -> BadInput:
    return BadInput(
        f"The convention of this exercise allows several answers, and this format only one. Its "
        f'{part} is "either"; {why}.',
        field="convention",
    )


def _are_several(exercise: Exercise, convention: Convention) -> bool:
    """Whether several answers are right under a convention."""
    every = [TYPES[exercise.type].solve(exercise, each) for each in convention.choices()]
    return any(each != every[0] for each in every)


def ticks(exercise: Exercise) -> Ticks:
    """The choices of an exercise of which the answer is a set. Raises `BadInput`."""
    if exercise.type == "domains":
        return _removed(exercise)
    return Ticks("Each branch is named by the node that it leads to.", branches(exercise))


def branches(exercise: Exercise) -> list[Choice]:
    """The branches that are cut, and some that are not, in reading order. Raises `BadInput`."""
    one_solution(exercise)
    tree = tree_of(exercise.position)
    cut = [tree.named(name) for name in solution_of(exercise)["cut"]]
    skipped = {each for node in cut for each in tree.below(node)}
    others = [node for node in tree.names if node != ROOT and node not in skipped]
    right = _some(cut, len(others), exercise.seed)
    wrong = _some(others, len(right) + MORE_WRONG, exercise.seed)
    return _worth(
        "branches",
        {
            name: node in right
            for node, name in tree.names.items()
            if node in right or node in wrong
        },
    )


def _removed(exercise: Exercise) -> Ticks:
    """The values of every variable without a value: all that stay, and as many that are removed.
    Raises `BadInput`."""
    csp = colouring.problem_of(exercise.position)
    left: Mapping[str, Sequence[Any]] = solution_of(exercise)["domains"]
    stays = {
        f"{each}: {value}": value in left[each] for each in left for value in csp.domains[each]
    }
    removed = [name for name, does_stay in stays.items() if not does_stay]
    right = _some(removed, len(stays) - len(removed), exercise.seed)
    listed = {
        name: not does_stay for name, does_stay in stays.items() if does_stay or name in right
    }
    told = "Not all values are listed." if len(listed) < len(stays) else ""
    return Ticks(told, _worth("values", listed))


def _some(things: Sequence[T], most: int, seed: int) -> list[T]:
    """As many of them as that at most, drawn from the seed."""
    return Draw(seed).mixed(things)[:most]


def _worth(of_what: str, right: Mapping[str, bool]) -> list[Choice]:
    """The choices of which some are right."""
    count = sum(right.values())
    if count not in SHARES:
        raise BadInput(
            f"This format takes exercises with 1 to {len(SHARES)} {of_what} to tick.",
            field="wishes",
        )
    share = SHARES[count]
    return [Choice(name, share if is_right else f"-{share}") for name, is_right in right.items()]
