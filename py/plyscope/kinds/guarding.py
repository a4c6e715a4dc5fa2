"""Answers about what a person wrote: it runs with the protections of any program, and each error of
theirs is told with their own lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TypeVar

from plyscope.kinds.kind import Request
from plyscope.own_game.text import OwnText, running

T = TypeVar("T")


def guarding(
    reply: Callable[[Request], T], texts_in: Callable[[Request], Sequence[OwnText]], seconds: float
) -> Callable[[Request], T]:
    """`reply`, in which the texts of a request, as `texts_in` finds them, are run with care: for at
    most so many seconds if that is not 0, and otherwise until the person stops it."""

    @wraps(reply)
    def guarded_reply(request: Request) -> T:
        texts = texts_in(request)
        if not texts:
            return reply(request)
        with running(texts, seconds):
            return reply(request)

    return guarded_reply
