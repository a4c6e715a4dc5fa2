"""The answers about problems that the tests of the page's JavaScript stand on are still those of
the bridge."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

MAKER = Path(__file__).with_name("js") / "make_constraint_fixtures.py"
KEPT = MAKER.with_name("constraint-fixtures.json")
LIMIT = 150_000

made: dict[str, Any] = json.loads(json.dumps(runpy.run_path(str(MAKER))["fixtures"]()))
kept: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))

BY_EVENT = ("event", "checks")
BY_ROW = ("enter", "leave")


def said(reply: dict[str, Any]) -> dict[str, Any]:
    """A reply without what changes with every line that is added to a source."""
    if "text" not in reply:
        return reply
    return {
        **reply,
        "text": {name: each for name, each in reply["text"].items() if name != "codes"},
    }


def but_lines(columns: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """The columns of events without those that are lines: which of them Python reports, and how
    often, may differ from version to version."""
    at = [place for place, event in enumerate(columns["event"]) if event < 0]
    new = {-1: -1, **{place: number for number, place in enumerate(at)}}
    rows = {name: [new[place] for place in columns[name]] for name in BY_ROW}
    return {**rows, **{name: [columns[name][place] for place in at] for name in BY_EVENT}}


def test_every_request_is_kept_and_no_other() -> None:
    assert {name: each["request"] for name, each in kept.items()} == {
        name: each["request"] for name, each in made.items()
    }


@pytest.mark.parametrize("name", list(made))
def test_an_answer_that_is_kept_is_what_the_bridge_answers(name: str) -> None:
    remake = f"Run {MAKER.name} to write {name!r} anew."
    old, new = kept[name], made[name]
    assert said(old["reply"]) == said(new["reply"]), remake
    assert set(old["columns"]) == set(new["columns"]), remake
    if new["columns"]:
        assert but_lines(old["columns"]) == but_lines(new["columns"]), remake
    for column in set(new["columns"]) - {*BY_EVENT, *BY_ROW}:
        assert old["columns"][column] == new["columns"][column], f"{remake} ({column})"


def test_each_thing_that_can_become_of_a_row_is_among_them() -> None:
    statuses = {status for each in kept.values() for status in each["columns"].get("status", ())}
    assert statuses == {0, 1, 5, 6, 7}


def test_the_fixtures_are_small() -> None:
    assert KEPT.stat().st_size < LIMIT
