"""Othello: perft, what is read and turned down, passes, ends, features and solved boards."""

import json
from random import Random

import pytest
from explained import READ
from hypothesis import given
from hypothesis import strategies as st
from playing import load, positions
from plyscope.bridge import answer
from plyscope.game import MAX, MIN
from plyscope.games import GAMES
from plyscope.games.othello.rules import PASS, Othello
from plyscope.search.alphabeta import alphabeta
from plyscope.search.alphabeta_table import alphabeta_table

PRESETS = [("othello", each.position, dict(each.options)) for each in GAMES["othello"].presets]


def perft(game, state, depth):
    """How many lines of `depth` moves there are from `state`; a line may end before."""
    if depth == 0 or game.is_terminal(state):
        return 1
    return sum([perft(game, game.result(state, each), depth - 1) for each in game.actions(state)])


PUBLISHED = (4, 12, 56, 244, 1_396, 8_200)


@pytest.mark.parametrize(("depth", "lines"), list(enumerate(PUBLISHED, 1)))
def test_there_are_as_many_lines_as_published(depth, lines):
    game = Othello()
    assert perft(game, game.initial, depth) == lines


@pytest.mark.slow
@pytest.mark.parametrize(("depth", "lines"), [(7, 55_092), (8, 390_216)])
def test_there_are_as_many_longer_lines_as_published(depth, lines):
    game = Othello()
    assert perft(game, game.initial, depth) == lines


def test_the_first_move_flips_one_disc():
    loaded = load("othello", "d3")
    assert loaded.game.format(loaded.state) == (
        "......../......../...X..../...XX.../...XO.../......../......../........ O"
    )


@pytest.mark.parametrize(("size", "cells"), [(0, 16), (1, 36), (2, 64)])
def test_the_middle_is_taken_at_the_start_of_every_board(size, cells):
    loaded = load("othello", size=size)
    assert len(loaded.game.cells(loaded.state)) == cells
    assert {loaded.game.action_name(loaded.state, each) for each in loaded.game.actions(loaded.state)} == {
        0: {"b1", "a2", "d3", "c4"},
        1: {"c2", "b3", "e4", "d5"},
        2: {"d3", "c4", "f5", "e6"},
    }[size]


def by_hand(game, state, square):
    """The discs that are flipped, found by walking over the board."""
    cells, size = game.cells(state), game.size
    own, other = ("X", "O") if game.to_move(state) == MAX else ("O", "X")
    flipped = set()
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            run, row, column = [], square // size + down, square % size + right
            while 0 <= row < size and 0 <= column < size and cells[row * size + column] == other:
                run.append(row * size + column)
                row, column = row + down, column + right
            if 0 <= row < size and 0 <= column < size and cells[row * size + column] == own:
                flipped.update(run)
    return flipped


@given(positions(PRESETS), st.integers(0, 10**6))
def test_what_flips_is_what_one_finds_by_walking_over_the_board(position, choice):
    game, state = position
    cells = game.cells(state)
    empty = [square for square in range(len(cells)) if cells[square] == "."]
    legal = [square for square in empty if by_hand(game, state, square)]
    assert [each for each in game.actions(state) if each != PASS] == legal
    if legal:
        square = legal[choice % len(legal)]
        after = game.cells(game.result(state, square))
        changed = {cell for cell in range(len(cells)) if cells[cell] != after[cell]}
        assert changed == by_hand(game, state, square) | {square}


def test_a_side_that_can_flip_nothing_passes_and_the_other_goes_on():
    loaded = load("othello", "XO../..../..../.... O", size=0)
    game, state = loaded.game, loaded.state
    assert game.actions(state) == [PASS]
    assert game.action_id(state, PASS) == game.action_name(state, PASS) == "pass"
    assert game.parse_action(state, "pass") == PASS
    after = game.result(state, PASS)
    assert after == (*state[:2], MAX)
    assert game.actions(after) == [2]


def test_a_game_played_by_its_squares_passes_by_itself():
    game, random, passes = Othello(4), Random(3), 0
    state, text = game.initial, ""
    while not game.is_terminal(state):
        action = random.choice(game.actions(state))
        passes += action == PASS
        text += "" if action == PASS else game.action_name(state, action)
        state = game.result(state, action)
    assert passes > 0
    again = load("othello", text, size=0)
    assert again.game.cells(again.state) == game.cells(state)


def test_best_play_on_four_by_four_leaves_x_three_discs():
    game = Othello(4)
    state = game.initial
    while not game.is_terminal(state):
        after = [game.result(state, action) for action in game.actions(state)]
        best = max if game.to_move(state) == MAX else min
        state = best(after, key=lambda each: alphabeta(game, each))
    assert game.verdict(state) == "Black has 3 and White has 11, so White wins."


def test_the_second_player_wins_on_four_by_four_as_published():
    game = Othello(4)
    assert alphabeta(game, game.initial) == -8
    assert alphabeta_table(game, game.initial) == -8
    assert alphabeta(Othello(4, margin=False), game.initial) == -1


def test_the_side_to_move_follows_from_the_number_of_discs_if_it_is_not_named():
    assert load("othello", "..../.OX./.XO./....", size=0).state[2] == MAX
    assert load("othello", "..../.OX./.XX./...X", size=0).state[2] == MIN
    assert load("othello", "..../.OX./.XO./.... O", size=0).state[2] == MIN


def test_an_empty_middle_is_analysed_with_a_warning():
    loaded = load("othello", "XO../..../..../....", size=0)
    (warning,) = loaded.game.warnings(loaded.state)
    assert warning.startswith("This position cannot happen in a game")
    assert load("othello").game.warnings(load("othello").state) == ()


def test_the_end_is_worth_the_margin_or_only_the_win():
    text = "XXXX/XXXX/OOXX/OOOX"
    assert load("othello", text, size=0).game.utility(load("othello", text, size=0).state) == 6
    only = load("othello", text, size=0, margin=0)
    assert (only.game.utility(only.state), only.game.bounds) == (1, (-1, 1))
    assert only.game.verdict(only.state) == "Black has 11 and White has 5, so Black wins."
    even = load("othello", "XXXX/XXXX/OOOO/OOOO", size=0)
    assert even.game.verdict(even.state) == "Both have 8 discs: a draw."


def test_the_features_are_counted_from_x_s_side():
    loaded = load("othello", "XXX./OOX./.OX./.... O", size=0)
    game, state = loaded.game, loaded.state
    found = dict(zip([each.id for each in game.feature_list], game.features(state), strict=True))
    assert found == {"discs": 5 - 3, "mobility": 3 - 4, "corners": 1, "edges": 3, "frontier": 3 - 3}


def test_a_full_edge_cannot_be_flipped_whoever_has_it():
    loaded = load("othello", "OXXO/.OX./.XO./....", size=0)
    edges = [each.id for each in loaded.game.feature_list].index("edges")
    assert loaded.game.features(loaded.state)[edges] == 2 - 2


def test_a_position_is_noisy_if_a_corner_can_be_taken():
    noisy = load("othello", ".OX./.OX./.XO./....", size=0)
    assert noisy.game.noisy_actions(noisy.state) == [0]
    assert not noisy.game.is_quiet(noisy.state)
    assert load("othello").game.is_quiet(load("othello").state)


def preset(id):
    (found,) = [each for each in GAMES["othello"].presets if each.id == id]
    return found


def searched(id, method, **settings):
    """What the page is told of a search of the preset."""
    place = {"position": preset(id).position, "options": dict(preset(id).options)}
    asked = {"op": "search", "kind": "game", "subject": "othello", "method": method}
    return json.loads(answer(json.dumps({**asked, **place, **settings})).text)


@pytest.mark.slow
def test_the_presets_answers_tell_what_the_searches_find():
    for method, nodes in (("minimax", 1_713), ("alphabeta", 511)):
        assert searched("full", method, depth=5)["nodes"] == nodes
        assert f"{nodes:,}" in preset("full").answer
    assert 1 + sum(PUBLISHED[:5]) == 1_713
    turned = searched("four", "alphabeta_table", methodOptions={"symmetry": 1})
    plain = searched("four", "alphabeta")
    assert (plain["value"], plain["nodes"]) == (turned["value"], 15_138) == (-8, 15_138)
    assert turned["nodes"] == 433


def values_of_moves(loaded):
    game, state = loaded.game, loaded.state
    return {
        game.action_name(state, action): alphabeta(game, game.result(state, action)) for action in game.actions(state)
    }


def flipped_by_moves(loaded):
    game, state = loaded.game, loaded.state
    return {game.action_name(state, each): len(by_hand(game, state, each)) for each in game.actions(state)}


def test_the_move_after_which_o_must_pass_wins_by_one_disc():
    loaded = load("othello", preset("pass").position, size=0)
    game = loaded.game
    assert values_of_moves(loaded) == {"d1": 1, "a2": -6}
    assert flipped_by_moves(loaded) == {"d1": 1, "a2": 2}
    after = game.result(loaded.state, game.parse_action(loaded.state, "d1"))
    assert game.actions(after) == [PASS]


def test_the_move_that_flips_fewest_discs_wins():
    loaded = load("othello", preset("fewest").position, size=1)
    values, flips = values_of_moves(loaded), flipped_by_moves(loaded)
    assert [move for move, value in values.items() if value > 0] == ["f3"]
    assert (values["f3"], values["b5"]) == (4, -12)
    assert flips["f3"] == min(flips.values())
    assert sorted(flips, key=flips.get)[-1] == "b5"
    assert loaded.game.cells(loaded.state).count(".") == 8
    assert searched("fewest", "alphabeta")["bestName"] == "f3"


def asked_about_six(**request):
    whole = {"kind": "game", "subject": "othello", "options": dict(preset("six").options)}
    return json.loads(answer(json.dumps({**whole, **request})).text)


@pytest.mark.slow
def test_six_by_six_is_too_large_and_its_early_estimates_do_not_tell_who_wins():
    size = asked_about_six(op="estimate", method="alphabeta")
    assert size["nodes"] > 1e9 * size["maxNodes"]
    assert size["suggestedDepth"] > 4
    estimates = [searched("six", "alphabeta", depth=depth)["value"] for depth in (1, 2, 3, 4)]
    # O wins by 4, but these estimates see O ahead at one depth, and nobody at the next.
    assert [value < 0 for value in estimates] == [True, True, False, False]
    assert all(-1 < value < 1 for value in estimates)


@pytest.mark.slow
def test_with_twelve_squares_left_six_by_six_is_searched_to_its_end():
    position = "XXX.X./XXOXOO/XXXOO./XOOO.X/X.O.X./..O... X"
    assert position.count(".") == 12
    for method in ("alphabeta", "alphabeta_table"):
        found = asked_about_six(op="search", method=method, position=position, lines=False)
        assert found["value"] == 26


def test_greed_loses_all_ten_games_against_mobility():
    (example,) = [each for each in READ["games/othello"].examples if each.get("stage") == "duel"]
    sides = [{"method": "alphabeta", "depth": 1, "weights": example["weights"][each]} for each in (MAX, MIN)]
    ids = [each.id for each in load("othello").game.feature_list]
    assert [ids[side["weights"].index(1)] for side in sides] == ["discs", "mobility"]
    for game in range(10):
        # As the page plays it: the two games of a pair begin alike, with the sides swapped.
        greedy = game % 2
        asked = {"op": "duel", "kind": "game", "subject": "othello", "position": example["position"]}
        how = {"options": example["options"], "plies": 2, "seed": 1 + game // 2}
        players = {"max": sides[greedy], "min": sides[1 - greedy]}
        told = json.loads(answer(json.dumps({**asked, **how, **players})).text)
        assert (told["utility"] > 0) == (greedy == 1)
