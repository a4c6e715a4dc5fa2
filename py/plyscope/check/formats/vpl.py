"""VPL in Moodle: comments and a grade, as the script of an evaluation prints them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plyscope.check.formats.shared import (
    earned,
    earned_in_all,
    number,
    of_most,
    one_line,
    only,
    plain,
    sentences,
    summary,
)
from plyscope.check.task import Task
from plyscope.check.verdict import Verdict

MARKS: Final = ((":=>>", ": =>>"), ("<|--", "<| --"), ("--|>", "-- |>"))
"""What VPL looks for, and how a text says the same without being it."""


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """A block of comments with a title for each case, and the grade in the last line."""
    verdict = only(verdicts, task, "vpl")
    lines = [f"Comment :=>> {_line(each)}" for each in summary(verdict)]
    lines.append("<|--")
    for case in verdict.cases:
        # A title begins with "-", and what is shown as it is with ">".
        lines.append(f"-{_line(case.case)}: {of_most(*earned(case))}")
        lines += [f" {_line(each)}" for each in sentences(case)]
        lines += [f">{_safe(each)}" for each in plain(case.output).splitlines()]
    points, _ = earned_in_all(verdict)
    return "\n".join([*lines, "--|>", f"Grade :=>> {number(points)}", ""])


def _line(text: str) -> str:
    return _safe(one_line(text))


def _safe(text: str) -> str:
    for mark, written in MARKS:
        text = text.replace(mark, written)
    return text
