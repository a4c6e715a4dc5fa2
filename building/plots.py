"""The plots of the benchmarks, as SVG that can be read on a light and on a dark page."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from building.measured import Series, number

WIDTH, HEIGHT = 820, 420
LEFT, TOP, BOTTOM = 84, 48, 356
LEGEND_X = 520
"""The lines end here, and their names begin."""

MARKS = (
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "M-4-4h8v8h-8z",
    "M0-5l5 9h-10z",
    "M0-5l5 5-5 5-5-5z",
)
"""A shape for each line, so that they can be told apart without colours."""

STYLE = """
    svg { --paper: #ffffff; --ink: #1c2430; --soft: #4d5a6b; --rule: #dfe1e6;
      --line0: #0b66c8; --line1: #b93c08; --line2: #1b7f4b; --line3: #7b3fb5; }
    @media (prefers-color-scheme: dark) {
      svg { --paper: #14181f; --ink: #eef2f7; --soft: #b4bfcc; --rule: #333b47;
        --line0: #6fb1ff; --line1: #ff9a62; --line2: #5fd39a; --line3: #c79bff; }
    }
    text { font: 13px system-ui, sans-serif; fill: var(--soft); }
    .title { font-size: 16px; font-weight: 600; fill: var(--ink); }
    .name { fill: var(--ink); }
    .rule { stroke: var(--rule); }
    .goal { stroke: var(--ink); stroke-dasharray: 6 4; }
    .line { fill: none; stroke-width: 2; }
"""


@dataclass(frozen=True)
class Plot:
    """What a plot shows: the words on it, which axes count in powers of ten, and the goal."""

    title: str
    x: str
    y: str
    log_x: bool = False
    log_y: bool = False
    goal: float | None = None


PLOTS = {
    "nodes": Plot("Nodes against depth", "depth in plies", "nodes visited", log_y=True),
    "seconds": Plot("Time against depth", "depth in plies", "time in seconds", log_y=True),
    "trace": Plot("Size of a trace against its nodes", "nodes visited", "size in megabytes"),
    "frames": Plot(
        "Time of a frame against nodes",
        "nodes of the tree",
        "time in milliseconds",
        log_x=True,
        log_y=True,
        goal=16.7,
    ),
}


@dataclass(frozen=True)
class Axis:
    """Where the numbers of an axis are: its ticks, and the way from a number to a place."""

    ticks: tuple[float, ...]
    place: Callable[[float], float]


def axis(values: Sequence[float], start: float, end: float, *, log: bool) -> Axis:
    """An axis from `start` to `end` for these values; from 0 unless it counts in powers of ten."""
    ticks = powers(values) if log else steps(max(values))
    scaled: Callable[[float], float] = math.log10 if log else float
    low, high = scaled(ticks[0]), scaled(ticks[-1])
    return Axis(ticks, lambda value: start + (end - start) * (scaled(value) - low) / (high - low))


def powers(values: Sequence[float]) -> tuple[float, ...]:
    """The powers of ten around the values, which are above 0: at least two."""
    low = math.floor(math.log10(min(values)))
    high = max(low + 1, math.ceil(math.log10(max(values))))
    return tuple(10.0**power for power in range(low, high + 1))


def steps(most: float) -> tuple[float, ...]:
    """Round numbers from 0 to above `most`, at most seven."""
    most = most or 1.0
    size = 10.0 ** math.floor(math.log10(most))
    step = next(step for factor in (0.1, 0.2, 0.5, 1, 2) if most / (step := factor * size) <= 6)
    return tuple(step * count for count in range(math.ceil(most / step - 1e-9) + 1))


def svg(plot: Plot, lines: Sequence[Series]) -> str:
    """The plot of these lines, which must have points; at most four of them."""
    goals = [] if plot.goal is None else [plot.goal]
    across = axis([x for line in lines for x in line["x"]], LEFT, LEGEND_X, log=plot.log_x)
    up = axis([*goals, *(y for line in lines for y in line["y"])], BOTTOM, TOP, log=plot.log_y)
    drawn = [
        *(
            f'<path class="rule" d="M{LEFT} {up.place(tick):.1f}H{LEGEND_X}"/>'
            f'<text x="{LEFT - 8}" y="{up.place(tick) + 4:.1f}" text-anchor="end">'
            f"{number(tick)}</text>"
            for tick in up.ticks
        ),
        *(
            f'<path class="rule" d="M{across.place(tick):.1f} {TOP}V{BOTTOM}"/>'
            f'<text x="{across.place(tick):.1f}" y="{BOTTOM + 20}" text-anchor="middle">'
            f"{number(tick)}</text>"
            for tick in across.ticks
        ),
        *(
            f'<path class="goal" d="M{LEFT} {up.place(goal):.1f}H{LEGEND_X}"/>'
            f'<text x="{LEFT + 6}" y="{up.place(goal) - 6:.1f}">goal: {number(goal)}</text>'
            for goal in goals
        ),
        *(one_line(place, line, across, up) for place, line in enumerate(lines)),
    ]
    middle, height = (LEFT + LEGEND_X) / 2, (TOP + BOTTOM) / 2
    parts = "\n  ".join(drawn)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"
  aria-labelledby="title about">
  <title id="title">{escape(plot.title)}</title>
  <desc id="about">{escape(described(plot, lines))}</desc>
  <style>{STYLE}  </style>
  <rect width="{WIDTH}" height="{HEIGHT}" fill="var(--paper)"/>
  <text class="title" x="{LEFT}" y="28">{escape(plot.title)}</text>
  {parts}
  <text x="{middle}" y="{BOTTOM + 46}" text-anchor="middle">{escape(plot.x)}</text>
  <text transform="translate(20 {height}) rotate(-90)" text-anchor="middle">{escape(plot.y)}</text>
</svg>
"""


def one_line(place: int, line: Series, across: Axis, up: Axis) -> str:
    """A line, the marks at its points, and its name in the legend."""
    colour = f"var(--line{place % 4})"
    both = zip(line["x"], line["y"], strict=True)
    points = [f"{across.place(x):.1f} {up.place(y):.1f}" for x, y in both]
    legend = TOP + 10 + 24 * place
    marks = "".join(
        f'<path transform="translate({at})" d="{MARKS[place % 4]}" fill="{colour}"/>'
        for at in (*points, f"{LEGEND_X + 20} {legend}")
    )
    return (
        f'<path class="line" stroke="{colour}" d="M{" L".join(points)}"/>{marks}'
        f'<text class="name" x="{LEGEND_X + 32}" y="{legend + 4}">{escape(line["name"])}</text>'
    )


def described(plot: Plot, lines: Sequence[Series]) -> str:
    """The last point of each line, in words."""
    ends = [f"{line['name']}: {number(line['y'][-1])} at {number(line['x'][-1])}" for line in lines]
    return f"Across: {plot.x}; up: {plot.y}. The last points: {'; '.join(ends)}."
