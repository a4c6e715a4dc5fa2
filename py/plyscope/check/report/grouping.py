"""Submissions that make the same mistake, together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from plyscope.check.report.lecture import said_of
from plyscope.check.verdict import CaseVerdict, Verdict
from plyscope.compare.outcome import DIFFERENT, NOT_COMPARED, SAME


@dataclass
class Group:
    """Submissions with the same mistake.

    Attributes:
        title: the mistake.
        lecture: what a lecture could say about it.
        kind: the outcome.
        members: the submissions of which this is the worst, by their numbers.
        also: others that show it in another case: it may come of the same line.
        example: a case that shows it.
    """

    title: str
    lecture: str
    kind: str
    example: CaseVerdict
    members: list[int] = field(default_factory=list)
    also: list[int] = field(default_factory=list)


def groups_of(verdicts: Sequence[Verdict]) -> list[Group]:
    """The groups: mistakes first, the most frequent at the top, and those that are right last."""
    found: dict[str, Group] = {}
    for number, verdict in enumerate(verdicts):
        worst = verdict.worst
        said = said_of(worst)
        group = found.setdefault(said.title, Group(said.title, said.lecture, worst.kind, worst))
        group.members.append(number)
    for number, verdict in enumerate(verdicts):
        titles = {said_of(case).title for case in verdict.cases if case.kind != SAME}
        for title in titles - {said_of(verdict.worst).title}:
            if title in found:
                found[title].also.append(number)
    return sorted(found.values(), key=_rank)


def _rank(group: Group) -> tuple[int, int, bool, str]:
    last = {NOT_COMPARED: 1, SAME: 2}.get(group.kind, 0)
    return last, -len(group.members), group.kind != DIFFERENT, group.title
