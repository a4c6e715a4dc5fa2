"""Matrix games: what is read, what is turned down and how, and what each side knows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plyscope.game import BadInput, IllegalAction
from plyscope.games.matrix import ENTRY, MatrixGame, load
from plyscope.games.matrix_text import read_matrix

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
