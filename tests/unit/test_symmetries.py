"""Positions that are the same but for a turn or a mirror."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import EVERY_PRESET, load, positions
from plyscope.games import GAMES
from plyscope.search.minimax import minimax

SYMMETRIC = [
    preset for preset in EVERY_PRESET if hasattr(GAMES[preset[0]].load(preset[1], preset[2]).game, "canonical")
]


@given(positions(SYMMETRIC))
def test_all_images_of_a_position_have_the_same_images_and_the_same_canonical_one(position):
    game, state = position
    images = game.symmetries(state)
    assert state in images
    assert game.canonical(state) in images
    for image in images:
        assert set(game.symmetries(image)) == set(images)
        assert game.canonical(image) == game.canonical(state)


@given(positions(SYMMETRIC), st.integers(0, 2))
def test_an_image_is_worth_what_the_position_is_worth(position, depth):
    game, state = position
    for image in set(game.symmetries(state)):
        assert game.to_move(image) == game.to_move(state)
        assert minimax(game, image, depth) == minimax(game, state, depth)


@pytest.mark.slow
@given(positions(SYMMETRIC))
def test_the_moves_of_an_image_lead_to_images_of_what_the_position_s_moves_lead_to(position):
    game, state = position
    led_to = {game.canonical(game.result(state, action)) for action in game.actions(state)}
    for image in set(game.symmetries(state)):
        actions = game.actions(image)
        assert {game.canonical(game.result(image, action)) for action in actions} == led_to


def test_tic_tac_toe_has_eight_images_of_a_position():
    game = load("tictactoe").game
    assert len(game.symmetries("XO......X")) == 8
    assert set(game.symmetries("XO......X")) == {
        "XO......X", "..X..OX..", "X......OX", "..XO..X..",
        ".OX...X..", "X....O..X", "..X...XO.", "X..O....X",
    }  # fmt: skip
    assert set(game.symmetries(".........")) == {"........."}


def test_connect_4_has_two_images_of_a_position():
    game = load("connect4", "", columns=4, rows=4).game
    assert game.symmetries("............XXO.") == ("............XXO.", ".............OXX")
    assert game.canonical("............XXO.") == ".............OXX"


def test_a_row_that_does_not_count_is_mirrored_only_where_its_image_does_not_count_either():
    lopsided = load("connect4", "......./......./......./......./OOO..../XXXXO..")
    assert lopsided.game.spent
    assert lopsided.game.symmetries(lopsided.state) == (lopsided.state,)
    assert lopsided.game.canonical(lopsided.state) == lopsided.state
    even = load("connect4", "..../O.../OOO./XXXX", columns=4, rows=4)
    assert even.game.spent
    assert even.game.symmetries(even.state) == (even.state, ".......O.OOOXXXX")
