"""A method on a problem as text: a program for a person to edit, with the call that runs it here,
and the cells of a notebook."""

from __future__ import annotations

from plyscope.kinds.editing import (
    IMPORT,
    as_literal,
    call,
    changed,
    editable,
    literal,
    loading,
    writing,
)
from plyscope.kinds.kind import Request
from plyscope.kinds.problem.reply_types import KIND, ProblemCells, ProblemEditable
from plyscope.kinds.problem.requests import Posed, read_problem, read_solving
from plyscope.own_problem import source_of_problem
from plyscope.problems.posed import ProblemEntry

DOMAINS = "from plyscope.problems.problem import Domains"


def edit(request: Request) -> ProblemEditable:
    """The file of the method, and below it the call that solves the problem on the page."""
    posed = read_problem(request)
    solving = read_solving(request, posed)
    position = request.get("position") or posed.entry.start
    lines = _lines_for(posed, position)
    arguments = ["problem", "{}", "Domains(problem.domains)"]
    name, source = editable(solving.method.function, lines, arguments, solving.keywords)
    return {"kind": KIND, "name": name, "source": source}


def edit_problem(request: Request) -> ProblemEditable:
    """The problem itself as a program: the file of one of Plyscope's own, or a person's own
    text."""
    posed = read_problem(request)
    if posed.own:
        return {"kind": KIND, "name": "problem.py", "source": posed.own.source}
    name, source = source_of_problem(posed.entry)
    return {"kind": KIND, "name": name, "source": source}


def _lines_for(posed: Posed, position: str) -> list[str]:
    """The lines that make the problem, with an own problem's whole text."""
    given = f"({position!r}, {dict(posed.options)!r}).problem"
    if not posed.own:
        known = f"problem = PROBLEMS[{posed.entry.id!r}].load{given}"
        return ["from plyscope.problems import PROBLEMS", DOMAINS, "", known]
    return [
        "from textwrap import dedent",
        "",
        "from plyscope.own_problem import own_problem",
        DOMAINS,
        "",
        "# Your problem, as text.",
        *as_literal("text", posed.own.source),
        f"problem = own_problem(dedent(text)).entry.load{given}",
    ]


def cells(request: Request) -> ProblemCells:
    """The problem, then the method."""
    posed = read_problem(request)
    solving = read_solving(request, posed)
    chosen = changed(solving.method.options, solving.options)
    solve = call("plyscope.solve", ["problem", literal(solving.method.id)], chosen)
    shown = f"run = {solve}\nplyscope.show(run)"
    return {"kind": KIND, "cells": [*_problem(posed, request), shown]}


def _problem(posed: Posed, request: Request) -> list[str]:
    options = changed(posed.entry.options, posed.options)
    position = request.get("position") or ""
    if not posed.own:
        load = loading("plyscope.problems.load", posed.entry.id, position, options)
        return [f"{IMPORT}\n\nproblem = {load}"]
    load = call("plyscope.problems.pose", ["domains", "constraints"])
    if isinstance(posed.own.text.names.get("ENTRY"), ProblemEntry):
        text = position or posed.entry.start
        load = call("ENTRY.load", [literal(text), repr(dict(posed.options))])
    return [*writing(request.get("files")), posed.own.source, f"{IMPORT}\n\nproblem = {load}"]
