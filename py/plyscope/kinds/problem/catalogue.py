"""The sorts of constraint problems and the methods for them, as the page lists them."""

from __future__ import annotations

from plyscope.csp import METHODS, MethodEntry
from plyscope.kinds import plain_data
from plyscope.kinds.problem.describing import shown
from plyscope.kinds.problem.reply_types import KIND, MethodShown, ProblemCatalogue
from plyscope.kinds.problem.solving import parts
from plyscope.problems import PROBLEMS
from plyscope.tracing.constraints import solver_codes


def catalogue() -> ProblemCatalogue:
    """All sorts of problems and all methods."""
    return {
        "kind": KIND,
        "subjects": [shown(entry) for entry in PROBLEMS.values()],
        "methods": [_method(entry) for entry in METHODS.values()],
    }


def _method(method: MethodEntry) -> MethodShown:
    return {
        "kind": KIND,
        "id": method.id,
        "name": method.name,
        "note": method.note,
        "goodFor": method.good_for,
        "ideas": list(method.ideas),
        "complete": method.complete,
        "needs": method.needs,
        "options": plain_data.options(method.options),
        "files": plain_data.sources(solver_codes(method.function, parts(method)), "csp"),
    }
