"""`globalThis.plyscope`, the small public API, with the known numbers."""

from __future__ import annotations

import json

from plyscope.games import GAMES
from screen import Screen

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


def test_searches_and_refusals_through_the_api_do_not_change_the_page(screen: Screen) -> None:
    screen.choose_game("tictactoe/block")
    screen.forward(3)
    before = screen.state()
    assert before["preset"] == "block"
    screen.search(game="tictactoe")
    assert screen.refusal(game="tag").startswith('There is no game called "tag"')
    assert screen.state() == json.loads(screen.page.evaluate("JSON.stringify(plyscope.state())"))
    assert screen.state() == before
    assert screen.alerts() == []


def test_the_catalogue_lists_games_searches_and_orders_by_id(screen: Screen) -> None:
    catalogue = screen.page.evaluate("plyscope.catalogue()")
    # A test before this one may have left a game of its own.
    assert set(catalogue["games"]) - {"own"} == set(GAMES)
    assert set(catalogue["searches"]) >= {"minimax", "alphabeta", "mtdf", "star2", "uct", "cfr"}
    assert set(catalogue["orders"]) >= {"given", "centre"}
    options = {option["id"] for option in catalogue["games"]["connect4"]["options"]}
    assert options >= {"columns", "rows", "connect"}
