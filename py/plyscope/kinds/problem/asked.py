"""What can be asked about constraint problems: every request, field by field."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class ProblemSubject(TypedDict):
    """A problem, as every request about problems names it."""

    kind: Literal["problem"]
    subject: str
    "id of a sort of problem"
    position: NotRequired[str | None]
    "the problem's text; left out, the one that comes first"
    options: NotRequired[dict[str, float] | None]


class ProblemMethod(ProblemSubject):
    """A method with its options, on a problem."""

    method: NotRequired[str]
    "id of a method; left out, backtracking"
    methodOptions: NotRequired[dict[str, float] | None]


class ProblemLookAsked(ProblemSubject):
    """What there is to see of a problem."""

    op: Literal["look"]


class ProblemEstimateAsked(ProblemMethod):
    """How large a problem is."""

    op: Literal["estimate"]


class ProblemSearchAsked(ProblemMethod):
    """A method run under watch: what came of it, and its trace."""

    op: Literal["search"]
    lines: NotRequired[bool]
    "whether the trace has an event for every source line, where the run is short"


class RaceAsked(ProblemMethod):
    """What a method takes on a problem, to be compared with others."""

    op: Literal["race"]
    checks: NotRequired[int]
    "a method that asks constraints more often is broken off"


class SolutionsAsked(ProblemSubject):
    """How many solutions a problem has."""

    op: Literal["solutions"]
    limit: NotRequired[int]
    checks: NotRequired[int]
