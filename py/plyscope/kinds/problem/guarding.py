"""Answers about a person's own problem, whose constraints run with the protections of any
program."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from plyscope.kinds.guarding import guarding
from plyscope.kinds.kind import Request
from plyscope.kinds.reading import read_files
from plyscope.own_game.text import OwnText
from plyscope.own_problem import own_problem

T = TypeVar("T")


def guarded(tell: Callable[[Request], T], seconds: float = 0) -> Callable[[Request], T]:
    """`tell`, in which the text of a request is run with care."""
    return guarding(tell, _texts, seconds)


def _texts(request: Request) -> list[OwnText]:
    source = request.get("source")
    return [own_problem(source, read_files(request)).text] if isinstance(source, str) else []
