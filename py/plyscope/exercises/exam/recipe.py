"""What an exam is made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.exercises.reading import (
    LARGEST_SEED,
    check_fields,
    choice,
    listed,
    mapping,
    text,
    whole,
)
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput

USUAL: Final = "usual"
LEVELS: Final[Mapping[str, str]] = {"easy": "Easy", USUAL: "Usual", "hard": "Hard"}
"""The name of each level, the easiest first. What one wishes of a type is for the type to say."""
MOST_VERSIONS: Final = 26
"""One for each letter."""
MOST_QUESTIONS: Final = 40
LONGEST_TITLE: Final = 120
TITLE: Final = "Exercises"


@dataclass(frozen=True)
class Slot:
    """One question of the exam, which every version asks with other numbers."""

    type: str
    wishes: Mapping[str, Any]


@dataclass(frozen=True)
class Recipe:
    """An exam.

    Attributes:
        seed: with another one, everything has other numbers.
        versions: how many.
        level: how hard; what is wished of a question comes before it.
        slots: the questions of each version, in order.
    """

    title: str
    seed: int
    versions: int
    level: str
    slots: Sequence[Slot]


def read_recipe(given: object) -> Recipe:
    """The recipe in `given`. Raises `BadInput`, with the field that is at fault."""
    data = mapping(given, "A recipe", "recipe")
    also = ("title", "seed", "versions", "level")
    check_fields(data, ("questions",), "A recipe", "recipe", also=also)
    level = choice(data.get("level", USUAL), tuple(LEVELS), "The level", "level")
    slots: list[Slot] = []
    for each in listed(data["questions"], "The questions", "questions"):
        slots += _slots(each, level)
    if not 1 <= len(slots) <= MOST_QUESTIONS:
        raise BadInput(
            f"An exam has 1 to {MOST_QUESTIONS} questions, and this one has {len(slots)}.",
            field="questions",
        )
    title = text(data.get("title", ""), "The title", "title", LONGEST_TITLE)
    return Recipe(
        " ".join(title.split()) or TITLE,
        whole(data.get("seed", 1), 0, LARGEST_SEED, "The seed", "seed"),
        whole(data.get("versions", 1), 1, MOST_VERSIONS, "The number of versions", "versions"),
        level,
        tuple(slots),
    )


def _slots(given: object, level: str) -> list[Slot]:
    data = mapping(given, "A question", "questions")
    check_fields(data, ("type",), "A question", "questions", also=("count", "wishes"))
    type_ = choice(data["type"], tuple(TYPES), "The type of a question", "questions")
    count = whole(data.get("count", 1), 0, MOST_QUESTIONS, "How many of a type", "questions")
    wishes = mapping(data.get("wishes") or {}, "What is wished", "wishes")
    return [Slot(type_, {**TYPES[type_].levels.get(level, {}), **wishes})] * count
