"""A field that nobody reads is refused, for every operation."""

from __future__ import annotations

import json
from math import inf
from typing import Any

import pytest
from plyscope import bridge
from plyscope.fields import GAME_FIELDS, PROBLEM_FIELDS


def answer(request: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bridge.answer(json.dumps(request)).text)
    return found


@pytest.mark.parametrize("op", list(GAME_FIELDS))
def test_a_field_that_an_operation_does_not_take_is_refused_by_its_name(op: str) -> None:
    error = answer({"op": op, "dept": 3})["error"]
    assert error["field"] == "dept"
    assert error["message"].startswith('There is no field "dept" here; ')
    assert all(field in error["message"] for field in GAME_FIELDS[op])


@pytest.mark.parametrize("op", list(PROBLEM_FIELDS))
def test_a_problem_refuses_what_it_does_not_take(op: str) -> None:
    assert answer({"op": op, "game": "queens", "dept": 3})["error"]["field"] == "dept"


def test_a_problem_says_that_it_takes_no_depth() -> None:
    error = answer({"op": "search", "game": "queens", "depth": 3})["error"]
    assert error["message"] == 'A constraint problem has no "depth".'


def test_every_operation_has_its_fields() -> None:
    assert set(bridge._OPERATIONS) == set(GAME_FIELDS) | set(PROBLEM_FIELDS)


def search(**fields: Any) -> dict[str, Any]:
    return answer({"op": "search", "game": "tree", "position": "[[3 12] [2 4]]", **fields})


def test_a_depth_that_is_no_number_is_refused_and_an_infinite_one_is_to_the_end() -> None:
    assert search(depth="NaN")["error"]["message"].startswith("The depth must be a whole number")
    assert search(depth="Infinity")["nodes"] == search(depth=None)["nodes"]


def test_an_end_of_a_window_may_be_infinite_and_must_be_a_number() -> None:
    assert search(window=["-Infinity", "Infinity"])["nodes"] == search()["nodes"]
    for window in (["Infinity", 3], ["NaN", 3], [-inf, "three"], [3, "-Infinity"]):
        assert search(window=window)["error"]["field"] == "window", window
