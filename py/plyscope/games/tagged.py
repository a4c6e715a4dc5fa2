"""Games as PGN and PDN write them: the position that their moves begin with stands in a tag."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from plyscope.game import BadInput
from plyscope.input.checks import bad

TAG: Final = re.compile(r'\[\s*FEN\s+"([^"]+)"\s*\]', re.IGNORECASE)

S = TypeVar("S")


def tagged_position(text: str, read: Callable[[str], S], initial: S) -> S:
    """The position that `read` finds in a tag of `text`, such as `[FEN "…"]`; `initial` if there is
    none. Raises `BadInput` with the place of the mistake in `text`."""
    tag = TAG.search(text)
    if not tag:
        return initial
    try:
        return read(tag[1])
    except BadInput as problem:
        at = None if problem.at is None else tag.start(1) + problem.at
        raise bad(str(problem), at) from problem
