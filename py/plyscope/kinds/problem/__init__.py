"""Constraint problems, and the methods that solve them.

What every kind can do comes first. What only problems can do is in `OWN`: compare methods, count
solutions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.kinds.kind import Operation
from plyscope.kinds.problem import asked, describing, editing, solving
from plyscope.kinds.problem.catalogue import catalogue
from plyscope.kinds.problem.columns import ProblemColumns
from plyscope.kinds.problem.told import KIND

__all__ = ["ESTIMATE", "ID", "LOOK", "OWN", "SEARCH", "SINGULAR", "catalogue"]

ID: Final = KIND
SINGULAR: Final = "a constraint problem"

LOOK: Final = Operation(asked.ProblemLookAsked, describing.look)
ESTIMATE: Final = Operation(asked.ProblemEstimateAsked, describing.estimate)
SEARCH: Final = Operation(asked.ProblemSearchAsked, solving.search, ProblemColumns)

OWN: Final[Mapping[str, Operation]] = {
    "race": Operation(asked.RaceAsked, solving.race),
    "solutions": Operation(asked.SolutionsAsked, solving.solutions),
    "edit": Operation(asked.ProblemEditAsked, editing.edit),
}
