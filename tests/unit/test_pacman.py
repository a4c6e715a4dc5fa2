"""Pac-Man: steps, what is eaten, who is caught, the ghosts by chance, mazes as text."""

import itertools

import pytest
from hypothesis import given
from playing import load, playouts, refusal
from plyscope.game import CHANCE, MAX, MIN, MovesAgain, offers
from plyscope.games import GAMES
from plyscope.games.pacman.rules import SCARED
from plyscope.kinds.game.positions import look
from plyscope.kinds.game.requests import read_run, read_setting
from plyscope.kinds.game.sizes import estimate
from plyscope.search.alphabeta_turns import alphabeta_turns
from plyscope.search.expectiminimax import expectiminimax
from plyscope.search.minimax_turns import minimax_turns

PRESETS = {preset.id: preset for preset in GAMES["pacman"].presets}
MAZES = [("pacman", preset.position, dict(preset.options)) for preset in PRESETS.values()]
ROOM = "%%%%%/%P.o%/%._2%/%1_.%/%%%%%"


def _preset(id):
    preset = PRESETS[id]
    loaded = load("pacman", preset.position, **preset.options)
    return loaded.game, loaded.state


def walk(text, *moves, **options):
    """The game and the state after some moves."""
    loaded = load("pacman", text, **options)
    state = loaded.state
    for move in moves:
        state = loaded.game.result(state, loaded.game.parse_action(state, move))
    return loaded.game, state


def values(game, state, search, depth):
    """The value of each action, the depth counted from `state`."""
    worth = {}
    for action in game.actions(state):
        child = game.result(state, action)
        over = game.is_terminal(child)
        worth[action] = game.utility(child) if over else search(game, child, depth=depth - 1)
    return worth


def test_a_round_is_a_step_of_pac_man_and_then_of_each_ghost():
    game, state = walk(ROOM)
    movers = []
    for move in ("down", "right", "left"):
        movers.append((game.to_move(state), state.turn))
        state = game.result(state, move)
    assert movers == [(MAX, 0), (MIN, 1), (MIN, 2)]
    assert (game.to_move(state), state.turn) == (MAX, 0)
    assert state.left == game.initial.left - 1
    assert offers(game, MovesAgain)


def test_a_step_costs_a_point_and_food_brings_ten():
    _, state = walk(ROOM, "right")
    assert state.score == -1 + 10
    assert len(state.food) == len(walk(ROOM)[1].food) - 1


def test_the_last_food_brings_500_more_and_ends_the_game():
    game, state = walk("%%%%%/%P._%/%%%%%", "right")
    assert game.is_terminal(state)
    assert game.utility(state) == -1 + 10 + 500
    assert game.verdict(state) == "Pac-Man has eaten all dots: 509 points."


def test_who_walks_into_a_ghost_is_caught_and_eats_nothing():
    game, state = walk("%%%%%/%PG.%/%%%%%; 1 on .", "right")
    assert game.is_terminal(state)
    assert (state.score, len(state.food)) == (-501, 2)
    assert game.verdict(state) == "A ghost has caught Pac-Man: −501 points."


def test_a_ghost_that_walks_into_pac_man_catches_him():
    game, state = walk("%%%%%%%/%_P_G.%/%%%%%%%", "left", "left", "right", "left")
    assert game.is_terminal(state)
    assert state.caught
    assert state.score == -2 - 500


def test_after_a_capsule_ghosts_are_scared_for_its_round_and_eleven_more():
    maze = "%%%%%%%/%Po_._%/%%%%%%%/%G____%/%%%%%%%"
    game, state = walk(maze, "right", "right")
    assert state.scared == SCARED - 1
    for _ in range(SCARED - 1):
        for _ in range(2):
            state = game.result(state, game.actions(state)[0])
    assert state.scared == 0


def test_a_scared_ghost_is_eaten_for_200_points_and_is_gone_for_good():
    game, state = walk("%%%%%%/%P1_.%/%%%%%%; scared 3", "right")
    assert state.score == -1 + 200
    assert state.ghosts == (-1,)
    assert not game.is_terminal(state)
    assert game.to_move(state) == MAX, "no ghost is left to move"
    ran_into = walk("%%%%%%%/%P_1_.%/%%%%%%%; scared 3", "right", "left")[1]
    assert ran_into.score == -1 + 200


def test_two_ghosts_on_one_square_are_both_eaten():
    _, state = walk("%%%%%%/%P1_.%/%%%%%%; 2 with 1; scared 2", "right")
    assert state.score == -1 + 400
    assert state.ghosts == (-1, -1)


def test_when_no_round_is_left_the_points_so_far_count():
    game, state = walk("%%%%%%/%P_._%/%%%%%%", "right", "left", rounds=2)
    assert game.is_terminal(state)
    assert game.utility(state) == -2
    assert game.verdict(state) == "No round is left: −2 points."


def test_a_ghost_between_walls_stays():
    game, state = walk("%%%%%/%P._%/%%%%%/%G%%%/%%%%%", "right")
    assert game.is_terminal(state)
    game, state = walk("%%%%%%/%P_._%/%%%%%%/%G%%%%/%%%%%%", "right")
    assert game.actions(state) == ["stay"]
    assert game.result(state, "stay").turn == 0


@given(playouts(MAZES))
def test_points_change_only_as_the_rules_say(playout):
    _, _, _game, states = playout
    for before, after in itertools.pairwise(states):
        eaten = len(before.food) - len(after.food)
        gone = after.ghosts.count(-1) - before.ghosts.count(-1)
        expected = -(before.turn == 0) + 10 * eaten + 200 * gone
        expected += 500 * (eaten and not after.food) - 500 * after.caught
        assert after.score - before.score == expected
        assert before.food >= after.food
        assert before.capsules >= after.capsules


@given(playouts(MAZES))
def test_everybody_stays_on_open_squares_and_moves_by_one_step(playout):
    _, _, game, states = playout
    far = game.maze.far
    for before, after in itertools.pairwise(states):
        pieces = zip((before.pacman, *before.ghosts), (after.pacman, *after.ghosts), strict=True)
        moved = [(old, new) for old, new in pieces if new not in (old, -1)]
        assert len(moved) <= 1
        assert all(far(old)[new] == 1 for old, new in moved)


def test_a_ghost_by_chance_takes_each_way_equally_often_unless_it_pursues():
    maze = "%%%%%/%P_.%/%_G_%/%___%/%%%%%"
    game, state = walk(maze, "right", ghosts=1)
    assert game.to_move(state) == CHANCE
    assert dict(game.outcomes(state)) == dict.fromkeys(["up", "left", "down", "right"], 0.25)
    game, state = walk(maze, "right", ghosts=1, pursuit=0.6)
    assert dict(game.outcomes(state)) == pytest.approx({"up": 0.7, "left": 0.1, "down": 0.1, "right": 0.1})
    game, state = walk(maze, "right", ghosts=1, pursuit=1)
    assert game.outcomes(state) == [("up", 1)]
    assert game.actions(state) == ["up"]


def test_a_scared_ghost_that_pursues_runs_away():
    game, state = walk("%%%%%%%/%P_2_.%/%%%%%%%; scared 5", "right", ghosts=1, pursuit=1)
    assert game.outcomes(state) == [("right", 1)]


def test_in_the_trap_minimax_dies_at_once_and_expectiminimax_tries_its_luck():
    game, state = _preset("trapped")
    worth = values(game, state, minimax_turns, 6)
    assert worth == {"left": -501, "right": -502}
    game, state = _preset("luck")
    hoped = values(game, state, expectiminimax, 6)
    assert hoped["left"] == -501
    assert hoped["right"] == pytest.approx(-89.4167, abs=1e-4)
    assert values(game.at_worst(), state, minimax_turns, 6) == worth


def test_in_the_corridor_he_is_caught_either_way_but_may_eat_a_dot_first():
    assert values(*_preset("corridor"), minimax_turns, 60) == {"left": -493, "right": -501}


def test_to_the_right_the_ghost_catches_him_and_the_capsule_saves_him():
    game, state = _preset("capsule")
    worth = values(game, state, alphabeta_turns, 10)
    assert worth["right"] == -501
    assert worth["left"] > -100
    while not game.is_terminal(state):
        worth = values(game, state, alphabeta_turns, 10)
        pick = max if game.to_move(state) == MAX else min
        state = game.result(state, pick(worth, key=worth.__getitem__))
    assert not state.food


@given(playouts([("pacman", ROOM, {"rounds": 3}), *MAZES[1:2]], longest=8))
def test_alphabeta_finds_the_value_of_minimax(playout):
    _, _, game, states = playout
    assert alphabeta_turns(game, states[-1], depth=5) == minimax_turns(game, states[-1], depth=5)


@given(playouts(MAZES))
def test_a_scene_is_read_as_it_was_written(playout):
    _, options, game, states = playout
    again = load("pacman", game.format(states[-1]), **options)
    assert again.state == states[-1]
    assert again.game.format(again.state) == game.format(states[-1])


def test_a_ghost_that_was_eaten_is_written_as_gone():
    game, state = walk("%%%%%%/%P1_.%/%%%%%%; scared 2", "right")
    assert game.format(state) == "%%%%%%/%_P_.%/%%%%%%; 1 gone; scared 1; score 199; left 59"
    assert load("pacman", game.format(state)).state == state


@pytest.mark.parametrize("sign", ["dot", "capsule"])
def test_where_he_is_caught_what_is_on_the_square_is_written_down(sign):
    under = "." if sign == "dot" else "o"
    game, state = walk(f"%%%%%%/%PG.%%/%%%%%%; 1 on {under}", "right")
    assert game.format(state) == (f"%%%%%%/%_P.%%/%%%%%%; P on {under}; 1 with P; turn 1; score -501; left 60")
    assert load("pacman", game.format(state)).state == state


def test_a_round_has_a_ply_of_pac_man_and_one_of_each_ghost_that_is_left():
    for text, plies in [
        ("%%%%/%P.%/%%%%", 1),
        ("%%%%%/%P1.%/%%%%%", 2),
        ("%%%%%%/%P12.%/%%%%%%", 3),
        ("%%%%%%/%P_2.%/%%%%%%; 1 gone", 2),
    ]:
        assert look({"subject": "pacman", "position": text})["round"] == plies


def test_a_wrong_depth_is_refused_in_rounds_and_plies():
    request = {"subject": "pacman", "position": "%%%%%%/%P12.%/%%%%%%", "depth": "deep"}
    problem = refusal(lambda: read_run(request, read_setting(request)))
    assert str(problem) == (
        "The depth must be a whole number of rounds from 1 to 20, or of plies from 1 to 60, or "
        "empty to search to the end of the game."
    )


@pytest.mark.slow
def test_a_depth_is_suggested_in_whole_rounds():
    suggested = estimate({"subject": "pacman", "method": "minimax"})["suggestedDepth"]
    assert suggested > 3
    assert suggested % 3 == 0


def test_features_measure_what_is_near():
    game, state = walk("%%%%%%%/%P._.G%/%%%%%%%")
    features = dict(zip([each.id for each in game.feature_list], game.features(state), strict=True))
    assert features == {
        "points": 0,
        "food": -2,
        "near-food": -1,
        "far-food": 1 - (1 + 3) / 2,
        "near-ghost": -1 / 4,
        "capsules": 0,
        "scared": 0,
    }
    game, state = walk("%%%%%%%/%P._.G%/%%%%%%%; scared 4")
    assert game.features(state)[4:] == (0, 0, 1 / 4)


def test_ghosts_are_named_only_where_there_are_several():
    game, state = walk(ROOM, "down")
    assert next(game.action_name(state, action) for action in game.actions(state)) == "ghost 1 up"
    game, state = walk("%%%%%/%P.G%/%%%%%", "right")
    assert game.action_name(state, "left") == "left"


def test_an_illegal_step_is_refused_with_its_reason():
    game, state = walk(ROOM)
    assert str(refusal(game.parse_action, state, "up")) == "Pac-Man cannot go up from here."
    assert str(refusal(game.parse_action, state, "jump")) == "A move is up, left, down or right."
