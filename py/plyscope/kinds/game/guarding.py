"""Answers about a person's own game or evaluation: the rules run with the protections of any
program, and each error of theirs is told with their own lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Final, TypeVar

from plyscope.game import BadInput
from plyscope.kinds.game.requests import evaluation_of
from plyscope.kinds.kind import Request
from plyscope.kinds.reading import guarding, read_files
from plyscope.own_game import own_evaluation, own_game
from plyscope.own_game.evaluating import EVALUATION
from plyscope.own_game.text import OwnText

T = TypeVar("T")

TOO_LONG: Final = (
    "Some lines of play are too long to be searched to the end of the game: set a depth."
)

PLAYERS: Final = ("max", "min", "a", "b")
"""The fields of a request that hold the settings of those who play a duel or trials."""


def guarded(reply: Callable[[Request], T], seconds: float = 0) -> Callable[[Request], T]:
    """`reply`, in which the texts of a request are run with care: for at most so many seconds if a
    number is given, and otherwise until the person stops it."""
    return guarding(_asking_for_a_depth(reply), _texts, seconds)


def _asking_for_a_depth(reply: Callable[[Request], T]) -> Callable[[Request], T]:
    """`reply`, in which a game whose lines of play are too long for Python's stack, such as one of
    kings in checkers, is no fault of Plyscope: raises `BadInput`, which asks for a depth."""

    @wraps(reply)
    def guarded_reply(request: Request) -> T:
        try:
            return reply(request)
        except RecursionError as error:
            if _texts(request):
                raise  # a function of the person's own may call itself forever
            raise BadInput(TOO_LONG, field="depth") from error

    return guarded_reply


def _texts(request: Request) -> list[OwnText]:
    """The texts in a request as modules; what is no text is for others to reject."""
    found = []
    if isinstance(source := request.get("source"), str):
        found.append(own_game(source, read_files(request)).text)
    for owner, name in (
        (request, EVALUATION),
        *((request.get(player), evaluation_of(player)) for player in PLAYERS),
    ):
        source = owner.get("evaluation") if isinstance(owner, Mapping) else None
        if isinstance(source, str):
            found.append(own_evaluation(source, name).text)
    return found
