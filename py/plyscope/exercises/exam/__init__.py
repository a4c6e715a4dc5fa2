"""Exams: several versions of the same exercises from one recipe, with other numbers, equally hard.

from plyscope.exercises.exam import read_recipe, versions

questions = [{"type": "cuts", "count": 2}, {"type": "values", "wishes": {"depth": 2}}]
recipe = {"title": "Quiz 1", "seed": 7, "versions": 3, "questions": questions}
versions(read_recipe(recipe))    # three lists of three exercises

Some candidates are drawn for each question. The one that most of the others equal is asked in the
first version, so that its equals are easily found: the other versions get the next candidates that
are as hard as it is. So a further version changes nothing in those before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from zlib import crc32

from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Stock
from plyscope.exercises.form import Exercise
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


__all__ = ["Recipe", "question", "read_recipe", "versions"]

FIRST: Final = 12
"""So many candidates are compared for the first version."""
MOST: Final = 100
"""So many candidates are tried for each further version, on the average."""


def versions(recipe: Recipe) -> list[list[Exercise]]:
    """Every version of the exam. Raises `BadInput` if there is no such exercise."""
    asked = [question(recipe, index) for index in range(len(recipe.slots))]
    return [[each[version] for each in asked] for version in range(recipe.versions)]


def question(recipe: Recipe, index: int) -> list[Exercise]:
    """One question of the exam, as each version asks it. Raises `BadInput`."""
    slot = recipe.slots[index]
    stock, effort = TYPES[slot.type].stock, TYPES[slot.type].effort
    if stock and stock.wish not in slot.wishes:
        return _of_stock(recipe, index, stock)
    drawn = _candidates(recipe, slot, index)
    first = [next(drawn) for _ in range(FIRST)]
    chosen = _commonest(first)
    wanted, found = effort(chosen), [chosen]
    rest = [each for each in first if each is not chosen]
    tried = 0
    while len(found) < recipe.versions:
        tried += 1
        if tried > MOST * recipe.versions:
            raise BadInput(
                f"Question {index + 1} has fewer than {recipe.versions} versions that are equally "
                "hard. Ask for fewer versions, or take another seed.",
                field="versions",
            )
        candidate = rest.pop(0) if rest else next(drawn)
        if wanted.alike(effort(candidate)) and all(_differ(candidate, each) for each in found):
            found.append(candidate)
    return found


def _commonest(drawn: list[Exercise]) -> Exercise:
    """The exercise that most of the others equal in effort.

    Of several, it is the one with the commonest number of cuts and the like, then of middling
    length.
    """
    efforts = ((TYPES[each.type].effort(each), each) for each in drawn)
    by_length = sorted(efforts, key=lambda pair: pair[0].seconds)
    middle = len(by_length) // 2

    def rank(place: int) -> tuple[int, int, int]:
        own = by_length[place][0]
        equals = sum(own.alike(other) for other, _ in by_length)
        common = sum(own.same == other.same for other, _ in by_length)
        return equals, common, -abs(place - middle)

    return by_length[max(range(len(by_length)), key=rank)][1]


def _candidates(recipe: Recipe, slot: Slot, index: int) -> Iterator[Exercise]:
    """Exercises with seeds that follow from that of the recipe, without end."""
    attempt = 0
    while True:
        seed = crc32(f"{recipe.seed}/{index}/{attempt}".encode()) & LARGEST_SEED
        yield TYPES[slot.type].make(seed, slot.wishes)
        attempt += 1


def _differ(one: Exercise, other: Exercise) -> bool:
    return (one.position, one.asked) != (other.position, other.asked)


def _of_stock(recipe: Recipe, index: int, stock: Stock) -> list[Exercise]:
    """One of a list: none twice as long as there are enough of them, and never twice in a
    version."""
    type_ = recipe.slots[index].type
    before = [slot.type == type_ for slot in recipe.slots[:index]].count(True)
    every = Draw(recipe.seed).mixed(stock.things)
    asked = sum(slot.type == type_ for slot in recipe.slots)
    if asked > len(every):
        raise BadInput(
            f"There are {len(every)} {stock.called}, and an exam asks each at most once.",
            field="questions",
        )
    made = []
    for version in range(recipe.versions):
        name = every[(version * asked + before) % len(every)]
        seed = crc32(f"{recipe.seed}/{index}/{version}".encode()) & LARGEST_SEED
        made.append(TYPES[type_].make(seed, {stock.wish: name}))
    return made
