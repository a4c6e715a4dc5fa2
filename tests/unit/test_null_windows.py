"""Null windows and best-first search: PVS, MTD(f), SSS*, and what binds them together."""

import sys
from contextlib import contextmanager
from heapq import heappop
from math import inf, nextafter

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from playing import TREES, Counted, count, load
from plyscope.search import SEARCHES
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.search.mtdf import mtdf
from plyscope.search.pvs import pvs
from plyscope.search.sss_star import LIVE, SOLVED, sss_star

MTDF, ALPHABETA = SEARCHES["mtdf"], SEARCHES["alphabeta"]

MANY = examples(200)


class Seen(Counted):
    """Notes the leaves that are looked at, in order."""

    def __init__(self, game):
        super().__init__(game)
        self.seen = []

    def utility(self, state):
        self.seen.append(state)
        return super().utility(state)


def leaves_seen(search, loaded, **settings):
    """The leaves that a search looks at, in the order of the first look at each."""
    game = Seen(loaded.game)
    search(game, loaded.state, **settings)
    return list(dict.fromkeys(game.seen))


def test_no_number_lies_inside_a_null_window():
    for alpha in (0.0, 1 / 3, -2.5, 1e300, 5e-324):
        beta = nextafter(alpha, inf)
        assert alpha < beta
        assert (alpha + beta) / 2 in (alpha, beta)


@pytest.mark.slow
@MANY
@given(TREES)
def test_mtd_f_from_plus_infinity_looks_at_the_same_leaves_as_sss_star_in_the_same_order(loaded):
    assert leaves_seen(mtdf, loaded, f=inf) == leaves_seen(sss_star, loaded)


@pytest.mark.slow
@MANY
@given(TREES)
def test_sss_star_looks_at_no_leaf_that_alpha_beta_leaves_out(loaded):
    assert set(leaves_seen(sss_star, loaded)) <= set(leaves_seen(alphabeta, loaded))


@pytest.mark.slow
@MANY
@given(TREES)
def test_sss_star_looks_at_no_leaf_twice(loaded):
    game = Seen(loaded.game)
    sss_star(game, loaded.state)
    assert len(game.seen) == len(set(game.seen))


@pytest.mark.slow
@MANY
@given(TREES)
def test_principal_variation_search_looks_at_no_leaf_that_alpha_beta_leaves_out(loaded):
    assert set(leaves_seen(pvs, loaded)) <= set(leaves_seen(alphabeta, loaded))


@pytest.mark.slow
@given(TREES, st.one_of(st.sampled_from([inf, -inf]), st.floats(-20, 20)))
def test_mtd_f_finds_the_value_from_any_first_guess(loaded, guess):
    assert mtdf(loaded.game, loaded.state, f=guess) == minimax(loaded.game, loaded.state)


def passes(loaded, guess):
    """How many null windows MTD(f) opened at the root."""
    opened = 0

    class Roots(Counted):
        def to_move(self, state):
            nonlocal opened
            opened += state == loaded.state
            return self.game.to_move(state)

    mtdf(Roots(loaded.game), loaded.state, f=guess)
    return opened


@pytest.mark.slow
@given(TREES)
def test_mtd_f_needs_two_passes_when_the_first_guess_is_right(loaded):
    assert passes(loaded, minimax(loaded.game, loaded.state)) == 2


def test_mtd_f_needs_more_passes_the_farther_off_the_first_guess_is():
    loaded = load("tree", "min [[3 12 8] [2 4 6] [14 5 2]]")
    assert [passes(loaded, guess) for guess in (6, 3, 0)] == [2, 4, 5]


@pytest.mark.slow
def test_a_good_first_guess_saves_mtd_f_work_in_connect_4():
    assert count(MTDF, load("connect4"), depth=6, f=-0.03)[1] == 3_881
    assert count(MTDF, load("connect4"), depth=6, f=-1)[1] == 7_250
    assert count(ALPHABETA, load("connect4"), depth=6)[1] == 12_648


@pytest.mark.slow
@pytest.mark.parametrize(("search", "nodes", "leaves"), [(pvs, 17_077, 6_827), (sss_star, 20_136, 7_153)])
def test_tic_tac_toe_is_a_draw_in_a_known_number_of_nodes(search, nodes, leaves):
    game = Counted(load("tictactoe").game)
    assert search(game, game.initial) == 0
    assert (game.nodes, game.leaves) == (nodes, leaves)


def test_pvs_searches_again_only_what_turns_out_better():
    best_first = load("tree", "[[5 6] [3 4] [1 2]]")
    best_last = load("tree", "[[1 2] [3 4] [5 6]]")
    assert [leaves_of(search, best_first) for search in (alphabeta, pvs)] == [4, 4]
    assert [leaves_of(search, best_last) for search in (alphabeta, pvs)] == [6, 8]


def test_sss_star_is_at_its_best_where_the_best_move_is_the_last():
    best_last = load("tree", "[[1 2] [3 4] [5 6]]")
    assert [leaves_of(search, best_last) for search in (alphabeta, sss_star)] == [6, 4]


@contextmanager
def before_each_step(look):
    """While the context is open, SSS* shows its OPEN to `look` before it takes the best entry."""

    def popped(opened):
        look(opened)
        return heappop(opened)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys.modules[sss_star.__module__], "heappop", popped)
        yield


OPEN_OF_THE_LESSON = [
    # the node at the front as a path, its status, its merit, and how many entries are in OPEN
    ((), LIVE, inf, 1),
    ((0,), LIVE, inf, 3),
    ((0, 0), LIVE, inf, 3),
    ((1,), LIVE, inf, 3),
    ((1, 0), LIVE, inf, 3),
    ((2,), LIVE, inf, 3),
    ((2, 0), LIVE, inf, 3),
    ((2, 0), SOLVED, 14, 3),
    ((2, 1), LIVE, 14, 3),
    ((2, 1), SOLVED, 5, 3),
    ((2, 2), LIVE, 5, 3),
    ((0, 0), SOLVED, 3, 3),
    ((0, 1), LIVE, 3, 3),
    ((0, 1), SOLVED, 3, 3),
    ((0, 2), LIVE, 3, 3),
    ((0, 2), SOLVED, 3, 3),
    ((0,), SOLVED, 3, 3),
    ((), SOLVED, 3, 1),
]


def test_the_steps_of_sss_star_on_the_first_lesson_are_those_worked_out_by_hand():
    seen = []

    def look(opened):
        node, status, merit = opened[0]
        seen.append((node.path, status, merit, len(opened)))

    with before_each_step(look):
        loaded = load("tree", "[[3 12 8] [2 4 6] [14 5 2]]")
        sss_star(loaded.game, loaded.state)
    assert seen == OPEN_OF_THE_LESSON


@pytest.mark.slow
@MANY
@given(TREES)
def test_open_is_a_heap_so_that_no_step_of_sss_star_moves_all_of_its_entries(loaded):
    def look(opened):
        best = min(opened, key=lambda entry: (-entry.merit, entry.node.path))
        assert opened[0] is best
        assert not any(opened[at] < opened[(at - 1) // 2] for at in range(1, len(opened)))

    with before_each_step(look):
        assert sss_star(loaded.game, loaded.state) == minimax(loaded.game, loaded.state)


def leaves_of(search, loaded):
    game = Counted(loaded.game)
    search(game, loaded.state)
    return game.leaves
