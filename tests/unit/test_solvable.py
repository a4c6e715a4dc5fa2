"""Whether all values can be known is told at once, without looking at the tree."""

import json

import pytest
from hypothesis import given
from playing import TREES, Counted, load
from plyscope.bridge import answer
from plyscope.game import BadInput
from plyscope.study.tree_size import check_knowable, has_few_positions

EXERCISE = "xxo...x/ooox..x/xo...../xoo..../xxxo.../ooxox.."


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "position", "options"),
    [
        ("tictactoe", "", {}),
        ("nim", "1 3 5 7", {}),
        ("nim", "9 9 9", {}),
        ("connect4", "", {"columns": 4, "rows": 4, "connect": 3}),
        ("connect4", "", {"columns": 4, "rows": 4}),
    ],
)
def test_what_can_be_known_is_not_refused(game, position, options):
    loaded = load(game, position, **options)
    check_knowable(loaded.game, loaded.state)


@pytest.mark.slow
@given(TREES)
def test_no_tree_that_is_typed_is_refused(loaded):
    check_knowable(loaded.game, loaded.state)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "position", "options"),
    [
        ("connect4", "", {}),
        ("connect4", "445312345", {}),
        ("connect4", EXERCISE, {}),
        ("connect4", "", {"columns": 5, "rows": 4}),
        ("nim", "9 9 9 9 9 9", {}),
    ],
)
def test_what_is_too_large_is_refused_after_little_work(game, position, options):
    loaded = load(game, position, **options)
    counted = Counted(loaded.game)
    with pytest.raises(BadInput, match="too many to know what every move is worth") as caught:
        check_knowable(counted, loaded.state)
    assert caught.value.field == "order"
    assert counted.nodes < 100_000


@pytest.mark.slow
@pytest.mark.parametrize("op", ["estimate", "search", "values"])
@pytest.mark.parametrize("order", ["perfect", "worst"])
def test_every_request_is_refused_alike_and_looks_at_no_whole_tree(op, order, monkeypatch):
    def too_late(*_arguments):
        raise AssertionError("it began to look at the tree")

    monkeypatch.setattr("plyscope.support.orders.OrderedByValue.value", too_late)
    request = {"op": op, "kind": "game", "subject": "connect4", "order": order, "depth": 12}
    error = json.loads(answer(json.dumps(request)).text)["error"]
    assert error["field"] == "order"
    assert error["message"].startswith("The whole tree has about 10^")


@pytest.mark.slow
@pytest.mark.parametrize("depth", [None, 2, 3])
def test_a_depth_that_a_search_does_not_take_makes_nothing_known_to_it(depth):
    request = {"op": "search", "kind": "game", "subject": "connect4", "method": "uct", "order": "perfect"}
    error = json.loads(answer(json.dumps({**request, "depth": depth})).text)["error"]
    assert error["field"] == "order"


def test_positions_are_counted_once_however_they_are_reached():
    loaded = load("tictactoe")
    assert has_few_positions(loaded.game, loaded.state, 5_478)
    assert not has_few_positions(loaded.game, loaded.state, 5_477)
