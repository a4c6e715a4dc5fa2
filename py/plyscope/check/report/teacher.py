"""The report of a class, for its teacher."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from statistics import mean, median
from typing import Final

from plyscope.check.report import texts
from plyscope.check.report.document import document
from plyscope.check.report.lecture import said_of
from plyscope.check.report.points import points_of
from plyscope.check.report.submission import INEFFICIENT_LOOK, body, chip, look_of
from plyscope.check.report.trees import Trees
from plyscope.check.task import Task
from plyscope.check.verdict import CaseVerdict, Verdict
from plyscope.compare.outcome import DIFFERENT, NOT_COMPARED, SAME

OUTCOMES = {
    "same": "same as expected",
    INEFFICIENT_LOOK: "right, inefficient",
    "different": "different",
    "not-compared": "not compared",
    "stopped": "stopped at a limit",
    "crashed": "crashed",
}
SORTED_BY = {"mistake": "by mistake", "name": "by name", "least": "fewest points first"}
MOST_WHOLE: Final = 12
"""Of so few whole points, each number has its own bar."""
PARTS: Final = 10


@dataclass(frozen=True)
class Row:
    """A row: what is counted, as HTML, how many there are, and how the bar is coloured."""

    label: str
    count: int
    look: str = ""


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


def report(verdicts: Sequence[Verdict], task: Task) -> str:
    """One HTML file with all of it: how many earned how much and made which mistake; then the
    submissions, those with the same mistake together."""
    judged = [verdict for verdict in verdicts if verdict.cases]
    empty = [verdict for verdict in verdicts if not verdict.cases]
    trees = Trees(judged)
    groups = groups_of(judged)
    whole = len(judged)
    parts = [
        f"<header>\n<h1>{texts.name(task.name)}</h1>\n{_summary(judged, task)}\n</header>",
        "<main>",
        _charts(judged, groups, task),
        _submissions(judged, groups, whole, trees),
        _without_cases(empty),
        "</main>",
        "<footer><p>Made by plyscope check. A submission ran in a Python of its own: that limits "
        "accidents, but it is no sandbox.</p></footer>",
    ]
    return document(task.name, "\n".join(part for part in parts if part), trees)


def _summary(verdicts: Sequence[Verdict], task: Task) -> str:
    points = [verdict.points for verdict in verdicts]
    if not points:
        return '<p class="summary">No submissions.</p>'
    most = texts.number(task.most)
    facts = [
        f"<strong>{texts.counted(len(points), 'submission')}</strong>",
        f"on average <strong>{texts.number(mean(points))}</strong> of {most} points",
        f"half have <strong>{texts.number(median(points))}</strong> or more",
        f"<strong>{sum(each >= round(task.most, 2) for each in points)}</strong> have all",
    ]
    return f'<p class="summary">{", ".join(facts)}.</p>'


def _charts(verdicts: Sequence[Verdict], groups: Sequence[Group], task: Task) -> str:
    if not verdicts:
        return ""
    whole = len(verdicts)
    points = point_rows([verdict.points for verdict in verdicts], task.most)
    outcomes = [
        Row(words, sum(look_of(verdict.worst) == look for verdict in verdicts), look)
        for look, words in OUTCOMES.items()
    ]
    mistakes = [
        Row(
            f'<a href="#group-{at}">{texts.said(group.title)}</a>',
            len(group.members),
            look_of(group.example),
        )
        for at, group in enumerate(groups)
        if group.kind != SAME
    ]
    made = table(
        "Each submission counts once, for the worst of its cases", "Mistake", mistakes, whole
    )
    nothing = "<p>None: all submissions do what is expected.</p>"
    earned = table("Points that were earned", "Points", points, whole)
    came = table("The worst of its cases", "Outcome", outcomes, whole)
    return (
        f'<div class="side-by-side">\n<section>\n<h2>Points</h2>\n{earned}\n</section>\n'
        f"<section>\n<h2>Outcomes</h2>\n{came}\n</section>\n</div>\n"
        f"<section>\n<h2>Mistakes</h2>\n{made if mistakes else nothing}\n</section>"
    )


def _submissions(
    verdicts: Sequence[Verdict], groups: Sequence[Group], whole: int, trees: Trees
) -> str:
    if not verdicts:
        return ""
    of_number: dict[int, list[int]] = {}
    for at, group in enumerate(groups):
        for number in [*group.members, *group.also]:
            of_number.setdefault(number, []).append(at)
    sections = [
        _group(at, group, verdicts, whole, of_number, trees) for at, group in enumerate(groups)
    ]
    inside = "\n".join(sections)
    return (
        f"<section>\n<h2>Submissions</h2>\n{_tools(groups, whole)}\n{inside}\n"
        '<section id="flat" hidden><h3>All</h3><div class="list"></div></section>\n</section>'
    )


def _tools(groups: Sequence[Group], whole: int) -> str:
    """They do nothing without the script, which shows them."""
    mistakes = {str(at): group.title for at, group in enumerate(groups)}
    return (
        '<form id="tools" hidden>'
        f"{_select('mistake', 'Mistake', {'': 'all', **mistakes})}"
        f"{_select('outcome', 'Outcome', {'': 'all', **OUTCOMES})}"
        f"{_select('sort', 'In order', SORTED_BY)}"
        '<label for="named">Name</label><input id="named" type="search" autocomplete="off">'
        f'<div><p id="shown" role="status">{whole:,} of {whole:,} shown</p>'
        '<button type="button" id="open-all">Open all</button>'
        '<button type="button" id="close-all">Close all</button></div></form>'
    )


def _select(name: str, label: str, options: dict[str, str]) -> str:
    inside = "".join(
        f'<option value="{escape(value)}">{texts.said(text)}</option>'
        for value, text in options.items()
    )
    return f'<label for="{name}">{label}</label><select id="{name}">{inside}</select>'


def _group(
    at: int,
    group: Group,
    verdicts: Sequence[Verdict],
    whole: int,
    of_number: dict[int, list[int]],
    trees: Trees,
) -> str:
    parts = [
        f'<section class="group" id="group-{at}" tabindex="-1">',
        f"<h3>{len(group.members):,} of {whole:,}: {texts.said(group.title)}</h3>",
    ]
    if group.example.sentence and group.kind != SAME:
        owner = verdicts[group.members[0]]
        parts.append(
            f"<figure><blockquote><p>{texts.said(group.example.sentence)}</p></blockquote>"
            f"<figcaption>{texts.name(owner.submission)}</figcaption></figure>"
        )
    if group.lecture:
        word = "In the next lecture:" if group.kind != NOT_COMPARED else "What to do:"
        parts.append(f'<p class="lecture"><strong>{word}</strong> {texts.said(group.lecture)}</p>')
    inside = "\n".join(
        _submission(number, verdicts[number], of_number[number], trees) for number in group.members
    )
    parts.append(f'<div class="list">\n{inside}\n</div>')
    if group.also:
        links = ", ".join(
            f'<a href="#submission-{number}">{texts.name(verdicts[number].submission)}</a>'
            for number in group.also
        )
        parts.append(f'<p class="also">Seen in other cases of {links}.</p>')
    parts.append("</section>")
    return "\n".join(parts)


def _submission(number: int, verdict: Verdict, groups: Sequence[int], trees: Trees) -> str:
    worst = verdict.worst
    said = said_of(worst).detail
    detail = f'<span class="detail">{texts.said(said)}</span>' if said else ""
    return (
        f'<details class="submission" id="submission-{number}" '
        f'data-outcome="{escape(look_of(worst))}" data-points="{verdict.points}" '
        f'data-groups="{" ".join(map(str, groups))}" '
        f'data-name="{escape(texts.plain(verdict.submission))}">\n'
        f"<summary><h4>{texts.name(verdict.submission)}</h4>{detail}"
        f'<span class="earned">{points_of(verdict.points, verdict.most)}</span>{chip(worst)}'
        f'</summary>\n<div class="inside">\n{body(verdict, trees, 5, "Its")}\n</div>\n</details>'
    )


def _without_cases(verdicts: Sequence[Verdict]) -> str:
    """Submissions of which nothing could be run at all."""
    if not verdicts:
        return ""
    items = "".join(
        f"<li>{texts.name(verdict.submission)}: "
        f"{texts.said(' '.join(verdict.notes) or 'nothing could be run.')}</li>"
        for verdict in verdicts
    )
    return f"<section>\n<h2>Not judged</h2>\n<ul>{items}</ul>\n</section>"


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
    return sorted(found.values(), key=_group_rank)


def _group_rank(group: Group) -> tuple[int, int, bool, str]:
    last = {NOT_COMPARED: 1, SAME: 2}.get(group.kind, 0)
    return last, -len(group.members), group.kind != DIFFERENT, group.title


def table(caption: str, head: str, rows: Iterable[Row], whole: int) -> str:
    """The table; a full bar is as long as the largest count."""
    counted = list(rows)
    longest = max((row.count for row in counted), default=0) or 1
    body = "".join(
        f'<tr class="{row.look}"><th scope="row">{row.label}</th>'
        f'<td class="bar">{_bar(row.count / longest)}</td>'
        f'<td class="count">{row.count:,}<span class="of"> of {whole:,}</span></td></tr>'
        for row in counted
    )
    return (
        f'<table class="chart"><caption>{caption}</caption><thead><tr><th scope="col">{head}</th>'
        '<td class="bar"></td><th scope="col" class="count">Submissions</th></tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


def _bar(share: float) -> str:
    return (
        '<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">'
        '<rect class="trough" width="100" height="1"/>'
        f'<rect class="full" width="{100 * share:.1f}" height="1"/></svg>'
    )


def point_rows(points: Sequence[float], most: float) -> list[Row]:
    """How many have earned how much, the most first."""
    is_whole = float(most).is_integer() and all(float(each).is_integer() for each in points)
    if is_whole and 0 < most <= MOST_WHOLE:
        return [Row(texts.number(each), points.count(each)) for each in range(int(most), -1, -1)]
    if most <= 0:
        return [Row("0", len(points))]
    rows = [Row(f"all {texts.number(most)}", sum(each >= most for each in points))]
    for part in range(PARTS - 1, -1, -1):
        low, high = most * part / PARTS, most * (part + 1) / PARTS
        label = f"{texts.number(low)} to under {texts.number(high)}"
        inside = sum((low <= each or part == 0) and each < high for each in points)
        rows.append(Row(label, inside))
    return rows
