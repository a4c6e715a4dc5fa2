"""An exercise as choices to tick, or as a statement, for platforms that know no trees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from plyscope.exercises.draw import Draw
from plyscope.exercises.form import Convention, Exercise
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
    """A question with choices to tick, and what is told above them. No more of them are right than
    wrong: so to tick everything is worth nothing, also on a platform that reckons by itself."""

    question: str
    note: str
    choices: Sequence[Choice]


@dataclass(frozen=True)
class Statement:
    """A statement that is true or false, for a reason."""

    question: str
    true: bool
    reason: str


def check_one_answer(exercise: Exercise, solve: Callable[[Exercise, Convention], Any]) -> None:
    """Raises `BadInput` if the convention leaves a choice that changes the answer: a platform that
    compares with one answer cannot grade that."""
    given = exercise.convention

    def are_several(convention: Convention) -> bool:
        every = [solve(exercise, each) for each in convention.choices()]
        return any(each != every[0] for each in every)

    if are_several(replace(given, cut=given.first().cut)):
        why = 'a node that is cut may return what it has found or its bound: wish "minimax"'
        raise _several("value at a cut", why)
    if are_several(given):
        raise _several("rule", 'wish the rule ">=", or the same cuts under both rules')


def _several(part: str, why: str) -> BadInput:
    return BadInput(
        f"The convention of this exercise allows several answers, and this format only one. Its "
        f'{part} is "either"; {why}.',
        field="convention",
    )


def question_with_ticks(exercise: Exercise) -> str:
    """What is crossed out on paper is ticked on a platform."""
    return exercise.question.replace("Cross out", "Tick")


def some(things: Sequence[T], most: int, seed: int) -> list[T]:
    """As many of them as that at most, drawn from the seed."""
    return Draw(seed).mixed(things)[:most]


def choices_of(of_what: str, right: Mapping[str, bool]) -> list[Choice]:
    """The choices of which some are right. Raises `BadInput` if those are none or too many."""
    count = sum(right.values())
    if count not in SHARES:
        raise BadInput(
            f"This format takes exercises with 1 to {len(SHARES)} {of_what} to tick.",
            field="wishes",
        )
    share = SHARES[count]
    return [Choice(name, share if is_right else f"-{share}") for name, is_right in right.items()]
