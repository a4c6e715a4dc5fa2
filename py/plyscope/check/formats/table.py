"""Verdicts as a table for a terminal: who earned what, and what to say of each."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import Final

from plyscope.check.formats.shared import one_line
from plyscope.check.task import Task
from plyscope.check.verdict import Verdict

LONGEST_NAME: Final = 28
LEAST_WIDTH: Final = 72


def write(verdicts: Sequence[Verdict], task: Task) -> str:
    """The table, and below it how many made which mistake."""
    width = max(shutil.get_terminal_size((100, 24)).columns, LEAST_WIDTH)
    names = [_short(each.submission) for each in verdicts]
    longest = max(map(len, [*names, "submission"]))
    kinds = max(len(each.kind) for each in verdicts)
    points = [f"{each.points:g}" for each in verdicts]
    room = max(map(len, [*points, "points"]))
    before = longest + room + kinds + 6
    lines = [f"{'submission':{longest}}  {'points':>{room}}  {'outcome':{kinds}}  what to look at"]
    for verdict, name, earned in zip(verdicts, names, points, strict=True):
        words = textwrap.wrap(said(verdict), width - before) or [""]
        head = f"{name:{longest}}  {earned:>{room}}  {verdict.kind:{kinds}}  "
        lines += [head + words[0], *(" " * before + each for each in words[1:])]
    lines += ["", f"{len(verdicts)} submissions, {task.most:g} points each.", *_mistakes(verdicts)]
    lines += list(dict.fromkeys(note for each in verdicts for note in each.notes))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def said(verdict: Verdict) -> str:
    """What is to be looked at first."""
    worst = verdict.worst
    is_said = not worst.line or re.search(rf"\bline {worst.line}\b", worst.sentence)
    of = f" of {worst.file}" if worst.file else ""
    line = "" if is_said else f" Line {worst.line}{of}."
    is_same = len({case.sentence for case in verdict.cases}) == 1 < len(verdict.cases)
    return one_line(f"{'' if is_same else f'{worst.case}: '}{worst.sentence}{line}")


def _mistakes(verdicts: Sequence[Verdict]) -> list[str]:
    """How many submissions have each mistake, the most frequent first."""
    found = Counter(
        mistake
        for verdict in verdicts
        for mistake in {case.mistake for case in verdict.cases if case.mistake}
    )
    return [f"{count:4} × {mistake}" for mistake, count in found.most_common()]


def _short(name: str) -> str:
    known = one_line(name)
    return known if len(known) <= LONGEST_NAME else f"{known[: LONGEST_NAME - 1]}…"
