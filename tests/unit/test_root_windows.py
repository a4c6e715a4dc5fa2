"""The window of the root, as a request gives it: always from MAX's side."""

import json
from itertools import permutations, product
from math import inf
from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from playing import TREES, UTILITIES, Counted, every_state, load, tree_text
from plyscope.bridge import answer
from plyscope.search import SEARCHES
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.study.tree_size import fewest_leaves
from plyscope.support.orders import ORDERS, Ordered

TAKES_WINDOW = [search.id for search in SEARCHES.values() if search.takes_window]
ON_TREES = [name for name in TAKES_WINDOW if name != "quiescence"]
windows = st.lists(UTILITIES, min_size=2, max_size=2, unique=True).map(sorted)


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    assert "error" not in reply, reply
    return reply


@pytest.mark.parametrize("search", ON_TREES)
def test_where_min_is_at_the_root_the_window_is_from_max_s_side_too(search: str) -> None:
    asked = {"op": "search", "kind": "game", "subject": "tree", "position": "min [[3 4]]", "window": [2, 7]}
    reply = answer(json.dumps({**asked, "method": search}))
    assert json.loads(reply.text)["value"] == 4
    assert (reply.columns["alpha"][0], reply.columns["beta"][0]) == (2, 7)


@pytest.mark.parametrize("search", ON_TREES)
def test_an_infinite_end_stays_on_its_own_side_where_min_is_at_the_root(search: str) -> None:
    asked = {"op": "search", "kind": "game", "subject": "tree", "position": "min [[3 4] [9 1]]", "method": search}
    for window, ends in (([None, 5], (-inf, 5)), ([3, None], (3, inf))):
        reply = answer(json.dumps({**asked, "window": window}))
        assert json.loads(reply.text)["value"] == 4
        assert (reply.columns["alpha"][0], reply.columns["beta"][0]) == ends


@pytest.mark.slow
@examples(60)
@given(loaded=TREES, window=windows, search=st.sampled_from(ON_TREES))
def test_what_is_answered_outside_the_window_is_a_bound_from_max_s_side(
    loaded: Any, window: list[float], search: str
) -> None:
    value = minimax(loaded.game, loaded.state)
    position = loaded.game.format(loaded.state)
    found = ask(op="search", kind="game", subject="tree", position=position, method=search, window=window)["value"]
    alpha, beta = window
    if alpha < found < beta:
        assert found == value
    elif found <= alpha:
        assert value <= found
    else:
        assert value >= found


UNEVEN: dict[str, Any] = {
    "kind": "game",
    "subject": "tree",
    "position": "min [[3 [4 8]] [[2 9] 6] [5 7]]",
    "window": [1, 5],
}


@pytest.mark.parametrize("search", ["negamax", "probcut"])
def test_one_function_for_both_sides_looks_with_a_window_at_what_alpha_beta_looks_at(search: str) -> None:
    found = ask(op="search", **UNEVEN, method=search)
    plain = ask(op="search", **UNEVEN, method="alphabeta")
    assert (found["value"], found["nodes"]) == (plain["value"], plain["nodes"]) == (4, 13)


@pytest.mark.parametrize("search", ON_TREES)
def test_work_and_the_estimate_are_those_of_the_search_with_that_window(search: str) -> None:
    nodes = ask(op="search", **UNEVEN, method=search)["nodes"]
    assert ask(op="work", **UNEVEN, method=search)["nodes"] == nodes
    assert ask(op="estimate", **UNEVEN, method=search)["nodes"] == nodes


@pytest.mark.parametrize("search", ON_TREES)
def test_what_every_move_is_worth_does_not_depend_on_the_window(search: str) -> None:
    tree: dict[str, Any] = {"kind": "game", "subject": "tree", "position": "min [[3 4] [2 9]]", "method": search}
    whole = ask(op="values", **tree)["values"]
    assert ask(op="values", **tree, window=[5, 6])["values"] == whole
    assert [move["value"] for move in whole] == [4, 9]


def test_fewer_leaves_are_enough_for_a_window_that_the_value_is_not_inside() -> None:
    tree: dict[str, Any] = {"kind": "game", "subject": "tree", "position": "[[3 12 8] [2 4] [14 5 2]]"}
    windows: list[Any] = [None, [0, 9], [3, None], [None, 3], [4, 9], [-1, 2]]
    fewest = [ask(op="compare", **tree, window=window)["fewestLeaves"] for window in windows]
    assert fewest == [5, 5, 3, 3, 3, 2]
    turned = {**tree, "position": "min [[-3 -12 -8] [-2 -4] [-14 -5 -2]]"}
    assert ask(op="compare", **turned, method="negamax", window=[-9, -4])["fewestLeaves"] == 3
    assert ask(op="compare", **tree, method="minimax", window=[4, 9])["fewestLeaves"] == 5


SMALL = st.recursive(st.integers(-4, 4), lambda children: st.lists(children, min_size=1, max_size=3), max_leaves=7)


@examples(25)
@given(st.lists(SMALL, min_size=1, max_size=2), windows | st.just([-inf, inf]))
def test_of_all_orders_the_best_looks_with_a_window_at_exactly_the_fewest_leaves(
    nested: Any, window: list[float]
) -> None:
    game = load("tree", tree_text(nested)).game
    alpha, beta = window
    inner = [state for state in every_state(game) if not game.is_terminal(state)]
    orders = [list(permutations(game.actions(state))) for state in inner]
    seen = set()
    for choice in product(*orders):
        arranged = dict(zip(inner, choice, strict=True))
        counted = Counted(Ordered(game, lambda _, state, arranged=arranged: arranged[state]))
        alphabeta(counted, (), alpha=alpha, beta=beta)
        seen.add(counted.leaves)
    fewest = fewest_leaves(game, (), inf, 10_000, alpha, beta)
    assert min(seen) == fewest
    perfect = Counted(ORDERS["perfect"].apply_at(game, (), inf, alpha, beta))
    alphabeta(perfect, (), alpha=alpha, beta=beta)
    assert perfect.leaves == fewest
