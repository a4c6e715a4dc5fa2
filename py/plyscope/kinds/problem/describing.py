"""What the page is told about a constraint problem before anything is solved."""

from __future__ import annotations

from math import prod
from typing import Final

from plyscope.kinds import plain_data
from plyscope.kinds.kind import Request
from plyscope.kinds.problem.reply_types import KIND, ProblemLook, ProblemShown, ProblemSize
from plyscope.kinds.problem.requests import Posed, read_problem, read_solving
from plyscope.problems.posed import ProblemEntry

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
    return {
        "kind": KIND,
        "id": entry.id,
        "name": entry.name,
        "notation": entry.notation,
        "start": entry.start,
        "options": plain_data.options(entry.options),
        "presets": plain_data.presets(entry),
    }
