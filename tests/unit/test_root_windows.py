"""The window of the root, as a request gives it: always from MAX's side."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import TREES, UTILITIES
from plyscope.bridge import answer
from plyscope.search import SEARCHES
from plyscope.search.minimax import minimax

TAKES_WINDOW = [search.id for search in SEARCHES.values() if search.takes_window]
ON_TREES = [name for name in TAKES_WINDOW if name != "quiescence"]
windows = st.lists(UTILITIES, min_size=2, max_size=2, unique=True).map(sorted)


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    assert "error" not in reply, reply
    return reply


@pytest.mark.parametrize("search", ON_TREES)
def test_where_min_is_at_the_root_the_window_is_from_max_s_side_too(search: str) -> None:
    asked = {"op": "search", "game": "tree", "position": "min [[3 4]]", "window": [2, 7]}
    reply = answer(json.dumps({**asked, "search": search}))
    assert json.loads(reply.text)["value"] == 4
    assert (reply.columns["alpha"][0], reply.columns["beta"][0]) == (2, 7)


@pytest.mark.parametrize("search", ON_TREES)
def test_an_infinite_end_stays_on_its_own_side_where_min_is_at_the_root(search: str) -> None:
    asked = {"op": "search", "game": "tree", "position": "min [[3 4] [9 1]]", "search": search}
    for window, ends in (([None, 5], (float("-inf"), 5)), ([3, None], (3, float("inf")))):
        reply = answer(json.dumps({**asked, "window": window}))
        assert json.loads(reply.text)["value"] == 4
        assert (reply.columns["alpha"][0], reply.columns["beta"][0]) == ends


@settings(deadline=None, max_examples=60)
@given(loaded=TREES, window=windows, search=st.sampled_from(ON_TREES))
def test_what_is_answered_outside_the_window_is_a_bound_from_max_s_side(
    loaded: Any, window: list[float], search: str
) -> None:
    value = minimax(loaded.game, loaded.state)
    position = loaded.game.format(loaded.state)
    found = ask(op="search", game="tree", position=position, search=search, window=window)["value"]
    alpha, beta = window
    if alpha < found < beta:
        assert found == value
    elif found <= alpha:
        assert value <= found
    else:
        assert value >= found


UNEVEN: dict[str, Any] = {
    "game": "tree",
    "position": "min [[3 [4 8]] [[2 9] 6] [5 7]]",
    "window": [1, 5],
}


@pytest.mark.parametrize("search", ["negamax", "probcut"])
def test_one_function_for_both_sides_looks_with_a_window_at_what_alpha_beta_looks_at(
    search: str,
) -> None:
    found = ask(op="search", **UNEVEN, search=search)
    plain = ask(op="search", **UNEVEN, search="alphabeta")
    assert (found["value"], found["nodes"]) == (plain["value"], plain["nodes"]) == (4, 13)


@pytest.mark.parametrize("search", ON_TREES)
def test_work_and_the_estimate_are_those_of_the_search_with_that_window(search: str) -> None:
    nodes = ask(op="search", **UNEVEN, search=search)["nodes"]
    assert ask(op="work", **UNEVEN, search=search)["nodes"] == nodes
    assert ask(op="estimate", **UNEVEN, search=search)["nodes"] == nodes


@pytest.mark.parametrize("search", ON_TREES)
def test_what_every_move_is_worth_does_not_depend_on_the_window(search: str) -> None:
    tree: dict[str, Any] = {"game": "tree", "position": "min [[3 4] [2 9]]", "search": search}
    whole = ask(op="values", **tree)["values"]
    assert ask(op="values", **tree, window=[5, 6])["values"] == whole
    assert [move["value"] for move in whole] == [4, 9]
