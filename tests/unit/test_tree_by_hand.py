"""Numbers of a tree that are tried out, and random trees."""

import json
from math import inf, isfinite
from random import Random
from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from plyscope.bridge import answer
from plyscope.games.tree import load
from plyscope.search.alphabeta import alphabeta
from plyscope.study.random_trees import MOST_LEAVES, Wish, alphabeta_cuts, count_leaves, random_tree, write
from plyscope.study.what_if import Interval, same_outcome
from plyscope.tracing import watch
from plyscope.tracing.rows import PRUNED
from plyscope.tracing.trace import How, make_trace

LITERAL = How(below=2_000)


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps({"kind": "game", **request})).text)
    assert "fault" not in reply.get("error", {}), reply
    return reply


def interval(position: str, path: list[int], **request: Any) -> Interval:
    found = ask(op="what-if", position=position, path=path, **request)
    assert found["why"] == ""
    return Interval(float(found["low"]), float(found["high"]), found["hasLow"], found["hasHigh"])


SMALL = st.integers(0, 6)
GROUPS = st.lists(SMALL, min_size=1, max_size=3)
TREES = st.lists(st.one_of(SMALL, GROUPS, st.lists(GROUPS, min_size=1, max_size=2)), min_size=1, max_size=3)
METHODS = ("alphabeta", "minimax", "pvs", "mtdf", "alphabeta_table", "sss_star", "fresh_windows")


def text(tree: Any) -> str:
    return f"[{' '.join(map(text, tree))}]" if isinstance(tree, list) else f"{tree:g}"


def leaf_paths(tree: Any, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    if not isinstance(tree, list):
        return [path]
    return [leaf for index, child in enumerate(tree) for leaf in leaf_paths(child, (*path, index))]


def with_number(tree: Any, path: tuple[int, ...], number: float) -> Any:
    if not path:
        return number
    return [with_number(child, path[1:], number) if index == path[0] else child for index, child in enumerate(tree)]


def seen(tree: Any, **request: Any) -> Any:
    """What a search finds, as the page is told it: its value, its best move and what it skips."""
    reply = answer(json.dumps({"op": "search", "kind": "game", "position": text(tree), **request}))
    told = json.loads(reply.text)
    columns = reply.columns
    names = told["text"]["names"]
    visited = told["text"]["visited"]
    status, parent, name = columns["status"], columns["parent"], columns["name"]
    skipped = {
        (names[name[parent[row]]], names[name[row]])
        for row in range(visited, len(status))
        if status[row] == PRUNED and parent[row] < visited
    }
    return told["value"], told["best"], skipped


@pytest.mark.slow
@pytest.mark.native
@examples(20)
@given(TREES, st.data())
def test_the_interval_is_what_trying_every_half_finds(tree: Any, data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(leaf_paths(tree)))
    method = data.draw(st.sampled_from(METHODS))
    window = data.draw(st.sampled_from([None, [1, 5]])) if method in ("alphabeta", "pvs") else None
    number = tree
    for step in path:
        number = number[step]
    found = interval(text(tree), list(path), method=method, window=window)
    now = seen(tree, method=method, window=window)
    # All numbers are whole, so each gap between two of them holds a number and a half.
    tried = [half / 2 for half in range(-4, 18)]
    same = {x: seen(with_number(tree, path, x), method=method, window=window) == now for x in tried}
    for x in tried:
        between = [each for each in tried if min(x, number) <= each <= max(x, number)]
        assert (x in found) == all(same[each] for each in between), x


def test_a_leaf_that_is_the_value_cannot_move() -> None:
    assert interval("[[3 12 8] [2 4 6] [14 5 2]]", [0, 0]) == Interval(3, 3, True, True)


def test_a_leaf_that_is_never_seen_can_be_anything() -> None:
    assert interval("[[3 12 8] [2 4 6] [14 5 2]]", [1, 2]) == Interval(-inf, inf, False, False)


def test_a_leaf_that_makes_a_cut_can_move_up_to_the_end_of_the_window() -> None:
    # C is cut as long as its first leaf is at most 3.
    assert interval("[[3 12 8] [2 4 6] [14 5 2]]", [1, 0]) == Interval(-inf, 3, False, True)


def test_an_estimate_that_divides_by_three_has_the_exact_end() -> None:
    # C is estimated by the mean of its leaves: with 13, it equals B, and B stays the first choice.
    found = interval("[[3 12 8] [2 4 6] [14 5 2]]", [1, 0], method="minimax", depth=1)
    assert found == Interval(-inf, 13, False, True)


GAMBLES = st.lists(st.one_of(SMALL, GROUPS), min_size=2, max_size=2)


@pytest.mark.slow
@pytest.mark.native
@examples(10)
@given(
    st.lists(GAMBLES, min_size=1, max_size=3),
    st.sampled_from(["1/2 1/2", "1/4 3/4"]),
    st.sampled_from([None, 1, 2]),
    st.data(),
)
def test_below_chance_and_estimates_the_interval_is_what_trying_every_eighth_finds(
    gambles: Any, odds: str, depth: int | None, data: st.DataObject
) -> None:
    one, other = odds.split()
    path = data.draw(st.sampled_from(leaf_paths(gambles)))

    def chance(tree: Any) -> str:
        groups = [f"({one}:{text(each[0])} {other}:{text(each[1])})" for each in tree]
        return f"[{' '.join(groups)}]"

    def outcome(number: float) -> Any:
        tree = with_number(gambles, path, number)
        request = {"op": "search", "kind": "game", "method": "expectiminimax", "depth": depth}
        told = json.loads(answer(json.dumps({**request, "position": chance(tree)})).text)
        return told["value"], told["best"]

    number = gambles
    for step in path:
        number = number[step]
    method: dict[str, Any] = {"method": "expectiminimax", "depth": depth}
    found = interval(chance(gambles), list(path), **method)
    tried = [each / 8 for each in range(-8, 70)]
    same = {x: outcome(x) == outcome(number) for x in tried}
    for x in tried:
        between = [each for each in tried if min(x, number) <= each <= max(x, number)]
        is_end = any(abs(x - end) < 1 / 8 for end in (found.low, found.high))
        assert is_end or (x in found) == all(same[each] for each in between), x


def test_a_gamble_counts_only_where_it_is_better() -> None:
    position = "[(1/2:3 1/2:[2 5]) 4]"
    gamble = interval(position, [0, 0], method="expectiminimax")
    # With 6, it is as good as the other move, and comes first.
    assert gamble == Interval(-inf, 6, False, False)
    assert interval(position, [0, 1, 1], method="expectiminimax").low <= 2


def test_searches_that_calculate_have_no_interval_and_say_why() -> None:
    gamble = ask(op="what-if", position="[4 (1/2:10 1/2:0)]", path=[0], method="star1")
    assert "calculates" in gamble["why"]
    shallow = ask(op="what-if", position="[[1 2] [3 4]]", path=[0, 0], depth=1)
    assert "estimates" in shallow["why"]
    rated = ask(op="what-if", position="[[1 2] [3 4]]", path=[0, 0], order="evaluation")
    assert "estimates" in rated["why"]
    rounds = ask(op="what-if", position="[[1 2] [3 4]]", path=[0, 0], method="uct")
    assert "calculates" in rounds["why"]


def test_a_large_tree_is_not_searched_again_and_again() -> None:
    told = ask(op="what-if", position=" ".join(["1"] * 201), path=[0])
    assert "too large" in told["why"]


@pytest.mark.parametrize("path", [None, "a", [0, 9], [0], [-1], [True]])
def test_a_place_that_is_no_leaf_is_refused(path: Any) -> None:
    refused = ask(op="what-if", position="[[1 2] [3 4]]", path=path)
    assert refused["error"]["field"] == "path"


def test_only_a_typed_tree_can_be_tried_out() -> None:
    assert ask(op="what-if", subject="nim", path=[0])["error"]["field"] == "subject"


@given(
    st.floats(allow_nan=False, allow_infinity=False, width=32),
    st.lists(st.floats(allow_nan=False, width=32), max_size=6),
)
def test_with_one_outcome_the_interval_has_no_ends(number: float, others: list[float]) -> None:
    assert same_outcome(number, others, lambda _: 0) == Interval(-inf, inf, False, False)
    assert same_outcome(number, others, lambda x: x).has_low
    below = same_outcome(number, others, lambda x: [x < each for each in others if isfinite(each)])
    assert number in below


RANGES = st.tuples(st.integers(1, 3), st.integers(0, 2)).map(lambda pair: (pair[0], sum(pair)))


@pytest.mark.slow
@given(RANGES, st.integers(1, 3), st.one_of(st.none(), st.just(inf), st.integers(0, 5)), SMALL)
def test_a_random_tree_is_as_wished(branching: tuple[int, int], depth: int, cuts: float | None, seed: int) -> None:
    found = random_tree(Wish(branching, depth, (-5, 5), cuts), Random(seed))
    assert found is not None
    tree, made = found

    def check(node: Any, below: int) -> None:
        if below == 0:
            assert -5 <= node <= 5
        else:
            assert branching[0] <= len(node) <= branching[1]
            for child in node:
                check(child, below - 1)

    check(tree, depth)
    loaded = load(write(tree), {})
    trace = make_trace(watch(alphabeta, loaded.game, loaded.state), loaded.game, LITERAL)
    parents = trace.columns["parent"]
    skipped = {parents[row] for row in range(trace.visited, len(parents))}
    assert made == alphabeta_cuts(tree) == len({row for row in skipped if row < trace.visited})
    assert random_tree(Wish(branching, depth, (-5, 5), cuts), Random(seed)) == found


@pytest.mark.parametrize("cuts", range(3))
def test_a_number_of_cuts_that_a_tree_can_have_is_found(cuts: int) -> None:
    found = random_tree(Wish((3, 3), 2, (0, 20), cuts), Random(cuts))
    assert found is not None
    assert found[1] == cuts


def test_as_many_cuts_as_possible_are_found_in_small_trees() -> None:
    # Each node of MIN but the first can be cut.
    found = random_tree(Wish((3, 3), 2, (0, 20), inf), Random(1))
    assert found is not None
    assert found[1] == 2


def test_trees_that_are_too_large_are_refused() -> None:
    assert random_tree(Wish((8, 8), 6, (0, 9), None), Random(1)) is None
    refused = ask(op="random-tree", branching=[8, 8], leaves=[0, 9], levels=6)
    assert str(MOST_LEAVES) in refused["error"]["message"]


def test_a_random_tree_has_not_more_leaves_than_it_may() -> None:
    found = random_tree(Wish((2, 8), 4, (0, 9), None), Random(3))
    assert found is None or count_leaves(found[0]) <= MOST_LEAVES


def test_a_wish_that_cannot_be_met_is_told_with_the_nearest_tree() -> None:
    found = ask(op="random-tree", branching=[2, 2], leaves=[0, 9], levels=2, cuts=7, seed=4)
    assert found["note"] == "No tree with 7 cuts was found; this one has 1 cut."
    assert load(found["position"], {})
    assert ask(op="random-tree", branching=[2, 2], leaves=[0, 9], cuts=1)["note"] == ""


@pytest.mark.parametrize(
    "wish",
    [
        {"branching": [3, 2], "leaves": [0, 9]},
        {"branching": [0, 2], "leaves": [0, 9]},
        {"branching": "3", "leaves": [0, 9]},
        {"branching": [2, 2], "leaves": [0, 0.5]},
        {"branching": [2, 2], "leaves": [0, 9], "levels": 0},
        {"branching": [2, 2], "leaves": [0, 9], "cuts": -1},
        {"branching": [2, 2], "leaves": [0, 9], "cuts": "some"},
    ],
)
def test_a_wish_that_is_none_is_refused_in_a_sentence(wish: dict[str, Any]) -> None:
    refused = ask(op="random-tree", **wish)["error"]
    assert refused["field"] == "random"
    assert refused["message"].endswith(".")
