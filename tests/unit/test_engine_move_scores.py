"""The engine's door: the same question for every game that it plays."""

from itertools import count

import pytest
from engine_playing import small_positions
from hypothesis import given
from playing import load, positions
from plyscope.engine.move_scores import ask, means_for, plies_to_end
from plyscope.game import MAX, MIN, BadInput
from plyscope.games import GAMES
from plyscope.search.alphabeta import alphabeta

SMALL_GAMES = [
    ("tictactoe", "XO./.../...", {}),
    ("nim", "2 3 1", {}),
    ("nim", "2 2 1", {"misere": 1}),
    ("connect4", "1213", {"columns": 4, "rows": 3, "connect": 4}),
]


def asked(game, position="", seconds=60, **options):
    loaded = load(game, position, **options)
    return ask(loaded.game, loaded.state, seconds)


def test_it_plays_tic_tac_toe_nim_and_connect_4_with_four_in_a_row():
    played = {name: means_for(entry.load(entry.start, {}).game) for name, entry in GAMES.items()}
    found = {name: means for name, means in played.items() if means}
    assert found == {"tictactoe": "table", "nim": "theory", "connect4": "search"}
    assert means_for(load("connect4", "", columns=4, rows=4, connect=3).game) is None


@pytest.mark.slow
@given(positions(SMALL_GAMES))
def test_every_move_has_its_exact_sign_and_the_best_is_a_best_one(case):
    game, state = case
    if game.is_terminal(state):
        return
    known = ask(game, state, 60)
    sign = 1 if game.to_move(state) == MAX else -1
    values = {each: sign * alphabeta(game, game.result(state, each)) for each in game.actions(state)}
    assert known.certain
    assert [move.action for move in known.moves] == list(values)
    for move in known.moves:
        assert move.exact
        assert (move.least > 0) - (move.least < 0) == values[move.action]
    assert values[known.best] == max(values.values())


@pytest.mark.slow
@given(positions([("tictactoe", "", {"sooner": 1})], 9))
def test_a_win_is_a_win_to_it_however_much_a_sooner_one_counts(case):
    game, state = case
    if not game.is_terminal(state):
        assert ask(game, state, 60) == ask(load("tictactoe").game, state, 60)


@pytest.mark.slow
@given(positions([("tictactoe", "", {})], 9))
def test_the_plies_of_the_best_move_are_how_long_best_play_lasts(case):
    game, state = case
    if game.is_terminal(state):
        return
    known = ask(game, state, 60)
    expected = next(move.plies for move in known.moves if move.action == known.best)
    played = 0
    while not game.is_terminal(state):
        state = game.result(state, ask(game, state, 60).best)
        played += 1
    assert played == expected


@pytest.mark.slow
@given(small_positions())
def test_the_plies_of_connect_4_are_those_to_the_end_that_alpha_beta_finds(small):
    board, text, _ = small
    rules = {"columns": board.columns, "rows": board.rows, "connect": 4, "sooner": 1}
    game, state = (loaded := load("connect4", text, **rules)).game, loaded.state
    if game.is_terminal(state):
        return
    for move in ask(game, state, 60).moves:
        worth = alphabeta(game, game.result(state, move.action))
        empties = state.count(".")
        # A win is worth one more than the cells that are empty by then.
        lasts = empties - (abs(worth) - 1) if worth else empties
        assert move.plies == lasts


def test_scores_of_connect_4_turn_into_plies():
    assert [plies_to_end(score, 42) for score in (21, 1, 0, -1, -21)] == [1, 41, 42, 42, 2]
    assert [plies_to_end(score, 41) for score in (21, 1, 0, -1, -20)] == [1, 41, 41, 40, 2]


def test_tic_tac_toe_is_solved_outright_with_all_its_positions():
    known = asked("tictactoe")
    assert (known.means, known.positions, known.best) == ("table", 5478, 0)
    assert {(move.least, move.most, move.plies) for move in known.moves} == {(0, 0, 9)}
    lost = asked("tictactoe", "X../.../...")
    assert [move.action for move in lost.moves if move.least == 0] == [4]
    assert {move.plies for move in lost.moves if move.least == -1} == {6}


def test_nim_is_known_by_its_theory_and_so_is_its_misere_play():
    known = asked("nim", "3 4 5")
    assert (known.means, known.best, known.positions) == ("theory", (0, 2), 12)
    assert sum(1 for move in known.moves if move.least == 1) == 1
    assert asked("nim", "1 1 2", misere=1).best == (2, 1)
    assert asked("nim", "1 1 2").best == (2, 2)


def test_a_lost_position_of_nim_still_has_a_move():
    known = asked("nim", "min 1 2 3")
    assert {move.least for move in known.moves} == {-1}
    assert known.best == (0, 1)


def test_an_opening_of_connect_4_is_looked_up():
    known = asked("connect4", "", seconds=1e-9)
    assert (known.means, known.best, known.positions) == ("openings", 3, 0)
    assert [move.least for move in known.moves] == [-2, -1, 0, 1, 0, -1, -2]
    assert [move.plies for move in known.moves] == [40, 42, 42, 41, 42, 42, 40]


def in_little_time(position):
    loaded = load("connect4", position)
    return ask(loaded.game, loaded.state, 300, clock=count().__next__)


@pytest.mark.slow
def test_columns_that_are_solved_in_time_are_exact_and_the_others_left_open():
    known = in_little_time("5646744675")
    # Who does not lose at once, as by all others, has found the best.
    assert (known.means, known.certain, known.best) == ("search", True, 5)
    assert [move.least for move in known.moves if move.exact] == [-16] * 6
    (left_open,) = [move for move in known.moves if not move.exact]
    assert left_open == (5, None, None, None)


@pytest.mark.slow
def test_what_is_proven_of_a_column_that_is_not_solved_is_told():
    known = in_little_time("2552354651")
    (column,) = [move for move in known.moves if move.least is not None]
    assert column == (known.best, 4, None, None)
    assert not column.exact
    assert not known.certain


def test_the_best_move_alone_is_found_with_less_work():
    loaded = load("connect4", "7422341735647741166133573")
    every, best = (ask(loaded.game, loaded.state, 600, each) for each in (True, False))
    assert every.certain
    assert best.certain
    assert best.positions < every.positions


@pytest.mark.parametrize(
    ("game", "position", "field"),
    [
        ("kuhn", "", "subject"),
        ("nim", "0 0", "position"),
        ("tictactoe", "XXX/OO./...", "position"),
        ("connect4", "1212121", "position"),
        ("connect4", "xxo...x/ooox..x/xo...../xoo..../xxxo.../ooxox..", "position"),
    ],
)
def test_what_it_cannot_play_is_refused_at_its_field(game, position, field):
    with pytest.raises(BadInput) as caught:
        asked(game, position)
    assert caught.value.field == field


def test_the_side_to_move_is_who_the_scores_are_for():
    for mover, prefix in ((MAX, ""), (MIN, "min ")):
        loaded = load("nim", f"{prefix}3 4 5")
        assert loaded.game.to_move(loaded.state) == mover
        assert max(move.least for move in ask(loaded.game, loaded.state, 1).moves) == 1
