"""Checks data that came in as JSON by the typed dict that declares it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from plyscope.game import BadInput
from plyscope.input.phrases import quoted

AS_TYPED: Final = "as a person typed it"
"""Marks a field that is not checked here: what reads it says best what is wrong there."""


class Whole(NamedTuple):
    """The bounds of a whole number, and what a sentence calls it."""

    what: str
    least: int
    most: int


class Rule(NamedTuple):
    """What fits, and how a sentence goes on that says what would: "is a text"."""

    words: str
    fits: Callable[[Any], bool]
    what: str = ""
    """What the sentence begins with; "" for the name of the field."""
    needed: bool = True
    """Whether the field must be there."""


def check(data: Mapping[str, Any], declared: type) -> None:
    """Raises `BadInput`, with the name of the field, where `data` is not what `declared`, a typed
    dict, says. Fields that are not declared are not looked at."""
    for name, rule in rules(declared).items():
        if name not in data:
            if rule.needed:
                raise BadInput(f"Here {quoted(name)} is missing: it {rule.words}.", field=name)
        elif not rule.fits(data[name]):
            raise BadInput(f"{rule.what or quoted(name)} {rule.words}.", field=name)


@cache
def rules(declared: type) -> Mapping[str, Rule]:
    """The rule of each field of a typed dict."""
    hints = get_type_hints(declared, include_extras=True)
    return {name: _rule(hint) for name, hint in hints.items()}


def _rule(hint: Any) -> Rule:
    if is_typeddict(hint):
        return Rule("is given by names", lambda given: _fits_all(given, rules(hint)))
    origin = get_origin(hint)
    return COMPOSED[origin](*get_args(hint)) if origin else PLAIN[hint]


def _fits_all(given: Any, every: Mapping[str, Rule]) -> bool:
    return isinstance(given, Mapping) and all(
        rule.fits(given[name]) if name in given else not rule.needed for name, rule in every.items()
    )


def _marked(hint: Any, mark: Any) -> Rule:
    """The rule of a type with something said about it."""
    if mark == AS_TYPED:
        return _rule(hint)._replace(fits=lambda _given: True, needed=False)
    what, least, most = mark
    words = f"is a whole number from {least:,} to {most:,}"
    return Rule(words, lambda given: type(given) is int and least <= given <= most, what)


def _one_of(*choices: Any) -> Rule:
    return Rule(f"is one of {', '.join(map(str, choices))}", lambda given: given in choices)


def _any_of(*hints: Any) -> Rule:
    every = [_rule(hint) for hint in hints]
    words = " or ".join(each.words for each in every if each != PLAIN[NoneType])
    return Rule(words, lambda given: any(each.fits(given) for each in every))


def _list_of(hint: Any) -> Rule:
    fits = _rule(hint).fits
    return Rule(
        f"is a list{MANY.get(hint, '')}",
        lambda given: isinstance(given, list) and all(map(fits, given)),
    )


def _dict_of(_name: Any, hint: Any) -> Rule:
    fits = _rule(hint).fits
    return Rule(
        "is texts by their names" if hint is str else "is given by names",
        lambda given: isinstance(given, Mapping) and all(map(fits, given.values())),
    )


COMPOSED: Final[Mapping[Any, Callable[..., Rule]]] = {
    NotRequired: lambda hint: _rule(hint)._replace(needed=False),
    Annotated: _marked,
    Literal: _one_of,
    Union: _any_of,
    UnionType: _any_of,
    list: _list_of,
    dict: _dict_of,
}
PLAIN: Final[Mapping[Any, Rule]] = {
    Any: Rule("can be anything", lambda _given: True),
    str: Rule("is a text", lambda given: isinstance(given, str)),
    bool: Rule("is either true or false", lambda given: isinstance(given, bool)),
    int: Rule("is a whole number", lambda given: type(given) is int),
    float: Rule("is a number", lambda given: type(given) in (int, float)),
    NoneType: Rule("is null", lambda given: given is None),
}
MANY: Final = {str: " of texts", int: " of whole numbers", float: " of numbers"}
