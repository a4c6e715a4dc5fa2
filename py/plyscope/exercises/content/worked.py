"""How an exercise is worked through, for the key."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from plyscope.exercises.content.drawing import Drawing

Row: TypeAlias = tuple[str, str, str, str]
"""An inner node that a search enters: its name, its window on entry, what it sees of its children,
and what it returns."""


@dataclass(frozen=True)
class Worked:
    """What a key has besides the answer.

    Attributes:
        why: a sentence for each thing in the answer. What is said twice is printed once.
        steps: the inner nodes that the search enters, in this order.
        drawing: the one with the answer in it; None for the one of the question.
        question: what is asked, where the question does not say it.
    """

    why: Iterable[str]
    steps: Sequence[Row] = ()
    drawing: Drawing | None = None
    question: str = ""
