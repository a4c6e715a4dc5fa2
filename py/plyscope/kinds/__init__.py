"""The kinds of subjects. A new kind is a module here and a line in `KINDS`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.kinds import game, problem, program
from plyscope.kinds.kind import Kind

__all__ = ["KINDS", "Kind"]

KINDS: Final[Mapping[str, Kind]] = {
    game.ID: game,
    problem.ID: problem,
    program.ID: program,
}
"""Every kind by its name in requests and replies, in the order of the catalogue."""
