"""A run in the viewer of notebooks: as a file, and in frames of a document, with no network."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import plyscope
import pytest
from opening import OpenPage
from playwright.sync_api import Browser, FrameLocator, Page, expect
from plyscope.notebook import cell, document
from plyscope.search.alphabeta import alphabeta as textbook_alphabeta

from tests.unit.nested_lists import TREE, alphabeta, fibonacci, takes_the_largest

TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
CELL = {"width": 900, "height": 420}
NOTEBOOK = "<!doctype html><html lang='en'><meta charset='utf-8'><title>Notes</title><h1>Notes</h1>"


def own() -> Any:
    return plyscope.watch(alphabeta, TREE, -math.inf, math.inf, True)


def of_game() -> Any:
    return plyscope.watch(textbook_alphabeta, *plyscope.games.load("tictactoe", "X.O/.OX/.XO"))


class Viewer:
    """The viewer in a page or in a frame of one."""

    def __init__(self, place: Page | FrameLocator) -> None:
        self.place = place
        self.sentence = place.locator(".narration")
        self.count = place.locator(".count")
        self.lit = place.locator(".listing .lit")
        self.canvas = place.locator("canvas")

    def button(self, name: str) -> Any:
        return self.place.get_by_role("button", name=name)


@pytest.fixture
def opened(open_page: OpenPage, chromium: Browser, tmp_path: Path) -> Callable[..., Page]:
    """Writes a document and opens it from the disk."""

    def open_it(html: str, **options: Any) -> Page:
        file = tmp_path / "run.html"
        file.write_text(html, encoding="utf-8")
        return open_page(chromium, file.as_uri(), viewport=CELL, **options)

    return open_it


def test_it_begins_with_the_whole_tree_and_steps_by_buttons_keys_and_slider(
    opened: Callable[..., Page],
) -> None:
    page = opened(document(own()))
    viewer = Viewer(page)
    expect(viewer.sentence).to_contain_text("That is the end: 11 calls, and the value is 3.")
    expect(viewer.count).to_have_text("15 of 15")
    expect(viewer.canvas).to_have_attribute(
        "aria-label", "Game tree of 11 nodes, 11 visited so far."
    )
    expect(viewer.button("Play")).to_be_visible()
    viewer.button("To the start").click()
    expect(viewer.count).to_have_text("0 of 15")
    viewer.button("Next step").click()
    expect(viewer.sentence).to_have_text("Visit the root with α = −∞, β = +∞: MAX to move.")
    expect(viewer.lit).to_contain_text("def alphabeta")
    expect(page.locator(".variables")).to_contain_text("is_max")
    page.keyboard.press("ArrowRight")
    expect(viewer.count).to_have_text("2 of 15")
    page.keyboard.press("ArrowLeft")
    expect(viewer.count).to_have_text("1 of 15")
    page.keyboard.press("End")
    expect(viewer.count).to_have_text("15 of 15")
    page.keyboard.press("Home")
    expect(viewer.count).to_have_text("0 of 15")
    page.get_by_role("slider", name="Step").fill("5")
    expect(viewer.count).to_have_text("5 of 15")
    page.get_by_label("How far a step goes").select_option("line")
    expect(viewer.count).not_to_have_text("5 of 15")
    viewer.button("Next step").click()
    expect(viewer.sentence).to_contain_text("is next")


def test_it_plays_and_pauses(opened: Callable[..., Page]) -> None:
    page = opened(document(own()))
    viewer = Viewer(page)
    viewer.button("Play").click()
    viewer.button("Pause").click()
    expect(viewer.button("Play")).to_be_visible()
    expect(viewer.count).not_to_have_text("15 of 15")
    page.get_by_label("Speed").select_option("16")
    page.locator("canvas").focus()
    page.keyboard.press("Space")
    expect(viewer.count).to_have_text("15 of 15")
    expect(viewer.button("Play")).to_be_visible()


def test_a_press_on_a_cut_or_a_node_goes_there(opened: Callable[..., Page]) -> None:
    page = opened(document(own()))
    viewer = Viewer(page)
    viewer.button("1 cut").click()
    cut = page.locator(".cut-entry")
    expect(cut).to_contain_text("4 and 6 below")
    cut.click()
    expect(viewer.sentence).to_contain_text("2 moves not tried.")
    expect(cut).to_have_attribute("aria-current", "step")
    viewer.button("To the end").click()
    expect(viewer.count).to_have_text("15 of 15")
    viewer.button("Previous step").click()
    page.locator(".narration .node").first.click()
    expect(viewer.count).not_to_have_text("15 of 15")
    box = viewer.canvas.bounding_box()
    assert box
    # The root stands in the middle near the upper edge.
    page.mouse.click(box["x"] + 314, box["y"] + 46)
    expect(viewer.count).to_have_text("15 of 15")


def test_two_runs_stand_side_by_side_in_step(
    opened: Callable[..., Page], axe: Callable[[Page], list[str]]
) -> None:
    page = opened(document(plyscope.watch(takes_the_largest, TREE, True), own()), bypass_csp=True)
    viewer = Viewer(page)
    captions = page.locator(".caption")
    expect(viewer.sentence).to_contain_text("with 13 and 11 nodes.")
    expect(page.get_by_role("slider")).to_have_count(1)
    expect(captions).to_have_text(["takes_the_largest 13 of 13 nodes", "alphabeta 11 of 11 nodes"])
    viewer.button("To the start").click()
    page.keyboard.press("ArrowRight")
    expect(captions).to_have_text(["takes_the_largest 1 of 13 nodes", "alphabeta 1 of 11 nodes"])
    page.get_by_role("slider", name="Step").fill("9")
    expect(viewer.sentence).to_contain_text("Only alphabeta cuts")
    expect(captions).to_have_text(
        ["takes_the_largest 7 of 13 nodes waits", "alphabeta 7 of 11 nodes"]
    )
    page.keyboard.press("ArrowRight")
    expect(viewer.sentence).to_contain_text("Only takes_the_largest goes on")
    expect(captions.nth(1)).to_have_text("alphabeta 7 of 11 nodes waits")
    viewer.button("Code").click()
    expect(page.locator(".listing")).to_contain_text("def takes_the_largest")
    viewer.button("1 cut").click()
    page.locator(".cut-entry").click()
    expect(viewer.sentence).to_contain_text("Only alphabeta cuts")
    expect(captions.nth(0)).to_contain_text("waits")
    assert axe(page) == []
    left, right = (each.bounding_box() for each in page.locator("canvas").all())
    assert left
    assert right
    assert left["y"] == right["y"]
    page.set_viewport_size({"width": 360, "height": 560})
    expect(viewer.button("Next step")).to_be_visible()
    # The places of the trees: each canvas follows its own in a later frame.
    above, below = (each.bounding_box() for each in page.locator(".tree").all())
    assert above
    assert below
    assert above["x"] == below["x"]
    assert above["y"] + above["height"] <= below["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_difference_is_told_and_ringed(opened: Callable[..., Page]) -> None:
    page = opened(document(plyscope.watch(takes_the_largest, TREE, True)))
    viewer = Viewer(page)
    expect(viewer.sentence).to_contain_text("Your MIN takes the largest of its replies")
    before = viewer.canvas.screenshot()
    viewer.button("Show it").click()
    expect(viewer.sentence).to_contain_text("returns 12")
    assert viewer.canvas.screenshot() != before


def test_it_zooms_by_key_and_button(opened: Callable[..., Page]) -> None:
    page = opened(document(own()), reduced_motion="reduce")
    viewer = Viewer(page)
    expect(viewer.count).to_have_text("15 of 15")
    whole = viewer.canvas.screenshot()
    viewer.button("Zoom in").click()
    page.evaluate(TWO_FRAMES)
    assert viewer.canvas.screenshot() != whole
    page.locator("canvas").focus()
    page.keyboard.press("0")
    viewer.button("Show the whole tree").click()
    page.mouse.move(5, 5)
    page.evaluate(TWO_FRAMES)
    assert viewer.canvas.screenshot() == whole


def test_a_constraint_problem_steps_by_value(opened: Callable[..., Page]) -> None:
    page = opened(document(plyscope.solve("australia", "forward_checking")))
    viewer = Viewer(page)
    expect(viewer.sentence).to_contain_text("Solved: all 7 variables have values")
    viewer.button("Previous step").click()
    expect(viewer.count).to_have_text("6 of 7")
    viewer.button("Python").click()
    expect(page.locator(".variables")).to_contain_text("domains[variable]")


@pytest.mark.parametrize(
    ("problem", "ends", "before"),
    [
        ("australia", "Tasmania: red, assigned last", "Tasmania: 3 values left: red, green, blue"),
        ("us_map", "Maine: red, assigned last", "Maine: 3 values left: red, blue, yellow"),
        ("sudoku", "Row 1, column 1: 9, given", "Row 9, column 9: 4, given"),
        ("queens", "Column 8: row 4, assigned last", "Column 8: 1 value left: row 4"),
        ("cryptarithm", "M: 1", "N: 6, assigned last"),
    ],
)
def test_the_problem_stands_beside_its_tree(
    opened: Callable[..., Page], problem: str, ends: str, before: str
) -> None:
    page = opened(document(plyscope.solve(problem, "forward_checking")))
    viewer = Viewer(page)
    shown = page.get_by_role("region", name="Problem")
    expect(shown.locator(".drawing")).to_be_visible()
    told = shown.get_by_role("list", name="What the picture shows")
    expect(told).to_contain_text(ends)
    viewer.button("Previous step").click()
    expect(told).to_contain_text(before)
    box = page.locator(".panel").bounding_box()
    drawn = shown.locator("svg.drawing, .domains").bounding_box()
    assert box
    assert drawn
    assert drawn["x"] >= box["x"]
    assert drawn["x"] + drawn["width"] <= box["x"] + box["width"]


def test_axe_finds_nothing(opened: Callable[..., Page], axe: Callable[[Page], list[str]]) -> None:
    others = (plyscope.watch(fibonacci, 6), plyscope.solve("australia", "mac"))
    for run in (own(), of_game(), *others):
        # axe brings its own script, which the policy would refuse.
        page = opened(document(run), bypass_csp=True)
        viewer = Viewer(page)
        expect(viewer.count).to_be_visible()
        assert axe(page) == []
        viewer.button("To the start").click()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        if viewer.button(" cut").count():
            viewer.button(" cut").click()
        assert axe(page) == []
        page.emulate_media(color_scheme="dark")
        assert axe(page) == []


def test_two_cells_live_side_by_side(opened: Callable[..., Page]) -> None:
    # Some hosts join the lines of an output.
    page = opened(NOTEBOOK + cell(own()) + cell(of_game()).replace("\n", " "))
    first, second = (Viewer(page.frame_locator("iframe").nth(at)) for at in range(2))
    expect(first.count).to_have_text("15 of 15")
    page.locator("iframe").nth(1).scroll_into_view_if_needed()
    expect(second.sentence).to_contain_text("X (MAX) plays square 7")
    second.button("To the start").click()
    expect(second.count).to_have_text("0 of 22")
    expect(first.count).to_have_text("15 of 15")
    for still in page.locator(".still").all():
        expect(still).to_be_hidden()
    # Where frames are taken out, the picture shows.
    page.evaluate("document.querySelector('iframe').remove()")
    expect(page.locator(".still img").first).to_be_visible()
    assert page.get_by_role("img", name="The tree of alphabeta: 11 nodes").is_visible()


def test_a_narrow_cell_has_room_for_all_and_the_panel_can_be_put_away(
    opened: Callable[..., Page],
) -> None:
    page = opened(document(own()))
    viewer = Viewer(page)
    expect(page.locator(".listing")).to_be_visible()
    viewer.button("Code").click()
    expect(page.locator(".listing")).to_be_hidden()
    # A cell on a phone, and what nbconvert leaves of it.
    for width in (360, 300):
        page.set_viewport_size({"width": width, "height": 560})
        expect(viewer.button("Next step")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.locator(".transport > *").evaluate_all(
            "all => all.every((each) => each.getBoundingClientRect().right <= innerWidth)"
        )
