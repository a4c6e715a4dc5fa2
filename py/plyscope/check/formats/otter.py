"""otter-grader: a test file in which each case passes or fails as it was judged."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from pprint import pformat
from typing import Any, Final

from plyscope.check.formats.shared import earned, is_passed, of_most, one_line, only, sentences
from plyscope.check.task import Task
from plyscope.check.verdict import CaseVerdict, Verdict

NAME: Final = "search"
HEAD: Final = "# What plyscope check found, as a test file of otter-grader.\nOK_FORMAT = True\n\n"
PASSES, FAILS = ">>> 'earned'\n'earned'\n", ">>> 'not earned'\n'earned'\n"


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """The file. In otter a test case has all of its points or none, so what is earned of a case is
    one test case, and what is missing another, with its `failure_message`."""
    verdict = only(verdicts, task, "otter")
    cases = [each for case in verdict.cases for each in _cases(case)]
    test = {
        "name": NAME,
        "points": None,
        "suites": [{"cases": cases, "scored": True, "type": "doctest"}],
    }
    written = pformat(test, width=96, sort_dicts=False)
    # In ASCII, so that it is read alike wherever otter runs.
    return f"{HEAD}test = {written}\n".encode("ascii", "backslashreplace").decode("ascii")


def _cases(case: CaseVerdict) -> Iterator[dict[str, Any]]:
    points, most = earned(case)
    name = _escaped(one_line(case.case))
    if points or is_passed(case):
        yield _case(name, PASSES, points)
    if points < most or not is_passed(case):
        lost = round(most - points, 6)
        message = _escaped("\n".join(sentences(case)))
        name = f"{name}, {of_most(points, most)}"
        yield {**_case(name, FAILS, lost), "failure_message": message}


def _case(name: str, code: str, points: float) -> dict[str, Any]:
    return {"name": name, "code": code, "points": points, "hidden": False, "locked": False}


def _escaped(text: str) -> str:
    """otter puts names and messages into its page as they are."""
    return html.escape(text, quote=False)
