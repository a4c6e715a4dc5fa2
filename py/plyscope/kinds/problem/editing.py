"""The source of a method as a program for a person to edit, with the call that runs it here."""

from __future__ import annotations

from plyscope.kinds.editing import editable
from plyscope.kinds.kind import Request
from plyscope.kinds.problem.requests import read_problem, read_solving
from plyscope.kinds.problem.told import KIND, ProblemEditable

IMPORTS = (
    "from plyscope.problems import PROBLEMS",
    "from plyscope.problems.problem import Domains",
)


def edit(request: Request) -> ProblemEditable:
    """The file of the method, and below it the call that solves the problem on the page."""
    posed = read_problem(request)
    solving = read_solving(request, posed)
    position = request.get("position") or posed.entry.start
    given = f"PROBLEMS[{posed.entry.id!r}].load({position!r}, {dict(posed.options)!r})"
    lines = [*IMPORTS, "", f"problem = {given}.problem"]
    arguments = ["problem", "{}", "Domains(problem.domains)"]
    name, source = editable(solving.method.function, lines, arguments, solving.keywords)
    return {"kind": KIND, "name": name, "source": source}
