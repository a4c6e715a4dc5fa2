"""A student's edition of a task, as one file: without secret cases, and, where the solution is a
teacher's own, with what that does in the others instead of its text."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from dataclasses import asdict
from typing import Final

from plyscope.check.edition_reading import AS_THEY_ARE, MARK, VERSION
from plyscope.check.grading import Prepared
from plyscope.check.reading import ours
from plyscope.check.task import Task
from plyscope.game import BadInput

EDITION: Final = ".edition.json"
"""The end of the name of such a file."""


def edition_of(task: Task, ready: Prepared) -> str:
    """The text of the edition; `ready` is what the solution does. Raises `BadInput` if nothing
    would be left."""
    cases = [
        {
            "name": case.name,
            "start": case.start,
            "setup": case.setup,
            "known": [*map(_packed, known)],
        }
        for case, known in zip(task.cases, ready, strict=True)
        if not case.secret
    ]
    if not cases:
        raise BadInput(
            "All cases of this task are secret, so there is nothing for students to try."
        )
    held = {
        MARK: VERSION,
        **{name: getattr(task, name) for name in AS_THEY_ARE},
        "limits": asdict(task.limits),
        # Whoever has Plyscope has these.
        "solution": task.solution if task.solution in ours() else "",
        "withheld": len(task.cases) - len(cases) + task.withheld,
        "cases": cases,
    }
    return json.dumps(held, ensure_ascii=False, indent=1) + "\n"


def _packed(data: bytes) -> str:
    return b64encode(zlib.compress(data, 9)).decode()
