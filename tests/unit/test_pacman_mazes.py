"""Pac-Man's evaluation in mazes with many dots: it orders positions, and passes for no end."""

import pytest
from hypothesis import given
from pacman_mazes import LONG_WAYS, MAZES
from playing import load, playouts, quick_for
from plyscope.games.evaluation import Weighted
from plyscope.games.pacman.scene import CAUGHT, CLEARED
from plyscope.search.alphabeta_turns import alphabeta_turns
from plyscope.search.expectiminimax import expectiminimax
from plyscope.search.star import star2

PLAYED = [
    *[("pacman", text, {"ghosts": ghosts}) for text in MAZES for ghosts in (0, 1)],
    *[("pacman", text, {"ghosts": 0}) for text in LONG_WAYS],
]
DOTS_WEIGH_TEN = (1, 10, 1, 0, 20, 20, 50)


def children(game, state):
    return [game.result(state, action) for action in game.actions(state)]


def without_ghosts(text):
    """A maze in which nothing but dots counts."""
    return load("pacman", text.replace("G", ".").replace("o", "."), rounds=200)


def test_there_are_twenty_mazes_with_20_to_200_dots():
    counts = [len(load("pacman", text).state.food) for text in MAZES]
    assert len(set(MAZES)) == 20
    assert (min(counts), max(counts)) == (20, 196)


def test_through_the_long_ways_a_step_is_worth_less_than_four_hundredths():
    for text in LONG_WAYS:
        loaded = load("pacman", text)
        weights = {each.id: each.default for each in loaded.game.feature_list}
        assert max(loaded.game.maze.far(loaded.state.pacman).values()) > 100
        assert 0 < 4 * weights["far-food"] <= weights["near-food"] < 0.04


@pytest.mark.parametrize("text", [*MAZES, *LONG_WAYS])
def test_moves_get_different_values_in_every_maze_and_at_every_depth(text):
    loaded = load("pacman", text, ghosts=1)
    game, state = loaded.game, loaded.state
    for depth in (0, 1, 2):
        values = {expectiminimax(game, child, depth) for child in children(game, state)}
        assert len(values) > 1


@pytest.mark.parametrize("text", quick_for([*MAZES, *LONG_WAYS], *MAZES[:2]))
def test_where_no_ghost_is_he_eats_a_dot_or_comes_nearer_until_all_dots_are_eaten(text):
    loaded = without_ghosts(text)
    game, state = loaded.game, loaded.state
    while not game.is_terminal(state):
        nearest = min(game.maze.far(state.pacman)[square] for square in state.food)
        best = max(children(game, state), key=lambda child: alphabeta_turns(game, child, 0))
        if nearest == 1:
            assert len(best.food) == len(state.food) - 1
        else:
            assert min(game.maze.far(best.pacman)[square] for square in best.food) < nearest
        # As many rounds as it takes: here, only their order counts.
        state = best._replace(left=200)
    assert not state.food


@pytest.mark.slow
@given(playouts(PLAYED, longest=30))
def test_to_go_on_is_better_than_to_be_caught_and_to_win_is_better_than_to_go_on(playout):
    _, _, game, states = playout
    for state in states:
        if not game.is_terminal(state):
            assert state.score + CAUGHT < game.evaluate(state) < state.score + CLEARED - state.left


@pytest.mark.parametrize("text", [*MAZES, *LONG_WAYS])
def test_with_own_weights_too_a_dot_more_is_worth_more_within_the_bounds(text):
    loaded = without_ghosts(text)
    game = Weighted(loaded.game, DOTS_WEIGH_TEN)
    worst, best = game.bounds
    state, values = loaded.state, []
    for square in sorted(state.food - {state.pacman}):
        values.append(game.evaluate(state))
        state = state._replace(food=state.food - {square}, score=state.score + 10)
    assert all(worst < value < best for value in values)
    assert values[0] < values[len(values) // 2] < values[-1]


@pytest.mark.slow
@given(playouts([each for each in PLAYED if each[2]["ghosts"]], longest=6))
def test_star2_finds_the_value_of_expectiminimax_within_the_bounds(playout):
    _, _, game, states = playout
    state = states[-1]
    assert star2(game, state, 3) == pytest.approx(expectiminimax(game, state, 3))


def test_a_capsule_and_a_scared_ghost_that_is_near_are_worth_something():
    room = "%%%%%%%/%P_oG.%/%%%%%%%"
    hunted, eaten = (load("pacman", text) for text in (room, room.replace("o", "_")))
    assert eaten.game.evaluate(eaten.state) > hunted.game.evaluate(hunted.state)
    near, far = (load("pacman", f"{maze}; scared 5") for maze in ("%%%%%%%/%P_G_.%/%%%%%%%", "%%%%%%%/%P__G.%/%%%%%%%"))
    assert near.game.evaluate(near.state) > far.game.evaluate(far.state)
