"""What holds for the presets of all kinds: they ask before the run, and tell after it."""

import json
import re

import pytest
from playing import quick_for
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


@pytest.mark.parametrize("game", GAMES)
def test_a_preset_begins_with_a_search_that_can_search_it(game):
    for preset in GAMES[game].presets:
        if preset.begun:
            asked = {"op": "look", "kind": "game", "subject": game}
            at = {"position": preset.position, "options": dict(preset.options)}
            assert preset.begun.method in json.loads(answer(json.dumps({**asked, **at})).text)["methods"]


NAMED = {
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
    ("kalah", "small"): ("value", -2),
    ("kalah", "again"): ("bestName", "house 2"),
    ("kalah", "three"): ("bestName", "house 2"),
    ("pacman", "corridor"): ("value", -493),
    ("dots", "two"): ("bestName", "b1–b2"),
    ("dots", "give-two"): ("bestName", "d1–d2"),
    ("dots", "zugzwang"): ("value", -2),
    ("dots", "sacrifice"): ("value", 2),
    ("coins", "lecture"): ("bestName", "coin B"),
    ("coins", "fair"): ("value", 0),
    ("coins", "sure"): ("value", -5),
    ("coins", "tossed"): ("bestName", "coin A"),
}


@pytest.mark.parametrize("place", quick_for(NAMED, *(each for each in NAMED if each[0] != "dots")))
def test_each_value_and_move_that_an_answer_names_is_what_the_search_finds(place):
    game, id = place
    name, found = NAMED[place]
    (preset,) = [each for each in GAMES[game].presets if each.id == id]
    method = "expectiminimax" if game == "coins" else "alphabeta"
    asked = {"op": "search", "kind": "game", "subject": game, "method": method}
    at = {"position": preset.position, "options": dict(preset.options)}
    assert json.loads(answer(json.dumps({**asked, **at})).text)[name] == found


def test_connect_fours_first_column_at_each_depth_is_the_one_that_its_answer_names():
    asked = {"op": "search", "kind": "game", "subject": "connect4", "method": "alphabeta"}
    depths = {depth: json.loads(answer(json.dumps({**asked, "depth": depth})).text) for depth in range(1, 6)}
    assert [found["bestName"] for found in depths.values()] == [f"column {n}" for n in (4, 2, 3, 3, 3)]


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_a_card_of_the_gallery_does_not_tell_whether_there_is_a_solution(preset):
    shown = [preset.name, *preset.ideas]
    assert not [each for each in shown if re.search(r"\b(no|one|two|several) solution", each, re.I)]


@pytest.mark.slow
def test_the_united_states_take_the_backtracks_that_the_answer_names():
    (four,) = [preset for preset in PROBLEMS["us_map"].presets if preset.id == "four"]
    asked = {"op": "search", "kind": "problem", "subject": "us_map", "position": four.position}
    for method, select, backtracks in (
        ("backtracking", 0, 2511),
        ("forward_checking", 0, 355),
        ("forward_checking", 1, 0),
    ):
        how = {"method": method, "methodOptions": {"select": select}}
        assert json.loads(answer(json.dumps({**asked, **how})).text)["backtracks"] == backtracks
        assert f"{backtracks:,}" in four.answer or backtracks == 0


def test_only_house_three_gives_another_turn_at_the_start_of_kalah_as_the_answer_says():
    (full,) = [preset for preset in GAMES["kalah"].presets if preset.id == "full"]
    loaded = GAMES["kalah"].load(full.position, full.options)
    game, start = loaded.game, loaded.state
    again = [
        game.action_name(start, action)
        for action in game.actions(start)
        if game.to_move(game.result(start, action)) == game.to_move(start)
    ]
    assert again == ["house 3"]
    assert "house 3" in full.answer


def test_three_players_reach_the_leaf_that_the_answer_names():
    (plies, _) = GAMES["manytree"].presets
    asked = {"op": "search", "kind": "game", "subject": "manytree", "method": "maxn"}
    told = json.loads(answer(json.dumps({**asked, "position": plies.position})).text)
    assert told["variation"] == ["a2", "c1", "f2"]
    assert plies.position.endswith("[[(5,1,4) (2,6,5)] [(3,7,2) (5,4,7)]]]")
    assert "(2,6,5)" in plies.answer


@pytest.mark.slow
@pytest.mark.native
def test_the_hard_sudokus_take_the_assignments_that_the_answer_names():
    named = {"inkala-2010": 169, "inkala-2012": 3387, "hard": 410}
    for preset in PROBLEMS["sudoku"].presets:
        if preset.id in named:
            asked = {"op": "search", "kind": "problem", "subject": "sudoku", "method": "mac"}
            how = {"position": preset.position, "methodOptions": {"select": 1}}
            found = json.loads(answer(json.dumps({**asked, **how})).text)
            assert found["assignments"] == named[preset.id]


def test_the_example_programs_find_what_their_answers_name():
    (tic_tac_toe,) = [preset for preset in PRESETS if preset.id == "tictactoe"]
    names: dict[str, object] = {}
    exec(tic_tac_toe.position, names)
    board, minimax = names["board"], names["minimax"]
    values = {}
    for square in range(9):
        if board[square] == " ":
            after = [*board[:square], "X", *board[square + 1 :]]
            values[square] = minimax(after, "O")
    assert values.pop(7) == 0
    assert set(values.values()) == {-1}

    def calls(n, wanted):
        below = calls(n - 1, wanted) + calls(n - 2, wanted) if n > 1 else 0
        return below + (n == wanted)

    assert (calls(6, 2), calls(6, 1)) == (5, 8)


def test_a_column_of_forty_and_two_tens_carries_two():
    asked = {"op": "solutions", "kind": "problem", "subject": "cryptarithm"}
    found = json.loads(answer(json.dumps({**asked, "position": "FORTY + TEN + TEN = SIXTY"})).text)
    assert found["count"] == 1
    digits = str.maketrans("FORTYENSIX", "2978650314")
    forty, ten, sixty = (int(word.translate(digits)) for word in ("FORTY", "TEN", "SIXTY"))
    assert forty + 2 * ten == sixty
    assert (forty % 1000 + 2 * (ten % 1000)) // 1000 == 2
