"""PrairieLearn: `autograder_results.json`, as pytest-prairielearn-grader writes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plyscope.check.formats.shared import (
    earned,
    earned_in_all,
    fraction,
    is_passed,
    json_text,
    one_line,
    only,
    passed_all,
    plain,
    sentences,
    summary,
)
from plyscope.check.task import Task
from plyscope.check.verdict import CaseVerdict, Verdict


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """The results of one submission, a test for each case."""
    verdict = only(verdicts, task, "prairielearn")
    return json_text(
        {
            "gradable": True,
            "score": fraction(*earned_in_all(verdict), is_passed=passed_all(verdict)),
            "message": "\n".join(summary(verdict)),
            "tests": [_test(number, case) for number, case in enumerate(verdict.cases, 1)],
        }
    )


def _test(number: int, case: CaseVerdict) -> dict[str, Any]:
    points, most = earned(case)
    passed = is_passed(case)
    return {
        "test_id": f"case_{number}",
        "name": one_line(case.case),
        "max_points": most,
        "points": points,
        "points_frac": fraction(points, most, is_passed=passed),
        "outcome": "passed" if passed else "failed",
        "message": "" if passed else "\n".join(sentences(case)),
        "output": plain(case.output),
    }
