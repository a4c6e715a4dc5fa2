"""Every request about constraint problems, field by field."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from plyscope.input.typed_dicts import Whole
from plyscope.kinds.messages import Options

Checks: TypeAlias = Annotated[int, Whole("The number of checks", 1, 1_000_000_000)]


class ProblemSubject(TypedDict):
    """A problem: every request about problems has these fields."""

    kind: Literal["problem"]
    subject: str
    "id of a sort of problem"
    position: NotRequired[str | None]
    "the problem's text; if missing, the first one"
    options: NotRequired[Options | None]
    source: NotRequired[str]
    "the text of a person's own problem, whose subject is own-problem"
    files: NotRequired[dict[str, str]]
    "the texts of its other files, by their names"


class ProblemMethod(ProblemSubject):
    """A problem and a method with its options."""

    method: NotRequired[str]
    "id of a method; if missing, backtracking"
    methodOptions: NotRequired[Options | None]


class ProblemLookRequest(ProblemSubject):
    """What a problem looks like."""

    op: Literal["look"]


class ProblemEstimateRequest(ProblemMethod):
    """How large a problem is."""

    op: Literal["estimate"]


class ProblemSearchRequest(ProblemMethod):
    """A method under watch: its outcome and its trace."""

    op: Literal["search"]
    lines: NotRequired[bool]
    "whether the trace of a short run has an event for every source line"


class RaceRequest(ProblemMethod):
    """The work of a method on a problem, to compare it with others."""

    op: Literal["race"]
    checks: NotRequired[Checks]
    "a method that makes more checks is stopped"


class SolutionsRequest(ProblemSubject):
    """How many solutions a problem has."""

    op: Literal["solutions"]
    limit: NotRequired[Annotated[int, Whole("The number of solutions", 1, 10_000)]]
    checks: NotRequired[Checks]


class ProblemEditRequest(ProblemMethod):
    """A program that does what a method does here, for a person to edit."""

    op: Literal["edit"]


class ProblemSourceRequest(ProblemSubject):
    """A problem as a program, for a person to edit."""

    op: Literal["edit-problem"]


class ProblemCellsRequest(ProblemMethod):
    """A method on a problem as the cells of a notebook."""

    op: Literal["cells"]
    nodes: NotRequired[int]
    "how many the tree on the page has: every kind is told it"
