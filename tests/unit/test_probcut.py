"""ProbCut: its statistics, its cuts, and how often they are wrong."""

from math import isfinite, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import EVERY_PRESET, TREES, Counted, load, positions, refusal
from plyscope.game import MAX, BadInput
from plyscope.games import GAMES
from plyscope.search import SEARCHES
from plyscope.search.minimax import minimax
from plyscope.search.negamax import negamax
from plyscope.search.probcut import probcut
from plyscope.study.probcut_statistics import (
    Outliers,
    Sampler,
    Statistics,
    chance_of_error,
    evaluated,
    fit,
    outliers,
    random_walk,
)

BOARDS = [preset for preset in EVERY_PRESET if preset[0] in ("tictactoe", "connect4")]
CONNECT_4 = load("connect4")
FIVE = load("connect4", "", columns=5, rows=5)


def gather(game, state, shallow, deep, count, seed):
    """The statistics of so many positions around `state`."""
    return fit(Sampler(game, state, shallow, deep, seed).draw(count))


def test_the_line_through_points_on_a_line_is_that_line_without_errors():
    found = fit([(x, 2 * x + 3) for x in (-1, 0, 1.5, 4)])
    assert (found.a, found.b, found.count) == (pytest.approx(2), pytest.approx(3), 4)
    assert found.sigma == pytest.approx(0)


def test_the_line_and_its_error_are_those_worked_out_by_hand():
    # About the line y = x + 1/2 the errors are −½, ½, ½ and −½; two pairs are spent on a and b.
    found = fit([(0, 0), (1, 2), (2, 3), (3, 3)])
    assert (found.a, found.b) == (1, 0.5)
    assert found.sigma == pytest.approx(sqrt(4 * 0.25 / 2))


@pytest.mark.slow
def test_a_known_error_is_found_again_in_many_pairs():
    random = Random(1995)
    pairs = []
    for _ in range(4_000):
        x = random.uniform(-1, 1)
        pairs.append((x, 0.8 * x + 0.1 + random.gauss(0, 0.05)))
    found = fit(pairs)
    # The tolerances are some four standard errors of these estimates.
    assert found.a == pytest.approx(0.8, abs=0.006)
    assert found.b == pytest.approx(0.1, abs=0.004)
    assert found.sigma == pytest.approx(0.05, abs=0.0025)


@pytest.mark.parametrize(
    "pairs",
    [
        [],
        [(0, 1), (1, 2)],
        [(1, 1), (1, 2), (1, 3)],
        [(0, 3), (1, 2), (2, 1)],
        # The mean of three times 0.1 is not 0.1.
        [(0.1, 0.3), (0.1, 0.1), (0.1, 0.2)],
        [(0.3, 0.1), (0.1, 0.1), (0.2, 0.1)],
    ],
)
def test_where_there_is_no_rising_line_that_is_said(pairs):
    with pytest.raises(BadInput, match=r"^[A-Z].*\.$") as caught:
        fit(pairs)
    assert caught.value.field == "method"


@pytest.mark.slow
@given(st.floats(-1e9, 1e9), st.lists(st.floats(-1e9, 1e9), min_size=3, max_size=9))
def test_no_line_fits_equal_values_on_either_side(same, others):
    for pairs in ([(same, other) for other in others], [(other, same) for other in others]):
        with pytest.raises(BadInput):
            fit(pairs)


@pytest.mark.parametrize("size", [1e-300, 5e-324, 1e-160, 1e154, 1e200, 1e307, 1.7e308])
@pytest.mark.parametrize("shape", [(1, 2, 3, 5), (-1, 1, -1, 1), (1, 1, 1, 1)])
def test_values_that_cannot_be_squared_are_refused_with_a_sentence_or_give_numbers(size, shape):
    pairs = [(x * size, y) for x, y in zip(shape, (1, 2, 3, 4), strict=True)]
    for each in (pairs, [(y, x) for x, y in pairs], [(x, y * size) for x, y in pairs]):
        refused = refusal(fit, each)
        if refused:
            assert refused.field == "method"
        else:
            found = fit(each)
            assert all(isfinite(number) for number in (found.a, found.b, found.sigma))


def test_outliers_are_counted_on_both_sides_of_the_line():
    found = Statistics(a=1, b=0, sigma=1, count=9)
    pairs = [(0, 0), (0, 1.9), (0, 2.1), (5, 2.9), (5, 2), (5, 5)]
    assert outliers(pairs, found, 2) == Outliers(6, above=1 / 6, below=2 / 6)
    assert outliers([], found, 2) == Outliers(0, 0, 0)


def test_other_positions_are_new_ones_and_none_is_searched_twice():
    evaluated_states = []

    class Noting(Counted):
        def evaluate(self, state):
            evaluated_states.append(state)
            return self.game.evaluate(state)

    small = load("tree", "[[[1 2] [3 5]] [[2 8] [0 1]] [[4 4] [9 9]]]")
    sampler = Sampler(Noting(small.game), small.state, 1, 2, seed=1)
    drawn = sampler.draw(40)
    searched = len(evaluated_states)
    assert set(sampler.draw(40)) == set(drawn)
    assert sampler.draw_others(40) == []
    assert len(evaluated_states) == searched
    others = Sampler(FIVE.game, FIVE.state, 1, 3, seed=1)
    others.draw(20)
    known = set(others.known)
    assert len(others.draw_others(20)) == 20
    assert len(others.known) >= len(known) + 20


@pytest.mark.parametrize(("t", "chance"), [(0, 0.5), (1, 0.158655), (1.5, 0.066807), (2, 0.022750), (3, 0.001350)])
def test_the_chance_of_error_is_the_tail_of_the_normal_distribution(t, chance):
    assert chance_of_error(t) == pytest.approx(chance, abs=1e-6)


def test_the_same_seed_gathers_the_same_statistics_and_another_seed_others():
    first, again, other = (gather(FIVE.game, FIVE.state, 1, 3, count=30, seed=seed) for seed in (7, 7, 8))
    assert first == again != other
    assert first.count == 30


def test_a_deep_search_of_connect_4_is_predicted_well_by_a_shallow_one_of_the_same_parity():
    found = gather(FIVE.game, FIVE.state, 2, 4, count=60, seed=1)
    assert found.a == pytest.approx(1, abs=0.2)
    assert abs(found.b) < 0.05
    assert 0 < found.sigma < 0.1


def test_positions_that_an_end_of_the_game_settles_are_left_out():
    win = load("connect4", "121212")
    assert evaluated(win.game, win.state, 1) is None
    assert evaluated(win.game, win.state, 3) is None
    assert evaluated(CONNECT_4.game, CONNECT_4.state, 2) == negamax(CONNECT_4.game, CONNECT_4.state, 2)


def test_where_every_game_has_ended_nothing_can_be_gathered():
    loaded = load("tictactoe", "XOX/OXO/.X.")
    with pytest.raises(BadInput, match="Too few positions"):
        gather(loaded.game, loaded.state, 1, 3, count=10, seed=1)


@given(positions(BOARDS, longest=20), st.integers(0, 10**6))
def test_a_random_walk_makes_legal_moves_and_the_same_ones_for_the_same_seed(position, seed):
    game, state = position
    reached = random_walk(game, state, Random(seed))
    assert reached == random_walk(game, state, Random(seed))
    assert reached.count(".") >= state.count(".") - 8


@given(positions(BOARDS, longest=20), st.integers(0, 3))
def test_with_a_forecast_that_is_never_sure_it_finds_minimax_s_value(position, depth):
    game, state = position
    sign = 1 if game.to_move(state) == MAX else -1
    value = probcut(game, state, depth, shallow=1, deep=2, sigma=1e6, t=5)
    assert sign * value == minimax(game, state, depth)


@pytest.mark.slow
@given(TREES)
def test_without_a_depth_limit_it_is_exact_because_the_depth_is_never_known(loaded):
    game, root = loaded.game, loaded.state
    sign = 1 if game.to_move(root) == MAX else -1
    assert sign * probcut(game, root, sigma=0, t=0) == minimax(game, root)


@pytest.mark.parametrize(("shallow", "deep"), [(3, 3), (4, 3)])
def test_a_shallow_search_that_is_not_shallower_is_turned_down(shallow, deep):
    game, state = CONNECT_4.game, CONNECT_4.state
    for attempt in (
        lambda: probcut(game, state, 4, shallow=shallow, deep=deep),
        lambda: gather(game, state, shallow, deep, count=10, seed=1),
    ):
        with pytest.raises(BadInput, match="must be less deep than") as caught:
            attempt()
        assert caught.value.field == "methodOptions"


MEASURED = Statistics(a=1.04, b=0.01, sigma=0.023, count=60)


def visited(search, depth, **chosen):
    game = Counted(CONNECT_4.game)
    return search(game, CONNECT_4.state, depth, **chosen), game.nodes


def forecast(t):
    return {"a": MEASURED.a, "b": MEASURED.b, "sigma": MEASURED.sigma, "t": t}


@pytest.mark.slow
def test_what_it_saves_grows_as_less_certainty_is_asked_for():
    value, nodes = visited(negamax, 6)
    assert nodes == 12_648
    assert [visited(probcut, 6, **forecast(t)) for t in (3, 1.5, 0)] == [
        (value, 12_826),
        (value, 9_761),
        (value, 6_072),
    ]


def test_where_it_is_sure_too_soon_it_is_wrong():
    small = load("connect4", "", columns=4, rows=4)
    right = negamax(small.game, small.state, 6)
    statistics = gather(small.game, small.state, 2, 4, count=60, seed=1)
    chosen = {"a": statistics.a, "b": statistics.b, "sigma": statistics.sigma}
    careful, hasty = (probcut(small.game, small.state, 6, shallow=2, deep=4, t=t, **chosen) for t in (1.5, 0.5))
    assert careful == right == pytest.approx(-1 / 6)
    assert hasty == pytest.approx(-1 / 11)


@pytest.mark.slow
def test_about_as_many_forecasts_are_wrong_as_the_chance_of_error_says():
    statistics = gather(FIVE.game, FIVE.state, 1, 3, count=80, seed=2)
    random = Random(3)
    wrong = tried = 0
    while tried < 300:
        state = random_walk(FIVE.game, FIVE.state, random)
        x, y = (evaluated(FIVE.game, state, depth) for depth in (1, 3))
        if x is not None and y is not None:
            tried += 1
            wrong += y < statistics.a * x + statistics.b - statistics.sigma
    # With t = 1 one in 6.3 is expected: 48 of 300. The errors are not quite normal.
    assert wrong / tried == pytest.approx(chance_of_error(1), abs=0.08)


@pytest.mark.slow
def test_the_errors_seen_on_a_board_of_five_by_four_are_those_that_the_explanation_tells():
    board = load("connect4", "", columns=5, rows=4)
    sampler = Sampler(board.game, board.state, 1, 3, seed=1995)
    found = fit(sampler.draw(200))
    assert outliers(sampler.draw_others(200), found, 2) == Outliers(200, above=0.005, below=0.12)


def test_every_default_is_within_its_bounds():
    entry = SEARCHES["probcut"]
    assert all(option.minimum <= option.default <= option.maximum for option in entry.options)
    assert not entry.exact
    assert entry.offered(GAMES["connect4"].load("", {}).game)
