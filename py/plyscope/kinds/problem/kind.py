"""Constraint problems, and the methods that solve them.

What every kind can do comes first. What only problems can do is in `OWN`: compare methods, count
solutions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.kinds.kind import Operation
from plyscope.kinds.problem import describing, editing, request_types, solving
from plyscope.kinds.problem.describing import catalogue
from plyscope.kinds.problem.reply_types import KIND, ProblemColumns
from plyscope.kinds.problem.requests import guarded
from plyscope.kinds.readings import Reading, readings_of
from plyscope.own_game.text import SECONDS
from plyscope.problems import PROBLEMS

__all__ = ["ESTIMATE", "ID", "LOOK", "OWN", "SEARCH", "SINGULAR", "catalogue", "readings"]

ID: Final = KIND
SINGULAR: Final = "a constraint problem"


def readings(text: str, sure: bool) -> list[Reading]:
    """How problems read a text."""
    return readings_of(ID, PROBLEMS.values(), text, sure)


LOOK: Final = Operation(request_types.ProblemLookRequest, guarded(describing.look, SECONDS))
ESTIMATE: Final = Operation(
    request_types.ProblemEstimateRequest, guarded(describing.estimate, SECONDS)
)
SEARCH: Final = Operation(
    request_types.ProblemSearchRequest, guarded(solving.search), ProblemColumns
)

OWN: Final[Mapping[str, Operation]] = {
    "race": Operation(request_types.RaceRequest, guarded(solving.race)),
    "solutions": Operation(request_types.SolutionsRequest, guarded(solving.solutions)),
    "edit-problem": Operation(request_types.ProblemSourceRequest, guarded(editing.edit_problem)),
    "edit": Operation(request_types.ProblemEditRequest, guarded(editing.edit)),
    "cells": Operation(request_types.ProblemCellsRequest, guarded(editing.cells)),
}
