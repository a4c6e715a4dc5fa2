"""A method that solves a constraint problem and is shown alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from plyscope.csp import METHODS, MethodEntry
from plyscope.kinds.alone import Alone, files_of
from plyscope.kinds.problem.requests import Posed, Solving
from plyscope.kinds.problem.solving import reply_of
from plyscope.problems.posed import PosedProblem, ProblemEntry
from plyscope.tracing.constraints import WatchedSolver
from plyscope.tracing.constraints.trace import ConstraintTrace


def alone(name: str, posed: PosedProblem, watched: WatchedSolver, trace: ConstraintTrace) -> Alone:
    """What is told of a run of the method `name`, or of a function that is called so."""
    picture = posed.picture["kind"]
    entry = ProblemEntry(picture, picture, "", "", (), (), _unloadable)
    own = MethodEntry(name, name, _unloadable, "", complete=False)
    # Which options it was called with is not told by its tree.
    method = METHODS.get(name, own)
    # A run that was broken off has ruled nothing out.
    solving = Solving(replace(method, complete=False) if watched.broken_off else method, {}, {})
    lines = any(event > 0 for event in watched.log.event)
    reply, columns = reply_of(Posed(entry, {}, posed), solving, watched, trace, lines=lines)
    text = {**reply["text"], "passes": []}
    if watched.broken_off:
        text["ended"] = watched.broken_off
    return Alone({**reply, "text": text, "sources": files_of(trace.codes)}, columns)


def _unloadable(*_: Any) -> Any:
    raise NotImplementedError
