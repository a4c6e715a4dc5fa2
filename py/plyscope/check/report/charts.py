"""Tables whose numbers are seen as bars too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from plyscope.check.report.texts import number

MOST_WHOLE: Final = 12
"""Of so few whole points, each number has its own bar."""
PARTS: Final = 10


@dataclass(frozen=True)
class Row:
    """A row: what is counted, as HTML, how many there are, and how the bar is coloured."""

    label: str
    count: int
    look: str = ""


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
        return [Row(number(each), points.count(each)) for each in range(int(most), -1, -1)]
    if most <= 0:
        return [Row("0", len(points))]
    rows = [Row(f"all {number(most)}", sum(each >= most for each in points))]
    for part in range(PARTS - 1, -1, -1):
        low, high = most * part / PARTS, most * (part + 1) / PARTS
        label = f"{number(low)} to under {number(high)}"
        inside = sum((low <= each or part == 0) and each < high for each in points)
        rows.append(Row(label, inside))
    return rows
