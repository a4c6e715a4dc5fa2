"""GitHub Actions: annotations at the lines of a submission, and the summary of a job."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from plyscope.check.formats.shared import (
    earned,
    earned_in_all,
    escaped,
    is_passed,
    number,
    of_most,
    one_line,
    plain,
    sentences,
)
from plyscope.check.student import for_student
from plyscope.check.task import Task
from plyscope.check.verdict import INEFFICIENT, CaseVerdict, Verdict
from plyscope.compare.outcome import NOT_COMPARED

MARKUP: Final = re.compile(r"([\\`*_{}\[\]()#+\-.!|~@:])")
"""What means something in Markdown, a mention of somebody and a link too."""


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """The annotations, a line for each case that there is something to say about. They do their
    work where a step of a job prints them."""
    seen = [for_student(verdict, task) for verdict in verdicts]
    lines = [_annotation(verdict, case) for verdict in seen for case in verdict.cases]
    return "".join(f"{line}\n" for line in lines if line)


def _annotation(verdict: Verdict, case: CaseVerdict) -> str:
    if not is_passed(case):
        level = "error"
    elif case.doubt or case.kind == NOT_COMPARED:
        level = "warning" if case.mistake else ""
    else:
        level = "notice" if case.mistake == INEFFICIENT else ""
    if not level:
        return ""
    place = {"file": case.file or verdict.file}
    if case.line is not None:
        place["line"] = str(case.line)
    place["title"] = f"{one_line(case.case)}: {of_most(*earned(case))}"
    named = [f"{name}={_property(value)}" for name, value in place.items() if value]
    return f"::{level} {','.join(named)}::{_data(chr(10).join(sentences(case)))}"


def _data(text: str) -> str:
    return plain(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(one_line(text)).replace(":", "%3A").replace(",", "%2C")


def summary(verdicts: Sequence[Verdict], task: Task) -> str:
    """The same as Markdown, for the page of a job."""
    return "\n".join(line for each in verdicts for line in _section(for_student(each, task)))


def _section(verdict: Verdict) -> Iterator[str]:
    heading = verdict.submission or verdict.file
    yield f"## {_words(heading)}: {of_most(*earned_in_all(verdict))}"
    yield ""
    yield "| | case | points | what was found |"
    yield "|---|---|---|---|"
    for case in verdict.cases:
        points, most = map(number, earned(case))
        mark = "✅" if is_passed(case) else "❌"
        found = "<br>".join(_words(each) for each in sentences(case))
        yield f"| {mark} | {_words(case.case)} | {points} / {most} | {found} |"
    yield ""
    for note in verdict.notes:
        yield f"{_words(note)}\n"
    for case in verdict.cases:
        if plain(case.output):
            shown = escaped(case.output).replace("\n", "&#10;")
            yield f"<details><summary>Output of {escaped(one_line(case.case))}</summary>"
            yield f"<pre>{shown}</pre></details>\n"


def _words(text: str) -> str:
    return MARKUP.sub(r"\\\1", escaped(one_line(text)).replace("&#x27;", "'"))
