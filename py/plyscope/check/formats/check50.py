"""check50: results in its own form, which the checks that `plyscope init check50` writes read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plyscope.check.formats.shared import (
    earned,
    is_passed,
    json_text,
    one_line,
    only,
    plain,
    sentences,
)
from plyscope.check.task import Task
from plyscope.check.verdict import CaseVerdict, Verdict
from plyscope.compare.outcome import NOT_COMPARED

JUDGED = "judged"
"""The check on which all others depend: that the submission could be judged."""


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """A result for each case: `passed` is null where it could not be compared."""
    verdict = only(verdicts, task, "check50")
    return json_text(
        {
            "slug": plain(verdict.task),
            "results": [_result(number, case) for number, case in enumerate(verdict.cases, 1)],
            "version": "plyscope",
        }
    )


def _result(number: int, case: CaseVerdict) -> dict[str, Any]:
    passed = is_passed(case)
    points, most = earned(case)
    sentence, *more = sentences(case)
    cause = {"rationale": sentence, "help": "\n".join(more) or None}
    return {
        "name": f"case_{number}",
        "description": one_line(case.case),
        "passed": None if case.kind == NOT_COMPARED and not passed else passed,
        "log": plain(case.output).splitlines(),
        "cause": None if passed else cause,
        "data": {"points": points, "most": most},
        "dependency": JUDGED,
    }
