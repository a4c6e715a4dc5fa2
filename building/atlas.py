"""The outlines of the United States for the viewer of notebooks: those of the page, without the
states that it does not draw and the points that nobody sees on a map as small as there."""

from __future__ import annotations

import json
from itertools import accumulate, chain, pairwise
from math import hypot
from pathlib import Path
from typing import Any

from building.paths import NODE_MODULES

KEPT = ("type", "id", "arcs")
NOT_DRAWN = {"02", "11", "15"}
"""Alaska, the capital's district and Hawaii: those that postal-codes.js leaves out."""
ATLAS = NODE_MODULES / "us-atlas" / "states-albers-10m.json"
UNIT = 1
"""How finely points are told; the country is 975 wide."""
SEEN = 2
"""How far a point must be beside the line that is drawn without it."""

Point = tuple[int, int]


def write_small_atlas(file: Path) -> None:
    """Writes them as the package has them."""
    atlas = json.loads(ATLAS.read_text(encoding="utf-8"))
    scale, states = atlas["transform"]["scale"], atlas["objects"]["states"]["geometries"]
    states = [each for each in states if each["id"] not in NOT_DRAWN]
    drawn = {index for state in states for index in arcs_of(state)}
    small = {
        "type": atlas["type"],
        "transform": {"scale": [UNIT, UNIT], "translate": atlas["transform"]["translate"]},
        "objects": {
            "states": {
                "type": "GeometryCollection",
                "geometries": [{name: each[name] for name in KEPT} for each in states],
            }
        },
        "arcs": [
            ways(simplified(points(arc, scale), SEEN / UNIT)) if index in drawn else []
            for index, arc in enumerate(atlas["arcs"])
        ],
    }
    file.write_text(json.dumps(small, separators=(",", ":")), encoding="utf-8")


def arcs_of(state: dict[str, Any]) -> set[int]:
    """Which arcs the border of a state is made of. One that runs backwards is written as ~index."""
    parts = state["arcs"] if state["type"] == "MultiPolygon" else [state["arcs"]]
    return {max(arc, ~arc) for arc in chain.from_iterable(chain.from_iterable(parts))}


def points(arc: list[list[int]], scale: list[float]) -> list[Point]:
    """The points of an arc, which is written as the way from each to the next."""
    across, down = (accumulate(each) for each in zip(*arc, strict=True))
    x, y = (each / UNIT for each in scale)
    return [(round(a * x), round(d * y)) for a, d in zip(across, down, strict=True)]


def ways(line: list[Point]) -> list[Point]:
    """The opposite."""
    return [(x - x0, y - y0) for (x0, y0), (x, y) in pairwise([(0, 0), *line])]


def simplified(line: list[Point], least: float) -> list[Point]:
    """A line without the points that are nearer than this to a line without them (Douglas and
    Peucker). Its ends stay, so that borders still meet."""
    first, last = line[0], line[-1]
    far = [distance(point, first, last) for point in line]
    if max(far) < least:
        return [first, last]
    middle = far.index(max(far))
    before, after = simplified(line[: middle + 1], least), simplified(line[middle:], least)
    return [*before, *after[1:]]


def distance(point: Point, first: Point, last: Point) -> float:
    """From the line through two points; from the point itself, if they are the same."""
    across, down = last[0] - first[0], last[1] - first[1]
    x, y = point[0] - first[0], point[1] - first[1]
    length = hypot(across, down)
    return abs(across * y - down * x) / length if length else hypot(x, y)
