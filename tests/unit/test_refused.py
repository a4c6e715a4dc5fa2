"""What is typed for a game may be written in several ways; what is no position and no move of a game or
problem is turned down with its reason, and with its place."""

import json
from pathlib import Path

import pytest
from playing import load, refusal
from plyscope.games import GAMES
from plyscope.problems import PROBLEMS

HERE = Path(__file__).parent
SUBJECTS = {**GAMES, **PROBLEMS}


def kept(name, length):
    """Records of so many fields, one a line; at the end stand options, if they are not the usual ones."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [(*json.loads(line), {})[:length] for line in lines]


@pytest.mark.parametrize(("game", "text", "written", "options"), kept("read_positions.jsonl", 4))
def test_a_position_may_be_typed_in_several_ways_and_is_written_in_one(game, text, written, options):
    loaded = load(game, text, **options)
    assert loaded.game.format(loaded.state) == written
    assert load(game, written, **options).state == loaded.state


@pytest.mark.parametrize(("subject", "text", "at", "sentence", "options"), kept("refused_positions.jsonl", 5))
def test_what_is_no_position_is_turned_down_with_the_reason_and_the_place(subject, text, at, sentence, options):
    problem = refusal(SUBJECTS[subject].load, text, options)
    assert (str(problem), problem.at, problem.field) == (sentence, at, "position")


@pytest.mark.parametrize(("game", "position", "move", "sentence"), kept("refused_moves.jsonl", 4))
def test_a_move_that_cannot_be_made_is_turned_down_with_the_reason(game, position, move, sentence):
    loaded = load(game, position)
    assert str(refusal(loaded.game.parse_action, loaded.state, move)) == sentence
