"""Dots and Boxes: completing, moving again, what is equal, and values that are known."""

from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from playing import load, playouts
from plyscope.game import MAX, MIN
from plyscope.games import GAMES
from plyscope.games.dots.rules import chains, open_boxes, safe_edges
from plyscope.search.alphabeta_turns import alphabeta_turns
from plyscope.search.deepening_to_play import deepening_to_play
from plyscope.search.minimax_turns import minimax_turns

SIZES = [("dots", "", {"rows": rows, "columns": columns}) for rows, columns in ((1, 4), (3, 2))]
PRESETS = {preset.id: preset for preset in GAMES["dots"].presets}
ROWS = "a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a3b3 b3c3 c3d3"


def _preset(id):
    preset = PRESETS[id]
    loaded = load("dots", preset.position, **preset.options)
    return loaded.game, loaded.state


def solved(rows, columns):
    """What the boxes still to be won are worth to whoever draws next, by the set of segments drawn.

    It shares nothing with the game: a segment is a pair of points, a box is four segments.
    """
    points = [(x, y) for x in range(columns + 1) for y in range(rows + 1)]
    segments = [frozenset({(x, y), to}) for x, y in points for to in ((x + 1, y), (x, y + 1)) if to in points]
    boxes = [
        [{(x, y), (x + 1, y)}, {(x, y), (x, y + 1)}, {(x + 1, y), (x + 1, y + 1)}, {(x, y + 1), (x + 1, y + 1)}]
        for x in range(columns)
        for y in range(rows)
    ]
    masks = [sum(1 << segments.index(frozenset(side)) for side in box) for box in boxes]

    @cache
    def worth(drawn):
        best = None
        for segment in range(len(segments)):
            if not drawn >> segment & 1:
                after = drawn | 1 << segment
                won = sum(after & box == box != drawn & box for box in masks)
                value = won + worth(after) if won else -worth(after)
                best = value if best is None else max(best, value)
        return best or 0

    return worth


def value(game, state, known):
    """The value for MAX by the rules of the game."""
    if game.is_terminal(state):
        return game.utility(state)
    if state not in known:
        best = max if state.mover == MAX else min
        known[state] = best(value(game, game.result(state, a), known) for a in game.actions(state))
    return known[state]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1, 1), (1, 2), (1, 4), (2, 2)])
def test_small_boards_are_worth_what_a_second_program_finds(size):
    rows, columns = size
    loaded = load("dots", rows=rows, columns=columns)
    assert value(loaded.game, loaded.state, {}) == solved(rows, columns)(0)


@pytest.mark.slow
def test_on_2_by_2_boxes_who_begins_on_the_outside_wins_3_to_1_and_inside_draws():
    # Winning Ways for Your Mathematical Plays, chapter 16, treats this board.
    game, state = _preset("square")
    known = {}
    worths = {game.action_id(state, a): value(game, game.result(state, a), known) for a in game.actions(state)}
    inside = {"b1b2", "a2b2", "b2c2", "b2b3"}
    assert worths == {name: 0 if name in inside else 2 for name in worths}
    worth = solved(2, 2)
    assert sorted(-worth(1 << first) for first in range(12)) == sorted(worths.values())
    found = deepening_to_play(game, state, depth=12)
    assert (found.value, found.ended) == (2, "end")


def test_only_the_edge_between_two_boxes_does_not_lose():
    game, state = _preset("two")
    worths = {game.action_id(state, a): minimax_turns(game, game.result(state, a)) for a in game.actions(state)}
    assert worths == {name: 0 if name == "b1b2" else -2 for name in worths}


def test_greed_takes_the_last_two_boxes_of_a_chain_and_a_full_search_gives_them_away():
    game, state = _preset("give-two")
    take, give = (game.parse_action(state, id) for id in ("c1c2", "d1d2"))

    def after(action, depth):
        return alphabeta_turns(game, game.result(state, action), depth)

    assert (after(take, 2), after(give, 2)) == (3, -1)
    assert (after(take, 99), after(give, 99)) == (0, 2)


def test_whoever_must_open_a_chain_loses():
    game, state = _preset("zugzwang")
    assert {alphabeta_turns(game, game.result(state, a)) for a in game.actions(state)} == {-2}
    other = load("dots", ROWS, rows=2, columns=3)
    assert other.state.mover == MIN
    assert alphabeta_turns(other.game, other.state) == 2


def test_both_safe_edges_lose_everything_and_a_box_given_away_in_the_middle_wins():
    game, state = _preset("sacrifice")
    worths = {game.action_id(state, a): alphabeta_turns(game, game.result(state, a)) for a in game.actions(state)}
    assert worths == {**dict.fromkeys(("c1c2", "a3b3"), -4), **dict.fromkeys(("b1b2", "a2b2", "b2c2", "b2b3"), 2)}


@given(playouts(SIZES))
def test_a_side_moves_again_just_when_it_has_completed_a_box(playout):
    _, _, game, states = playout
    for before, after in pairwise(states):
        won = (after.mine | after.theirs).bit_count() - (before.mine | before.theirs).bit_count()
        assert (after.mover == before.mover) == (won > 0)
        assert after.drawn.bit_count() == before.drawn.bit_count() + 1
        assert not after.mine & after.theirs
    last = states[-1]
    assert game.is_terminal(last) == ((last.mine | last.theirs).bit_count() == len(game.board.sides))


@given(playouts(SIZES))
def test_safe_edges_open_nothing_and_noisy_ones_complete_a_box(playout):
    _, _, game, states = playout
    for state in states:
        opened = open_boxes(game.board, state.drawn)
        safe = noisy = 0
        for action in game.actions(state):
            after = game.result(state, action)
            noisy += after.mover == state.mover
            safe += after.mover != state.mover and open_boxes(game.board, after.drawn) == opened
        assert safe_edges(game.board, state.drawn) == safe
        assert len(game.noisy_actions(state)) == noisy
        assert game.is_quiet(state) == (noisy == 0)
        chained = [box for chain in chains(game.board, state.drawn) for box in chain]
        assert len(chained) == len(set(chained))


def test_the_order_of_moves_makes_no_difference_but_the_boxes_ahead_do():
    one, other = (load("dots", text).state for text in ("a1b1 b1c1 a1a2", "a1a2 b1c1 a1b1"))
    assert one == other
    assert one.moves != other.moves
    # MIN completes the box in the one, MAX in the other.
    lost, won = (load("dots", f"{text} b1b2").state for text in ("a1b1 a1a2 a2b2", "min a1b1 a1a2 a2b2"))
    assert (lost.balance, lost.mover, won.balance, won.mover) == (-1, MIN, 1, MAX)
    assert lost != won


def test_two_long_chains_are_counted_for_who_need_not_open_them():
    loaded = load("dots", ROWS, rows=2, columns=3)
    assert sorted(map(sorted, chains(loaded.game.board, loaded.state.drawn))) == [[0, 1, 2], [3, 4, 5]]
    # MIN is to move and must open one of them, which is good for MAX.
    assert loaded.game.features(loaded.state) == (0, 0, 1, 6)


def test_a_position_is_written_with_the_side_that_began():
    for text in ("max", "min", "a1b1", "min a1b1 b1b2 a1a2 a2b2"):
        loaded = load("dots", text)
        assert loaded.game.format(loaded.state) == text
    typed = load("dots", " MAX: B1a1, a1–a2;b1-b2 ")
    assert typed.game.format(typed.state) == "a1b1 a1a2 b1b2"
