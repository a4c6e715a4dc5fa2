"""Searches for three players, watched and asked for through the bridge."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import load
from plyscope.bridge import answer
from plyscope.search import SEARCHES
from plyscope.search.maxn import maxn
from plyscope.support.orders import ORDERS
from plyscope.tracing import watch
from plyscope.tracing.answer import variation
from plyscope.tracing.rows import MAX_TO_MOVE
from plyscope.tracing.trace import make_trace

THREE_PLIES = "[[[(1,2,6) (4,3,2)] [(6,1,3) (7,4,1)]] [[(5,1,4) (2,6,5)] [(3,7,2) (5,4,7)]]]"
TIE = "[[(5,3,1) (1,3,9)] (3,2,2)]"


def ask(**request: Any) -> dict[str, Any]:
    reply = json.loads(answer(json.dumps({"kind": "game", "subject": "manytree", **request})).text)
    assert isinstance(reply, dict)
    return reply


def refusal(**request: Any) -> str:
    error = ask(**request)["error"]
    assert "fault" not in error, error
    return str(error["message"])


# Few numbers, so that there are many ties.
LEAVES = st.tuples(*[st.integers(-2, 2)] * 3).map(lambda leaf: f"({leaf[0]},{leaf[1]},{leaf[2]})")
TEXTS = st.recursive(
    LEAVES, lambda below: st.lists(below, min_size=1, max_size=3).map(lambda each: f"[{' '.join(each)}]"), max_leaves=20
)
TREES = st.tuples(st.sampled_from([1, 2, 3]), TEXTS).map(
    lambda drawn: load("manytree", f"player {drawn[0]} {drawn[1]}")
)


@pytest.mark.slow
@given(TREES, st.sampled_from(["given", "reversed"]))
def test_each_row_has_its_mover_and_all_that_it_is_worth(loaded: Any, order: str) -> None:
    game = ORDERS[order].apply(loaded.game)
    trace = make_trace(watch(maxn, game, loaded.state), game)
    assert trace.players is not None
    assert set(trace.columns["kind"]) == {MAX_TO_MOVE}
    for row, state in enumerate(trace.states):
        assert trace.players.mover[row] == game.to_move(state)
        assert trace.players.vectors[row] == maxn(game, state)


@pytest.mark.slow
@given(TREES, st.sampled_from(["given", "reversed"]))
def test_the_principal_variation_leads_to_what_everybody_gets(loaded: Any, order: str) -> None:
    game = ORDERS[order].apply(loaded.game)
    state = loaded.state
    for action in variation(make_trace(watch(maxn, game, state), game), game):
        state = game.result(state, action)
    assert game.is_terminal(state)
    assert game.utilities(state) == maxn(game, loaded.state)


def test_a_search_of_three_players_tells_the_players_and_one_of_two_has_none() -> None:
    reply = ask(op="search", position=THREE_PLIES)
    players = reply["text"]["players"]
    assert players["names"] == ["player 1", "player 2", "player 3"]
    assert (players["mover"][0], players["vectors"][0]) == (0, [2, 6, 5])
    assert len(players["mover"]) == len(players["vectors"]) == reply["nodes"] == 15
    assert (reply["value"], reply["variation"]) == (2, ["a2", "c1", "f2"])
    assert "players" not in ask(op="search", kind="game", subject="tree", position="[3 5]")["text"]


def test_on_a_tie_the_order_of_moves_decides_what_the_others_get() -> None:
    first = ask(op="search", position=TIE)
    assert (first["best"], first["text"]["players"]["vectors"][0]) == ("a1", [5, 3, 1])
    last = ask(op="search", position=TIE, order="reversed")
    assert (last["best"], last["text"]["players"]["vectors"][0]) == ("a2", [3, 2, 2])


def test_at_a_depth_limit_each_player_gets_the_mean_of_the_leaves() -> None:
    players = ask(op="search", position=THREE_PLIES, depth=1)["text"]["players"]
    assert players["vectors"] == [[4.5, 2.5, 3], [4.5, 2.5, 3], [3.75, 4.5, 4.5]]


def test_each_player_is_on_the_side_that_wants_the_most_and_is_called_by_its_name() -> None:
    look = ask(op="look", position=f"player 2 {TIE}")
    assert (look["toMove"], look["mover"]) == ("MAX", "player 2")
    after = ask(op="play", position=f"player 2 {TIE}", action="a1")
    assert (after["toMove"], after["mover"]) == ("MAX", "player 3")


def test_a_move_is_valued_by_what_the_one_who_moves_gets() -> None:
    values = ask(op="values", position=f"player 2 {TIE}")["values"]
    assert [move["value"] for move in values] == [3, 2]
    values = ask(op="values", position=f"player 3 {TIE}")["values"]
    assert [move["value"] for move in values] == [1, 2]


def test_a_tree_that_is_a_leaf_is_searched_too() -> None:
    reply = ask(op="search", position="(1,2,3)")
    assert (reply["best"], reply["text"]["players"]["vectors"]) == (None, [[1, 2, 3]])


def test_only_max_n_searches_for_three_and_it_searches_for_three_only() -> None:
    look = ask(op="look")
    assert (look["methods"], look["orders"]) == (["maxn"], ["given", "reversed"])
    sentence = "Alpha-beta cannot search this game: more than two play it."
    assert refusal(op="search", method="alphabeta") == sentence
    sentence = "Max^n cannot search this game: it is for two players."
    assert refusal(op="search", kind="game", subject="tree", method="maxn") == sentence


def test_what_is_measured_beside_a_search_is_measured_or_refused() -> None:
    compared = ask(op="compare", position=THREE_PLIES)
    assert compared == {"kind": "game", "minimaxNodes": 15, "minimaxLeaves": 8, "fewestLeaves": None}
    assert ask(op="estimate", position=THREE_PLIES)["nodes"] == 15
    assert ask(op="work", position=THREE_PLIES)["nodes"] == 15
    assert ask(op="exact") == {"kind": "game", "value": None, "best": [], "proviso": ""}
    assert refusal(op="duel", max={}, min={}) == "A duel needs a game for two players."


@pytest.mark.parametrize("search", [each for each in SEARCHES if each != "maxn"])
def test_no_search_for_two_is_offered_to_three(search: str) -> None:
    assert not SEARCHES[search].offered(load("manytree", TIE).game)
