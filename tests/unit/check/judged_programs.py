"""What is said of right programs, and of those with one classic mistake, in every pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from plyscope.check.pool import judge_all
from plyscope.check.reading import load
from plyscope.check.submissions import Submission
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


def judged_programs(programs: Iterable[Program], jobs: int) -> list[Judged]:
    """Programs and their verdicts."""
    by_pack: dict[str, list[Program]] = {}
    for each in programs:
        by_pack.setdefault(each.pack, []).append(each)
    found: list[Judged] = []
    for pack, own in by_pack.items():
        submissions = [Submission(f"{each.shape} {each.mistake}", {"submission.py": each.source}) for each in own]
        verdicts = judge_all(submissions, load(pack), jobs)
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
