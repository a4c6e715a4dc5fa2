"""What students often get wrong about trees, each run as a search that makes the mistake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import ge, gt
from typing import Any, Final

from plyscope.exercises.conventions import EITHER, Bounds, Convention
from plyscope.exercises.run import ALPHABETA, UNKNOWN, Run, Search, run, window_of
from plyscope.exercises.wrong_searches import fresh_everywhere, order_ignored, own_window_only
from plyscope.search.minimax import minimax
from plyscope.search.star import star1


@dataclass(frozen=True)
class Misconception:
    """A mistake that many make.

    Attributes:
        ending: ends the sentence "Your answer is what comes out if …".
    """

    id: str
    ending: str

    @property
    def sentence(self) -> str:
        """What a student reads whose answer comes out of it."""
        return f"Your answer is what comes out if {self.ending}."

    def shown(self) -> dict[str, str]:
        """The misconception as JSON."""
        return {"id": self.id, "sentence": self.sentence}


SWAPPED: Final = Misconception("swapped", "MAX and MIN are swapped")
FRESH: Final = Misconception("fresh", "the window is started fresh at every node")
OWN_ONLY: Final = Misconception(
    "own-window", "a node looks only at its parent's bound, and never at those further up"
)
NO_ORDER: Final = Misconception(
    "order", "moves further right count as known already: a cut can only use what comes before it"
)

NO_BOUNDS: Final = Misconception(
    "no-bounds", "a chance node is cut with bounds of the leaves, which are not known here"
)
BOUNDS_UNUSED: Final = Misconception(
    "bounds-unused", "the known bounds of the leaves are not used at the chance nodes"
)


def other_rule(cut: str) -> Misconception:
    """The other rule on equality, where the exercise cuts on `cut`."""
    sign = "≥ and ≤" if cut == ">=" else "> and <"
    ending = f"the search follows the other rule on equal bounds: this exercise cuts on {sign}"
    return Misconception("equality", ending)


@dataclass(frozen=True)
class Student:
    """Someone who searches a tree with a misconception: with which search, and whether MAX and MIN
    are exchanged."""

    misconception: Misconception
    search: Search
    arguments: tuple[Any, ...] = ()
    swapped: bool = False
    bounds: Bounds | None = None

    def run(self, position: str) -> Run:
        """What they do there."""
        return run(position, self.search, *self.arguments, swapped=self.swapped, bounds=self.bounds)


def minimax_students() -> Iterator[Student]:
    """Those who misunderstand minimax."""
    yield Student(SWAPPED, minimax, swapped=True)


def alphabeta_students(convention: Convention, choice: Convention) -> Iterator[Student]:
    """Those who misunderstand alpha-beta. `convention` is what the exercise says, and `choice` one
    consistent way to read it. Of several whose answers are the same, the first is named."""
    if convention.cut != EITHER:
        other = ">" if choice.cut == ">=" else ">="
        yield Student(other_rule(choice.cut), ALPHABETA[other, choice.value])
    closed = ge if choice.cut == ">=" else gt
    yield Student(FRESH, fresh_everywhere, (closed,))
    yield Student(OWN_ONLY, own_window_only, (closed,))
    yield Student(NO_ORDER, order_ignored, (closed,))
    yield Student(SWAPPED, ALPHABETA[choice.cut, choice.value], swapped=True)


def chance_students(leaves: Bounds, known: Bounds | None) -> Iterator[Student]:
    """Those who misunderstand when a chance node can be cut. `leaves` are the least and the
    greatest leaf, and `known` the bounds that are told."""
    if known:
        yield Student(BOUNDS_UNUSED, star1, bounds=UNKNOWN)
    else:
        yield Student(NO_BOUNDS, star1, window_of(leaves), bounds=leaves)
    yield Student(SWAPPED, star1, window_of(known), swapped=True, bounds=known or UNKNOWN)
