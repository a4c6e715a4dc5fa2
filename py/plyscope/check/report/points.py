"""The points of a submission as a table, and why some are missing."""

from __future__ import annotations

from collections.abc import Iterable

from plyscope.check.report import texts
from plyscope.check.verdict import CaseVerdict, Verdict


def points_of(points: float, most: float) -> str:
    """Points, and how many there are."""
    return f"{texts.number(points)} of {texts.number(most)}"


def points_table(verdict: Verdict) -> str:
    """A row for each case and a column for each aspect, and below it why points are missing; "" if
    nothing counts."""
    aspects = list(dict.fromkeys(part.aspect for case in verdict.cases for part in case.parts))
    if not aspects:
        return ""
    heads = "".join(f'<th scope="col" class="count">{texts.said(each)}</th>' for each in aspects)
    rows = "".join(_row(case, aspects) for case in verdict.cases)
    whole = points_of(verdict.points, verdict.most)
    return (
        f'<table class="points"><caption>Points of {texts.name(verdict.submission)}</caption>'
        f'<thead><tr><th scope="col">Case</th>{heads}</tr></thead><tbody>{rows}</tbody>'
        f'<tfoot><tr><th scope="row">Together</th><td class="count" colspan="{len(aspects)}">'
        f"{whole}</td></tr></tfoot></table>\n{_reasons(verdict.cases)}"
    )


def _row(case: CaseVerdict, aspects: Iterable[str]) -> str:
    cells = []
    for aspect in aspects:
        parts = [part for part in case.parts if part.aspect == aspect]
        points, most = sum(part.points for part in parts), sum(part.most for part in parts)
        look = "count lost" if points < most else "count"
        text = points_of(points, most) if parts else "–"
        cells.append(f'<td class="{look}">{text}</td>')
    return f'<tr><th scope="row">{texts.name(case.case)}</th>{"".join(cells)}</tr>'


def _reasons(cases: Iterable[CaseVerdict]) -> str:
    """Why points are missing; cases with the same reasons together."""
    found: dict[tuple[str, ...], list[str]] = {}
    for case in cases:
        whys = [part.why for part in case.parts if part.points < part.most and part.why]
        if whys:
            found.setdefault(tuple(dict.fromkeys(whys)), []).append(case.case)
    items = "".join(
        f"<li><strong>{', '.join(map(texts.name, names))}:</strong> "
        f"{' '.join(map(texts.said, whys))}</li>"
        for whys, names in found.items()
    )
    return f'<ul class="reasons">{items}</ul>' if items else ""
