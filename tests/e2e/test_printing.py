"""What is printed: the search on one light sheet, without buttons; lessons and exercises, too."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from screen import Screen
from waiting import AT_REST, wait_for

CORNER = """() => {
  const { canvas } = document.querySelector("#tree").stage;
  return [...canvas.getContext("2d").getImageData(1, 1, 1, 1).data].slice(0, 3);
}"""
CAMERA = "(({ camera, size }) => ({ camera, size }))(document.querySelector('#tree').stage)"
INK = "getComputedStyle(document.querySelector('.narration')).color"
WHITE = [255, 255, 255]


@pytest.fixture
def dark(screen: Screen) -> Screen:
    """The shared page in the dark theme."""
    screen.intend(type="theme", theme="dark")
    screen.until("state.theme === 'dark'")
    return screen


def a_game(screen: Screen) -> str:
    """Goes to a cut in the first tree; returns the convention."""
    screen.forward(9)
    expect(screen.narration).to_contain_text("cut c₂ and c₃")
    return (
        "Game: Tree · 3 × 3 Search: Alpha-beta Depth: full Move order: default"
        " Cut when: v ≥ β, v ≤ α"
    )


def a_problem(screen: Screen) -> str:
    """Goes into a problem whose signs are open; returns the convention."""
    screen.begin_with_problems()
    screen.choose_problem("sudoku/easy")
    screen.problem.get_by_text("Signs", exact=True).click()
    screen.set_option_by_name("Next variable", "fewest values left (MRV)")
    screen.step_by("value")
    screen.forward(5)
    return (
        "Problem: Sudoku · Easy Method: Forward checking "
        "Next variable: fewest values left (MRV) Values: in the given order"
    )


@pytest.mark.parametrize("place", [a_game, a_problem])
def test_paper_shows_the_search_in_light_colours_and_no_controls(
    dark: Screen, place: Callable[[Screen], str]
) -> None:
    """On one sheet of A4 or of Letter."""
    convention = place(dark)
    page = dark.page
    wait_for(page, AT_REST)
    on_screen = page.evaluate(CAMERA)
    assert page.evaluate(CORNER) != WHITE
    page.emulate_media(media="print")
    # What is on the paper.
    expect(page.locator("settings-view .on-paper")).to_have_text(convention)
    expect(page.locator("settings-view .on-paper")).to_be_visible()
    expect(dark.narration).to_be_visible()
    expect(dark.tree).to_be_visible()
    picture = "board-view .card" if place is a_game else "problem-view .picture"
    expect(page.locator(picture)).to_be_visible()
    # What is only for the screen.
    kinds = ["button", "select", "input", "textarea", "code-view", "dialog", "pane-divider"]
    for kind in kinds:
        shown = page.locator(f"{kind}:visible:not(.board *)")
        assert shown.count() == 0, f"{kind}: {shown.all_inner_texts()}"
    # Light, and sharp.
    assert page.evaluate(INK) == "rgb(20, 23, 29)"
    wait_for(page, f"(white) => String(({CORNER})()) === String(white)", WHITE)
    paper = page.evaluate(CAMERA)["size"]
    assert page.evaluate("document.querySelector('#tree canvas').width") == 3 * paper["width"]
    # And the screen has not changed.
    page.emulate_media(media="null")
    wait_for(page, f"(white) => String(({CORNER})()) !== String(white)", WHITE)
    wait_for(page, AT_REST)
    assert page.evaluate(CAMERA) == on_screen
    for paper in ("A4", "Letter"):
        for landscape in (False, True):
            assert sheets(dark, paper, landscape=landscape) == 1, (paper, landscape)


def test_the_open_step_of_a_lesson_is_printed_with_the_search(dark: Screen) -> None:
    """Also where the window shows another pane."""
    page = dark.page
    dark.intend(type="open-lesson", id="alpha-and-beta")
    text = page.locator("lesson-view .lesson-text")
    expect(text).to_contain_text("window")
    dark.settled()
    dark.intend(type="pane", pane="tree")
    page.emulate_media(media="print")
    for width in (1280, 700):
        page.set_viewport_size({"width": width, "height": 900})
        for shown in (text, page.locator("settings-view .on-paper"), dark.narration, dark.tree):
            expect(shown).to_be_visible()
        for kind in ("button", "pane-divider"):
            assert page.locator(f"{kind}:visible").count() == 0


def test_an_open_exercise_has_a_sheet_of_its_own_behind_the_search(dark: Screen) -> None:
    page = dark.page
    assert sheets(dark) == 1
    dark.intend(type="new-exercise", exerciseType="domains", isNarrow=False)
    dark.intend(type="practise", isNarrow=False)
    expect(page.locator("practice-view button.square").first).to_be_visible()
    assert sheets(dark) == 2
    page.emulate_media(media="print")
    expect(page.locator("practice-view .question")).to_be_visible()
    expect(page.locator("practice-view button.square").first).to_be_visible()
    assert page.locator("practice-view button:visible:not(.square)").count() == 0
    expect(dark.tree).to_be_visible()


def sheets(screen: Screen, paper: str = "A4", *, landscape: bool = False) -> int:
    """How many sheets it takes."""
    document = screen.page.pdf(format=paper, landscape=landscape)
    return len(re.findall(rb"/Type /Page\b", document))
