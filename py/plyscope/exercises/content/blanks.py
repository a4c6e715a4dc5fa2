"""An exercise as blanks to fill in, for platforms that know no trees; and what a student may type
into one, text by text: a platform compares letters, and knows no numbers that are written with a
comma, a true minus sign or ∞."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from plyscope.exercises.reading import DASHES
from plyscope.exercises.tree import PLAIN_DIGITS

INFINITE: Final = ("inf", "∞", "+inf", "+∞")
MINUS_INFINITE: Final = tuple(dash + text for text in INFINITE[:2] for dash in DASHES)
NONE: Final = (*DASHES, "none")
DIGITS: Final = 3
"""After the point, where a rounded number is asked for: as many at most."""
ROUNDING: Final = 1e-9


def texts_of(number: float, near: float = 0) -> tuple[str, ...]:
    """All texts that say a number, or one that is at most `near` away with up to `DIGITS` digits
    after the point. The usual one comes first."""
    size = abs(number)
    plain = list(dict.fromkeys(_rounded(size, near))) if near else [_decimal(size)]
    if "." not in plain[0]:
        plain.append(f"{plain[0]}.0")
    plain += [text.replace(".", ",") for text in plain if "." in text]
    signs = DASHES if number < 0 else ("",) if near else ("", "+")
    return tuple(sign + text for sign in signs for text in plain)


def texts_of_name(name: str) -> tuple[str, ...]:
    """A node's name as the picture has it, and with digits as a keyboard has them."""
    return tuple(dict.fromkeys((name, name.translate(PLAIN_DIGITS))))


def _decimal(size: float) -> str:
    return f"{size:.12g}" if size < 1e12 else f"{size:.0f}"


def _rounded(size: float, near: float) -> list[str]:
    """The number with two digits, and then every other text within `near`."""
    texts = [f"{size:.2f}"]
    for digits in range(DIGITS + 1):
        step = 10**digits
        first, last = ceil((size - near) * step - ROUNDING), floor((size + near) * step + ROUNDING)
        texts += [f"{each / step:.{digits}f}" for each in range(max(0, first), last + 1)]
    return texts


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
