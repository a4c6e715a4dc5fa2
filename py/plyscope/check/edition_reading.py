"""Reads the student's edition of a task, which `edition.py` writes."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from plyscope.check.task import Case, Limits, Task
from plyscope.game import BadInput

MARK: Final = "plyscope edition"
VERSION: Final = 1
AS_THEY_ARE: Final = ("name", "search", "cut", "function", "files", "points", "hint", "seed")
MOST: Final = 64 * 2**20
UNREADABLE: Final = "This is no student’s edition of a task, or it has been damaged."


def is_edition(text: str) -> bool:
    """Whether a text seems to be an edition, and not a task as its teacher has written it."""
    return text.lstrip("\ufeff \n").startswith("{")


def read_edition(text: str) -> Task:
    """The task of an edition. Raises `BadInput`."""
    try:
        held = json.loads(text)
        if held[MARK] > VERSION:
            raise BadInput("This edition was made by a newer Plyscope than this one.")
        return _task(held)
    except BadInput:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, zlib.error, RecursionError):
        raise BadInput(UNREADABLE) from None


def _task(held: Mapping[str, Any]) -> Task:
    cases = held["cases"]
    plain = {name: held[name] for name in AS_THEY_ARE}
    limits = {each.name: held["limits"][each.name] for each in fields(Limits)}
    texts = [plain["name"], *plain["files"].values(), *(each["setup"] for each in cases)]
    if not cases or not all(isinstance(each, str) for each in texts):
        raise BadInput(UNREADABLE)
    return Task(
        **plain,
        cases=[Case(each["name"], each["start"], each["setup"]) for each in cases],
        solution=held["solution"],
        limits=Limits(**limits),
        known=[_pair(*each["known"]) for each in cases],
        withheld=int(held["withheld"]),
    )


def _pair(search: str, whole: str) -> tuple[bytes, bytes]:
    return _bytes(search), _bytes(whole)


def _bytes(text: str) -> bytes:
    opened = zlib.decompressobj()
    data = opened.decompress(b64decode(text), MOST)
    if not opened.eof:
        raise BadInput(UNREADABLE)
    return data
