"""The kinds of subjects, for the page. A new kind is a module here and a line in `KINDS`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.kinds.game import kind as game
from plyscope.kinds.kind import Kind
from plyscope.kinds.problem import kind as problem
from plyscope.kinds.program import kind as program

KINDS: Final[Mapping[str, Kind]] = {
    game.ID: game,
    problem.ID: problem,
    program.ID: program,
}
"""Every kind by its name in requests and replies, in the order of the catalogue."""
