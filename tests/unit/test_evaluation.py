"""Features and weights: what is measured, how it is weighed, and what is turned down."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import EVERY_PRESET, TREES, load, positions, refusal
from plyscope.game import BadInput
from plyscope.games import GAMES
from plyscope.games.connect4.rules import ConnectFour
from plyscope.games.evaluation import Weighted, below_a_win, default_weights, read_weights, weighted_sum
from plyscope.games.tictactoe import TicTacToe
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax

FEATURED = [
    preset for preset in EVERY_PRESET if hasattr(GAMES[preset[0]].load(preset[1], preset[2]).game, "feature_list")
]
IN_POINTS = {"tree", "kalah", "dots", "pacman", "twenty48"}
"""Where a value is a number of points, any of which may be the end of a game."""
NUMBERS = st.floats(-100, 100) | st.integers(-1_000_000, 1_000_000)


def weights_of(data, game):
    count = len(game.feature_list)
    return data.draw(st.lists(NUMBERS, min_size=count, max_size=count))


def test_the_board_games_trees_and_nim_have_features():
    assert {"tree", "tictactoe", "connect4", "nim"} <= {preset[0] for preset in FEATURED}


@given(positions(FEATURED))
def test_a_position_has_a_number_for_each_feature_none_larger_than_its_most(position):
    game, state = position
    features = game.features(state)
    assert len(features) == len(game.feature_list)
    assert len({feature.id for feature in game.feature_list}) == len(features)
    for feature, x in zip(game.feature_list, features, strict=True):
        assert abs(x) <= feature.most


@given(positions(FEATURED))
def test_with_the_default_weights_an_evaluation_is_exactly_the_game_s_own(position):
    game, state = position
    if not game.is_terminal(state):
        weighted = Weighted(game, default_weights(game))
        assert weighted.evaluate(state) == game.evaluate(state)


@pytest.mark.slow
@given(positions(FEATURED), st.data())
def test_under_any_weights_an_estimate_stays_within_the_bounds_and_passes_for_no_win(position, data):
    game, state = position
    estimate = Weighted(game, weights_of(data, game)).evaluate(state)
    worst, best = game.bounds
    assert worst <= estimate <= best
    if game.picture(state)["kind"] not in IN_POINTS:
        least_win = getattr(game, "least_win", 1)
        assert -least_win < estimate < least_win


@pytest.mark.slow
@given(positions(FEATURED), st.data())
def test_the_score_is_linear_in_the_weights_and_the_estimate_grows_with_it(position, data):
    game, state = position
    features = game.features(state)
    count = len(features)
    small = st.lists(st.integers(-99, 99), min_size=count, max_size=count)
    one, other, factor = data.draw(small), data.draw(small), data.draw(st.integers(-9, 9))
    both = [a + factor * b for a, b in zip(one, other, strict=True)]
    assert weighted_sum(both, features) == pytest.approx(
        weighted_sum(one, features) + factor * weighted_sum(other, features), abs=1e-6
    )
    assert game.estimate(1.5, one) >= game.estimate(0.5, one)


MARKS = st.lists(st.sampled_from("XO."), min_size=9, max_size=9).map("".join)
DISCS = st.lists(st.sampled_from("XO."), min_size=20, max_size=20).map("".join)
EXCHANGED = str.maketrans("XO", "OX")


@given(MARKS, st.lists(st.integers(-9, 9), min_size=4, max_size=4))
def test_an_estimate_of_tic_tac_toe_changes_its_sign_when_the_marks_are_exchanged(state, weights):
    game = Weighted(TicTacToe(), weights)
    assert game.evaluate(state) == -game.evaluate(state.translate(EXCHANGED))


@given(DISCS, st.lists(st.integers(-9, 9), min_size=4, max_size=4))
def test_an_estimate_of_connect_4_changes_its_sign_but_for_the_parity_of_rows(state, weights):
    game = Weighted(ConnectFour(5, 4, 4), [*weights, 0])
    assert game.evaluate(state) == -game.evaluate(state.translate(EXCHANGED))


@given(DISCS)
def test_the_features_of_connect_4_are_the_same_in_the_mirror(state):
    game = ConnectFour(5, 4, 4)
    mirrored = "".join([state[start : start + 5][::-1] for start in range(0, 20, 5)])
    assert game.features(mirrored) == game.features(state)


def test_the_features_of_tic_tac_toe_are_what_x_has_less_what_o_has():
    game = TicTacToe()
    assert [feature.id for feature in game.feature_list] == ["open-lines", "threats", "centre", "corners"]
    assert game.features(".........") == (0, 0, 0, 0)
    assert game.features("X...X..OO") == (4 - 2, 0 - 1, 1, 1 - 1)
    assert game.features("XX..O...O") == (2 - 4, 1 - 0, -1, 0)


def test_the_features_of_connect_4_count_open_runs_the_middle_and_threats():
    game = load("connect4", "", columns=4, rows=4).game
    assert [feature.id for feature in game.feature_list] == ["one", "two", "three", "centre", "parity"]
    assert default_weights(game) == (1, 4, 9, 0, 0)
    state = "............XXX."
    # The row, and seven runs with one disc: three columns, a diagonal through the corner.
    assert game.features(state) == (4, 0, 1, 2, 1)
    # For O the same threat stands in a row of the wrong parity.
    assert game.features(state.translate(EXCHANGED)) == (-4, 0, -1, -2, 0)
    assert game.evaluate(state) == (4 * 1 + 9) / (4 * 1 + 9 + 10)


def test_a_spent_run_of_connect_4_counts_for_nothing():
    exercise = next(each for each in GAMES["connect4"].presets if each.id == "exercise")
    loaded = load("connect4", exercise.position)
    assert len(loaded.game.spent) == 1
    counted = score_of(ConnectFour().evaluate(loaded.state))
    assert score_of(loaded.game.evaluate(loaded.state)) == pytest.approx(counted + 4 * 4)


def score_of(estimate):
    """s, where the estimate is s / (|s| + 69)."""
    return 69 * estimate / (1 - abs(estimate))


def test_the_features_of_a_tree_are_mean_first_largest_and_smallest_leaf():
    game = load("tree", "[[3 12 9] [2 [4 6]]]").game
    assert game.features((0,)) == (8, 3, 12, 3)
    assert game.features((1,)) == (4, 2, 6, 2)
    assert game.features((0, 1)) == (12, 12, 12, 12)
    assert Weighted(game, (0, 0, 1, 0)).evaluate((1,)) == 6
    assert Weighted(game, (1, 0, 0, 3)).evaluate((1,)) == (4 + 3 * 2) / 4


def test_a_negative_weight_in_a_tree_counts_the_mirror_image_between_the_bounds():
    game = load("tree", "[[3 12 9] [2 [4 6]]]").game
    assert Weighted(game, (0, 0, -1, 0)).evaluate((1,)) == 2 + 12 - 6
    assert Weighted(game, (0, 0, 0, 0)).evaluate((1,)) == 2


@pytest.mark.slow
@given(TREES, st.sampled_from([(0, 0, 1, 0), (0, 0, 0, 1), (0, 1, 0, 0)]))
def test_an_evaluation_does_not_matter_to_a_search_that_reaches_the_end(loaded, weights):
    weighted = Weighted(loaded.game, weights)
    assert minimax(weighted, loaded.state) == minimax(loaded.game, loaded.state)


@pytest.mark.slow
@given(positions(FEATURED), st.data(), st.integers(0, 2))
def test_searches_agree_under_any_weights(position, data, depth):
    game, state = position
    if hasattr(game, "outcomes"):
        return
    weighted = Weighted(game, weights_of(data, game))
    assert alphabeta(weighted, state, depth) == minimax(weighted, state, depth)


def test_other_weights_change_what_is_played():
    loaded = load("tictactoe", "")
    of_corners = Weighted(loaded.game, (0, 0, 0, 1))
    own = [loaded.game.evaluate(loaded.game.result(loaded.state, square)) for square in range(9)]
    other = [of_corners.evaluate(of_corners.result(loaded.state, square)) for square in range(9)]
    assert own.index(max(own)) == 4
    assert other.index(max(other)) == 0


def test_a_weighted_game_is_otherwise_the_same_and_offers_what_it_offers():
    loaded = load("tictactoe", "X../.O./...")
    weighted = Weighted(loaded.game, (1, 2, 3, 4))
    assert weighted.actions(loaded.state) == loaded.game.actions(loaded.state)
    assert weighted.centre_rank(4) == 0
    assert weighted.bounds == (-1, 1)
    assert not hasattr(weighted, "outcomes")


def test_no_score_however_large_passes_for_a_win():
    features = TicTacToe().feature_list
    weights = (1e6, 1e6, 1e6, 1e6)
    assert 0.99 < below_a_win(1e6 * 16, weights, features) < 1
    assert below_a_win(0, (0, 0, 0, 0), features) == 0


def test_weights_are_read_as_they_are_given_and_left_out_they_are_the_defaults():
    game = TicTacToe()
    assert read_weights(game, [1, 0.5, -2, 0]) == (1, 0.5, -2, 0)
    assert read_weights(game, None) == (1, 0, 0, 0)


@pytest.mark.parametrize(
    ("given_", "sentence"),
    [
        ("1 2 3 4", "Weights must be a list of numbers."),
        (
            [1, 2],
            "There must be 4 weights, one for each feature (Open lines, Open lines with two"
            " marks, Centre, Corners), not 2.",
        ),
        ([1, 2, "3", 4], 'The weight of "Centre" must be a number from −1,000,000 to 1,000,000.'),
        ([1, True, 3, 4], 'The weight of "Open lines with two marks" must be a number from −1,000,000 to 1,000,000.'),
        ([float("inf"), 2, 3, 4], 'The weight of "Open lines" must be a number from −1,000,000 to 1,000,000.'),
        ([1, 2, 3, float("nan")], 'The weight of "Corners" must be a number from −1,000,000 to 1,000,000.'),
        ([1, 2, 3, 10**400], 'The weight of "Corners" must be a number from −1,000,000 to 1,000,000.'),
    ],
)
def test_what_are_no_weights_is_turned_down_with_one_sentence(given_, sentence):
    with pytest.raises(BadInput) as caught:
        read_weights(TicTacToe(), given_)
    assert (str(caught.value), caught.value.field) == (sentence, "weights")


def test_a_game_without_features_has_no_weights():
    with pytest.raises(BadInput) as caught:
        read_weights(object(), [1])
    assert str(caught.value) == "This game has no features to weigh."


@pytest.mark.slow
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
        lambda inner: st.lists(inner, max_size=5),
        max_leaves=6,
    )
)
def test_anything_at_all_is_read_as_weights_or_turned_down(given_):
    problem = refusal(read_weights, TicTacToe(), given_)
    if problem:
        assert problem.field == "weights"
        assert str(problem).endswith(".")
    else:
        assert len(read_weights(TicTacToe(), given_)) == 4
