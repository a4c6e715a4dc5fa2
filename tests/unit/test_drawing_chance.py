"""Random moves of chance: fair, and the same again with the same seed."""

import json
from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest
from playing import load
from plyscope.bridge import answer
from plyscope.support.chance import drawn

THROWS = 3000
DEVIATIONS = 4.5
"""How many standard deviations a count may lie from what is expected: in a fair draw 1 of 147,000
counts lies farther."""


def ask(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    assert "fault" not in reply.get("error", {}), reply
    return reply


@pytest.mark.parametrize(
    ("game", "position"),
    [("pig", "0-0 MAX +2 left 9 rolling"), ("coins", "A"), ("kuhn", ""), ("tree", "(.1:3 .2:5 .7:[4 6])")],
)
def test_each_outcome_is_drawn_as_often_as_it_is_probable(game: str, position: str) -> None:
    loaded = load(game, position)
    random = Random(1713)
    counts = Counter(drawn(loaded.game, loaded.state, random) for _ in range(THROWS))
    for outcome, probability in loaded.game.outcomes(loaded.state):
        spread = sqrt(THROWS * probability * (1 - probability))
        assert abs(counts[outcome] - THROWS * probability) < DEVIATIONS * spread
    assert sum(counts.values()) == THROWS


def test_seeds_that_follow_each_other_are_as_fair_as_one_that_is_drawn_from_for_long() -> None:
    loaded = load("pig", "0-0 MAX +2 left 9 rolling")
    faces = Counter(drawn(loaded.game, loaded.state, Random(seed)) for seed in range(THROWS))
    spread = sqrt(THROWS * 1 / 6 * 5 / 6)
    assert all(abs(faces[str(face)] - THROWS / 6) < DEVIATIONS * spread for face in range(1, 7))


def test_the_same_seed_brings_the_same_and_others_bring_all_that_can_be() -> None:
    die = {"op": "draw", "kind": "game", "subject": "pig", "position": "0-0 MAX +2 left 9 rolling"}
    assert ask(**die, seed=5) == ask(**die, seed=5)
    brought = {ask(**die, seed=seed)["drawn"]["id"] for seed in range(40)}
    assert brought == {"1", "2", "3", "4", "5", "6"}


def test_what_is_drawn_is_told_and_stands_on_the_board() -> None:
    found = ask(op="draw", kind="game", subject="coins", position="A", seed=1)
    name = found["drawn"]["name"]
    assert name in ("heads", "tails")
    assert found["position"] == f"A {name}"
    assert found == ask(op="play", kind="game", subject="coins", position="A", action=name)


def test_a_players_move_is_not_told_as_drawn() -> None:
    assert "drawn" not in ask(op="play", kind="game", subject="coins", position="", action="A")


@pytest.mark.parametrize(
    ("game", "position"), [("pig", None), ("tictactoe", None), ("matrix", None), ("manytree", None), ("pig", "10-3")]
)
def test_nothing_is_drawn_where_it_is_not_chance_that_moves(game: str, position: str | None) -> None:
    found = ask(op="draw", kind="game", subject=game, position=position, seed=1)
    assert found["error"] == {"message": "Chance does not move here.", "field": "action", "at": None}


@pytest.mark.parametrize("seed", [-1, 1.5, "lucky", True, 2**40])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    found = ask(op="draw", kind="game", subject="kuhn", seed=seed)
    assert found["error"]["field"] == "seed"
