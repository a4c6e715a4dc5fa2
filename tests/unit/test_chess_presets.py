"""What the presets of chess promise is what the searches find."""

import json

import pytest
from playing import count, load, quick_for
from plyscope.bridge import answer
from plyscope.games.chess.presets import PRESETS
from plyscope.search import SEARCHES
from plyscope.search.uct import uct

CHESS = {preset.id: preset for preset in PRESETS}
TO_A_DEPTH = [
    name
    for name, entry in SEARCHES.items()
    if entry.takes_depth and name not in ("cfr", "maxn", "uct", "regret_matching")
]


def found(id, method, depth):
    preset = CHESS[id]
    asked = {"op": "search", "kind": "game", "subject": "chess", "method": method, "depth": depth}
    place = {"position": preset.position, "options": dict(preset.options)}
    reply = json.loads(answer(json.dumps({**asked, **place})).text)
    return reply["bestName"], reply["value"]


@pytest.mark.native
@pytest.mark.parametrize("method", quick_for(TO_A_DEPTH, "alphabeta", "mtdf"))
def test_each_search_finds_the_mates_in_two_and_in_three(method):
    assert found("mate-in-two", method, 3) == ("Ra6", 1000)
    assert found("mate-in-three", method, 5) == ("Nb4", 1000)


@pytest.mark.slow
def test_random_games_do_not_prove_a_mate():
    loaded = load("chess", CHESS["mate-in-two"].position)
    found = uct(loaded.game, loaded.state, rounds=20)
    assert 0 < found.value < 1000
    assert "Monte Carlo" in CHESS["mate-in-two"].answer


def test_a_mate_is_not_seen_one_half_move_too_early():
    assert found("mate-in-two", "alphabeta", 2)[1] < 1000
    assert found("mate-in-three", "alphabeta", 4)[1] < 1000


@pytest.mark.slow
def test_checks_push_the_loss_beyond_the_horizon():
    moves = [found("horizon", "alphabeta", depth)[0] for depth in (2, 3, 4, 5)]
    assert moves == ["g6+", "g6+", "Bxb6", "Bxb6"]


def test_quiescence_does_not_take_the_guarded_pawn():
    assert found("guarded-pawn", "alphabeta", 1)[0] == "Qxd5"
    assert found("guarded-pawn", "quiescence", 1)[0] != "Qxd5"


def test_a_stalemate_saves_the_side_that_is_behind():
    assert found("stalemate", "alphabeta", 2) == ("Qh7+", 0)
    assert found("stalemate", "alphabeta", 4) == ("Qh7+", 0)
    assert found("stalemate", "alphabeta", 1)[1] < -4


@pytest.mark.slow
def test_the_numbers_of_the_starts():
    assert found("start", "alphabeta", 3) == ("Nc3", 0.15)
    assert count(SEARCHES["alphabeta"], load("chess"), depth=3)[1] == 1746


@pytest.mark.slow
def test_the_numbers_of_the_starts_that_take_long():
    assert count(SEARCHES["minimax"], load("chess"), depth=3)[1] == 1 + 20 + 400 + 8902
    assert [found("mini", "alphabeta", depth)[1] for depth in (4, 5)] == [-1.1, 0.8]
