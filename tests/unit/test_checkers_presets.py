"""What the presets of checkers promise is what the searches find."""

import json

import pytest
from playing import count, load
from plyscope.bridge import answer
from plyscope.games.checkers.presets import PRESETS
from plyscope.search import SEARCHES

CHECKERS = {preset.id: preset for preset in PRESETS}


def found(id, method, depth):
    """The best move as it is called, its value and the number of nodes."""
    preset = CHECKERS[id]
    asked = {"op": "search", "kind": "game", "subject": "checkers", "method": method}
    place = {"position": preset.position, "options": dict(preset.options), "depth": depth}
    reply = json.loads(answer(json.dumps({**asked, **place})).text)
    return reply["bestName"], reply["value"]


def after(id, *moves):
    preset = CHECKERS[id]
    loaded = load("checkers", preset.position, **preset.options)
    game, state = loaded.game, loaded.state
    for move in moves:
        action = game.parse_action(state, move)
        assert game.action_name(state, action) == move
        state = game.result(state, action)
    return game, state


def nodes(method, depth=None, **options):
    limit = {} if depth is None else {"depth": depth}
    return count(SEARCHES[method], load("checkers", **options), **limit)[1]


@pytest.mark.slow
def test_the_numbers_of_the_starts():
    assert nodes("alphabeta", 6) == 4_269
    assert 1 + 7 + 49 + 302 + 1_469 + 7_361 + 36_768 == 45_957
    assert [nodes("alphabeta", depth, board=1) for depth in (8, 10)] == [2_993, 15_593]
    assert [nodes("alphabeta_table", depth, board=1) for depth in (8, 10)] == [2_044, 9_787]


@pytest.mark.slow
def test_the_smallest_board_is_a_draw():
    methods = ("minimax", "alphabeta", "alphabeta_table")
    assert [nodes(method, board=2) for method in methods] == [22_112, 1_105, 568]
    assert found("four", "alphabeta", None)[1] == 0


@pytest.mark.slow
def test_only_one_move_wins_with_three_men_and_it_is_seen_at_depth_9():
    assert abs(found("three-men", "alphabeta_table", 8)[1]) < 5
    assert found("three-men", "alphabeta_table", 9) == ("4-7", 100)
    game, state = after("three-men")
    assert len(game.actions(state)) == 4
    for move in set(game.actions(state)) - {"4-7"}:
        value, _, _ = count(SEARCHES["alphabeta_table"], load_after("three-men", move), depth=8)
        assert abs(value) < 1


def load_after(id, *moves):
    game, state = after(id, *moves)
    loaded = load("checkers", game.format(state), **CHECKERS[id].options)
    assert loaded.state == state
    return loaded


def test_a_man_is_given_and_three_are_taken():
    assert [found("shot", "alphabeta", depth)[0] for depth in (2, 3, 5)] == [
        "11-16", "10-15", "10-15",
    ]  # fmt: skip
    game, state = after("shot", "10-15")
    assert list(game.actions(state)) == ["19x10"]
    _, state = after("shot", "10-15", "19x10", "7x32")
    assert state.white.bit_count() == 3
    assert state.kings


@pytest.mark.slow
def test_two_men_are_given_and_three_are_taken():
    assert [found("two-given", "alphabeta", depth)[0] for depth in (3, 5, 7)] == [
        "9-14", "2-6", "2-6",
    ]  # fmt: skip
    _, state = after("two-given", "2-6", "11x2", "9-13", "2x9", "5x30")
    assert state.black.bit_count() == 5
    assert state.white.bit_count() == 3


def test_quiescence_takes_one_man_where_alpha_beta_takes_three():
    assert found("greed", "alphabeta", 1)[0] == "1x26"
    assert found("greed", "quiescence", 1) == ("18x25", 0.9)
    quiescence = SEARCHES["quiescence"]
    assert count(quiescence, load_after("greed", "1x26"), depth=0)[0] == -0.45
    assert after("greed", "1x26", "31x15")[1].black.bit_count() == 3
    assert found("greed", "alphabeta", 7)[0] == "18x25"


@pytest.mark.slow
@pytest.mark.parametrize("method", ["alphabeta", "alphabeta_table", "pvs", "deepening_to_play"])
def test_two_kings_catch_one(method):
    assert found("kings", method, 7) == ("22-26", 100)


def test_the_win_of_two_kings_is_not_seen_one_move_too_early():
    assert found("kings", "alphabeta", 6)[1] < 100


def test_a_game_on_the_full_board_begins_with_the_search_that_plays():
    begun = CHECKERS["start"].begun
    assert begun is not None
    assert (begun.method, dict(begun.options)) == ("deepening_to_play", {"seconds": 1})


@pytest.mark.parametrize("op", ["search", "values"])
def test_lines_that_are_too_long_are_told_in_one_sentence(op):
    asked = {"op": op, "kind": "game", "subject": "checkers", "method": "alphabeta"}
    problem = json.loads(answer(json.dumps(asked)).text)["error"]
    assert "fault" not in problem
    assert problem["field"] == "depth"
    assert problem["message"].endswith("set a depth.")
