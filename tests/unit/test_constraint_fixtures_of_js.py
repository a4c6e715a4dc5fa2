"""The answers about problems that the tests of the page's JavaScript stand on are still those of the bridge."""

from typing import Any

import pytest
from kept_answers import JS, kept_in, made_by, requests, unlike

MAKER = JS / "make_constraint_fixtures.py"
KEPT = JS / "constraint-fixtures.json"
LIMIT = 150_000

kept = kept_in(KEPT)

BY_EVENT = ("event", "checks")


@pytest.fixture(scope="module", name="made")
def answers() -> dict[str, Any]:
    return made_by(MAKER)


def said(reply: dict[str, Any]) -> dict[str, Any]:
    """A reply without what changes with every line that is added to a source."""
    if "text" not in reply:
        return reply
    return {**reply, "text": {name: each for name, each in reply["text"].items() if name != "codes"}}


def but_lines(columns: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """The columns of events without those that are lines: which of them Python reports, and how
    often, may differ from version to version."""
    at = [place for place, event in enumerate(columns["event"]) if event < 0]
    return {name: [columns[name][place] for place in at] for name in BY_EVENT}


def test_every_request_is_kept_and_no_other(made: dict[str, Any]) -> None:
    assert requests(kept) == requests(made)


@pytest.mark.parametrize("name", list(kept))
def test_an_answer_that_is_kept_is_what_the_bridge_answers(name: str, made: dict[str, Any]) -> None:
    remake = f"Run {MAKER.name} to write {name!r} again."
    old, new = kept[name], made[name]
    assert said(old["reply"]) == said(new["reply"]), remake
    assert unlike(old["columns"], new["columns"], BY_EVENT) == set(), remake
    if new["columns"]:
        assert but_lines(old["columns"]) == but_lines(new["columns"]), remake


def test_each_thing_that_can_become_of_a_row_is_among_them() -> None:
    statuses = {status for each in kept.values() for status in each["columns"].get("status", ())}
    assert statuses == {0, 1, 5, 6, 7}


def test_the_fixtures_are_small() -> None:
    assert KEPT.stat().st_size < LIMIT
