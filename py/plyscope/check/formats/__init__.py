"""What `plyscope check --format` writes, a file for each format.

A format is a function from verdicts and their task to text. Those for autograders are read by
students, so each of them takes the verdicts through `plyscope.check.student.for_student` first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from plyscope.check.formats import (
    check50,
    coderunner,
    csv_table,
    github,
    gradescope,
    json_text,
    junit,
    nbgrader,
    otter,
    prairielearn,
    table,
    vpl,
)
from plyscope.check.report import report
from plyscope.check.report.student import student_pages
from plyscope.check.task import Task
from plyscope.check.verdict import Verdict

Write = Callable[[Sequence[Verdict], Task], str]


@dataclass(frozen=True)
class Format:
    """A format.

    Attributes:
        write: makes its text. Raises `BadInput` if there is not one verdict where it `is_single`.
        file: the name of its file.
        is_single: whether it speaks of one submission: what is checked is then one, even a folder.
        beside: other files that belong to it, by their names.
        pages: makes a file for each submission.
    """

    write: Write
    file: str
    is_single: bool = False
    beside: Mapping[str, Write] = field(default_factory=dict)
    pages: Callable[[Sequence[Verdict], Task], Mapping[str, str]] | None = None

    def files(self, verdicts: Sequence[Verdict], task: Task) -> dict[str, str]:
        """The text of each of its files, by their names."""
        every = {self.file: self.write, **self.beside}
        found = {name: write(verdicts, task) for name, write in every.items()}
        pages = self.pages(verdicts, task) if self.pages else {}
        return {**found, **{f"students/{name}": text for name, text in pages.items()}}


FORMATS: Final[Mapping[str, Format]] = {
    "check50": Format(check50.write, "check50.json", is_single=True),
    "coderunner": Format(coderunner.write, "coderunner.json", is_single=True),
    "csv": Format(csv_table.write, "submissions.csv"),
    "github": Format(github.write, "annotations.txt", beside={"summary.md": github.summary}),
    "gradescope": Format(gradescope.write, "results.json", is_single=True),
    "html": Format(report, "report.html", pages=student_pages),
    "json": Format(json_text.write, "submissions.json"),
    "junit": Format(junit.write, "junit.xml"),
    "nbgrader": Format(nbgrader.write, "points.txt", is_single=True),
    "otter": Format(otter.write, "search.py", is_single=True),
    "prairielearn": Format(prairielearn.write, "autograder_results.json", is_single=True),
    "table": Format(table.write, "submissions.txt"),
    "vpl": Format(vpl.write, "vpl.txt", is_single=True),
}
"""By name."""
