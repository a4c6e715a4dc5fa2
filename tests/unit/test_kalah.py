"""Kalah: sowing, capturing, moving again, and values that are published."""

from itertools import pairwise

import pytest
from hypothesis import given
from playing import load, playouts
from plyscope.game import MAX, MIN
from plyscope.games import GAMES
from plyscope.games.kalah_rules import Kalah, Sown

OF_KALAH = [("kalah", "", {}), ("kalah", "", {"houses": 3, "seeds": 5})]

PUBLISHED = {1: "draw loss win loss win draw", 2: "win loss loss loss win win", 3: "draw win win win win loss"}
"""For 1 to 3 houses: what the first player gets with 1 to 6 seeds in each.

Irving, Donkers & Uiterwijk, "Solving Kalah", ICGA Journal 23(3), 2000.
"""


def _loaded(text):
    loaded = load("kalah", text)
    return loaded.game, loaded.state


def value(game, state, known):
    """The value for MAX. What is still to be won does not depend on the stores."""
    half = game.houses + 1
    stored = state.pits[game.houses] - state.pits[-1]
    key = (state.pits[: game.houses], state.pits[half:-1], state.mover)
    if key not in known:
        if game.is_terminal(state):
            found = game.utility(state)
        else:
            best = max if state.mover == MAX else min
            found = best(value(game, game.result(state, a), known) for a in game.actions(state))
        known[key] = found - stored
    return stored + known[key]


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.parametrize("houses", PUBLISHED)
def test_small_boards_have_the_values_that_are_published(houses):
    for seeds, told in enumerate(PUBLISHED[houses].split(), 1):
        game = Kalah(houses, seeds)
        found = value(game, game.initial, {})
        assert ("win" if found > 0 else "loss" if found < 0 else "draw") == told


@given(playouts(OF_KALAH))
def test_no_seed_is_lost_and_the_other_store_gets_none(playout):
    _, _, game, states = playout
    for before, after in pairwise(states):
        assert sum(after.pits) == sum(before.pits)
        other = game.houses if before.mover == MIN else -1
        assert after.pits[other] == before.pits[other]


def test_the_last_seed_in_the_own_store_gives_another_move():
    game, state = _loaded("1 2 (0) / 2 2 (0)")
    assert game.result(state, 0) == Sown((0, 3, 0, 2, 2, 0), MIN)
    assert game.result(Sown((1, 1, 0, 2, 2, 0), MAX), 1) == Sown((1, 0, 1, 2, 2, 0), MAX)


def test_a_last_seed_in_an_empty_house_of_ones_own_captures_what_is_across():
    game, state = _loaded("1 0 0 (0) / 2 5 1 (0)")
    assert game.result(state, 0).pits == (0, 0, 0, 6, 2, 0, 1, 0)


def test_nothing_is_captured_when_the_house_across_is_empty():
    game, state = _loaded("1 0 2 (0) / 2 0 1 (0)")
    assert game.result(state, 0).pits == (0, 1, 2, 0, 2, 0, 1, 0)


def test_sowing_goes_past_the_other_store_and_may_come_round():
    game, state = _loaded("1 8 (0) / 1 1 (0)")
    # Eight seeds: the own store, MIN's two houses, one's own two, and round again.
    assert game.result(state, 1) == Sown((2, 1, 2, 3, 3, 0), MIN)


def test_the_side_with_seeds_left_keeps_them():
    game, state = _loaded("0 1 (3) / 2 2 (1)")
    over = game.result(state, 1)
    assert game.is_terminal(over)
    assert game.utility(over) == 4 - 5
    assert game.verdict(over) == "North wins by 5 seeds to 4."


def values_of_moves(id):
    """What each house of a preset is worth, by its number."""
    (preset,) = [each for each in GAMES["kalah"].presets if each.id == id]
    loaded = load("kalah", preset.position, **preset.options)
    game, state = loaded.game, loaded.state
    return {each + 1: value(game, game.result(state, each), {}) for each in game.actions(state)}


def test_the_presets_answers_tell_what_each_house_is_worth():
    assert values_of_moves("small") == {1: -4, 2: -2}
    assert values_of_moves("again") == {1: -4, 2: 6, 3: 4}
    assert values_of_moves("three") == {1: -8, 2: 4, 3: 0}


def test_on_the_whole_board_only_house_3_gives_another_move():
    loaded = load("kalah")
    game, state = loaded.game, loaded.state
    again = [each + 1 for each in game.actions(state) if game.result(state, each).mover == MAX]
    assert again == [3]
