"""A method on a constraint problem as the cells of a notebook."""

from __future__ import annotations

from typing import Final

from plyscope.game import BadInput
from plyscope.kinds.cells import IMPORT, call, changed, literal, loading
from plyscope.kinds.kind import Request
from plyscope.kinds.problem.reply_types import KIND, ProblemCells
from plyscope.kinds.problem.requests import read_problem, read_solving

OWN: Final = "A constraint problem of your own cannot be solved in a notebook: save its program."


def cells(request: Request) -> ProblemCells:
    """The problem, then the method. Raises `BadInput` if the public names cannot say it."""
    posed = read_problem(request)
    if posed.own:
        raise BadInput(OWN)
    solving = read_solving(request, posed)
    options = changed(posed.entry.options, posed.options)
    load = loading("plyscope.problems.load", posed.entry.id, request.get("position") or "", options)
    chosen = changed(solving.method.options, solving.options)
    solve = call("plyscope.solve", ["problem", literal(solving.method.id)], chosen)
    return {
        "kind": KIND,
        "cells": [f"{IMPORT}\n\nproblem = {load}", f"run = {solve}\nplyscope.show(run)"],
    }
