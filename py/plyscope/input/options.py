"""Numbers that a person can set: parts of a game's rules, or of how a search runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf

from plyscope.game import BadInput
from plyscope.input.phrases import quoted


@dataclass(frozen=True)
class Option:
    """A number that can be set, with its inclusive bounds.

    Attributes:
        whole: whether it must be a whole number. One from 0 to 1 is then a switch.
        names: if there are any, the number is the place of one of them, counted from 0.
        plies: whether it is how many plies deep something may go. `maximum` then sets no limit.
    """

    id: str
    name: str
    minimum: float
    maximum: float
    default: float
    whole: bool = True
    names: tuple[str, ...] = ()
    plies: bool = False

    def argument(self, value: float) -> float:
        """What a function is called with for `value`: infinity if it sets no limit."""
        return inf if self.plies and value == self.maximum else value


def read_options(
    options: Sequence[Option], given: Mapping[str, float], owner: str = "This game"
) -> dict[str, float]:
    """Every option's value: the given one, or else its default.

    Raises `BadInput` (field "options") if one is unknown, not a number, or out of its bounds.
    """
    known = {option.id for option in options}
    for name in given:
        if name not in known:
            raise BadInput(f"{owner} has no option {quoted(name)}.", field="options")
    values = {option.id: given.get(option.id, option.default) for option in options}
    for option in options:
        if not _fits(option, values[option.id]):
            kind = "a whole number" if option.whole else "a number"
            raise BadInput(
                f'"{option.name}" is {kind} from {_written(option.minimum)} to'
                f" {_written(option.maximum)}, not {_shown(values[option.id])}.",
                field="options",
            )
    return values


WRITTEN_OUT = 10**10
"""A larger number is left as typed."""


def _written(bound: float) -> str:
    return f"{bound:,.10g}".replace("-", "−")


def _shown(value: object) -> str:
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < WRITTEN_OUT:
        return _written(value)
    return quoted(value)


def _fits(option: Option, value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int if option.whole else (int, float)):
        return False
    return option.minimum <= value <= option.maximum
