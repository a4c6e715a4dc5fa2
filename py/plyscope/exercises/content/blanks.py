"""An exercise as blanks to fill in, for platforms that know no trees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from plyscope.exercises.content.typed_texts import texts_of


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
    expected: Number | Words | OneOf
    alone: str = ""

    @property
    def stem(self) -> str:
        """What asks for this blank alone."""
        return (self.alone or self.before).strip()


@dataclass(frozen=True)
class Blanks:
    """A question with lines of blanks, and what must be told above them."""

    question: str
    note: str
    lines: Sequence[Sequence[Blank]]

    def every(self) -> list[Blank]:
        """All blanks in order."""
        return [blank for line in self.lines for blank in line]


def number_or(number: float | None, otherwise: Sequence[str], near: float = 0) -> Words:
    """A number, or what may be there instead of one: both look alike."""
    return Words(otherwise if number is None else texts_of(number, near))
