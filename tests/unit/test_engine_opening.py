"""The table of openings: that it says what is published, and nothing that contradicts itself."""

from itertools import chain

import pytest
from engine_playing import read_played, score, scores
from plyscope.engine.bitboard import EMPTY, Board
from plyscope.engine.opening import LETTERS, PLIES, opening_score, openings
from plyscope.engine.threats import threats

BOARD = Board()

PUBLISHED = """
13676 2; 13712 3; 14254 18; 151231 1; 153266 0; 15674 2; 17277 2; 177352 3; 177461 2; 21237 0;
2145 3; 216634 0; 22464 -4; 226552 -2; 226763 -2; 227 2; 2454 -3; 251 4; 25144 18; 25545 18; 264
-2; 27276 -2; 27626 2; 312 0; 313341 17; 35276 -1; 353213 -2; 4217 3; 4237 3; 436667 3; 44627 3;
466 -2; 4737 18; 515315 -1; 5233 1; 527376 0; 532212 -3; 53476 2; 535512 3; 54431 0; 564523 -2;
56642 0; 577174 0; 5776 2; 6146 18; 623774 2; 624261 17; 6347 3; 64 0; 652454 3; 667 3; 7125 -1;
7141 4; 72244 18; 72247 18; 722763 3; 736615 -1; 751321 2; 772772 4; 7732 1; 77541 6
"""
"""The columns played and the score, of all such openings in Pons' published test sets."""


def children(position):
    """What a position can become by one disc."""
    playable = BOARD.playable(position.filled)
    moves = [playable & cells for cells in BOARD.column_cells]
    return [BOARD.after(position, move) for move in moves if move]


def test_the_first_moves_have_their_published_scores():
    # Allen 1988 and Allis 1988 found who wins; the scores are those of Pons' and Tromp's solvers.
    assert scores("") == [-2, -1, 0, 1, 0, -1, -2]
    assert score("") == 1


@pytest.mark.parametrize("published", PUBLISHED.split(";"))
def test_an_opening_has_its_published_score_and_so_has_its_mirror_image(published):
    text, expected = published.split()
    mirrored = "".join(str(8 - int(column)) for column in text)
    for played in (text, mirrored):
        assert opening_score(BOARD, read_played(BOARD, played)) == int(expected)


def test_every_score_follows_from_those_one_disc_further_on():
    for position in chain.from_iterable([*openings(BOARD)][:PLIES]):
        found = [opening_score(BOARD, child) for child in children(position)]
        assert opening_score(BOARD, position) == max(-each for each in found)
        assert not threats(BOARD, *position) & BOARD.playable(position.filled)


def test_a_score_is_eighteen_just_when_the_side_to_move_wins_at_once_with_its_fourth_disc():
    for position in [*openings(BOARD)][PLIES]:
        wins = threats(BOARD, *position) & BOARD.playable(position.filled)
        assert (opening_score(BOARD, position) == 18) == bool(wins)


def test_the_table_has_a_letter_for_each_of_the_last_openings_and_mirror_images_once():
    assert [len(layer) for layer in openings(BOARD)] == [1, 4, 25, 121, 568, 2144, 8231]
    assert len(LETTERS) == 8231


def test_nothing_is_known_of_other_boards_and_of_more_discs():
    assert opening_score(Board(6, 6), EMPTY) is None
    assert opening_score(BOARD, read_played(BOARD, "4" * PLIES + "1")) is None
