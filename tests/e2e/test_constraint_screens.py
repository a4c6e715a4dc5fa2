"""How a constraint search is shown: in steps, sentences, pictures and the tree, on every screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from screen import Screen
from test_accessibility import BOTH, SCREENS, TOO_WIDE, ZOOMED, Dress, panes, wear
from test_constraints import FILES, SOLVED, file_shown, outcome, search_by

SOURCES = Path(__file__).resolve().parents[2] / "py" / "plyscope"
KINDS = {
    "sudoku": "sudoku/easy",
    "queens": "queens/eight",
    "graph": "colouring/planar",
    "us map": "us_map/four",
    "australia": "australia/three",
    "cryptarithm": "cryptarithm/money",
    "timetable": "timetable/small",
}
"""A preset for each kind of picture."""


def step_to(screen: Screen, words: str) -> None:
    """Steps forward from the start until the sentence has these words."""
    screen.press("Home")
    for _ in range(100):
        screen.press("ArrowRight")
        if words in screen.narration.inner_text():
            return
    raise AssertionError(f"no sentence says {words!r}")


# Steps


@pytest.mark.parametrize("method", ["mac"])
def test_a_step_by_line_highlights_the_line_in_the_shown_file(screen: Screen, method: str) -> None:
    search_by(screen, "australia/three", method)
    screen.step_by("line")
    files = set()
    for _ in range(30):
        screen.press("ArrowRight")
        lit = screen.page.locator("code-view .cm-line.lit").inner_text()
        name = file_shown(screen)
        lines = (SOURCES / name).read_text(encoding="utf-8").splitlines()
        assert "is next:" not in screen.narration.inner_text()
        assert " ".join(lit.split()) in [" ".join(line.split()) for line in lines]
        files.add(name)
    assert SOLVED in outcome(screen)
    assert f"csp/{FILES[method]}.py" in files
    assert len(files) > 1 or method != "mac"


@pytest.mark.parametrize("kind", ["line", "back"])
def test_the_sentences_are_the_same_on_the_way_back(screen: Screen, kind: str) -> None:
    search_by(screen, "queens/six", "forward_checking")
    screen.step_by(kind)
    there = [screen.narration.inner_text()]
    for _ in range(8):
        screen.forward()
        there.append(screen.narration.inner_text())
    assert len(set(there)) > 5
    for sentence in reversed(there[:-1]):
        screen.back()
        expect(screen.narration).to_have_text(sentence)
    for sentence in there[1:]:
        screen.forward()
        expect(screen.narration).to_have_text(sentence)


def test_a_step_by_arc_highlights_both_ends_and_says_what_was_removed(screen: Screen) -> None:
    search_by(screen, "australia/three", "forward_checking")
    screen.step_by("arc")
    step_to(screen, "Check ")
    expect(screen.narration).to_have_text(
        "Check the Northern Territory against Western Australia (neighbours differ): "
        "red has no support, so remove it."
    )
    assert "being checked" in screen.shown("Western Australia")
    assert screen.shown("The Northern Territory") == (
        "2 values left: green, blue, just lost red, being checked"
    )
    assert screen.shown("South Australia") == "3 values left: red, green, blue"


def test_values_appear_and_marks_disappear_during_the_search(screen: Screen) -> None:
    search_by(screen, "australia/three", "forward_checking")
    assert screen.shown("Western Australia") == "3 values left: red, green, blue"
    step_to(screen, "Western Australia = red")
    expect(screen.narration).to_contain_text(
        "Propagation removes red from the Northern Territory and South Australia."
    )
    assert screen.shown("Western Australia").startswith("red, assigned last")
    assert screen.shown("South Australia") == "2 values left: green, blue, just lost red"
    expect(screen.problem.locator(".status")).to_have_text("1 of 7 assigned")
    screen.forward()
    assert screen.shown("South Australia") == "1 value left: blue, just lost green"
    screen.press("Home")
    assert screen.shown("South Australia") == "3 values left: red, green, blue"
    screen.to_the_end()
    assert screen.shown("South Australia") == "blue"
    expect(screen.problem.locator(".status")).to_have_text("7 of 7 assigned")


# Makes a step with its button, and counts the marks that begin to move, by their motions.
MOVING = """async (button) => {
  document.querySelector(`transport-view button[title^="${button}"]`).click();
  const moving = () =>
    document.getAnimations().filter(({ effect }) => effect.target.closest("problem-view"));
  for (let i = 0; i < 600 && moving().length === 0; i++) await new Promise(requestAnimationFrame);
  const names = moving().map(({ animationName }) => animationName);
  return Object.fromEntries(
    names.map((name) => [name, names.filter((each) => each === name).length]),
  );
}"""


def test_a_step_back_brings_marks_back_and_takes_none_away_again(screen: Screen) -> None:
    screen.ask_for_motion()
    search_by(screen, "queens/four", "forward_checking")
    step_to(screen, "Dead end: undo ")
    screen.drawn()
    assert screen.page.evaluate(MOVING, "Previous step") == {"problem-back": 3}
    screen.drawn()
    assert screen.page.evaluate(MOVING, "Next step")["problem-fade"] == 2


def test_the_tree_grows_with_the_search_and_a_click_goes_to_its_node(screen: Screen) -> None:
    search_by(screen, "queens/four", "forward_checking")
    expect(screen.tree).to_have_attribute("aria-label", re.compile("tree of 9 .*, 0 visited"))
    step_to(screen, "Dead end: undo ")
    expect(screen.tree).to_have_attribute("aria-label", re.compile("tree of 9 .*, 3 visited"))
    screen.to_the_end()
    expect(screen.tree).to_have_attribute("aria-label", re.compile("tree of 9 .*, 9 visited"))
    screen.click_row(2)
    expect(screen.narration).to_contain_text("= row 3")
    screen.reach_tree_by_keys()
    screen.press("ArrowUp")
    expect(screen.tree.locator("[role=treeitem]")).to_have_text(re.compile("^c1 = 1, "))


# On every screen

Axe = Callable[[Page], list[str]]


@pytest.mark.parametrize("dress", BOTH, ids="-".join)
def test_nothing_is_wrong_with_any_kind_of_problem(screen: Screen, axe: Axe, dress: Dress) -> None:
    wear(screen, dress)
    for kind, preset in KINDS.items():
        screen.reset(preset)
        screen.forward(3)
        for pane in panes(screen):
            # The panes of the tree and the code are the same for all.
            if pane in ("all", "Problem") or kind == "sudoku":
                assert (kind, pane, axe(screen.page)) == (kind, pane, [])


@pytest.mark.parametrize("dress", BOTH, ids="-".join)
def test_nothing_is_wrong_with_comparing_editing_and_errors(
    screen: Screen, axe: Axe, dress: Dress
) -> None:
    screen.reset("colouring/wheel")
    screen.edit_graph()
    screen.node("A").click()
    screen.type_problem("A B; A-C")
    expect(screen.problem_error).to_be_visible()
    screen.problem.get_by_text("Signs", exact=True).click()
    screen.show_stage("Methods")
    screen.button("Run all").click()
    expect(screen.race.locator("figure .lane")).to_have_count(10)
    screen.settled()
    wear(screen, dress)
    assert [f"{pane}: {each}" for pane in panes(screen) for each in axe(screen.page)] == []
    assert [pane for pane in panes(screen) if screen.page.evaluate(TOO_WIDE)] == []


def test_no_problem_scrolls_sideways(screen: Screen) -> None:
    """On two phones, and at 200 % zoom."""
    for kind, preset in KINDS.items():
        screen.reset(preset)
        screen.forward(3)
        for width, height in (SCREENS["phone"], (320, 640), ZOOMED):
            screen.page.set_viewport_size({"width": width, "height": height})
            for pane in panes(screen):
                found = kind, width, pane, screen.page.evaluate(TOO_WIDE)
                assert found == (kind, width, pane, [])


def test_the_room_works_from_a_disk(page_file: Page) -> None:
    screen = Screen(page_file)
    screen.button("Constraints").click()
    screen.until("state.subject === 'australia'")
    screen.settled()
    screen.forward(2)
    assert screen.shown("Western Australia").startswith("red")
    screen.step_by("line")
    screen.forward()
    assert screen.lit_line() != ""
    screen.choose_problem("sudoku/middle")
    screen.choose("Method", "mac")
    screen.to_the_end()
    expect(screen.narration).to_contain_text(SOLVED)
    screen.show_stage("Methods")
    for slow in ("Backtracking", "Conflict-directed backjumping", "Min-conflicts"):
        screen.button(f"Leave out {slow}").click()
    screen.button("Run all").click()
    expect(screen.race.locator("tbody tr").last).to_contain_text("none found")
    screen.settled()
    screen.button("Watch").click()
    screen.until("state.subject === 'tree'")
    screen.settled()
    screen.to_the_end()
    expect(screen.narration).to_contain_text("MAX takes a₁")
