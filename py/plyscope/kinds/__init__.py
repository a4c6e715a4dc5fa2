"""The kinds of subjects. A new kind is a module here and a line in `KINDS`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.kinds import game, problem, program
from plyscope.kinds.game.alone import alone as game_alone
from plyscope.kinds.kind import Kind
from plyscope.kinds.problem.alone import alone as problem_alone
from plyscope.kinds.program.alone import alone as program_alone
from plyscope.kinds.program.alone import is_search

__all__ = ["KINDS", "Kind", "game_alone", "is_search", "problem_alone", "program_alone"]

KINDS: Final[Mapping[str, Kind]] = {
    game.ID: game,
    problem.ID: problem,
    program.ID: program,
}
"""Every kind by its name in requests and replies, in the order of the catalogue."""
