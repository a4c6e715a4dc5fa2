"""What the page is told before anything is solved: about a constraint problem, and in the catalogue
about all sorts of problems and the methods for them."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Final

from plyscope.csp import METHODS, ORDERS, MethodEntry
from plyscope.kinds import plain_data
from plyscope.kinds.kind import Request
from plyscope.kinds.problem.reply_types import (
    KIND,
    MethodShown,
    ProblemCatalogue,
    ProblemLook,
    ProblemShown,
    ProblemSize,
)
from plyscope.kinds.problem.requests import Posed, read_problem, read_solving
from plyscope.problems import PROBLEMS
from plyscope.problems.posed import ProblemEntry
from plyscope.tracing.constraints import solver_codes

MOST_COUNTED: Final = 1e300


def look(request: Request) -> ProblemLook:
    """What a problem looks like, and which methods can solve it."""
    posed = read_problem(request)
    seen = look_at(posed)
    if posed.posed.note:
        seen["note"] = posed.posed.note
    return seen


def look_at(posed: Posed) -> ProblemLook:
    """The same for a problem that has been read."""
    seen: ProblemLook = {
        "kind": KIND,
        "subject": posed.entry.id,
        "options": dict(posed.options),
        "position": posed.posed.text,
        "notation": posed.entry.notation,
        "task": posed.posed.task,
        "picture": posed.posed.picture,
        "methods": posed.methods,
    }
    if posed.own:
        own = posed.own
        seen["own"] = {"source": own.source, "files": dict(own.files), "entry": shown(own.entry)}
    return seen


def estimate(request: Request) -> ProblemSize:
    """How large the problem is. How much work a method needs is not known in advance; a run that
    becomes too large is stopped."""
    posed = read_problem(request)
    read_solving(request, posed)
    ways = prod(len(values) for values in posed.posed.problem.domains.values())
    return {"kind": KIND, "ways": min(ways, MOST_COUNTED)}


def shown(entry: ProblemEntry) -> ProblemShown:
    """A sort of problem, as the catalogue lists it."""
    return {"kind": KIND, **plain_data.subject(entry)}


def catalogue() -> ProblemCatalogue:
    """All sorts of problems and all methods."""
    return {
        "kind": KIND,
        "subjects": [shown(entry) for entry in PROBLEMS.values()],
        "methods": [_method(entry) for entry in METHODS.values()],
    }


def _method(method: MethodEntry) -> MethodShown:
    files = plain_data.sources(solver_codes(method.function, parts(method)), "csp")
    return {
        "kind": KIND,
        **plain_data.method(method, files),
        "complete": method.complete,
        "needs": method.needs,
    }


def parts(method: MethodEntry) -> tuple[Callable[..., Any], ...]:
    """All functions that a method's options choose from, so that its files are always the same, in
    the same order."""
    orders = ORDERS if any(option.id == "order" for option in method.options) else ()
    return (*method.selects, *orders)
