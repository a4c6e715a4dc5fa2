"""Play under a time limit, with clocks that tests make."""

from itertools import count
from math import inf, nan

import pytest
from engine_playing import choose, played, read_played, score, scores
from hypothesis import given
from hypothesis import strategies as st
from plyscope.engine.anytime import Deepening
from plyscope.engine.bitboard import Board
from plyscope.engine.evaluation import LIMIT, evaluation
from plyscope.engine.meter import POSITIONS_PER_LOOK, Meter
from plyscope.engine.solver import open_columns
from plyscope.game import BadInput

HARD = "3246313"
"""Far from the end of the game."""

LATE = "2252576253462244111563365343671351441"
"""Five discs from the end, and lost to the last one of the other side."""


def ticking():
    """A clock that is a second later each time somebody looks."""
    return count().__next__


def test_with_time_enough_the_choice_is_exact():
    choice = choose(LATE, 1, clock=lambda: 0.0)
    assert (choice.exact, choice.least, choice.most, choice.estimate) == (True, -1, -1, None)
    assert choice.depth == 42 - len(LATE)


def test_without_time_enough_the_choice_is_an_estimate_that_says_so():
    choice = choose(HARD, 40, clock=ticking())
    assert not choice.exact
    assert choice.estimate is not None
    assert -1 < choice.estimate < 1
    assert choice.least < choice.most
    assert 0 < choice.depth < 42 - len(HARD)


def test_more_time_looks_deeper():
    depths = [choose(HARD, seconds, clock=ticking()).depth for seconds in (4, 40, 160)]
    assert depths[0] < depths[1] < depths[2]


@pytest.mark.slow
@given(played(longest=12), st.integers(1, 6))
def test_a_choice_can_be_played_however_little_time_there_is(case, seconds):
    text, position = case
    choice = choose(text, seconds, clock=ticking())
    columns = {column.index for column in open_columns(Board(), position)}
    assert choice.column in columns
    assert {known.column for known in choice.columns} == columns
    assert choice.least <= choice.most
    # The clock is looked at once for every 128 positions, and the choice is made after the end.
    assert choice.positions <= 128 * (seconds + 3)


@pytest.mark.slow
@given(played(fewest=24), st.integers(1, 30))
def test_what_is_said_of_columns_is_so_whenever_the_time_ends(case, seconds):
    text, position = case
    if not open_columns(Board(), position):
        return
    exact = scores(text)
    choice = choose(text, seconds, clock=ticking(), every_column=True)
    for known in choice.columns:
        assert known.least <= exact[known.column] <= known.most
    if choice.exact:
        assert choice.least == choice.most == exact[choice.column] == score(text)


def test_every_column_is_exact_when_that_is_asked_and_time_allows():
    text = "7422341735647741166133573473242566"
    choice = choose(text, 1, clock=lambda: 0.0, every_column=True)
    assert all(known.least == known.most for known in choice.columns)
    found = scores(text)
    assert [known.least for known in choice.columns] == [one for one in found if one is not None]


def test_it_wins_at_once_and_stops_a_win():
    assert choose("121212", 1, clock=ticking()).column == 0
    assert choose("12121", 1, clock=ticking()).column == 0


def test_a_proven_win_is_said_before_its_length_is_known():
    choice = choose("472324655672512433", 40, clock=ticking())
    assert not choice.exact
    assert choice.least >= 1
    assert choice.estimate is None


@pytest.mark.slow
@pytest.mark.native
def test_the_only_column_that_keeps_a_win_is_proved_within_a_quarter_of_a_million_positions():
    choice = choose("573154743", 250_000 / POSITIONS_PER_LOOK, clock=ticking())
    assert choice.column == 4
    assert choice.least > 0
    assert choice.positions < 250_000


@pytest.mark.parametrize("seconds", [0, -1, nan])
def test_a_time_limit_must_be_above_zero(seconds):
    with pytest.raises(BadInput) as caught:
        choose("4", seconds)
    assert str(caught.value) == "The time limit must be more than 0 seconds."
    assert caught.value.field == "seconds"


def test_an_infinite_time_limit_solves():
    assert choose(LATE, inf).exact


def test_there_is_no_choice_when_the_game_is_over():
    with pytest.raises(BadInput) as caught:
        choose("1212121", 1)
    assert str(caught.value) == "The game is over: there is no move to choose."


def test_deepening_to_the_end_finds_the_exact_score():
    board, text = Board(4, 4), "12341"
    position = read_played(board, text)
    empties = board.empties(position)
    deepening = Deepening(board, open_columns(board, position), empties, Meter())
    for _ in range(empties):
        deepening.deepen()
    assert deepening.values[0][1] == 100 * score(text, board)


@pytest.mark.slow
@given(played())
def test_the_evaluation_is_opposite_for_the_other_side_and_stays_below_a_point(case):
    _, (mover, filled) = case
    board = Board()
    evaluate = evaluation(board)
    empties = board.size - filled.bit_count()
    value = evaluate(mover, filled, empties)
    assert abs(value) <= LIMIT
    # The other side, as if it were to move: the rows that each side tends to get stay its own.
    assert evaluate(mover ^ filled, filled, empties + 1) == -value
    assert evaluate(board.mirrored(mover), board.mirrored(filled), empties) == value
