"""The two-coin game: its published values, sure coins, how it is typed, and who it favours."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import load
from plyscope.game import BadInput
from plyscope.games.coins import best_value, coin_map
from plyscope.search.expectiminimax import expectiminimax
from plyscope.search.star import star1, star2

chances = st.sampled_from([0, 0.125, 0.25, 0.375, 0.5, 0.75, 1]) | st.floats(0, 1)


@pytest.mark.parametrize("search", [expectiminimax, star1, star2])
@pytest.mark.parametrize(
    ("position", "value"), [("", -3.2), ("A", -4.25), ("B", -3.2), ("A heads", -5), ("A tails", -2), ("A heads B", 2)]
)
def test_the_values_are_those_that_are_published(search, position, value):
    loaded = load("coins", position)
    assert search(loaded.game, loaded.state) == pytest.approx(value)


def test_the_whole_game_has_31_positions():
    game = load("coins").game
    positions = [()]
    for state in positions:
        positions += [game.result(state, action) for action in game.actions(state)]
    assert len(positions) == 31


def test_max_wins_the_prize_when_the_faces_differ_and_loses_it_when_they_are_the_same():
    for faces, worth in (("heads B tails", 7), ("tails A heads", 7), ("tails B tails", -7)):
        loaded = load("coins", f"A {faces}", prize=7)
        assert loaded.game.utility(loaded.state) == worth
    assert loaded.game.verdict(loaded.state) == "Both coins show tails: MIN wins 7."


def test_a_sure_coin_has_one_outcome():
    game = load("coins", a=1, b=0).game
    assert game.outcomes(("A",)) == [("heads", 1)]
    assert game.outcomes(("B",)) == [("tails", 1)]
    assert game.actions(("A", "heads", "B")) == ["tails"]


def test_the_evaluation_takes_a_coin_that_is_not_picked_for_one_picked_by_lot():
    game = load("coins", a=1, b=0.5).game
    values = [game.evaluate(state) for state in ((), ("A",), ("A", "heads"), ("B", "tails", "A"))]
    assert values == [-2.5, -5, -5, 10]


@pytest.mark.parametrize("chance", [-0.1, 1.5, float("nan"), "half", True])
def test_what_is_no_probability_is_turned_down_with_a_sentence(chance):
    with pytest.raises(BadInput, match=r'"Heads of coin A" is a number from 0 to 1, not .*\.$'):
        load("coins", a=chance)


def test_the_picture_says_what_each_side_has_picked_and_tossed():
    loaded = load("coins", "B tails A")
    picture = loaded.game.picture(loaded.state)
    assert picture["coins"] == [{"name": "A", "heads": 0.75}, {"name": "B", "heads": 0.4}]
    assert (picture["chosen"], picture["faces"], picture["prize"]) == ([1, 0], ["T", None], 10)


@given(chances, chances)
def test_the_value_in_closed_form_is_that_of_a_search(a, b):
    game = load("coins", a=a, b=b).game
    assert 10 * best_value(a, b) == pytest.approx(expectiminimax(game, ()), abs=1e-9)


@given(chances, chances)
def test_no_two_coins_favour_max_since_min_can_toss_the_coin_that_max_has_tossed(a, b):
    with_the_same_coin = max(-((1 - 2 * a) ** 2), -((1 - 2 * b) ** 2))
    assert best_value(a, b) <= with_the_same_coin + 1e-12 <= 1e-12


def test_only_two_fair_coins_are_worth_nothing_and_all_others_less():
    values = coin_map(20)
    assert len(values) == 21
    assert {len(row) for row in values} == {21}
    even = [(a, b) for a, row in enumerate(values) for b, value in enumerate(row) if value >= 0]
    assert even == [(10, 10)]
    assert values[15][8] == pytest.approx(-0.32)
    assert values[0][0] == values[20][20] == -1
    assert all(values[a][b] == values[b][a] for a in range(21) for b in range(21))
