"""Nim: its theory against search, what is read and turned down, and what is offered."""

import json
import re

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from playing import count, load
from plyscope.bridge import answer
from plyscope.game import MAX, MIN, IllegalAction
from plyscope.games.evaluation import Weighted, default_weights
from plyscope.games.nim import ENTRY, Heaps, Nim
from plyscope.games.nim_theory import mover_wins, nim_sum
from plyscope.search import SEARCHES
from plyscope.search.minimax import minimax
from plyscope.study.tree_size import count_tree

SMALL = st.lists(st.integers(0, 3), min_size=1, max_size=3)
HEAPS = st.lists(st.integers(0, 9), min_size=1, max_size=6)
MOVERS = st.sampled_from([MAX, MIN])


def true_value(game, state, known):
    """Minimax with a memory, so that larger heaps can be solved."""
    if state not in known:
        if game.is_terminal(state):
            known[state] = game.utility(state)
        else:
            best = max if game.to_move(state) == MAX else min
            children = [game.result(state, action) for action in game.actions(state)]
            known[state] = best([true_value(game, child, known) for child in children])
    return known[state]


def winning_moves(game, state):
    """The moves after which the theory says that the other player loses."""
    return [each for each in game.actions(state) if not mover_wins(game.result(state, each).sizes, game.misere)]


@examples(20)
@given(SMALL, MOVERS, st.booleans())
def test_whoever_the_theory_names_wins_by_minimax(sizes, mover, misere):
    game, state = Nim(sizes, misere), Heaps(tuple(sizes), mover)
    mover_is_better = (minimax(game, state) == 1) == (mover == MAX)
    assert mover_is_better == mover_wins(sizes, misere)


@pytest.mark.parametrize("misere", [False, True])
def test_the_winning_moves_of_the_theory_are_exactly_those_that_win_by_search(misere):
    game = Nim((3, 4, 5), misere)
    known = {}
    true_value(game, game.initial, known)
    assert len({state.sizes for state in known}) == 4 * 5 * 6
    for state in known:
        wins = 1 if state.mover == MAX else -1
        by_search = [action for action in game.actions(state) if known[game.result(state, action)] == wins]
        assert winning_moves(game, state) == by_search


@given(HEAPS, st.booleans())
def test_who_wins_has_a_move_that_leaves_a_lost_position_and_who_loses_has_none(sizes, misere):
    game = Nim(sizes, misere)
    if any(sizes):
        assert bool(winning_moves(game, game.initial)) == mover_wins(sizes, misere)


def test_the_nim_sum_adds_without_carrying():
    assert [nim_sum(heaps) for heaps in ([], [5], [3, 5], [3, 4, 5], [1, 2, 3])] == [0, 5, 6, 2, 0]


@pytest.mark.parametrize(
    ("preset", "value", "moves"), [("three", 1, [(0, 2)]), ("lost", -1, []), ("misere", 1, [(2, 1)]), ("large", -1, [])]
)
def test_a_position_that_is_offered_has_the_value_and_the_moves_that_its_note_tells(preset, value, moves):
    chosen = next(each for each in ENTRY.presets if each.id == preset)
    loaded = load("nim", chosen.position, **chosen.options)
    game, state = loaded.game, loaded.state
    assert true_value(game, state, {}) == value
    assert winning_moves(game, state) == moves


def test_in_normal_play_the_misere_preset_is_won_by_taking_both():
    game = Nim((1, 1, 2))
    assert winning_moves(game, game.initial) == [(2, 2)]


@pytest.mark.parametrize(("heaps", "nodes"), [("3 4 5", 1_038_768), ("1 3 5 7", 516_124_195)])
def test_the_trees_have_the_sizes_that_are_told(heaps, nodes):
    loaded = load("nim", heaps)
    assert count_tree(loaded.game, loaded.state, float("inf"), 10_000).nodes == nodes


def test_alpha_beta_visits_249_of_the_447_nodes_of_1_2_3():
    assert count(SEARCHES["minimax"], load("nim", "1 2 3"))[:2] == (-1, 447)
    assert count(SEARCHES["alphabeta"], load("nim", "1 2 3"))[:2] == (-1, 249)


@given(HEAPS, MOVERS, st.booleans())
def test_symmetries_have_the_same_theory_and_the_same_canonical_form(sizes, mover, misere):
    game, state = Nim(sizes, misere), Heaps(tuple(sizes), mover)
    images = game.symmetries(state)
    assert state in images
    assert len(set(images)) == len(images)
    assert {game.canonical(image) for image in images} == {game.canonical(state)}
    assert game.canonical(state) in images
    assert {mover_wins(image.sizes, misere) for image in images} == {mover_wins(sizes, misere)}


@given(HEAPS, MOVERS, st.booleans())
def test_an_estimate_is_what_the_default_weights_give_and_changes_sign_with_the_mover(sizes, mover, misere):
    game, state = Nim(sizes, misere), Heaps(tuple(sizes), mover)
    other = Heaps(state.sizes, MIN if mover == MAX else MAX)
    assert game.evaluate(state) == Weighted(game, default_weights(game)).evaluate(state)
    assert game.evaluate(state) == -game.evaluate(other) != 0
    assert game.features(state) == tuple(-x for x in game.features(other))


def test_the_estimate_is_not_the_theory():
    game = Nim((3, 5))
    assert (game.evaluate(game.initial), minimax(Nim((1, 2)), Nim((1, 2)).initial)) == (-0.5, 1)
    assert mover_wins((3, 5))


@pytest.mark.parametrize(
    ("misere", "utility", "sentence"),
    [(0, 1, "MAX has taken the last token and wins."), (1, -1, "MAX has taken the last token and loses.")],
)
def test_who_takes_the_last_token_wins_or_in_misere_play_loses(misere, utility, sentence):
    loaded = load("nim", "2 0", misere=misere)
    game, end = loaded.game, loaded.game.result(loaded.state, (0, 2))
    assert (game.utility(end), game.verdict(end)) == (utility, sentence)
    assert not game.verdict(loaded.state)
    with pytest.raises(IllegalAction, match="The game is over"):
        game.result(end, (0, 1))


def test_the_picture_shows_heaps_and_nim_sum():
    loaded = load("nim", "3 4 5")
    assert loaded.game.picture(loaded.state) == {
        "kind": "nim",
        "heaps": [3, 4, 5],
        "misere": False,
        "nimSum": 2,
        "names": {"MAX": "MAX", "MIN": "MIN"},
    }


@pytest.mark.parametrize(("text", "name"), [("3 4 5", "3-4-5"), ("0 1", "0-1"), ("7", "heap of 7")])
def test_a_node_is_named_by_the_heaps_as_they_are_seen(text, name):
    loaded = load("nim", text)
    assert loaded.game.node_name(loaded.state) == name


def test_every_row_of_a_trace_is_named_by_its_heaps_and_a_move_cut_off_by_those_it_leaves():
    request = {"op": "search", "kind": "game", "subject": "nim", "position": "1 1 2", "method": "alphabeta"}
    reply = answer(json.dumps({**request, "lines": False}))
    text = json.loads(reply.text)["text"]
    names = [text["names"][at] for at in reply.columns["name"]]
    assert len(names) == text["count"] > text["visited"]
    assert names[:3] == ["1-1-2", "0-1-2", "0-0-2"]
    for row, parent in enumerate(reply.columns["parent"]):
        if parent >= 0:
            count, heap = re.findall(r"\d", text["actions"][reply.columns["action"][row]])
            sizes = names[parent].split("-")
            sizes[int(heap) - 1] = str(int(sizes[int(heap) - 1]) - int(count))
            assert names[row] == "-".join(sizes)
    assert len(text["names"]) == len(set(text["names"]))


def test_a_large_trace_is_named_too():
    request = {"op": "search", "kind": "game", "subject": "nim", "position": "2 3 3", "method": "minimax"}
    reply = answer(json.dumps({**request, "lines": False}))
    text = json.loads(reply.text)["text"]
    assert len(reply.columns["name"]) == text["count"] > 5_000
    assert len(text["names"]) <= 3 * 4 * 4
