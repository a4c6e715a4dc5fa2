"""The page of one student: the same as the teacher's report says of them, but for what the task
withholds, which is not in the file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from plyscope.check.report import texts
from plyscope.check.report.document import document
from plyscope.check.report.points import points_of
from plyscope.check.report.submission import body, chip
from plyscope.check.report.trees import Trees
from plyscope.check.student import for_student
from plyscope.check.task import Task
from plyscope.check.verdict import Verdict
from plyscope.compare.outcome import SAME

LONGEST_FILE_NAME: Final = 80
NOT_IN_NAMES: Final = re.compile(r"[^\w.-]+|^[.-]+|(?:\.py|\.ipynb|\.zip)?[.-]*$", re.IGNORECASE)
RESERVED: Final = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)", re.IGNORECASE)
"""What no file may be called on Windows."""
ALL_RIGHT: Final = "Your search is the same as the one that is expected."


def student_page(verdict: Verdict, task: Task) -> str:
    """One HTML file for the student of this verdict."""
    shown = for_student(verdict, task)
    # From here on, nothing knows what was withheld.
    del verdict
    trees = Trees([shown])
    outcome = chip(shown.worst) if shown.cases else ""
    right = f"<p>{ALL_RIGHT}</p>" if shown.cases and shown.kind == SAME else ""
    inside = (
        f"<header>\n<h1>{texts.name(task.name)}</h1>\n"
        f'<p class="summary">{texts.name(shown.submission)} · '
        f"<strong>{points_of(shown.points, shown.most)}</strong> points {outcome}</p>\n</header>\n"
        f'<main class="student">\n{right}\n{body(shown, trees, 2, "Your")}\n</main>'
    )
    return document(f"{task.name}: {shown.submission}", inside, trees)


def student_pages(verdicts: Sequence[Verdict], task: Task) -> dict[str, str]:
    """The page of each student, by names that every system takes for a file, no two of them the
    same where capitals do not count."""
    pages: dict[str, str] = {}
    taken: set[str] = set()
    for number, verdict in enumerate(verdicts, 1):
        plain = NOT_IN_NAMES.sub("-", texts.plain(verdict.submission)).strip("-.")
        name = plain[:LONGEST_FILE_NAME]
        if RESERVED.match(name):
            name = f"_{name}"
        if not name or name.casefold() in taken:
            name = f"{name or 'submission'}-{number}"
        while name.casefold() in taken:
            name += "_"
        taken.add(name.casefold())
        pages[f"{name}.html"] = student_page(verdict, task)
    return pages
