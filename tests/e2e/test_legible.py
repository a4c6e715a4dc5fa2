"""No text is too small to be read: on the page, in its trees and in its pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from opening import python_ready, returning
from playwright.sync_api import Browser, ViewportSize, expect
from screen import Screen
from visits import Visit

LEGIBLE = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8")
LEAST_TEXT = 11

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}


@pytest.fixture(scope="module")
def measured(chromium: Browser, http_address: str, second_visit: Visit) -> Iterator[Screen]:
    """A page where the size of each text is noted."""
    context = returning(chromium, second_visit, viewport=DESK, reduced_motion="reduce")
    context.add_init_script(LEGIBLE)
    page = context.new_page()
    page.goto(http_address)
    yield Screen(python_ready(page))
    context.close()


GAMES = [
    "tree/three-by-three",
    "tictactoe/empty",
    "chess/start",
    "kalah/full",
    "pacman/start",
    "twenty48/start",
    "kuhn/deal",
    "manytree/three-plies",
]
PROBLEMS = [
    "us_map/four",
    "sudoku/easy",
    "cryptarithm/money",
    "timetable/small",
]


@pytest.mark.parametrize("subject", GAMES + PROBLEMS)
def test_no_text_is_below_11_pixels(measured: Screen, subject: str) -> None:
    """In each pane, on a desktop and a phone after a search, and on a phone during it."""
    page = measured.page
    page.set_viewport_size(DESK)
    measured.button("Watch" if subject in GAMES else "Constraints").click()
    measured.settled()
    (measured.choose_game if subject in GAMES else measured.choose_problem)(subject)
    page.evaluate("textsBelow(0)")
    measured.press("End")
    nothing_is_small(measured, DESK, PHONE)
    measured.press("Home", *["ArrowRight"] * 5)
    nothing_is_small(measured, PHONE)


def nothing_is_small(screen: Screen, *sizes: ViewportSize) -> None:
    """Expects no small text in any pane that can be shown."""
    page = screen.page
    for size in sizes:
        page.set_viewport_size(size)
        panes = [pane for pane in page.locator("panes-view button").all() if pane.is_visible()]
        if page.locator("dialog[open]").count() > 0:
            panes = []
        for show in [pane.click for pane in panes] or [lambda: None]:
            show()
            screen.drawn()
            assert page.evaluate("textsBelow", LEAST_TEXT) == []


def plots(screen: Screen) -> None:
    """The plots of a search that deepens, its work measured."""
    screen.choose_game("tictactoe/empty")
    screen.set_depth("2")
    screen.press("Escape")
    screen.page.evaluate(TREE_PANE)
    screen.show_stage("Plots")
    screen.button("Measure the searches").click()
    expect(screen.page.locator("plots-view section.work plot-view svg")).to_be_visible()
    screen.settled()


def duel(screen: Screen) -> None:
    """A duel that has been played."""
    screen.choose_game("tictactoe/empty")
    screen.show_stage("Duel")
    for name, text in {"games": "1", "plies": "2", "depth-0": "2", "depth-1": "1"}.items():
        screen.page.locator(f"duel-view input[name={name}]").fill(text)
    screen.button("Start the duel").click()
    expect(screen.page.locator("duel-view tbody tr")).to_have_count(4)
    screen.settled()


def two_runs(screen: Screen) -> None:
    """Two runs in step, at their end, with the settings that differ."""
    screen.show_stage("Side by side")
    pairs = screen.page.locator("pairs-view")
    pairs.get_by_role("button", name="Alpha-beta beside minimax").click()
    screen.until("state.secondRun !== null")
    screen.settled()
    screen.to_the_end()


def methods(screen: Screen) -> None:
    """The table of the methods for constraint problems."""
    screen.begin_with_problems()
    screen.choose_problem("australia/three")
    screen.page.evaluate(TREE_PANE)
    screen.show_stage("Methods")
    expect(screen.race.locator("tbody tr").first).to_be_visible()


def own_code(screen: Screen) -> None:
    """A program of one's own that has run."""
    screen.button("Your code").click()
    screen.settled()
    screen.page.locator("editor-view .cm-content").focus()
    screen.press("ControlOrMeta+Enter")
    screen.settled()


def editing(screen: Screen) -> None:
    """A tree by hand, with a leaf in its editor."""
    screen.button("Edit tree").click()
    expect(screen.page.locator(".tree-edit-card, .tree-edit-field").first).to_be_attached()


def help_text(screen: Screen) -> None:
    """The page's own help."""
    screen.open_more()
    screen.button("Help").click()
    expect(screen.page.locator("help-view dialog")).to_be_visible()


def gallery(screen: Screen) -> None:
    """All games and problems, with their small pictures."""
    screen.page.evaluate(OPEN_GALLERY)
    expect(screen.page.locator("gallery-view .sudoku .given").first).to_be_attached()


OPEN_GALLERY = """() => document.dispatchEvent(
  new CustomEvent("intent", { detail: { type: "gallery", about: "subject" } }))"""
TREE_PANE = """() => document.dispatchEvent(
  new CustomEvent("intent", { detail: { type: "pane", pane: "tree" } }))"""


@pytest.mark.parametrize(
    "view", [plots, duel, two_runs, methods, own_code, editing, help_text, gallery]
)
def test_no_view_has_text_below_11_pixels(measured: Screen, view: Callable[[Screen], None]) -> None:
    page = measured.page
    page.set_viewport_size(DESK)
    measured.button("Watch").click()
    measured.reset()
    page.evaluate("textsBelow(0)")
    view(measured)
    nothing_is_small(measured, DESK, PHONE)
    page.keyboard.press("Escape")
    if measured.button("Edit tree").count() and view is editing:
        page.evaluate(TREE_PANE)
        measured.button("Edit tree").click()


def test_each_leaf_of_the_first_tree_has_its_value_on_a_phone_turned_sideways(
    measured: Screen,
) -> None:
    """All nine numbers are written, and the names of the inner nodes, and none is too small."""
    page = measured.page
    measured.reset()
    page.set_viewport_size(ON_ITS_SIDE)
    page.locator("panes-view").get_by_role("button", name="Tree", exact=True).click()
    measured.to_the_end()
    measured.drawn()
    assert page.evaluate("textsBelow", LEAST_TEXT) == []
    measured.intend(type="theme", theme="dark")
    measured.drawn()
    written = {text.removeprefix("canvas: ") for text, _ in page.evaluate("textsBelow", 100)}
    assert written >= {"3", "12", "8", "2", "4", "6", "14", "5", *"ABCD"}
    # The buttons over the picture do not touch the chips or the tabs.
    boxes = [
        page.locator(part).bounding_box()
        for part in (".tree-chips > li:last-child", ".tree-buttons", "stages-view")
    ]
    ends = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert len(ends) == 3
    assert ends[0][1] <= ends[1][0] < ends[1][1] <= ends[2][0]
