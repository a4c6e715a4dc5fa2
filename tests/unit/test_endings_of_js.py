"""The answers to every search, by which the page's last sentences are tested, are still those of the bridge."""

from typing import Any

import pytest
from kept_answers import JS, kept_in, made_by, requests, unlike
from plyscope.search import SEARCHES

MAKER = JS / "make_endings.py"
KEPT = JS / "endings.json"
LIMIT = 260_000

kept = kept_in(KEPT)

RUN_COLUMNS = ("event", "read_event", "read_name", "read_value")
"""What depends on how Python compiles."""


@pytest.fixture(scope="module", name="made")
def answers() -> dict[str, Any]:
    return made_by(MAKER, "endings")


def said(reply: dict[str, Any]) -> dict[str, Any]:
    text = {name: each for name, each in reply["text"].items() if name != "codes"}
    return {**reply, "text": {**text, "variables": sorted(text["variables"])}}


@pytest.mark.slow
def test_every_request_is_kept_and_no_other(made: dict[str, Any]) -> None:
    assert requests(kept) == requests(made)


@pytest.mark.slow
def test_no_search_of_the_registry_is_left_out(made: dict[str, Any]) -> None:
    assert {each["request"]["method"] for each in made.values()} == set(SEARCHES)


@pytest.mark.parametrize("name", list(kept))
def test_an_answer_that_is_kept_is_what_the_bridge_answers(name: str, made: dict[str, Any]) -> None:
    remake = f"Run {MAKER.name} to write {name!r} again."
    old, new = kept[name], made[name]
    assert said(old["reply"]) == said(new["reply"]), remake
    assert unlike(old["columns"], new["columns"], RUN_COLUMNS) == set(), remake


def test_the_file_stays_small() -> None:
    assert KEPT.stat().st_size < LIMIT
