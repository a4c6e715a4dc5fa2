"""Orders learnt while searching: each is a search with its options, and is asked for as either."""

import json
from typing import Any

import pytest
from plyscope.bridge import answer
from plyscope.kinds.game.learnt_orders import LEARNT
from plyscope.support.orders import ORDERS


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    assert "fault" not in reply.get("error", {}), reply
    return reply


def search(**request: Any) -> dict[str, Any]:
    return ask(op="search", kind="game", subject="tictactoe", position="X../.O./...", lines=False, **request)


def what_ran(reply: dict[str, Any]) -> tuple[str, dict[str, Any], str]:
    text = reply["text"]
    return text["method"], text["options"], text["order"]


def test_killer_moves_history_and_the_last_iteration_have_an_entry_each() -> None:
    names = {order.id: order.name for order in LEARNT.values()}
    assert names == {
        "killers": "Killer moves",
        "history": "History heuristic",
        "killers-history": "Killer moves, then history",
        "iteration": "Best of the last iteration",
    }
    assert not set(LEARNT) & set(ORDERS)


@pytest.mark.slow
@pytest.mark.parametrize("order", LEARNT.values(), ids=lambda order: order.id)
def test_a_learnt_order_is_its_search_with_its_options(order: Any) -> None:
    asked = search(order=order.id)
    direct = search(method=order.search, methodOptions=dict(order.options))
    assert what_ran(asked) == what_ran(direct)
    assert (asked["value"], asked["nodes"]) == (direct["value"], direct["nodes"])
    for named in ("alphabeta", order.search):
        assert what_ran(search(order=order.id, method=named)) == what_ran(direct)


@pytest.mark.slow
@pytest.mark.parametrize(("order", "nodes"), [("killers", 7_107), ("history", 10_230), ("killers-history", 7_209)])
def test_each_order_visits_as_many_nodes_of_tic_tac_toe_as_it_does_alone(order: str, nodes: int) -> None:
    found = ask(op="work", kind="game", subject="tictactoe", order=order)
    assert found["nodes"] == nodes


def test_other_options_of_its_search_can_be_set_beside_it() -> None:
    reply = search(order="iteration", methodOptions={"nodes": 100})
    assert what_ran(reply)[1]["nodes"] == 100


@pytest.mark.parametrize(
    ("request_", "field", "sentence"),
    [
        (
            {"order": "killers", "method": "minimax"},
            "order",
            'The order "Killer moves" is learnt by the search Alpha-beta, learnt move order: '
            "choose alphabeta_ordered, or leave the search out.",
        ),
        (
            {"order": "killers", "methodOptions": {"history": 1}},
            "methodOptions",
            'The order "Killer moves" sets killers and history itself.',
        ),
    ],
)
def test_what_contradicts_the_order_is_refused_in_one_sentence(
    request_: dict[str, Any], field: str, sentence: str
) -> None:
    refused = search(**request_)["error"]
    assert (refused["message"], refused["field"]) == (sentence, field)


@pytest.mark.parametrize("game", ["pig", "kuhn", "manytree"])
def test_a_game_that_its_search_cannot_search_does_not_offer_it(game: str) -> None:
    assert not set(LEARNT) & set(ask(op="look", kind="game", subject=game)["orders"])
    refused = ask(op="search", kind="game", subject=game, order="killers")["error"]
    assert refused["field"] == "order"
    assert 'has no move order "Killer moves"' in refused["message"]


def test_the_catalogue_says_which_search_learns_an_order() -> None:
    orders = {order["id"]: order["learnt"] for order in ask(op="catalogue")["kinds"][0]["orders"]}
    assert orders["killers"] == {"method": "alphabeta_ordered", "options": {"killers": 1, "history": 0}}
    assert orders["iteration"] == {"method": "iterative_deepening", "options": {}}
    assert orders["centre"] is None


def test_in_a_duel_a_side_may_play_by_a_learnt_order() -> None:
    sides = {
        "max": {"method": "alphabeta", "depth": 2, "order": "killers"},
        "min": {"method": "iterative_deepening", "depth": 2, "order": "iteration"},
    }
    assert ask(op="duel", kind="game", subject="tictactoe", **sides)["over"]
