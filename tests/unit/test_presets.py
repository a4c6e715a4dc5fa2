"""What holds for the presets of all kinds: they ask before the run, and tell after it."""

from __future__ import annotations

import json
import re

import pytest
from plyscope.bridge import answer
from plyscope.games import GAMES
from plyscope.kinds.program.examples import PRESETS
from plyscope.problems import PROBLEMS

EVERY_PRESET = [
    pytest.param(preset, id=f"{name}-{preset.id}")
    for name, presets in {
        **{entry.id: entry.presets for entry in (*GAMES.values(), *PROBLEMS.values())},
        "program": PRESETS,
    }.items()
    for preset in presets
]


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_a_preset_with_an_answer_asks_a_question_first(preset):
    assert not preset.answer or re.search(r"\?|Look for|Compare", preset.note)


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_what_comes_out_is_not_told_before(preset):
    told = [each for each in re.split(r"(?<=[.:?]) ", preset.answer) if len(each) > 12]
    assert not [each for each in told if each.rstrip(".:?") in preset.note]


def test_each_value_and_move_that_an_answer_names_is_what_the_search_finds():
    named = {
        ("tree", "three-by-three"): ("leaves", 7),
        ("tree", "lecture"): ("leaves", 5),
        ("tree", "best-order"): ("leaves", 5),
        ("tree", "exercise"): ("bestName", "2"),
        ("tree", "uneven"): ("value", 0),
        ("tree", "trap"): ("bestName", "safe"),
        ("tree", "two-heuristics"): ("value", 4),
        ("tictactoe", "two-left"): ("bestAt", {"row": 2, "column": 2}),
        ("connect4", "three"): ("value", 1),
        ("nim", "three"): ("bestName", "2 from heap 1"),
        ("nim", "lost"): ("value", -1),
        ("nim", "misere"): ("bestName", "1 from heap 3"),
        ("coins", "lecture"): ("bestName", "coin B"),
        ("coins", "fair"): ("value", 0),
        ("coins", "sure"): ("value", -5),
        ("coins", "tossed"): ("bestName", "coin A"),
    }
    for (game, id), (name, found) in named.items():
        (preset,) = [each for each in GAMES[game].presets if each.id == id]
        method = "expectiminimax" if game == "coins" else "alphabeta"
        asked = {"op": "search", "kind": "game", "subject": game, "method": method}
        place = {"position": preset.position, "options": dict(preset.options)}
        assert json.loads(answer(json.dumps({**asked, **place})).text)[name] == found, (game, id)
