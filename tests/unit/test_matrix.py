"""Matrix games: what is read, what is turned down and how, and what each side knows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import refusal
from plyscope.game import BadInput, IllegalAction
from plyscope.games.matrix import ENTRY, MatrixGame, load
from plyscope.games.matrix_text import read_matrix, write_matrix

NUMBERS = st.integers(-9, 9)
MATRICES = st.integers(1, 4).flatmap(
    lambda width: st.lists(st.lists(NUMBERS, min_size=width, max_size=width), min_size=1, max_size=4)
)


def text_of(rows):
    return "/".join([" ".join([str(number) for number in row]) for row in rows])


def game_of(rows):
    return MatrixGame(read_matrix(text_of(rows))[0])


@given(MATRICES)
def test_the_payoff_stands_where_the_row_meets_the_column(rows):
    game = game_of(rows)
    assert (game.to_move(()), game.to_move((0,))) == ("MAX", "MIN")
    for row, numbers in enumerate(rows):
        for column, number in enumerate(numbers):
            end = game.result(game.result((), row), column)
            assert game.is_terminal(end)
            assert game.utility(end) == number
    assert game.bounds == (min(map(min, rows)), max(map(max, rows)))


@given(MATRICES)
def test_min_cannot_tell_the_rows_apart_and_max_knows_nothing_either(rows):
    game = game_of(rows)
    known = {game.information(game.result((), row)) for row in game.actions(())}
    assert len(known) == 1
    assert game.information(()) not in known
    assert game.outcomes(()) == []


@given(MATRICES)
def test_the_estimate_lies_within_the_bounds_and_is_the_mean_of_what_is_possible(rows):
    game = game_of(rows)
    least, greatest = game.bounds
    every = [number for row in rows for number in row]
    assert least <= game.evaluate(()) <= greatest
    assert game.evaluate(()) == pytest.approx(sum(every) / len(every))
    for row, numbers in enumerate(rows):
        assert game.evaluate((row,)) == pytest.approx(sum(numbers) / len(numbers))


def test_an_estimate_of_equal_payoffs_is_that_payoff_in_spite_of_rounding():
    game = game_of([["0.1", "0.1", "0.1"]])
    assert game.evaluate(()) == 0.1


def test_a_payoff_may_be_a_number_as_python_prints_it():
    loaded = load("1e-05 np.int64(2)/-1e2 0", {})
    assert loaded.game.format(loaded.state) == "0.00001 2/-100 0"


@pytest.mark.parametrize(
    "text",
    [
        "1 -1/-1 1",
        "1, -1 / -1, 1",
        "1 -1\n-1 1\n",
        "\n 1,−1 /\n\n -1 1 ",
        "+1 -1.0/-1 1.",
        "1 2: 1 -1/-1 1",
        "A B | C D: 1 -1 / -1 1",
    ],
)
def test_a_matrix_may_be_typed_in_several_ways(text):
    loaded = load(text, {})
    assert loaded.game.payoffs == ((1, -1), (-1, 1))
    assert loaded.state == ()


def test_moves_are_called_by_their_names_or_numbers():
    named = load("Rock Paper | Stay Go: 1 2/3 4 > Paper", {})
    assert [named.game.action_id((), action) for action in (0, 1)] == ["Rock", "Paper"]
    assert [named.game.action_name((1,), action) for action in (0, 1)] == ["Stay", "Go"]
    assert named.state == (1,)
    numbered = load("1 2/3 4 > 2 1", {})
    assert numbered.state == (1, 0)
    assert numbered.game.action_id((), 1) == "2"
    assert numbered.game.action_name((), 1) == "row 2"
    assert numbered.game.action_name((1,), 0) == "column 1"
    assert numbered.game.verdict((1, 0)) == "MAX chose row 2 and MIN chose column 1: MAX gets 3."


@pytest.mark.parametrize(
    ("text", "at", "sentence"),
    [
        ("", None, "Type the payoffs to MAX row by row, for example 0 -1 1/1 0 -1/-1 1 0."),
        (" \n", None, "Type the payoffs to MAX row by row, for example 0 -1 1/1 0 -1/-1 1 0."),
        ("A B:", None, "Type the payoffs to MAX row by row, for example 0 -1 1/1 0 -1/-1 1 0."),
        ("1 2/3", 4, "This matrix has a gap: row 1 has 2 numbers and row 2 has 1 number."),
        ("1/3 4", 2, "This matrix has a gap: row 1 has 1 number and row 2 has 2 numbers."),
        ("1 2//3 4", 4, "This matrix has a gap: a number is missing in row 2."),
        ("1 2/3,,4", 6, "This matrix has a gap: a number is missing in row 2 beside this comma."),
        ("1,2,/3 4", 3, "This matrix has a gap: a number is missing in row 1 beside this comma."),
        ("1 2/3 nan", 6, 'A payoff must be a finite number; "nan" is not.'),
        ("1 -∞", 2, 'A payoff must be a finite number; "-∞" is not.'),
        ("1 1f9", 2, 'Type a payoff here, not "1f9".'),
        ("1 2000000000", 2, "A number here must lie between −1,000,000,000 and 1,000,000,000."),
        ("1 ٣", 2, 'Type a payoff here, not "٣".'),
        ("1/" * 13, 24, "A matrix has at most 12 rows."),
        ("1 " * 13, 24, "A matrix has at most 12 columns."),
        ("A: 1 2", 0, "There are 1 names for 2 columns."),
        ("A B | C | D: 1", 8, "Put one | between the names of MAX's moves and those of MIN's."),
        ("A A: 1 2/3 4", 2, 'Two moves are called "A".'),
        ("A BBBBBBBBBBBBBBBBB: 1 2/3 4", 2, "A name has at most 16 characters."),
        ("1 2/3 4 > 3", 10, 'MAX has no row "3": there are 1, 2.'),
        ("A B: 1 2/3 4 > A C", 17, 'MIN has no column "C": there are A, B.'),
        ("1 2/3 4 > 1 1 1", 14, "Only one row and one column can be chosen."),
    ],
)
def test_what_is_no_matrix_is_turned_down_with_the_reason_and_the_place(text, at, sentence):
    with pytest.raises(BadInput) as caught:
        load(text, {})
    assert (str(caught.value), caught.value.at) == (sentence, at)
    assert caught.value.field == "position"


@given(st.text("01-.,/\n :|>AB", max_size=24) | st.text(max_size=12))
def test_any_text_is_read_or_turned_down_with_a_sentence_and_a_place_in_it(text):
    problem = refusal(load, text, {})
    if problem:
        assert problem.at is None or 0 <= problem.at < len(text)
        assert str(problem).endswith(".")
    else:
        matrix, chosen = read_matrix(text)
        written = write_matrix(matrix, chosen)
        assert read_matrix(written) == (matrix, chosen)
        assert all(len(row) == len(matrix.columns) for row in matrix.payoffs)


@given(MATRICES, st.integers(-2, 20))
def test_a_move_that_is_not_there_is_turned_down(rows, action):
    game = game_of(rows)
    if action in game.actions(()):
        assert game.result((), action) == (action,)
    else:
        with pytest.raises(IllegalAction, match="MAX chooses one of the rows 1"):
            game.result((), action)
    with pytest.raises(IllegalAction, match="The game is over: MAX chose"):
        game.result((0, 0), 0)


def test_a_move_is_typed_by_its_id():
    game = load("Heads Tails: 1 -1/-1 1", {}).game
    assert game.parse_action((), " Tails ") == 1
    with pytest.raises(BadInput) as caught:
        game.parse_action((0,), "Edge")
    assert str(caught.value) == "MIN chooses one of the columns Heads, Tails."


def test_the_picture_shows_the_matrix_and_what_has_been_chosen():
    loaded = load("Heads Tails: 1 -1/-1 1 > Tails", {})
    assert loaded.game.picture(loaded.state) == {
        "kind": "matrix",
        "rows": ["Heads", "Tails"],
        "columns": ["Heads", "Tails"],
        "payoffs": [[1, -1], [-1, 1]],
        "chosen": [1, None],
        "names": {"MAX": "MAX", "MIN": "MIN"},
    }


def test_every_preset_is_written_as_it_is_typed():
    for preset in ENTRY.presets:
        loaded = load(preset.position, {})
        assert loaded.game.format(loaded.state) == preset.position
