"""What students often get wrong about trees, each run as a search that makes the mistake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import ge, gt
from typing import Final

from plyscope.exercises.conventions import EITHER, Convention
from plyscope.exercises.mistaken import fresh_everywhere, order_ignored, own_window_only
from plyscope.exercises.run import ALPHABETA, Run, run
from plyscope.search.minimax import minimax


@dataclass(frozen=True)
class Misconception:
    """A mistake that many make.

    Attributes:
        told: ends the sentence "Your answer is what comes out if …".
    """

    id: str
    told: str

    @property
    def sentence(self) -> str:
        """What a student reads whose answer comes out of it."""
        return f"Your answer is what comes out if {self.told}."

    def shown(self) -> dict[str, str]:
        """The misconception as JSON."""
        return {"id": self.id, "sentence": self.sentence}


SWAPPED: Final = Misconception("swapped", "MAX and MIN are swapped")
OTHER_RULE: Final = Misconception(
    "equality", "the search follows the other rule on equal bounds: this exercise cuts on {cut}"
)
FRESH: Final = Misconception("fresh", "the window is started fresh at every node")
OWN_ONLY: Final = Misconception(
    "own-window", "a node looks only at its parent's bound, and never at those further up"
)
NO_ORDER: Final = Misconception(
    "order", "moves further right count as known already: a cut can only use what comes before it"
)


def other_rule(cut: str) -> Misconception:
    """The other rule on equality, where the exercise cuts on `cut`."""
    sign = "≥ and ≤" if cut == ">=" else "> and <"
    return Misconception(OTHER_RULE.id, OTHER_RULE.told.format(cut=sign))


def minimax_students(position: str) -> Iterator[tuple[Misconception, Run]]:
    """What minimax finds with each misconception about it."""
    yield SWAPPED, run(position, minimax, swapped=True)


def alphabeta_students(
    position: str, asked: Convention, choice: Convention
) -> Iterator[tuple[Misconception, Run]]:
    """What alpha-beta does with each misconception about it. `asked` is what the exercise says, and
    `choice` one consistent way to read it."""
    if asked.cut != EITHER:
        other = ">" if choice.cut == ">=" else ">="
        yield other_rule(choice.cut), run(position, ALPHABETA[other, choice.value])
    closed = ge if choice.cut == ">=" else gt
    yield FRESH, run(position, fresh_everywhere, closed)
    yield OWN_ONLY, run(position, own_window_only, closed)
    yield NO_ORDER, run(position, order_ignored, closed)
    yield SWAPPED, run(position, ALPHABETA[choice.cut, choice.value], swapped=True)
