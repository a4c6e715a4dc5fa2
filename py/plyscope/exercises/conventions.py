"""What an exercise says about how its search is done, where books differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from plyscope.exercises.reading import check_fields, choice, mapping, numbers_from_to

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
