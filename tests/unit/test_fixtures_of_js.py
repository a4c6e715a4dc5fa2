"""The answers that the tests of the page's JavaScript stand on are still those of the bridge."""

from itertools import groupby
from typing import Any

import pytest
from events import assignments
from kept_answers import JS, kept_in, made_by, requests, unlike

MAKER = JS / "make_fixtures.py"
KEPT = JS / "fixtures.json"
LIMIT = 210_000

kept = kept_in(KEPT)

RUN_COLUMNS = ("event", "read_event", "read_name", "read_value")


@pytest.fixture(scope="module", name="made")
def answers() -> dict[str, Any]:
    return made_by(MAKER)


def said(reply: dict[str, Any]) -> dict[str, Any]:
    """A reply without what depends on how Python compiles: which lines it knows to take up an
    action, and in which order locals are first seen."""
    if "text" not in reply:
        return reply
    text = {name: value for name, value in reply["text"].items() if name != "actionLines"}
    return {**reply, "text": {**text, "variables": sorted(text["variables"])}}


def calls_and_returns(columns: dict[str, list[Any]]) -> list[int]:
    """The events without the lines: which of them Python reports, and how often, may differ from
    version to version, but never the calls and returns."""
    return [event for event in columns["event"] if event < 0]


def assigned_by_node(fixture: dict[str, Any]) -> dict[tuple[int, str], list[Any]]:
    """The numbers that each local of each call has held, one after the other. A line that is
    reported twice has a local's number noted twice."""
    columns, names = fixture["columns"], fixture["reply"]["text"]["variables"]
    path: list[int] = []
    node_of = []
    entered = 0
    for event in columns["event"]:
        if event == -1:
            path.append(entered)
            entered += 1
        node_of.append(path[-1])
        if event == -2:
            path.pop()
    held: dict[tuple[int, str], list[Any]] = {}
    for at, name, value in assignments(columns):
        held.setdefault((node_of[at], names[name]), []).append(value)
    return {key: [value for value, _ in groupby(values)] for key, values in held.items()}


@pytest.mark.slow
def test_every_request_is_kept_and_no_other(made: dict[str, Any]) -> None:
    assert requests(kept) == requests(made)


@pytest.mark.parametrize("name", list(kept))
def test_an_answer_that_is_kept_is_what_the_bridge_answers(name: str, made: dict[str, Any]) -> None:
    remake = f"Run {MAKER.name} to write {name!r} again."
    old, new = kept[name], made[name]
    assert said(old["reply"]) == said(new["reply"]), remake
    assert unlike(old["columns"], new["columns"], RUN_COLUMNS) == set(), remake


@pytest.mark.parametrize("name", [name for name, each in kept.items() if each["columns"]])
def test_a_trace_that_is_kept_runs_as_the_search_runs(name: str, made: dict[str, Any]) -> None:
    old, new = kept[name], made[name]
    assert calls_and_returns(old["columns"]) == calls_and_returns(new["columns"])
    assert assigned_by_node(old) == assigned_by_node(new)


def test_the_fixtures_are_small() -> None:
    assert KEPT.stat().st_size < LIMIT
