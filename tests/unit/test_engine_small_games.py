"""Tic-tac-toe and Nim, solved outright."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st
from playing import CALM, load, positions
from plyscope.engine.complete import best_actions, complete_table
from plyscope.engine.nim import mover_wins, nim_sum, winning_moves
from plyscope.search.minimax import minimax

TICTACTOE = [("tictactoe", "", {}), ("tictactoe", "XO./.../...", {})]


GAME = load("tictactoe").game
TABLE = complete_table(GAME, GAME.initial)


def test_the_table_of_tictactoe_holds_all_its_positions_and_the_first_is_a_draw():
    assert len(TABLE) == 5478
    assert TABLE[GAME.initial].value == 0
    assert TABLE[GAME.initial].plies == 9
    assert best_actions(GAME, TABLE, GAME.initial) == list(range(9))


@CALM
@given(positions(TICTACTOE, 9))
def test_the_table_agrees_with_minimax(case):
    game, state = case
    if state.count(".") <= 6:
        assert TABLE[state].value == minimax(game, state)


@CALM
@given(positions(TICTACTOE, 9))
def test_best_actions_keep_the_value_and_lead_to_the_end_in_time(case):
    game, state = case
    solved = TABLE[state]
    plies = 0
    while not game.is_terminal(state):
        state = game.result(state, best_actions(game, TABLE, state)[-1])
        plies += 1
    assert (game.utility(state), plies) == (solved.value, solved.plies)


def test_a_win_is_hurried_and_a_loss_held_out():
    state = load("tictactoe", "XX./OO./...").state
    assert best_actions(GAME, TABLE, state) == [2]
    assert TABLE[state].plies == 1
    # X to move: every move loses, but square 8 stops one of the two lines of O.
    lost = load("tictactoe", "XXO/..O/...").state
    assert best_actions(GAME, TABLE, lost) == [8]


@cache
def search_wins(heaps, misere):
    """Whether the side to move wins, by looking at every move."""
    if not any(heaps):
        return misere
    return any(
        not search_wins(tuple(sorted([*heaps[:heap], size - take, *heaps[heap + 1 :]])), misere)
        for heap, size in enumerate(heaps)
        for take in range(1, size + 1)
    )


HEAPS = st.lists(st.integers(0, 6), max_size=4).map(sorted).map(tuple)


@CALM
@given(HEAPS, st.booleans())
def test_the_theory_of_nim_says_what_a_search_says(heaps, misere):
    assert mover_wins(heaps, misere) == search_wins(heaps, misere)


@CALM
@given(HEAPS, st.booleans())
def test_the_winning_moves_are_those_a_search_finds(heaps, misere):
    found = [
        (heap, take)
        for heap, size in enumerate(heaps)
        for take in range(1, size + 1)
        if not search_wins(tuple(sorted([*heaps[:heap], size - take, *heaps[heap + 1 :]])), misere)
    ]
    assert winning_moves(heaps, misere) == found
    assert bool(found) == (mover_wins(heaps, misere) and any(heaps))


def test_the_published_example_is_won_by_taking_two_from_the_heap_of_three():
    assert nim_sum((3, 4, 5)) == 2
    assert winning_moves((3, 4, 5)) == [(0, 2)]
    assert winning_moves((3, 4, 5), misere=True) == [(0, 2)]
    assert winning_moves((1, 1), misere=True) == [(0, 1), (1, 1)]
    assert winning_moves((1, 1)) == []
