"""What is told of one submission, as HTML: what came of each case, and its points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from plyscope.check.report import texts
from plyscope.check.report.lecture import said_of
from plyscope.check.report.listing import listing
from plyscope.check.report.points import points_table
from plyscope.check.report.trees import Trees
from plyscope.check.student import places
from plyscope.check.verdict import INEFFICIENT, CaseVerdict, Verdict
from plyscope.compare.outcome import DIFFERENT, SAME

MOST_NOTES: Final = 20
INEFFICIENT_LOOK: Final = "inefficient"


@dataclass
class Shown:
    """How a submission is shown: the level of its headings, whose tree it is, and which lines of
    its program have been shown already."""

    verdict: Verdict
    trees: Trees
    level: int
    whose: str
    lines: set[tuple[str, int]] = field(default_factory=set)


def body(verdict: Verdict, trees: Trees, level: int, whose: str) -> str:
    """All that is told of it: the worst case, the points, and the other cases."""
    shown = Shown(verdict, trees, level, whose)
    wrong = [case for case in verdict.cases if case.kind != SAME]
    parts = [_notes(verdict)]
    if wrong:
        worst = verdict.worst
        others = [case for case in wrong if case is not worst]
        title = said_of(worst).title
        same = [case for case in others if said_of(case).title == title]
        parts += [_case(worst, shown), points_table(verdict), _again(same, shown)]
        parts += [_case(case, shown) for case in others if case not in same]
    else:
        parts.append(points_table(verdict))
    return "\n".join(part for part in parts if part)


def look_of(case: CaseVerdict) -> str:
    """Its outcome, for filters and colours; what is inefficient is not wrong."""
    if case.mistake == INEFFICIENT and case.kind == DIFFERENT:
        return INEFFICIENT_LOOK
    return case.kind.replace(" ", "-")


def chip(case: CaseVerdict) -> str:
    """The outcome in a word."""
    look = look_of(case)
    word = "right, inefficient" if look == INEFFICIENT_LOOK else case.kind
    return f'<span class="chip {escape(look)}">{escape(word)}</span>'


def _notes(verdict: Verdict) -> str:
    notes = "".join(f"<li>{texts.said(note)}</li>" for note in verdict.notes[:MOST_NOTES])
    return f'<ul class="notes">{notes}</ul>' if notes else ""


def _again(cases: Sequence[CaseVerdict], shown: Shown) -> str:
    """The cases that show the same once more."""
    if not cases:
        return ""
    names = ", ".join(texts.name(case.case) for case in cases)
    inside = "\n".join(_case(case, shown) for case in cases)
    return (
        f'<details class="again"><summary>The same in {texts.counted(len(cases), "other case")}: '
        f"{names}</summary>\n{inside}\n</details>"
    )


def _case(case: CaseVerdict, shown: Shown) -> str:
    level = shown.level
    parts = [
        f"<h{level}>{texts.name(case.case)} {chip(case)}</h{level}>",
        f'<p class="sentence">{texts.said(case.sentence)}</p>' if case.sentence else "",
        '<p class="doubt">This is a doubt: it costs nothing by itself.</p>'
        if case.doubt and case.mistake
        else "",
        f'<p class="remedy">{texts.said(case.remedy)}</p>' if case.remedy else "",
        f'<p class="remedy">{texts.said(case.repair)}</p>' if case.repair else "",
        _where(case),
        _code(case, shown),
        _output(case),
        _tree(case, shown),
    ]
    inside = "\n".join(part for part in parts if part)
    return f'<section class="case">\n{inside}\n</section>'


def _where(case: CaseVerdict) -> str:
    if ", ".join(places(case)) in case.sentence:
        return ""
    words = [] if case.node is None else [f"node {case.node:,}"]
    words += [f"after {texts.moves(case.path)}"] if case.path else []
    if case.line is not None:
        of_file = f" of {texts.name(case.file)}" if case.file else ""
        words.append(f"line {case.line}{of_file}")
    text = ", ".join(words)
    return f'<p class="where">{text[0].upper() + text[1:]}</p>'


def _code(case: CaseVerdict, shown: Shown) -> str:
    verdict = shown.verdict
    if case.line is None or case.file not in ("", verdict.file):
        return ""
    if (case.file, case.line) in shown.lines:
        return ""
    shown.lines.add((case.file, case.line))
    return listing(verdict.source, case.line)


def _output(case: CaseVerdict) -> str:
    if not case.output:
        return ""
    size = texts.counted(len(case.output), "character")
    return (
        f"<details><summary>What it printed: {size}</summary>"
        f'<pre tabindex="0">{texts.printed(case.output)}</pre></details>'
    )


def _tree(case: CaseVerdict, shown: Shown) -> str:
    if not case.tree:
        return ""
    trees, whose = shown.trees, shown.whose
    held = trees.id_of(case)
    if not held:
        nodes = f" ({texts.counted(case.nodes, 'node')})" if case.nodes else ""
        why = trees.missing or f"{whose} tree{nodes} is too large for this file, and is left out."
        return f'<p class="left-out">{texts.said(why)}</p>'
    at = "" if case.node is None else f", opened at node {case.node:,}"
    title = escape(f"The tree of {texts.plain(case.case)}")
    return (
        f'<details class="tree" data-tree="{held}" data-title="{title}">'
        f'<summary>{whose} tree{at}</summary><div class="frame"></div></details>'
    )
