"""How much the exact searches look at: never more than minimax, never less than proves the value.

A new search in the registry is picked up by itself.
"""

from math import inf

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from playing import TREES, Counted, knuth_moore, load, positions
from plyscope.search import SEARCHES
from plyscope.study.tree_size import fewest_leaves

PLENTY = 100_000

SEARCHES_AGAIN = {"pvs"}
"""Searches that may look at a position more than once. The re-search after a null window, the
passes of MTD(f) and the iterations of a deepening search may together visit more than minimax."""

REMEMBERS = {"minimax_table", "alphabeta_table", "mtdf"}
"""Searches with a table: what they look at once stands for every way to it."""

EXACT = [search for search in SEARCHES.values() if search.exact]


class Looking(Counted):
    """Counts each look at an end of the game and at an evaluation as a leaf."""

    def evaluate(self, state):
        self.leaves += 1
        return self.game.evaluate(state)


def counted(search, game, state, depth):
    """The nodes and the leaves that a search to `depth` looks at."""
    looking = Looking(game)
    search.function(looking, state, **({"depth": depth} if search.takes_depth else {}))
    return looking.nodes, looking.leaves


def searches_once(search):
    return not search.passes and search.id not in SEARCHES_AGAIN


def offered(game, depth):
    return [s for s in EXACT if s.offered(game) and (s.takes_depth or depth == inf)]


depths = st.one_of(st.integers(0, 5), st.just(inf))


@pytest.mark.slow
@given(TREES, depths)
def test_no_search_of_a_tree_looks_at_more_than_minimax(loaded, depth):
    game, root = loaded.game, loaded.state
    nodes, leaves = counted(SEARCHES["minimax"], game, root, depth)
    for search in filter(searches_once, offered(game, depth)):
        found = counted(search, game, root, depth)
        assert found[0] <= nodes, search.id
        assert found[1] <= leaves, search.id


@pytest.mark.slow
@given(TREES, depths)
def test_no_search_of_a_tree_knows_its_value_from_fewer_leaves_than_prove_it(loaded, depth):
    # No node of a tree is reached in two ways, so that a table saves nothing here.
    game, root = loaded.game, loaded.state
    fewest = fewest_leaves(game, root, depth, PLENTY)
    for search in offered(game, depth):
        assert counted(search, game, root, depth)[1] >= fewest, search.id


BOARDS = [
    ("tictactoe", "", {}),
    ("tictactoe", "X../OO./..X", {}),
    ("connect4", "", {"columns": 4, "rows": 4, "connect": 3}),
    ("nim", "1 2 2", {}),
]


@pytest.mark.slow
@given(positions(BOARDS, longest=8), st.integers(0, 3))
def test_on_a_board_the_same_holds_but_for_what_a_table_saves(position, depth):
    game, state = position
    nodes, leaves = counted(SEARCHES["minimax"], game, state, depth)
    fewest = fewest_leaves(game, state, depth, PLENTY)
    for search in offered(game, depth):
        found = counted(search, game, state, depth)
        if searches_once(search):
            assert found[0] <= nodes, search.id
            assert found[1] <= leaves, search.id
        if search.id not in REMEMBERS:
            assert found[1] >= fewest, search.id


def uniform(branching, depth, leaves):
    if depth == 0:
        return str(leaves.pop())
    return f"[{' '.join([uniform(branching, depth - 1, leaves) for _ in range(branching)])}]"


UNIFORM = st.tuples(st.integers(1, 4), st.integers(1, 3)).flatmap(
    lambda size: st.tuples(
        st.just(size), st.lists(st.integers(-9, 9), min_size=size[0] ** size[1], max_size=size[0] ** size[1])
    )
)


@pytest.mark.slow
@examples(40)
@given(UNIFORM)
def test_on_a_uniform_tree_every_search_needs_what_knuth_and_moore_have_counted(drawn):
    (branching, depth), leaves = drawn
    loaded = load("tree", uniform(branching, depth, list(leaves)))
    bound = knuth_moore(branching, depth)
    for search in offered(loaded.game, inf):
        assert counted(search, loaded.game, loaded.state, inf)[1] >= bound, search.id
    assert counted(SEARCHES["minimax"], loaded.game, loaded.state, inf)[1] == branching**depth


def test_those_that_are_excused_need_the_excuse():
    tree = load("tree", "[[1 2] [3 4] [5 6] [7 8]]")
    whole = counted(SEARCHES["minimax"], tree.game, tree.state, inf)
    for name in SEARCHES_AGAIN:
        assert counted(SEARCHES[name], tree.game, tree.state, inf) > whole, name
    nim = load("nim", "3 3 2")
    fewest = fewest_leaves(nim.game, nim.state, inf, PLENTY)
    for name in REMEMBERS:
        assert counted(SEARCHES[name], nim.game, nim.state, inf)[1] < fewest, name
