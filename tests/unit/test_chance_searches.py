"""Searches through chance: expectiminimax by hand, and Star1 and Star2 against it."""

from math import inf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import EVERY_PRESET, Counted, load, positions
from plyscope.games import GAMES
from plyscope.search import SEARCHES
from plyscope.search.expectiminimax import expectiminimax
from plyscope.search.minimax import minimax
from plyscope.search.star import star1, star2

PRESETS = {preset.id: preset.position for preset in GAMES["tree"].presets}
ROUNDING = 1e-9

OPEN_GAMES_OF_CHANCE = [
    preset
    for preset in EVERY_PRESET
    if hasattr(game := GAMES[preset[0]].load(preset[1], preset[2]).game, "outcomes")
    and not hasattr(game, "information")
]

both_stars = pytest.mark.parametrize("star", [star1, star2])


class Looked(Counted):
    """Also remembers each leaf that was looked at, terminal or at the depth limit."""

    def __init__(self, game):
        super().__init__(game)
        self.looks = []

    def utility(self, state):
        self.looks.append(state)
        return super().utility(state)

    def evaluate(self, state):
        self.looks.append(state)
        return self.game.evaluate(state)


def looks(search, text):
    """(value, how often a leaf was looked at, how many different ones were)."""
    loaded = load("tree", text)
    game = Looked(loaded.game)
    value = search(game, loaded.state)
    return value, len(game.looks), len(set(game.looks))


def random_tree(random, depth):
    """The text of a tree whose inner nodes are players' or chance's, with any probabilities."""
    if depth == 0 or random.random() < 0.15:
        return str(random.randint(-9, 9))
    children = [random_tree(random, depth - 1) for _ in range(random.randint(1, 3))]
    if random.random() < 0.6:
        return f"[{' '.join(children)}]"
    weights = [random.randint(1, 4) for _ in children]
    odds = [f"{weight}/{sum(weights)}" for weight in weights]
    pairs = zip(odds, children, strict=True)
    return f"({' '.join([f'{chance}:{child}' for chance, child in pairs])})"


@pytest.fixture(scope="module")
def random_games():
    """Games by random trees; each to the end and to two depths, with the value there."""
    random = Random(1983)
    games = []
    for _ in range(1000):
        game = load("tree", random.choice(["", "min "]) + random_tree(random, 5)).game
        for depth in (inf, *random.sample([1, 2, 3, 4], 2)):
            games.append((game, depth, expectiminimax(game, (), depth)))
    return games


def test_where_chance_moves_the_value_is_the_sum_of_probability_times_value():
    assert expectiminimax(load("tree", "(3/4:8 1/4:-4)").game, ()) == 5
    assert expectiminimax(load("tree", "[(1/2:[3 9] 1/2:[5 1]) 2.5]").game, ()) == 2.5
    assert expectiminimax(load("tree", "min [(1/2:[3 9] 1/2:[5 1]) 8]").game, ()) == 7


def test_an_outcome_of_chance_is_a_ply_of_the_depth():
    game = load("tree", "[(1/2:[3 9] 1/2:[5 1]) 2.5]").game
    assert [expectiminimax(game, (), depth) for depth in (0, 1, 2, 3)] == [4.1, 4.5, 4.5, 2.5]


def test_without_chance_expectiminimax_and_both_stars_are_minimax():
    random = Random(7)
    for _ in range(300):
        text = random_tree(random, 4).replace("(", "[").replace(")", "]")
        game = load("tree", text).game
        for search in (expectiminimax, star1, star2):
            assert search(game, ()) == minimax(game, ())


@pytest.mark.slow
@both_stars
def test_with_the_whole_window_a_star_finds_what_expectiminimax_finds(star, random_games):
    for game, depth, value in random_games:
        assert abs(star(game, (), depth) - value) < ROUNDING


@given(position=positions(OPEN_GAMES_OF_CHANCE), depth=st.integers(0, 4))
def test_every_exact_search_of_the_registry_agrees_in_every_game_of_chance(position, depth):
    game, state = position
    value = expectiminimax(game, state, depth)
    exact = [each for each in SEARCHES.values() if each.exact and each.offered(game)]
    assert {each.id for each in exact} >= {"expectiminimax", "star1", "star2"}
    for search in exact:
        assert abs(search.function(game, state, depth) - value) < ROUNDING, search.id


@pytest.mark.slow
@both_stars
def test_what_a_star_answers_outside_its_window_is_a_bound_on_the_right_side(star, random_games):
    random = Random(2004)
    for game, depth, value in random_games:
        alpha, beta = sorted([random.uniform(-9, 9), random.choice([value, random.uniform(-9, 9)])])
        answer = star(game, (), depth, alpha, beta)
        if answer <= alpha:
            assert value <= answer + ROUNDING
        elif answer >= beta:
            assert value >= answer - ROUNDING
        else:
            assert abs(answer - value) < ROUNDING


@pytest.mark.slow
def test_a_star_looks_at_no_leaf_that_expectiminimax_does_not_and_star1_at_none_twice(random_games):
    saved = 0
    for game, depth, _ in random_games[:400]:
        whole, once, probing = Looked(game), Looked(game), Looked(game)
        expectiminimax(whole, (), depth)
        star1(once, (), depth)
        star2(probing, (), depth)
        assert len(set(once.looks)) == len(once.looks)
        assert set(once.looks) | set(probing.looks) <= set(whole.looks)
        saved += len(whole.looks) - len(once.looks)
    assert saved > 0


@pytest.mark.parametrize(
    ("preset", "value", "whole", "once", "probing"),
    [("gamble", 5, 3, 3, 3), ("star-best", 7, 18, 8, 8), ("star-probes", 7, 18, 14, 10), ("star-worst", 7, 18, 18, 22)],
)
def test_the_trees_that_are_offered_take_the_looks_that_their_notes_say(preset, value, whole, once, probing):
    text = PRESETS[preset]
    assert looks(expectiminimax, text)[:2] == (value, whole)
    assert looks(star1, text)[:2] == (value, once)
    assert looks(star2, text)[:2] == (value, probing)


def test_star2_looks_twice_only_at_what_it_probed_in_vain():
    _, times, different = looks(star2, PRESETS["star-worst"])
    assert (times, different) == (22, 18)


@both_stars
def test_a_first_outcome_that_is_too_bad_cuts_all_the_others(star):
    game = Looked(load("tree", "[6 (1/2:1 1/4:10 1/4:10)]").game)
    assert star(game, ()) == 6
    assert game.looks == [(0,), (1, 0)]


@both_stars
def test_a_first_outcome_that_is_good_enough_cuts_all_the_others_below_min(star):
    game = Looked(load("tree", "min [6 (3/4:9 1/8:10 1/8:0)]").game)
    assert star(game, ()) == 6
    assert game.looks == [(0,), (1, 0)]


@both_stars
def test_a_leaf_far_away_from_the_others_takes_no_digits_from_a_window(star):
    game = Looked(load("tree", "[(1/3:1 2/3:4) (1/3:1 2/3:[4 5]) -1000000000]").game)
    assert star(game, ()) == pytest.approx(3)
    assert (1, 1, 0) in game.looks
    assert (1, 1, 1) not in game.looks


@both_stars
def test_a_search_that_chance_cuts_never_takes_a_worse_move_for_an_equal_one(star):
    thirds = "(1/3:{0} 1/3:{0} 1/3:{0})"
    game = load("tree", f"[{thirds.format('[0.7]')} {thirds.format('[0.7 0.1]')}]").game
    first, second = (star(game, (move,), alpha=0.7) for move in (0, 1))
    assert first == pytest.approx(0.7)
    assert second <= 0.7


@both_stars
@pytest.mark.parametrize(
    ("text", "skipped"), [("[(1/2:[0 5] 1/2:[7 9]) 10]", {(0, 0, 1)}), ("min [(1/2:[10 5] 1/2:[7 9]) 0]", {(0, 0, 1)})]
)
def test_below_chance_a_node_that_has_reached_a_bound_of_the_game_is_finished(star, text, skipped):
    whole, game = (Looked(load("tree", text).game) for _ in range(2))
    assert star(game, ()) == expectiminimax(whole, ())
    assert set(whole.looks) - set(game.looks) == skipped
