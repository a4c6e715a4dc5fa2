"""The one form of an exercise, which crosses as JSON: read and checked strictly; and what it says
about how its search is done, where books differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias
from zlib import crc32

from plyscope.exercises.reading import (
    LARGEST_SEED,
    check_fields,
    choice,
    mapping,
    numbers_from_to,
    text,
    whole,
)
from plyscope.game import BadInput

EITHER: Final = "either"
CUTS: Final = (">=", ">", EITHER)
VALUES: Final = ("soft", "hard", EITHER)
ORDERS: Final = ("left to right", "given", EITHER)
"""The order of children; the order of variables and values of which a rule prefers none; or any."""
Bounds: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Convention:
    """How the search is done.

    Attributes:
        cut: ">=" cuts as soon as the bounds meet, ">" only after they have crossed.
        order: in which order equals are taken.
        value: what a node returns that a cut has left: what it has found ("soft"), or the bound of
            its window ("hard").
        bounds: the least and the greatest number that a leaf can have, if that is known.

    Where it says "either", the exercise does not choose, and both are right.
    """

    cut: str = ">="
    order: str = "left to right"
    value: str = EITHER
    bounds: Bounds | None = None

    def choices(self) -> Iterator[Convention]:
        """Every way to read it that is consistent: none of them says "either" for cut or value."""
        for cut in (">=", ">") if self.cut == EITHER else (self.cut,):
            for value in ("soft", "hard") if self.value == EITHER else (self.value,):
                yield Convention(cut, self.order, value, self.bounds)

    def first(self) -> Convention:
        """The first of them."""
        return next(self.choices())

    def shown(self) -> dict[str, Any]:
        """The convention as JSON."""
        bounds = list(self.bounds) if self.bounds else None
        return {"cut": self.cut, "order": self.order, "value": self.value, "bounds": bounds}


def read_convention(given: object) -> Convention:
    """The convention of an exercise. Raises `BadInput` (field "convention")."""
    data: Mapping[str, Any] = mapping(given, "The convention", "convention")
    check_fields(data, ("cut", "order", "value", "bounds"), "A convention", "convention")
    bounds = data["bounds"]
    return Convention(
        choice(data["cut"], CUTS, "The rule for cuts", "convention"),
        choice(data["order"], ORDERS, "The order", "convention"),
        choice(data["value"], VALUES, "The value at a cut", "convention"),
        None if bounds is None else numbers_from_to(bounds, "The bounds", "convention"),
    )


VERSION: Final = 1
POLICIES: Final = ("practice", "test")
FIELDS: Final = (
    "version",
    "id",
    "type",
    "seed",
    "wishes",
    "question",
    "convention",
    "subject",
    "position",
    "options",
    "method",
    "asked",
    "policy",
)
LONGEST_ID: Final = 80


@dataclass(frozen=True)
class Exercise:
    """An exercise.

    Attributes:
        id: unlike that of any other exercise, as far as one can tell.
        type: one of `TYPES`.
        wishes: what it was made from, together with the seed; empty if it was written by hand.
        question: one or two sentences.
        subject, position, options, method: as in a request to search.
        asked: what exactly is asked; each type says what is in it.
        policy: whether it is for practice or for a test; the page does the rest.
    """

    id: str
    type: str
    seed: int
    wishes: Mapping[str, Any]
    question: str
    convention: Convention
    subject: str
    position: str
    method: str
    asked: Mapping[str, Any]
    policy: str = "practice"
    options: Mapping[str, Any] = field(default_factory=dict)

    def shown(self) -> dict[str, Any]:
        """The exercise as JSON."""
        return {
            "version": VERSION,
            "id": self.id,
            "type": self.type,
            "seed": self.seed,
            "wishes": dict(self.wishes),
            "question": self.question,
            "convention": self.convention.shown(),
            "subject": self.subject,
            "position": self.position,
            "options": dict(self.options),
            "method": self.method,
            "asked": dict(self.asked),
            "policy": self.policy,
        }


def make_id(type_: str, seed: int, position: str, asked: object) -> str:
    """An id that tells the type and the seed, and differs where the position or what is asked
    does."""
    return f"{type_}-{seed}-{crc32(repr((position, asked)).encode()):08x}"


def read_exercise(given: object, types: Mapping[str, object]) -> Exercise:
    """The exercise in `given`, of one of `types`. What is in `asked` is for its type to check.

    Raises `BadInput` with the field that is at fault.
    """
    data = mapping(given, "An exercise", "exercise")
    if data.get("version") != VERSION or isinstance(data.get("version"), bool):
        newer = isinstance(data.get("version"), int) and data["version"] > VERSION
        message = "is from a newer version of Plyscope" if newer else f"needs version {VERSION}"
        raise BadInput(f"This exercise {message}.", field="version")
    check_fields(data, FIELDS, "An exercise", "exercise")
    options = mapping(data["options"], "The options", "options")
    if options:
        raise BadInput("The subjects of exercises have no options yet.", field="options")
    return Exercise(
        id=text(data["id"], "The id of an exercise", "id", LONGEST_ID),
        type=choice(data["type"], tuple(types), "The type of an exercise", "type"),
        seed=whole(data["seed"], 0, LARGEST_SEED, "A seed", "seed"),
        wishes=mapping(data["wishes"], "The wishes", "wishes"),
        question=text(data["question"], "The question", "question"),
        convention=read_convention(data["convention"]),
        subject=text(data["subject"], "The subject", "subject", LONGEST_ID),
        position=text(data["position"], "The position", "position"),
        method=text(data["method"], "The method", "method", LONGEST_ID),
        asked=mapping(data["asked"], "What is asked", "asked"),
        policy=choice(data["policy"], POLICIES, "The policy", "policy"),
    )
