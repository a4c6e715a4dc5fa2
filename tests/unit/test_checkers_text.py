"""Checkers as text: PDN, in and out, and what is turned down with which sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from playing import load, playouts, refusal
from plyscope.game import BadInput

START = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"


@pytest.mark.parametrize("text", [START, "B:W21,22,K30:B1,2,K3", "W:WK1:BK32:H7", "W:W22:B15 last 11-15", "B:W21:B"])
def test_a_position_is_written_as_it_was_read(text):
    loaded = load("checkers", text)
    assert loaded.game.format(loaded.state) == text


@pytest.mark.parametrize(
    "text",
    [
        "b:w21-32:b1-12",
        "B:B1-12:W21-32.",
        "B : W 21-32 : B 1-12:H0:F1",
        '[Event "A game"]\n[Result "*"]\n*',
        f'[FEN "{START}"] {{Black begins}}',
    ],
)
def test_other_ways_to_write_the_start_are_understood(text):
    assert load("checkers", text).state == load("checkers").state


def test_moves_are_read_with_numbers_results_and_comments_or_without():
    short = load("checkers", "11-15 23-19 8-11").state
    assert load("checkers", "1. 11-15 23-19 {an answer} 2. 8-11 *").state == short
    assert load("checkers", "1.11-15 1...23-19 2.8-11 1/2-1/2").state == short
    game, state = load("checkers").game, load("checkers", "11-15 22-18 15x22 25x18").state
    assert load("checkers", "11-15 22-18 15-22 25:18 1-0").state == state
    assert game.format(state).endswith(" last 25x18")
    tagged = load("checkers", '[FEN "W:WK1:BK32"] 1. 1-6 32-27')
    assert tagged.game.format(tagged.state) == "W:WK6:BK27:H2 last 32-27"


BAD = {
    "x:W1:B2": ('The side to move is B or W, not "x".', 0),
    "B:W21,22": ("The squares of Black are missing, such as B5,K6.", 0),
    "B:W21:B1:W22": ("The squares of White are given twice.", 9),
    "B:W21:Q5": ('After a colon come W or B and squares, such as W21,K22, not "Q5".', 6),
    "B:W21,22x:B1": ('"22x" is not a square such as 22, or K22 for a king.', 6),
    "B:W21,33:B1": ("There is no square 33: the squares are 1 to 32.", 6),
    "B:W21:B1,0": ("There is no square 0: the squares are 1 to 32.", 9),
    "B:W21,22,21:B1": ("Square 21 is given twice.", 9),
    "B:W21,22:B1,22": ("Square 22 is given twice.", 12),
    "B:W21,3:B1": ("A man of White on 3 has become a king: write K3.", 6),
    "B:W21:B1,30": ("A man of Black on 30 has become a king: write K30.", 9),
    "B:W21:B1-13": ("Black has 13 pieces, but begins with 12.", 7),
    "B:W:B1": ("White has no piece, so Black has won and cannot be to move.", 0),
    "B:WK21:BK1:H81": ("The game is a draw after 80 such moves.", 11),
    "B:W22:B1 last 11-15": ("11-15 cannot have led to this position.", 14),
    "B:W22:B1 last 22-26": ("22-26 cannot have led to this position.", 14),
    "11-15 hello": ('Move 1 cannot be played. "hello" is not a move: write it like 11-15, or 22x15 for a capture.', 6),
    "11-15 {the best}, {{{[": ("This comment does not end: write } behind it.", 18),
    '[White "A" [Black "B" 11-15': ("This tag does not end: write ] behind it.", 0),
    "11-35": ("Move 1 cannot be played. There is no square 35: the squares are 1 to 32.", 0),
    "13-17": ("Move 1 cannot be played. There is no piece on 13.", 0),
    "22-18": ("Move 1 cannot be played. The piece on 22 is White's, and Black is to move.", 0),
    "11-18": ("Move 1 cannot be played. The man on 11 cannot go to 18 here.", 0),
    "1. 11-15 22-18 2. 9-14": ("Move 2 cannot be played. 9-14 is not allowed: Black must capture, with 15x22.", 18),
    '[FEN "B:W6,15:B1,12"] 1x10': (
        "Move 1 cannot be played. 1x10 is not allowed: the capture goes on, as 1x10x19.",
        22,
    ),
    '[FEN "B:W6,15,40:B1,12"] 1x10': ("There is no square 40: the squares are 1 to 32.", 14),
    '[FEN "B:W6:B1"] 1x10 6-1': ("The game is over before 6-1: White has no piece left: Black wins.", 21),
}


@pytest.mark.parametrize("text", BAD)
def test_what_is_wrong_is_told_with_its_place(text):
    problem = refusal(load, "checkers", text)
    assert problem
    assert (str(problem), problem.at) == BAD[text]


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
