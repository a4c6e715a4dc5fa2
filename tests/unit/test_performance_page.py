"""The numbers of the benchmarks: as JSON, as text, as tables and as plots."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from building.benchmarks import FOLDER, bench, names
from building.measured import Outcome, Row, number, outcome, row, series, told
from building.performance_page import page, plots, write_page
from building.performance_words import BELOW, SECTIONS
from building.plots import PLOTS, Plot, axis, steps, svg
from building.results import Entry, as_text, kept
from building.running import BuildError

FAST = row("a search", "watched ÷ plain run", 1.5, "×", at_most=2, note="10 nodes")
SLOW = row("a | search", "nodes a second", 900, "", at_least=1000)
PLAIN = row("a tree", "a frame", 12.34, "ms")
LINE = series("nodes", "minimax", [(1, 10), (2, 82), (3, 586)])


def entry(measured: Outcome) -> Entry:
    machine = {"system": "Linux", "processor": "a processor", "processors": "2"}
    return {**measured, "date": "2026-11-23", "machine": machine, "versions": {"Node": "24.1"}}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (1, "1"),
        (1.5, "1.50"),
        (12.34, "12.3"),
        (123.4, "123"),
        (1e6, "1,000,000"),
        (0.998, "1"),
        (0.968, "0.97"),
        (0.1, "0.1"),
        (0.00001, "0.00001"),
        (-0.25, "-0.25"),
    ],
)
def test_a_number_has_as_many_digits_as_say_something(value: float, text: str) -> None:
    assert number(value) == text


@pytest.mark.parametrize(
    ("measured", "text"),
    [
        (FAST, "a search: watched ÷ plain run: 1.50 × (goal ≤ 2 ×: met); 10 nodes"),
        (SLOW, "a | search: nodes a second: 900 (goal ≥ 1,000: MISSED)"),
        (PLAIN, "a tree: a frame: 12.3 ms"),
    ],
)
def test_a_row_is_told_in_one_line(measured: Row, text: str) -> None:
    assert told(measured) == text


def test_what_is_written_as_json_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    assert kept(file) == {}
    results = {"growth": entry(outcome([FAST, PLAIN], [LINE]))}
    file.write_text(as_text(results), encoding="utf-8")
    assert kept(file) == results
    file.write_text("half of it {", encoding="utf-8")
    assert kept(file) == {}


def test_the_page_has_a_table_for_each_benchmark_and_says_which_goals_are_missed() -> None:
    results = {"new": entry(outcome([PLAIN])), "watch": entry(outcome([FAST, SLOW]))}
    text = page(results)
    assert "1 of 2 goals are met. Missed:\n\n- a | search: nodes a second: 900 (≥ 1,000)" in text
    assert "| a search | watched ÷ plain run | 1.50 × | ≤ 2 × | yes | 10 nodes |" in text
    assert "| a \\| search | nodes a second | 900 | ≥ 1,000 | **no** |  |" in text
    assert "| a tree | a frame | 12.3 ms |  |  |  |" in text
    # Those that have a text of their own come first.
    assert text.index("## Watching a search") < text.index("## New")
    assert "`bench watch`, 2026-11-23, Linux, 2 × a processor; Node 24.1." in text


def test_a_plot_is_written_and_shown_where_there_are_numbers(tmp_path: Path) -> None:
    write_page({"growth": entry(outcome([FAST], [LINE]))}, tmp_path)
    text = (tmp_path / "performance.md").read_text(encoding="utf-8")
    assert "![Nodes against depth](performance/nodes.svg)" in text
    assert "trace.svg" not in text
    assert [file.name for file in (tmp_path / "performance").iterdir()] == ["nodes.svg"]


@pytest.mark.parametrize("name", PLOTS)
def test_a_plot_names_its_axes_and_lines_and_knows_light_and_dark(name: str) -> None:
    plot = PLOTS[name]
    lines = [series(name, "one & two", [(1, 10), (9, 20)]), series(name, "three", [(2, 5)])]
    text = svg(plot, lines)
    words = [each.text for each in ElementTree.fromstring(text).iter() if each.text]
    assert {plot.title, plot.x, plot.y, "one & two", "three"} <= set(words)
    assert "prefers-color-scheme: dark" in text
    assert any("one & two: 20 at 9" in word for word in words)


def test_the_points_of_a_plot_are_where_its_axes_say() -> None:
    across = axis([3, 87], 100, 200, log=False)
    assert across.ticks == (0, 20, 40, 60, 80, 100)
    assert [across.place(value) for value in (0, 50, 100)] == [100, 150, 200]
    up = axis([10, 1000], 300, 0, log=True)
    assert up.ticks == (10, 100, 1000)
    assert [up.place(value) for value in (10, 100, 1000)] == pytest.approx([300, 150, 0])


@pytest.mark.parametrize("most", [0, 0.003, 1, 9, 10, 16.7, 73_450, 1_000_000])
def test_the_ticks_of_an_axis_are_few_and_reach_far_enough(most: float) -> None:
    ticks = steps(most)
    assert 2 <= len(ticks) <= 8
    assert ticks[0] == 0
    assert ticks[-1] >= most


def test_a_plot_with_a_goal_has_room_for_it() -> None:
    text = svg(Plot("t", "x", "y", goal=50), [series("p", "low", [(0, 1), (1, 2)])])
    assert "goal: 50" in text
    assert ">60<" not in text


def test_every_text_and_plot_of_the_page_has_its_benchmark() -> None:
    assert set(SECTIONS) == set(names())
    assert {plot for each in BELOW.values() for plot in each} == set(PLOTS)
    assert all((FOLDER / f"bench_{name}.py").exists() for name in names())


def test_a_benchmark_that_does_not_exist_is_named() -> None:
    with pytest.raises(BuildError, match=r"There is no benchmark fast\. There are: ahead, boot,"):
        bench(["fast"])


def test_the_plots_of_all_results_are_drawn_together() -> None:
    other = series("nodes", "alpha-beta", [(1, 10), (2, 36)])
    drawn = plots({"a": entry(outcome([], [LINE])), "b": entry(outcome([], [other]))})
    assert list(drawn) == ["nodes"]
    assert "minimax" in drawn["nodes"]
    assert "alpha-beta" in drawn["nodes"]


def test_the_numbers_are_plain_json() -> None:
    told_again = json.loads(json.dumps(outcome([FAST], [LINE])))
    assert told_again == {"rows": [FAST], "series": [LINE]}
