"""`globalThis.plyscope`, the small public API, with the known numbers."""

from __future__ import annotations

import json

from screen import Screen


def test_searches_and_refusals_through_the_api_do_not_change_the_page(screen: Screen) -> None:
    """Fields that are left out get their defaults; what a reply holds is tested without a page."""
    reply = screen.search()
    assert (reply["value"], reply["variation"], reply["nodes"]) == (3, ["a1", "b1"], 11)
    assert reply["seconds"] >= 0  # a browser's clock is too coarse for eleven nodes
    screen.choose_game("tictactoe/block")
    screen.forward(3)
    before = screen.state()
    assert before["preset"] == "block"
    screen.search(game="tictactoe")
    assert screen.refusal(game="tag").startswith('There is no game called "tag"')
    assert screen.state() == json.loads(screen.page.evaluate("JSON.stringify(plyscope.state())"))
    assert screen.state() == before
    assert screen.alerts() == []
