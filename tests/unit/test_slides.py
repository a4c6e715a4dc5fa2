"""Searches of 2048 are held against its rules: which way tiles slide, and what chance is worth."""

import json

import pytest
from plyscope.bridge import answer
from plyscope.compare.slides import WAYS, slid
from plyscope.kinds.program.examples import PRESETS
from plyscope.kinds.program.longer_examples import GAME_2048, HAGGLE, SWAPPED_2048
from plyscope.own_code import ProgramReport, program
from plyscope.tracing.rows import CHANCE_TO_MOVE, MAX_TO_MOVE
from test_outcomes import source

PLAYS = source("slides_of_2048")
"""A program that adds a random tile inside its search, in which MAX alone has turns."""


def told(text: str, *changes: tuple[str, str]) -> ProgramReport:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return program({"source": text, "compare": True})


def line_of(text: str, words: str) -> int:
    return next(place for place, line in enumerate(text.splitlines(), 1) if words in line)


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ((2, 2, 4, 0), (4, 4, 0, 0)),
        ((2, 2, 2, 2), (4, 4, 0, 0)),
        ((0, 2, 2, 2), (4, 2, 0, 0)),
        ((4, 2, 2, 4), (4, 4, 4, 0)),
        ((2, 0, 0, 4), (2, 4, 0, 0)),
    ],
)
def test_a_tile_merges_once_and_those_at_the_edge_first(line: tuple[int, ...], after: tuple[int, ...]) -> None:
    assert slid((line, line), WAYS["left"]) == (after, after)
    assert slid((line[::-1], line), WAYS["right"])[0] == after[::-1]
    column = tuple((tile, tile) for tile in line)
    assert slid(column, WAYS["up"]) == tuple((tile, tile) for tile in after)
    assert slid(column[::-1], WAYS["down"]) == tuple((tile, tile) for tile in after[::-1])


@pytest.mark.parametrize(("text", "compared"), [(GAME_2048, ["values"]), (PLAYS, ["values", "best moves"])])
def test_a_right_search_of_2048_is_the_same(text: str, compared: list[str]) -> None:
    outcome = told(text)["outcome"]
    assert (outcome["kind"], outcome["compared"]) == ("same", compared)


def test_chance_has_its_nodes_in_the_tree() -> None:
    request = {"op": "search", "kind": "program", "subject": "program", "position": GAME_2048}
    columns = answer(json.dumps(request)).columns
    kinds = [columns["kind"][row] for row, parent in enumerate(columns["parent"]) if parent <= 0]
    assert kinds == [MAX_TO_MOVE, *[CHANCE_TO_MOVE] * 4]


def test_two_rotations_that_have_changed_places_are_named_with_their_line() -> None:
    difference = told(SWAPPED_2048)["difference"]
    assert difference
    assert difference["sentence"] == "At node 4 “up” slides the tiles down, as “down” does."
    assert difference["line"] == line_of(SWAPPED_2048, 'direction == "up"') + 1


UP = "if d == 'UP': return self.transpose().left().transpose()"
DOWN = "return self.transpose().flip().left().flip().transpose()"


def test_the_words_of_the_program_are_used() -> None:
    difference = told(PLAYS, (UP, f"if d == 'UP': {DOWN}"))["difference"]
    assert difference
    assert "“UP” slides the tiles down, as “DOWN” does" in difference["sentence"]
    assert difference["line"] == line_of(PLAYS, "d == 'UP'")


BOTH = ("def turn_left", "def turn_x"), ("def turn_right", "def turn_left"), ("def turn_x", "def turn_right")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        # Right in a grid whose first row is at the bottom.
        (BOTH, "“up” slides the tiles down, if the first row of the grid is its top. It is not known"),
        ([("if tiles and", "while tiles and")], "the tiles do not lie as “left” puts them by the rules of 2048"),
        ([("(4, 0.1)", "(4, 0.2)")], "the odds are not known"),
        ([("(2, 0.9), (4, 0.1)", "(2, 1)")], "the odds are not known"),
    ],
)
def test_what_may_be_meant_is_a_doubt(changes: list[tuple[str, str]], why: str) -> None:
    outcome = told(GAME_2048, *changes)["outcome"]
    assert outcome["kind"] == "not compared"
    assert why in outcome["why"]


def test_a_grid_that_is_left_mirrored_is_no_slide() -> None:
    outcome = told(
        PLAYS, ("self.flip().left().flip()\n        if d == 'UP'", "self.flip().left()\n        if d == 'UP'")
    )
    assert "do not lie as “RIGHT” puts them" in outcome["outcome"]["why"]


def test_a_wrong_mean_is_not_called_the_same() -> None:
    assert told(GAME_2048, ("mean += odds", "mean += 2 * odds"))["outcome"]["kind"] == "not compared"


def test_slides_of_min_are_a_doubt() -> None:
    outcome = told(GAME_2048, ("return max(expectimax", "return min(expectimax"))["outcome"]
    assert outcome["kind"] == "not compared"
    assert outcome["why"].startswith("Node 0 takes the smallest of what slides are worth")


def test_the_notes_of_the_haggle_and_of_2048_are_true() -> None:
    answers = {preset.id: preset.answer for preset in PRESETS}
    haggle = told(HAGGLE)
    assert haggle["outcome"]["kind"] == "same"
    assert (haggle["value"], haggle["best"]) == (7, 7)
    assert told(HAGGLE, ("NO_OF_SELLER = 2", "NO_OF_SELLER = 1"))["value"] == 9
    assert answers["haggle"].startswith("At 7, the first offer. If a no costs both the same, at 9")
    best = told(GAME_2048)
    assert (best["value"], best["best"]) == (pytest.approx(37.44), "up")
    assert told(GAME_2048, ("(2, 0.9), (4, 0.1)", "(2, 1)"))["value"] == pytest.approx(37.6)
    assert answers["2048"].startswith("Up, 37.44")
    assert answers["2048"].endswith("37.6.")


def test_the_haggle_has_about_thirty_lines() -> None:
    assert len(HAGGLE.splitlines()) <= 36
