"""What is said of right programs, and of those with one classic mistake, in every pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from plyscope.check.grading import expected_of, graded, prepared
from plyscope.check.judging import Expected
from plyscope.check.pool import judge_all
from plyscope.check.reading import load
from plyscope.check.runs import Message, Outcome, RunCases, RunTrials, Steps, T, received
from plyscope.check.spawning import driven
from plyscope.check.submissions import Submission
from plyscope.check.task import Task
from plyscope.check.trying import recorded
from plyscope.check.verdict import Verdict
from programs import Program

AT_LINE, IN_RULE, NEAR, ELSEWHERE = "named at its line", "in its rule", "next line", "another line"
SAME: Final = "same"
COLUMNS: Final = (*(AT_LINE, IN_RULE, NEAR, ELSEWHERE, "not compared", "stopped", "crashed", SAME),)
NAMED: Final = (AT_LINE, IN_RULE)


class Judged(NamedTuple):
    program: Program
    verdict: Verdict

    @property
    def said(self) -> str:
        """The outcome; of a mistake that is told, how near to its line."""
        kind, worst = self.verdict.kind, self.verdict.worst
        if kind != "different" or not self.program.mistake:
            return kind
        line = self.program.line
        if worst.line == line:
            return AT_LINE
        if rule_around(self.program.source, line) in worst.sentence.split("(")[0].split():
            return IN_RULE
        near = worst.line is not None and abs(worst.line - line) == 1
        return NEAR if near else ELSEWHERE


def rule_around(source: str, line: int) -> str:
    """The name of the function at the margin that a line is in."""
    heads = [each for each in source.split("\n")[:line] if each.startswith("def ")]
    return heads[-1].removeprefix("def ").partition("(")[0] if heads else ""


def submission(program: Program) -> Submission:
    return Submission(f"{program.shape} {program.mistake}", {"submission.py": program.source})


def judged_here(program: Program, cases: slice = slice(None)) -> Judged:
    """A program and its verdict in some cases, without what would mend it; all in this process."""
    task, expected = prepared_here(program.pack)
    some = replace(task, cases=task.cases[cases])
    return Judged(program, here(graded(submission(program), some, expected[cases], mends=False)))


@cache
def judged_until_wrong(program: Program) -> Judged:
    """A program and its verdict in the first case that shows a mistake, or else in the last."""
    found = None
    for at in range(len(prepared_here(program.pack)[0].cases)):
        found = judged_here(program, slice(at, at + 1))
        if found.said != SAME:
            break
    assert found
    return found


@cache
def prepared_here(pack: str) -> tuple[Task, Sequence[Expected]]:
    task = load(pack)
    return task, expected_of(here(prepared(task)))


def here(steps: Steps[T]) -> T:
    """What comes of work that has programs run, where this Python runs them; nothing is mended."""
    return driven(steps, _outcome)


def _outcome(request: RunCases | RunTrials) -> Outcome:
    if isinstance(request, RunTrials):
        return Outcome()
    messages = [Message(*recorded(request.run, case)) for case in request.cases]
    return Outcome([received(request.program, each) for each in messages])


def judged_programs(programs: Iterable[Program], jobs: int) -> list[Judged]:
    """Programs and their verdicts."""
    by_pack: dict[str, list[Program]] = {}
    for each in programs:
        by_pack.setdefault(each.pack, []).append(each)
    found: list[Judged] = []
    for pack, own in by_pack.items():
        verdicts = judge_all(map(submission, own), load(pack), jobs)
        found += [Judged(program, verdict) for program, verdict in zip(own, verdicts, strict=True)]
    return found


def named_share(found: Sequence[Judged]) -> float:
    """The share of the wrong programs whose mistake is told at its line, or in its rule."""
    wrong = [each for each in found if each.program.mistake]
    return sum(each.said in NAMED for each in wrong) / len(wrong)


def table(found: Sequence[Judged]) -> str:
    """The table of docs/check.md."""
    rows = ["| pack | programs | " + " | ".join(COLUMNS) + " |"]
    rows += ["|---|" + "---:|" * (len(COLUMNS) + 1)]
    for pack in sorted({each.program.pack for each in found}):
        for word, is_wrong in (("right", False), ("wrong", True)):
            own = [each for each in found if each.program.pack == pack and bool(each.program.mistake) is is_wrong]
            counts = Counter(each.said for each in own)
            cells = [str(counts[column] or "") for column in COLUMNS]
            rows.append(f"| `{pack}`, {word} | {len(own)} | " + " | ".join(cells) + " |")
    return "\n".join(rows)
