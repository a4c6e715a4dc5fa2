"""Reads single parts of an exercise or an answer, and tells each fault in one sentence; and how
numbers and names are written there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from math import inf, isfinite, isinf
from typing import Any, Final

from plyscope.game import BadInput
from plyscope.input.checks import LARGEST_NUMBER
from plyscope.input.phrases import quoted

LARGEST_SEED: Final = 2**31 - 1
LONGEST_TEXT: Final = 4_000
MOST_PARTS: Final = 500
"""No answer has more nodes, leaves or values than that."""


def mapping(given: object, what: str, field: str) -> Mapping[str, Any]:
    """A JSON object. Raises `BadInput`."""
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        raise BadInput(f"{what} is given by names.", field=field)
    if len(given) > MOST_PARTS:
        raise BadInput(f"{what} has at most {MOST_PARTS} parts.", field=field)
    return given


def check_fields(
    data: Mapping[str, Any], needed: Sequence[str], what: str, field: str, also: Sequence[str] = ()
) -> None:
    """Raises `BadInput` if a field is missing or unknown."""
    for name in needed:
        if name not in data:
            raise BadInput(f'{what} needs "{name}".', field=field)
    for name in data:
        if name not in needed and name not in also:
            known = ", ".join([*needed, *also])
            raise BadInput(f"{what} has no {quoted(name)}; it has {known}.", field=field)


def choice(given: object, choices: Sequence[str], what: str, field: str) -> str:
    """One of a few words. Raises `BadInput`."""
    if not isinstance(given, str) or given not in choices:
        known = ", ".join(choices)
        raise BadInput(f"{what} is one of {known}, not {quoted(given)}.", field=field)
    return given


def text(given: object, what: str, field: str, longest: int = LONGEST_TEXT) -> str:
    """A text. Raises `BadInput`."""
    if not isinstance(given, str):
        raise BadInput(f"{what} is a text.", field=field)
    if len(given) > longest:
        raise BadInput(f"{what} has at most {longest:,} characters.", field=field)
    return given


def flag(given: object, what: str, field: str) -> bool:
    """True or false. Raises `BadInput`."""
    if not isinstance(given, bool):
        raise BadInput(f"{what} is either true or false.", field=field)
    return given


def whole(given: object, least: int, most: int, what: str, field: str) -> int:
    """A whole number. Raises `BadInput`."""
    fits = isinstance(given, int) and not isinstance(given, bool) and least <= given <= most
    if not fits:
        raise BadInput(f"{what} is a whole number from {least:,} to {most:,}.", field=field)
    assert isinstance(given, int)
    return given


def number(given: object, what: str, field: str) -> float:
    """A finite number. Raises `BadInput`."""
    if isinstance(given, bool) or not isinstance(given, (int, float)):
        raise BadInput(f"{what} is a number, not {quoted(given)}.", field=field)
    # The size is compared first: a whole number can be too large for `isfinite`.
    if not abs(given) <= LARGEST_NUMBER or not isfinite(given):
        raise BadInput(f"{what} is too large.", field=field)
    return plain(given)


def plain(given: float) -> float:
    """The same number; one without a fraction is an `int`, as JSON writes it."""
    return int(given) if isfinite(given) and given == int(given) else given


def listed(given: object, what: str, field: str) -> Sequence[Any]:
    """A list. Raises `BadInput`."""
    if not isinstance(given, (list, tuple)):
        raise BadInput(f"{what} is a list.", field=field)
    if len(given) > MOST_PARTS:
        raise BadInput(f"{what} is too long: it has more than {MOST_PARTS} parts.", field=field)
    return given


def numbers_from_to(given: object, what: str, field: str) -> tuple[float, float]:
    """The least and the greatest of something. Raises `BadInput`."""
    pair = listed(given, what, field)
    if len(pair) != 2:
        raise BadInput(f"{what} are two numbers: the least and the greatest.", field=field)
    least, greatest = (number(each, what, field) for each in pair)
    if least > greatest:
        raise BadInput(f"{what} are two numbers, the smaller one first.", field=field)
    return least, greatest


def whole_from_to(given: object, least: int, most: int, what: str, field: str) -> tuple[int, int]:
    """The same with whole numbers within bounds; one number alone stands for both. Raises
    `BadInput`."""
    pair = (given, given) if isinstance(given, int) else listed(given, what, field)
    if len(pair) != 2:
        raise BadInput(f"{what}: give the least and the greatest.", field=field)
    low, high = (whole(each, least, most, what, field) for each in pair)
    if low > high:
        raise BadInput(f"{what}: give the smaller number first.", field=field)
    return low, high


def with_defaults(given: Mapping[str, Any], default: Mapping[str, Any]) -> dict[str, Any]:
    """What is wished, and the default where nothing is. Raises `BadInput` (field "wishes") at a
    wish that there is not."""
    for name in given:
        if name not in default:
            known = f"{'is' if len(default) == 1 else 'are'} {', '.join(default)}"
            raise BadInput(f"There is no wish {quoted(name)}; there {known}.", field="wishes")
    return {**default, **given}


def written(number: float) -> str:
    """A number as in a textbook: with a true minus sign, two digits at most, and ∞."""
    if abs(number) == inf:
        return "∞" if number > 0 else "−∞"
    return f"{round(number, 2):.12g}".replace("-", "−")


def window_written(window: tuple[float, float]) -> str:
    """A window, as "(3, ∞)"."""
    return f"({written(window[0])}, {written(window[1])})"


def all_of(names: Iterable[str]) -> str:
    """Names in a row, as "B, C and D"."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def letter(version: int) -> str:
    """The name of a version of an exam, counted from 0."""
    return chr(ord("A") + version)


DASHES: Final = "-−–—‐‑‒―﹣－"
"""A hyphen, the true minus sign, and all that keyboards and word processors write for them."""
INFINITE: Final = ("∞", "inf", "infinity")
NONE: Final = ("-", "none")
PLAIN_DASH: Final = dict.fromkeys(map(ord, DASHES), "-")
NUMBER: Final = re.compile(r"[0-9]+[.,]?[0-9]*|[.,][0-9]+")
FRACTION: Final = re.compile(r"([0-9]+)/([0-9]*[1-9][0-9]*)")


def typed(given: object) -> object:
    """The number that a text says: "−6", "1,31", "+3", ".5" or "1/2"; "∞" or "−∞" for an infinite
    one; None for a lone dash, "none" or nothing. What says none of that comes back as it is.

    The page reads what is typed in the same way (`exercises/drafts.js`), and a test holds the two
    together.
    """
    if not isinstance(given, str):
        return written(given) if isinstance(given, float) and isinf(given) else given
    text = given.strip().translate(PLAIN_DASH)
    if text == "" or says_none(text):
        return None
    is_negative = text.startswith("-")
    rest = text[1:].lstrip() if text[0] in "-+" else text
    if rest.lower() in INFINITE:
        return "−∞" if is_negative else "∞"
    if NUMBER.fullmatch(rest):
        number = float(rest.replace(",", "."))
    elif fraction := FRACTION.fullmatch(rest):
        number = int(fraction[1]) / int(fraction[2])
    else:
        return given
    return plain(-number if is_negative else number)


def says_none(given: object) -> bool:
    """Whether a text says that there is nothing: a lone dash, or "none"."""
    return isinstance(given, str) and given.strip().translate(PLAIN_DASH).lower() in NONE
