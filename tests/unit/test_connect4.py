"""Connect-4: what is read, what is turned down and how, wins, hanging discs and evaluations."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import load
from plyscope.game import BadInput
from plyscope.games.connect4.rules import ConnectFour, straight_lines
from plyscope.search.alphabeta import alphabeta

EXERCISE = "xxo...x / ooox..x / xo..... / xoo.... / xxxo... / ooxox.."


def test_columns_are_played_from_1_and_discs_fall_to_the_lowest_empty_cell():
    loaded = load("connect4", "44 53")
    assert loaded.game.format(loaded.state) == ("......./......./......./......./...O.../..OXX..")


def test_no_text_is_the_empty_board_of_the_size_that_was_chosen():
    assert load("connect4").state == "." * 42
    assert load("connect4", "", columns=4, rows=5).state == "." * 20


def test_a_row_to_win_that_does_not_fit_on_the_board_is_turned_down():
    with pytest.raises(BadInput) as caught:
        load("connect4", "", columns=3, rows=3, connect=4)
    assert caught.value.field == "options"
    assert str(caught.value) == "4 in a row does not fit on a board with 3 columns and 3 rows."


def test_a_number_that_is_refused_is_written_as_all_numbers_are():
    with pytest.raises(BadInput) as caught:
        load("connect4", "", columns=20001)
    assert str(caught.value) == '"Columns" is a whole number from 1 to 9, not 20,001.'


def test_the_published_exercise_loads_with_plain_warnings_and_is_kept_as_drawn():
    loaded = load("connect4", EXERCISE, sooner=1)
    assert loaded.game.format(loaded.state) == EXERCISE.upper().replace(" ", "")
    assert loaded.game.warnings(loaded.state) == (
        "This position cannot happen in a game: discs hang over empty squares in columns 3, 4 and "
        "7. It is analysed as drawn.",
        "O already has four in a row, from row 2, column 1 to row 5, column 4, which should have"
        " ended the game. It is analysed as if it had not.",
    )


def test_a_disc_goes_under_the_discs_that_hang():
    loaded = load("connect4", EXERCISE)
    state = loaded.game.result(loaded.state, 2)
    assert state[2 * 7 + 2] == "O"
    assert loaded.game.picture(state)["line"] == [2, 9, 16, 23]


def test_play_goes_on_from_the_published_exercise_although_a_full_row_is_on_the_board():
    loaded = load("connect4", EXERCISE)
    game, state = loaded.game, loaded.game.result(loaded.state, 5)
    assert not game.is_terminal(state)
    text = "XXO...X/OOOX..X/XO...../XOO..../XXXO.../OOXOXO. !7-31"
    assert game.format(state) == text
    again = load("connect4", text)
    assert again.state == state
    assert not again.game.is_terminal(state)
    assert again.game.warnings(state)[1:] == game.warnings(state)[1:] != ()
    without = load("connect4", text.partition("!")[0])
    assert without.game.verdict(without.state) == "O has four in a row."


@pytest.mark.parametrize(
    ("mark", "at", "sentence"),
    [
        ("!", 0, "To ignore a line of four, add its two end squares, such as !7-31."),
        ("!7-31 x", 6, "To ignore a line of four, add its two end squares, such as !7-31."),
        ("!0-3", 0, "There is no complete line between these squares."),
    ],
)
def test_a_mark_for_a_row_that_does_not_count_must_stand_for_one(mark, at, sentence):
    with pytest.raises(BadInput) as caught:
        load("connect4", f"{EXERCISE} {mark}")
    assert (str(caught.value), caught.value.at) == (sentence, len(EXERCISE) + 1 + at)


def test_an_ordinary_position_has_no_warning():
    loaded = load("connect4", "4453")
    assert loaded.game.warnings(loaded.state) == ()


@given(st.integers(1, 6), st.integers(1, 6), st.integers(2, 6), st.data())
def test_a_win_is_found_in_every_direction_and_nowhere_else(columns, rows, connect, data):
    if connect > max(columns, rows):
        return
    game = ConnectFour(columns, rows, connect)
    cells = st.sampled_from("XO.")
    state = data.draw(st.lists(cells, min_size=columns * rows, max_size=columns * rows))
    expected = {
        state[row * columns + column]
        for row in range(rows)
        for column in range(columns)
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
        if run_from(state, (columns, rows), (row, column), (down, right)) >= connect
    }
    state = "".join(state)
    assert {player for player in "XO" if game.full_runs(state, player)} == expected
    assert game.winner(state) in (expected or {""})


def run_from(state, size, start, step):
    columns, rows = size
    row, column = start
    mark = state[row * columns + column]
    length = 0
    while 0 <= row < rows and 0 <= column < columns and mark != "." and state[row * columns + column] == mark:
        length += 1
        row, column = row + step[0], column + step[1]
    return length


def test_the_usual_board_has_69_runs_of_four():
    assert len(ConnectFour().runs) == 69
    assert len(straight_lines(7, 6, 4)) == 6 + 7 + 6 + 6


def test_a_sooner_win_counts_more_when_that_is_chosen():
    late = load("connect4", "1212121", sooner=1)
    assert late.game.utility(late.state) == 1 + 42 - 7
    assert late.game.bounds == (-36, 36)
    plain = load("connect4", "1212121")
    assert plain.game.utility(plain.state) == 1


def test_the_first_player_wins_with_three_in_a_row_on_four_by_four():
    loaded = load("connect4", "", columns=4, rows=4, connect=3)
    assert alphabeta(loaded.game, loaded.state) == 1


def test_the_evaluation_adds_the_squares_of_the_discs_on_each_open_run():
    game = load("connect4", "", columns=4, rows=1).game
    assert game.evaluate("X...") == 1 / (1 + 1)
    assert game.evaluate("XX..") == 4 / (4 + 1)
    assert game.evaluate("XO..") == 0
    assert game.evaluate(".OO.") == -4 / (4 + 1)


def test_a_full_board_without_a_winner_is_a_draw():
    full = load("connect4", "XOX/XOX/OXO", columns=3, rows=3, connect=3)
    assert full.game.verdict(full.state) == "The board is full: a draw."
