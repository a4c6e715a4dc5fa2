"""The engine's scores: published ones, and those that plain alpha-beta finds."""

from pathlib import Path

import pytest
from engine_playing import plain_score, played, read_played, score, scores, small_positions
from hypothesis import given
from hypothesis import strategies as st
from plyscope.engine.bitboard import Board
from plyscope.engine.meter import Meter
from plyscope.engine.null_window import Table, null_window
from plyscope.engine.parity import parity_bound
from plyscope.engine.solver import Solver, open_columns
from plyscope.engine.threats import threats

SETS = Path(__file__).parents[1] / "bench" / "connect4"

QUICK = [
    (name, *line.split())
    for name, first, last in (("L3_R1", 0, 40), ("L2_R1", 0, 20), ("L2_R2", 4, 6))
    for line in (SETS / f"{name}.txt").read_text(encoding="utf-8").splitlines()[first:last]
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "text", "expected"), QUICK)
def test_published_positions_get_their_published_scores(name, text, expected):
    assert score(text) == int(expected)


@pytest.mark.slow
@given(small_positions())
def test_scores_on_small_boards_are_those_of_plain_alphabeta(small):
    board, text, _ = small
    found = scores(text, board)
    playable = [column for column in range(board.columns) if found[column] is not None]
    for column in playable:
        assert found[column] == -plain_after(board, text, column)
    if playable:
        assert score(text, board) == max(found[column] for column in playable)
        assert score(text, board) == plain_score(board, text)


def plain_after(board, text, column):
    return plain_score(board, text + str(column + 1))


@pytest.mark.slow
@pytest.mark.parametrize(("columns", "rows", "expected"), [(4, 4, 0), (5, 4, 0), (6, 3, 0), (4, 5, 0)])
def test_small_empty_boards_are_draws(columns, rows, expected):
    assert score("", Board(columns, rows)) == expected


@pytest.mark.slow
def test_on_six_columns_and_four_rows_the_second_player_wins_at_the_very_end():
    assert score("3", Board(6, 4)) == 1


@pytest.mark.slow
@given(small_positions(), st.integers(-11, 11))
def test_what_a_null_window_returns_is_a_bound_on_the_right_side(small, alpha):
    board, text, position = small
    if can_win_at_once(board, position) or not board.empties(position):
        return
    mover, filled = position
    search = null_window(board, Table(), Meter(), board.size)
    own, against = threats(board, mover, filled), threats(board, mover ^ filled, filled)
    bound = search(mover, filled, own, against, board.empties(position), alpha)
    exact = plain_score(board, text)
    assert alpha < bound <= exact if bound > alpha else exact <= bound


@given(small_positions())
def test_what_parity_proves_of_a_score_is_so(small):
    board, text, position = small
    if can_win_at_once(board, position) or not board.empties(position):
        return
    mover, filled = position
    against = threats(board, mover ^ filled, filled)
    playable, empties = board.playable(filled), board.empties(position)
    exact = plain_score(board, text)
    for alpha in range(-4, 4):
        bound = parity_bound(board)(mover, filled, against, playable, empties, alpha)
        if bound is not None:
            assert alpha < bound <= exact if bound > alpha else exact <= bound


def can_win_at_once(board, position):
    return threats(board, *position) & board.playable(position.filled)


@pytest.mark.parametrize(
    ("size", "text", "alpha", "expected"),
    [
        # Second, not to move or to move, answers each disc with one on top and does not lose.
        ((4, 4), "2422", 0, 0),
        ((7, 6), "34444457133", -1, 0),
        # Besides, second gets four in that way.
        ((7, 6), "542454447572", -1, -1),
        ((7, 6), "446274364165333453364", 0, 1),
        # First has a threat in row 5, and one in row 3, and second is to move.
        ((7, 6), "431725434674433646736", 0, -1),
        ((7, 6), "5526351137765", 0, -2),
        # Nothing is known of the empty board.
        ((7, 6), "", 0, None),
    ],
)
def test_parity_proves_each_kind_of_bound_without_a_search(size, text, alpha, expected):
    board = Board(*size)
    position = read_played(board, text)
    mover, filled = position
    against = threats(board, mover ^ filled, filled)
    playable, empties = board.playable(filled), board.empties(position)
    assert parity_bound(board)(mover, filled, against, playable, empties, alpha) == expected


@pytest.mark.slow
@given(played(fewest=30))
def test_mirrored_positions_have_mirrored_scores(case):
    text, _ = case
    mirrored = "".join(str(8 - int(column)) for column in text)
    assert scores(mirrored) == scores(text)[::-1]


@pytest.mark.slow
@given(played(fewest=30))
def test_a_score_is_the_opposite_of_the_position_after_the_best_column(case):
    text, position = case
    board = Board()
    empties = board.empties(position)
    found = scores(text)
    for column, here in enumerate(found):
        if here is None:
            continue
        after = read_played(board, text + str(column + 1))
        over = board.has_four(after.mover ^ after.filled) or not board.empties(after)
        if not over:
            assert here == -score(text + str(column + 1))
        # No sooner than with the next disc, and no loss before the other side's next disc.
        assert -(empties // 2) <= here <= (empties + 1) // 2


def test_columns_that_are_full_and_games_that_are_over_have_no_scores():
    assert scores("1212121") == [None] * 7
    assert [score is None for score in scores("1111", Board(4, 4))] == [True, False, False, False]
    assert open_columns(Board(), read_played(Board(), "1212121")) == []


def test_what_is_plain_to_see_is_exact_before_any_search():
    solver = Solver(Board(), read_played(Board(), "121212"))
    first = next(column for column in solver.columns if column.index == 0)
    assert (first.least, first.most) == (18, 18)
    solver.solve_best()
    assert solver.meter.positions == 0


@pytest.mark.slow
def test_a_table_that_is_full_costs_time_and_nothing_else():
    board, text = Board(5, 4), "3"
    small = Solver(board, read_played(board, text), Table(most_entries=50))
    large = Solver(board, read_played(board, text))
    for solver in (small, large):
        solver.solve_best()
    assert small.bounds() == large.bounds()
    assert small.meter.positions > large.meter.positions


def test_mirror_images_save_positions_from_a_symmetric_position():
    board = Board(4, 4)
    position = read_played(board, "")
    search_alone = null_window(board, Table(), Meter(), board.size + 1)
    alone, together = Meter(), Meter()
    for meter, mirror_from in ((alone, board.size + 1), (together, 4)):
        search = null_window(board, Table(), meter, mirror_from)
        assert search(*position, 0, 0, board.size, 0) == search_alone(*position, 0, 0, board.size, 0)
    assert together.positions < alone.positions
