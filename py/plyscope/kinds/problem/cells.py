"""A method on a constraint problem as the cells of a notebook."""

from __future__ import annotations

from plyscope.kinds.cells import IMPORT, call, changed, literal, loading, writing
from plyscope.kinds.kind import Request
from plyscope.kinds.problem.reply_types import KIND, ProblemCells
from plyscope.kinds.problem.requests import Posed, read_problem, read_solving
from plyscope.problems.posed import ProblemEntry


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
    return [
        *writing(request.get("files")),
        posed.own.source,
        f"{IMPORT}\n\nproblem = {load}",
    ]
