"""How a constraint search is shown: in steps, sentences, pictures and the tree, on every screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import expect
from screen import Screen
from test_accessibility import BOTH, SCREENS, TOO_WIDE, ZOOMED, Axe, faults, panes, wear
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


def test_a_step_by_line_highlights_the_line_in_the_shown_file(screen: Screen) -> None:
    search_by(screen, "australia/three", "mac")
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
    assert f"csp/{FILES['mac']}.py" in files
    assert len(files) > 1


def test_the_sentences_are_the_same_on_the_way_back(screen: Screen) -> None:
    search_by(screen, "queens/six", "forward_checking")
    screen.step_by("back")
    there = [screen.narration.inner_text()]
    for _ in range(4):
        screen.forward()
        there.append(screen.narration.inner_text())
    assert len(set(there)) == 5
    for sentence in reversed(there[:-1]):
        screen.back()
        expect(screen.narration).to_have_text(sentence)


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
    screen.step_by("arc")
    step_to(screen, "Check ")
    expect(screen.narration).to_have_text(
        "Check the Northern Territory against Western Australia (neighbours differ): "
        "red has no support, so remove it."
    )
    assert "being checked" in screen.shown("Western Australia")
    screen.step_by("value")
    step_to(screen, "Western Australia = red")
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


def pane_of_the_problem(screen: Screen) -> Iterator[str]:
    """Shows it, where there are panes."""
    button = screen.page.locator("panes-view").get_by_role("button", name="Problem")
    if button.is_visible():
        button.click()
    yield "Problem"


def test_nothing_is_wrong_with_any_kind_of_problem_and_none_scrolls_sideways(
    screen: Screen, axe: Axe
) -> None:
    """Also on a small phone, and at 200 % zoom."""
    for kind, preset in KINDS.items():
        screen.reset(preset)
        screen.forward(3)
        # The panes of the tree and the code are the same for all.
        looked_at = panes if kind == "sudoku" else pane_of_the_problem
        for dress in BOTH:
            wear(screen, dress)
            for pane in looked_at(screen):
                assert (kind, pane, axe(screen.page)) == (kind, pane, [])
        for width, height in (SCREENS["phone"], (320, 640), ZOOMED):
            screen.page.set_viewport_size({"width": width, "height": height})
            for pane in looked_at(screen):
                found = kind, width, pane, screen.page.evaluate(TOO_WIDE)
                assert found == (kind, width, pane, [])
        wear(screen, BOTH[0])


def test_nothing_is_wrong_with_comparing_editing_and_errors(screen: Screen, axe: Axe) -> None:
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
    for dress in BOTH:
        wear(screen, dress)
        assert faults(screen, axe) == []
        assert [pane for pane in panes(screen) if screen.page.evaluate(TOO_WIDE)] == []
    wear(screen, BOTH[0])
    screen.node("A").press("Escape")  # or it stays picked in the next graph that has an A
