"""Verdicts as CSV, a line for each submission, for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Final

from plyscope.check.task import Task
from plyscope.check.verdict import Verdict

COLUMNS: Final = (
    *("submission", "points", "most", "outcome", "mistake", "case", "node", "path", "line"),
    *("sentence", "file"),
)
BEGINS_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def write(verdicts: Sequence[Verdict], _task: Task) -> str:
    """What is most to be said of each submission, and its points."""
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(COLUMNS)
    for verdict in verdicts:
        worst = verdict.worst
        path = " ".join(worst.path)
        found = (
            *(verdict.submission, verdict.points, verdict.most, verdict.kind, worst.mistake),
            *(worst.case, worst.node, path, worst.line, worst.sentence, worst.file or verdict.file),
        )
        rows.writerow([_cell(each) for each in found])
    return written.getvalue()


def _cell(value: object) -> object:
    """A text that a spreadsheet would take for a formula begins with an apostrophe."""
    if value is None:
        return ""
    return f"'{value}" if isinstance(value, str) and value.startswith(BEGINS_FORMULA) else value
