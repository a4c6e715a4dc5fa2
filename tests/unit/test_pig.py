"""Pig: its rules, how it is typed, and its exact values by value iteration."""

from functools import cache

import pytest
from playing import load, refusal
from plyscope.games import GAMES
from plyscope.games.pig.rules import PigState
from plyscope.games.pig.values import PigValues
from plyscope.search.expectiminimax import expectiminimax
from plyscope.search.star import star1, star2
from plyscope.tracing import NO_HINTS, Hints, watch


def played(actions, **options):
    """The game, and the state after these actions from the start."""
    game = load("pig", **options).game
    state = game.initial
    for action in actions.split():
        state = game.result(state, action)
    return game, state


def exact_value(game, state):
    """Expectiminimax to the end, each position looked at once."""

    @cache
    def value(state):
        if game.is_terminal(state):
            return game.utility(state)
        below = {action: value(game.result(state, action)) for action in game.actions(state)}
        if game.to_move(state) == "CHANCE":
            return sum(chance * below[face] for face, chance in game.outcomes(state))
        return (max if game.to_move(state) == "MAX" else min)(below.values())

    return value(state)


def test_the_points_of_a_turn_are_kept_by_holding_and_lost_by_a_1():
    game, state = played("roll 4 roll 3 hold roll 5 roll 1")
    assert state == PigState((7, 0), 0, 0, False, 36)
    assert game.to_move(state) == "MAX"


def test_somebody_without_points_in_this_turn_must_roll():
    game, state = played("")
    assert game.actions(state) == ["roll"]
    assert game.actions(played("roll 2")[1]) == ["roll", "hold"]
    assert str(refusal(game.parse_action, state, "hold")) == ("There are no points to keep yet, so roll.")


def test_the_die_in_the_air_shows_each_face_with_the_same_probability():
    game, state = played("roll", faces=4)
    assert game.to_move(state) == "CHANCE"
    assert game.outcomes(state) == [("1", 0.25), ("2", 0.25), ("3", 0.25), ("4", 0.25)]


def test_who_reaches_the_goal_wins_at_once():
    game, state = played("roll 1 roll 6 roll 5")
    assert game.is_terminal(state)
    assert (game.utility(state), game.verdict(state)) == (-1, "MIN has 11 points and wins.")


def test_the_game_is_a_draw_when_no_more_rolls_are_left():
    game, state = played("roll 1 roll 2", rolls=2)
    assert game.is_terminal(state)
    assert (game.utility(state), game.actions(state)) == (0, [])
    assert game.verdict(state) == "The die has been rolled 2 times: a draw."


def test_the_evaluation_is_the_lead_with_the_points_of_this_turn():
    game, state = played("roll 4 hold roll 3")
    assert game.evaluate(state) == (4 - 3) / 10


def test_the_picture_says_whose_turn_it_is_while_the_die_is_in_the_air():
    game, state = played("roll 1 roll 3 roll")
    picture = game.picture(state)
    told = [picture[key] for key in ("scores", "player", "turn", "rolling", "faces", "left")]
    assert told == [[0, 0], "MIN", 3, True, 6, 37]


# With exact fractions for the probabilities, the numbers are the same.
@pytest.mark.parametrize(("search", "nodes"), [(expectiminimax, 1483), (star1, 881), (star2, 625)])
def test_a_little_game_searched_to_the_end_has_its_exact_value_and_nodes(search, nodes):
    game = load("pig", goal=4, faces=3, rolls=6).game
    hints = Hints(never=("value",)) if search is not expectiminimax else NO_HINTS
    run = watch(search, game, game.initial, hints=hints, lines=False)
    assert run.value == pytest.approx(exact_value(game, game.initial))
    assert run.log.nodes == nodes


@pytest.mark.slow
@pytest.mark.parametrize(("goal", "faces"), [(2, 2), (4, 3), (5, 6), (6, 2)])
def test_value_iteration_finds_what_a_game_with_very_many_rolls_is_worth(goal, faces):
    game = load("pig", goal=goal, faces=faces, rolls=70).game
    values = PigValues(goal, faces)
    for actions in ("", "roll", "roll 2", "roll 1", "roll 1 roll"):
        state = played(actions, goal=goal, faces=faces, rolls=70)[1]
        assert values.value(state) == pytest.approx(exact_value(game, state), abs=1e-4)


def test_a_coin_to_two_points_is_won_by_who_begins_two_times_in_three():
    assert PigValues(goal=2, faces=2).win(0, 0) == pytest.approx(2 / 3)


def test_the_best_move_is_the_one_of_the_greater_chance():
    values = PigValues(goal=10, faces=2)
    for own, other, turn in ((0, 0, 4), (0, 8, 4), (6, 2, 2), (2, 6, 2)):
        state = PigState((own, other), 0, turn, False, 40)
        roll, hold = values.roll(own, other, turn), values.hold(own, other, turn)
        assert values.win(own, other, turn) == pytest.approx(max(roll, hold))
        assert values.best(state) == ("hold" if hold > roll else "roll")


@pytest.mark.parametrize(("preset", "best"), [("hold", "hold"), ("roll-on", "roll")])
def test_the_positions_that_are_offered_ask_for_what_their_names_say(preset, best):
    offer = next(each for each in GAMES["pig"].presets if each.id == preset)
    loaded = load("pig", offer.position, **offer.options)
    game, state = loaded.game, loaded.state
    values = {action: expectiminimax(game, game.result(state, action), depth=3) for action in game.actions(state)}
    assert max(values, key=values.get) == best
    assert PigValues(game.goal, game.faces).best(state) == best


def test_with_six_faces_and_a_near_goal_it_never_pays_to_hold():
    values = PigValues(goal=10, faces=6)
    for own in range(10):
        for other in range(10):
            for turn in range(2, 10 - own):
                assert values.roll(own, other, turn) >= values.hold(own, other, turn)


@pytest.mark.slow
@pytest.mark.native
def test_to_a_hundred_points_who_begins_wins_with_the_published_probability():
    values = PigValues(goal=100, faces=6, tolerance=1e-5)
    assert values.win(0, 0) == pytest.approx(0.5306, abs=5e-5)
