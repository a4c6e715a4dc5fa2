"""The numbers of the benchmarks: as JSON, as text and as tables."""

from pathlib import Path

import pytest

from building.benchmarks import PAGE, as_text, bench, kept, names
from building.measured import Row, line_of, number, row
from building.performance_page import PLACE, Entry, with_numbers
from building.running import BuildError

FAST = row("a search", "watched ÷ plain run", 1.5, "×", at_most=2, note="10 nodes")
SLOW = row("a | search", "nodes a second", 900, "", at_least=1000)
PLAIN = row("a tree", "a frame", 12.34, "ms")


def entry(rows: list[Row]) -> Entry:
    machine = {"system": "Linux", "processor": "a processor", "processors": "2"}
    return {"rows": rows, "date": "2026-11-23", "machine": machine, "versions": {"Node": "24.1"}}


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
    assert line_of(measured) == text


def test_what_is_written_as_json_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    assert kept(file) == {}
    results = {"growth": entry([FAST, PLAIN])}
    file.write_text(as_text(results), encoding="utf-8")
    assert kept(file) == results
    file.write_text("half of it {", encoding="utf-8")
    assert kept(file) == {}


def test_a_table_takes_the_place_of_the_older_one_and_says_which_goals_are_missed() -> None:
    page = "# Performance\n\nWords.\n\n<!-- bench watch -->\n\nold\n\n<!-- end -->\n\nMore words.\n"
    text = with_numbers(page, {"watch": entry([FAST, SLOW])})
    assert "| a search | watched ÷ plain run | 1.50 × | ≤ 2 × | yes | 10 nodes |" in text
    assert "| a \\| search | nodes a second | 900 | ≥ 1,000 | **no** |  |" in text
    assert "`bench watch`, 2026-11-23, Linux, 2 × a processor; Node 24.1." in text
    assert "old" not in text
    assert text.endswith("<!-- end -->\n\nMore words.\n")
    assert with_numbers(text, {}) == text


def test_a_new_benchmark_gets_a_place_at_the_end() -> None:
    text = with_numbers("# Performance\n", {"new": entry([PLAIN])})
    assert text.startswith("# Performance\n\n## New\n")
    assert "| a tree | a frame | 12.3 ms |  |  |  |" in text


def test_every_place_of_the_page_has_its_benchmark() -> None:
    places = [place["name"] for place in PLACE.finditer(PAGE.read_text(encoding="utf-8"))]
    assert set(places) <= set(names())
    assert len(places) == len(set(places)) > 10


def test_a_benchmark_that_does_not_exist_is_named() -> None:
    with pytest.raises(BuildError, match=r"There is no benchmark fast\. There are: ahead, boot,"):
        bench(["fast"])
