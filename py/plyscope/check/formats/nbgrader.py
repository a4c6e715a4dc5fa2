"""nbgrader: one number, which is the partial credit of a cell whose result it is."""

from __future__ import annotations

from collections.abc import Sequence

from plyscope.check.formats.shared import earned_in_all, only
from plyscope.check.task import Task
from plyscope.check.verdict import Verdict


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """The points, between 0 and the most that there are."""
    points, _ = earned_in_all(only(verdicts, task, "nbgrader"))
    return f"{points!r}\n"
