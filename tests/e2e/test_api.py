"""`globalThis.plyscope`, the small public API, with the known numbers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from opening import OpenPage, python_ready
from playwright.sync_api import Browser, Page
from plyscope.games import GAMES
from screen import THREE_BY_THREE, Screen

REPLY = {
    "value",
    "best",
    "bestAt",
    "variation",
    "nodes",
    "leaves",
    "cuts",
    "alphaCuts",
    "betaCuts",
    "seconds",
}


def test_fields_that_a_search_leaves_out_get_their_defaults(screen: Screen) -> None:
    reply = screen.search()
    assert set(reply) == REPLY
    assert reply["value"] == 3
    assert reply["best"] == "a1"
    assert reply["variation"] == ["a1", "b1"]
    assert (reply["nodes"], reply["leaves"], reply["cuts"]) == (11, 7, 1)
    assert (reply["alphaCuts"], reply["betaCuts"]) == (1, 0)
    assert reply["seconds"] >= 0  # a browser's clock is too coarse for eleven nodes
    assert screen.page.evaluate("plyscope.search().then(({ value }) => value)") == 3


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        ({"game": "tag"}, 'There is no game called "tag"'),
        ({"search": "mcts"}, 'There is no search called "mcts"'),
        ({"order": "random"}, 'There is no move order called "random"'),
        ({"order": "centre"}, "has no move order"),
        ({"cut": "="}, '"cut" is one of >=, >.'),
        ({"depth": -1}, "whole number of plies from 1 to 60"),
        ({"depth": 10**9}, "whole number of plies from 1 to 60"),
        ({"depth": 1.5}, "whole number of plies"),
        ({"window": [1, -1]}, "alpha less than beta"),
        ({"position": "[[3 12"}, "not closed"),
        ({"position": 7}, '"position" is a text.'),
        ({"position": "[NaN]"}, "finite number"),
        ({"game": "tictactoe", "position": "XXX/.../..."}, "take turns"),
        ({"game": "tictactoe", "position": "XXX/OO./..."}, "nothing to search"),
        ({"game": "connect4", "options": {"columns": 99}}, "olumns"),
        ({"lines": "yes"}, "either true or false"),
    ],
)
def test_an_error_rejects_with_one_sentence(
    screen: Screen, request_: dict[str, Any], words: str
) -> None:
    sentence = screen.refusal(**request_)
    assert words in sentence
    assert sentence.endswith(".")
    assert "fault" not in sentence
    assert screen.search()["value"] == 3


def test_a_search_through_the_api_does_not_change_the_page(screen: Screen) -> None:
    screen.forward(4)
    before = screen.state()
    screen.search(game="tictactoe")
    assert screen.state() == before
    assert screen.alerts() == []


def test_the_catalogue_lists_games_searches_and_orders_by_id(screen: Screen) -> None:
    catalogue = screen.page.evaluate("plyscope.catalogue()")
    assert set(catalogue["games"]) == set(GAMES)
    assert set(catalogue["searches"]) >= {"minimax", "alphabeta", "mtdf", "star2", "uct", "cfr"}
    assert set(catalogue["orders"]) >= {"given", "centre"}
    options = {option["id"] for option in catalogue["games"]["connect4"]["options"]}
    assert options >= {"columns", "rows", "connect"}


def test_changing_the_catalogue_or_the_state_only_changes_a_copy(screen: Screen) -> None:
    screen.page.evaluate("plyscope.catalogue().games.tree.presets.length = 0")
    screen.page.evaluate("plyscope.state().history.push('nonsense')")
    assert screen.page.evaluate("plyscope.catalogue().games.tree.presets.length") > 0
    assert screen.state()["history"] == [THREE_BY_THREE]
    assert screen.page.evaluate("Object.isFrozen(plyscope)")


def test_the_state_survives_json(screen: Screen) -> None:
    screen.choose_game("tictactoe/block")
    screen.forward(3)
    text = screen.page.evaluate("JSON.stringify(plyscope.state())")
    state = screen.state()
    assert json.loads(text) == state
    assert (state["subject"], state["preset"]) == ("tictactoe", "block")
    assert state["cursor"] > 0


def test_the_root_element_says_how_python_is_and_ready_waits_for_it(
    open_page: OpenPage, chromium: Browser, http_address: str
) -> None:
    page: Page = open_page(chromium, http_address)
    assert page.evaluate("document.documentElement.dataset.python") == "booting"
    assert page.evaluate("plyscope.ready.then(() => document.documentElement.dataset.python)")
    python_ready(page)
    assert page.evaluate("plyscope.ready.then(() => 'ready')") == "ready"


def test_a_search_that_is_requested_during_the_boot_waits_for_it(
    open_page: OpenPage, chromium: Browser, http_address: str
) -> None:
    page = open_page(chromium, http_address)
    assert page.evaluate("document.documentElement.dataset.python") == "booting"
    assert page.evaluate("plyscope.search().then(({ value }) => value)") == 3
