"""Gradescope: `results/results.json`, with a test for each case."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plyscope.check.formats.shared import (
    earned,
    earned_in_all,
    is_passed,
    json_text,
    one_line,
    only,
    plain,
    sentences,
    summary,
)
from plyscope.check.task import Task
from plyscope.check.verdict import CaseVerdict, Verdict


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """The results of one submission. All of it is for students; what they may not see is not in
    it, so nothing has to be hidden by Gradescope."""
    verdict = only(verdicts, task, "gradescope")
    points, most = earned_in_all(verdict)
    return json_text(
        {
            "score": points,
            "output": "\n".join(summary(verdict)),
            "output_format": "text",
            "visibility": "visible",
            "stdout_visibility": "hidden",
            "extra_data": {
                "task": plain(verdict.task),
                "most": most,
                "outcomes": [case.kind for case in verdict.cases],
                "mistakes": [plain(case.mistake) for case in verdict.cases],
            },
            "tests": [_test(number, case) for number, case in enumerate(verdict.cases, 1)],
        }
    )


def _test(number: int, case: CaseVerdict) -> dict[str, Any]:
    points, most = earned(case)
    printed = ["It printed:", plain(case.output)] if case.output else []
    return {
        "name": one_line(case.case),
        "number": str(number),
        # Without points there is nothing to score, and Gradescope divides by nothing.
        **({"score": points, "max_score": most} if most > 0 else {}),
        "status": "passed" if is_passed(case) else "failed",
        "output": "\n".join([*sentences(case), *printed]),
        "output_format": "text",
        "tags": [one_line(each) for each in (case.kind, case.mistake) if each],
        "visibility": "visible",
    }
