"""CodeRunner in Moodle: what a combinator template grader prints."""

from __future__ import annotations

from collections.abc import Sequence

from plyscope.check.formats.shared import (
    earned,
    earned_in_all,
    escaped,
    fraction,
    is_passed,
    json_text,
    number,
    one_line,
    only,
    passed_all,
    plain,
    sentences,
    summary,
)
from plyscope.check.task import Task
from plyscope.check.verdict import Verdict

HEADINGS = ("iscorrect", "Case", "What was found", "Points", "Out of")
"""The first makes a tick or a cross."""


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """One JSON object. The cells of its table are text, which CodeRunner escapes; what stands
    before and after the table is HTML."""
    verdict = only(verdicts, task, "coderunner")
    rows: list[list[object]] = [list(HEADINGS)]
    for case in verdict.cases:
        points, most = map(number, earned(case))
        found = "\n".join(sentences(case))
        rows.append([int(is_passed(case)), one_line(case.case), found, points, most])
    printed = [
        f"<h5>Output of {escaped(one_line(case.case))}</h5><pre>{escaped(case.output)}</pre>"
        for case in verdict.cases
        if plain(case.output)
    ]
    return json_text(
        {
            "fraction": fraction(*earned_in_all(verdict), is_passed=passed_all(verdict)),
            "prologuehtml": "".join(f"<p>{escaped(each)}</p>" for each in summary(verdict)),
            "testresults": rows,
            "epiloguehtml": "".join(printed),
        }
    )
