"""The outlines of the United States in the viewer of notebooks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from building.atlas import ATLAS, UNIT, points, simplified, ways, write_small_atlas
from building.paths import SCRIPTS

LINE = [(0, 0), (5, 1), (10, 9), (15, 1), (20, 0)]

pytestmark = pytest.mark.native  # it is of the build


def test_points_that_nobody_would_see_are_left_out() -> None:
    assert simplified(LINE, 2) == [(0, 0), (5, 1), (10, 9), (15, 1), (20, 0)]
    assert simplified(LINE, 5) == [(0, 0), (10, 9), (20, 0)]
    assert simplified(LINE, 10) == [(0, 0), (20, 0)]


def test_a_line_is_written_as_the_way_from_point_to_point() -> None:
    assert ways(LINE) == [(0, 0), (5, 1), (5, 8), (5, -8), (5, -1)]
    assert points([list(each) for each in ways(LINE)], [UNIT, UNIT]) == LINE


def test_all_states_of_the_page_keep_their_borders(tmp_path: Path) -> None:
    write_small_atlas(tmp_path / ATLAS.name)
    whole, small = (json.loads((each / ATLAS.name).read_text()) for each in (ATLAS.parent, tmp_path))
    before, after = (
        {each["id"]: each["arcs"] for each in atlas["objects"]["states"]["geometries"]} for atlas in (whole, small)
    )
    codes = (SCRIPTS / "problems" / "postal-codes.js").read_text(encoding="utf-8")
    drawn = set(re.findall(r'^  "?(\d\d)"?: ', codes, re.MULTILINE))
    assert len(drawn) == 48
    assert after == {id: arcs for id, arcs in before.items() if id in drawn}
    used = {max(int(each), ~int(each)) for each in re.findall(r"-?\d+", str(list(after.values())))}
    for index, (arc, kept_arc) in enumerate(zip(whole["arcs"], small["arcs"], strict=True)):
        if index in used:
            line = points(arc, whole["transform"]["scale"])
            kept = points(kept_arc, small["transform"]["scale"])
            assert (kept[0], kept[-1]) == (line[0], line[-1]), "borders still meet"
            assert set(kept) <= set(line)
        else:
            assert kept_arc == []
