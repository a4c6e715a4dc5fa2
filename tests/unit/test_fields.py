"""A field that nobody reads is refused, for every operation."""

import json
from math import inf
from typing import Any

import pytest
from plyscope import bridge
from plyscope.kinds.kind import operations
from plyscope.kinds.registry import KINDS


def answer(request: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bridge.answer(json.dumps(request)).text)
    return found


EVERY = [(kind.ID, op) for kind in KINDS.values() for op in operations(kind)]


@pytest.mark.parametrize(("kind", "op"), EVERY)
def test_a_field_that_an_operation_does_not_take_is_refused_by_its_name(kind: str, op: str) -> None:
    error = answer({"op": op, "kind": kind, "dept": 3})["error"]
    assert error["field"] == "dept"
    assert error["message"].startswith('There is no field "dept" here; ')
    fields = operations(KINDS[kind])[op].fields
    assert {"subject", "source", "text"} & set(fields)
    assert all(field in error["message"] for field in fields)


def test_the_catalogue_takes_no_field() -> None:
    assert answer({"op": "catalogue", "kind": "game"})["error"]["field"] == "kind"


def test_a_problem_says_that_it_takes_no_depth() -> None:
    error = answer({"op": "search", "kind": "problem", "subject": "queens", "depth": 3})["error"]
    assert error["message"] == 'A constraint problem has no "depth".'


def test_a_request_without_a_kind_or_of_a_kind_that_there_is_not_is_refused() -> None:
    for request in ({"op": "look"}, {"op": "look", "kind": "x"}, {"op": "look", "kind": ["game"]}):
        error = answer(request)["error"]
        assert (error["field"], error["message"].startswith("A request's kind is one of ")) == ("kind", True)


def search(**fields: Any) -> dict[str, Any]:
    return answer({"op": "search", "kind": "game", "subject": "tree", "position": "[[3 12] [2 4]]", **fields})


def test_a_depth_that_is_no_number_is_refused_and_an_infinite_one_is_to_the_end() -> None:
    assert search(depth="NaN")["error"]["message"].startswith("The depth must be a whole number")
    assert search(depth="Infinity")["nodes"] == search(depth=None)["nodes"]


def test_an_end_of_a_window_may_be_infinite_and_must_be_a_number() -> None:
    assert search(window=["-Infinity", "Infinity"])["nodes"] == search()["nodes"]
    for window in (["Infinity", 3], ["NaN", 3], [-inf, "three"], [3, "-Infinity"]):
        assert search(window=window)["error"]["field"] == "window", window
