"""A drawing made of lines, shapes and texts, to be written as SVG here or as PNG next door."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from plyscope.exercises.content import escape, escape_value

Place: TypeAlias = tuple[float, float]
INK: Final = "black"
FAINT: Final = "#555"
MARK: Final = "#b3261e"
"""The colour of what a key adds: it stays readable in a copy without colours."""


@dataclass(frozen=True)
class Line:
    """A straight line."""

    start: Place
    end: Place
    colour: str = INK
    thick: float = 1


@dataclass(frozen=True)
class Polygon:
    """A shape with corners, filled white."""

    corners: tuple[Place, ...]


@dataclass(frozen=True)
class Circle:
    """A circle, filled white."""

    middle: Place
    radius: float


@dataclass(frozen=True)
class Text:
    """A line of text; its middle, start or end is at `place`, on the baseline."""

    place: Place
    words: str
    size: float = 14
    colour: str = INK
    anchor: str = "middle"
    bold: bool = False


Part: TypeAlias = Line | Polygon | Circle | Text


@dataclass(frozen=True)
class Drawing:
    """What is drawn, in this order; `description` is said instead of it by a screen reader."""

    wide: float
    high: float
    parts: tuple[Part, ...]
    description: str = ""


def as_svg(drawing: Drawing) -> str:
    """The drawing as SVG, on white."""
    wide, high, description = drawing.wide, drawing.high, drawing.description
    label = f' role="img" aria-label="{escape_value(description)}"' if description else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}" height="{high:g}" '
        f'viewBox="0 0 {wide:g} {high:g}" font-family="sans-serif" font-size="14" '
        f'text-anchor="middle"{label}>'
        f'<rect width="{wide:g}" height="{high:g}" fill="white"/>{_written(drawing.parts)}</svg>'
    )


def _written(parts: Iterable[Part]) -> str:
    return "".join(map(_part, parts))


def _part(part: Part) -> str:
    if isinstance(part, Line):
        (x1, y1), (x2, y2) = part.start, part.end
        thick = f' stroke-width="{part.thick:g}"' if part.thick != 1 else ""
        return (
            f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{part.colour}"{thick}/>'
        )
    if isinstance(part, Polygon):
        corners = " ".join(f"{x:g},{y:g}" for x, y in part.corners)
        return f'<polygon points="{corners}" fill="white" stroke="{INK}"/>'
    if isinstance(part, Circle):
        x, y = part.middle
        return f'<circle cx="{x:g}" cy="{y:g}" r="{part.radius:g}" fill="white" stroke="{INK}"/>'
    return _text(part)


def _text(part: Text) -> str:
    x, y = part.place
    more = [
        f' font-size="{part.size:g}"' if part.size != 14 else "",
        f' fill="{part.colour}"' if part.colour != INK else "",
        f' text-anchor="{part.anchor}"' if part.anchor != "middle" else "",
        ' font-weight="bold"' if part.bold else "",
    ]
    return f'<text x="{x:g}" y="{y:g}"{"".join(more)}>{escape(part.words)}</text>'
