"""Games as PGN and PDN write them: comments stand in { }, tags in [ ], and the position that the
moves begin with is in a tag."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from plyscope.game import BadInput
from plyscope.input.checks import bad

TAG: Final = re.compile(r'\[\s*FEN\s+"([^"]+)"\s*\]', re.IGNORECASE)
BRACKET: Final = re.compile(r"\{[^}]*(?P<comment>\}?)|\[[^\]]*(?P<tag>\]?)")
"""A comment or a tag. If its end is missing, it goes on to the end of the text."""

S = TypeVar("S")


def _check_closed(text: str) -> None:
    """Raises `BadInput` at the first comment or tag without an end."""
    for found in BRACKET.finditer(text):
        if not (found["comment"] or found["tag"]):
            what, end = ("comment", "}") if found[0][0] == "{" else ("tag", "]")
            raise bad(f"This {what} does not end: write {end} behind it.", found.start())


def tagged_position(text: str, read: Callable[[str], S], initial: S) -> S:
    """The position that `read` finds in a tag of `text`, such as `[FEN "…"]`; `initial` if there is
    none. Raises `BadInput` with the place of the mistake in `text`: there, or a comment or a tag
    anywhere that does not end."""
    _check_closed(text)
    tag = TAG.search(text)
    if not tag:
        return initial
    try:
        return read(tag[1])
    except BadInput as problem:
        at = None if problem.at is None else tag.start(1) + problem.at
        raise bad(str(problem), at) from problem
