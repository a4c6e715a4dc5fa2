"""Checkers as text: PDN, in and out, and what is turned down with which sentence."""

import pytest
from hypothesis import given
from playing import load, playouts, refusal
from plyscope.game import BadInput


def test_moves_are_read_with_numbers_results_and_comments_or_without():
    short = load("checkers", "11-15 23-19 8-11").state
    assert load("checkers", "1. 11-15 23-19 {an answer} 2. 8-11 *").state == short
    assert load("checkers", "1.11-15 1...23-19 2.8-11 1/2-1/2").state == short
    game, state = load("checkers").game, load("checkers", "11-15 22-18 15x22 25x18").state
    assert load("checkers", "11-15 22-18 15-22 25:18 1-0").state == state
    assert game.format(state).endswith(" last 25x18")
    tagged = load("checkers", '[FEN "W:WK1:BK32"] 1. 1-6 32-27')
    assert tagged.game.format(tagged.state) == "W:WK6:BK27:H2 last 32-27"


def test_small_boards_have_fewer_squares():
    with pytest.raises(BadInput, match=r"There is no square 9: the squares are 1 to 8\."):
        load("checkers", "B:W9:B1", board=2)
    with pytest.raises(BadInput, match="begins with 6"):
        load("checkers", "B:W18:B1-7", board=1)


TWO_WAYS = "B:W6,7,14,15,23:B2,5"


def test_a_capture_is_called_by_its_ends_unless_several_ways_lead_there():
    loaded = load("checkers", TWO_WAYS)
    game, state = loaded.game, loaded.state
    names = [game.action_name(state, move) for move in game.actions(state)]
    assert names == ["2x9x18x27", "2x11x18x27"]
    single = load("checkers", "B:W6,15:B1,12")
    assert single.game.action_name(single.state, "1x10x19") == "1x19"


def test_a_move_is_found_by_its_ends_and_by_some_of_its_way():
    loaded = load("checkers", TWO_WAYS)
    game, state = loaded.game, loaded.state
    assert game.parse_action(state, "2x11x27") == "2x11x18x27"
    assert game.parse_action(state, "2-9-18-27!") == "2x9x18x27"
    problem = refusal(game.parse_action, state, "2x27")
    assert str(problem) == "2x27 can go several ways: write 2x9x18x27 or 2x11x18x27."


@given(playouts([("checkers", "", {}), ("checkers", "", {"board": 1}), ("checkers", "", {"board": 2})]))
def test_a_position_that_is_written_and_read_again_is_the_same(playout):
    _, options, game, states = playout
    for state in states:
        again = load("checkers", game.format(state), **options).state
        assert (again, again.clock, again.last) == (state, state.clock, state.last)
        names = [game.action_name(state, move) for move in game.actions(state)]
        assert [game.parse_action(state, name) for name in names] == list(game.actions(state))
