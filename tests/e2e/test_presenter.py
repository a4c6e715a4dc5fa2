"""Presenter mode: one picture and the sentence, alone, and legible from the last row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from opening import python_ready, returning
from playwright.sync_api import Browser, expect
from screen import Screen
from visits import Visit
from waiting import SETTLED, wait_for

LEGIBLE = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8")
LEAST_TEXT = 14
LEAST_CONTRAST = 3

COLOURS_SHOWN = """() => {
  const { colour } = document.querySelector("#tree").stage.theme;
  return [colour.ghost, colour.surface];
}"""


@pytest.fixture(scope="module")
def presented(chromium: Browser, http_address: str, second_visit: Visit) -> Iterator[Screen]:
    """A page on a projector with few pixels, where the size of each text is noted."""
    size = {"width": 1024, "height": 768}
    context = returning(chromium, second_visit, viewport=size, reduced_motion="reduce")
    context.add_init_script(LEGIBLE)
    page = context.new_page()
    page.goto(http_address)
    yield Screen(python_ready(page))
    context.close()


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG defines it; they are written as rgb(r, g, b)."""

    def luminance(colour: str) -> float:
        parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
        red, green, blue = [
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        ]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


GAMES = ["tree/three-by-three", "tictactoe/empty"]
PROBLEMS = [
    "us_map/four",
    "sudoku/easy",
    "timetable/small",
]


@pytest.mark.parametrize("subject", GAMES + PROBLEMS)
def test_no_text_is_below_14_pixels(presented: Screen, subject: str) -> None:
    """On 1024 by 768, in the tree, the picture and both, during and after a search."""
    page = presented.page
    game = subject in GAMES
    presented.button("Watch" if game else "Constraints").click()
    presented.settled()
    if game:
        presented.choose_game(subject)
    else:
        presented.choose_problem(subject)
    if subject.startswith("tictactoe"):
        presented.set_depth("2")
    presented.button("Present").click()
    presented.drawn()
    page.evaluate("textsBelow(0)")
    for _ in range(3):
        for key in ("PageDown", "PageDown", "End"):
            presented.press(key)
        presented.drawn()
        assert page.evaluate("textsBelow", LEAST_TEXT) == []
        presented.press("Home", "b")
    presented.press("Escape")
    presented.until("state.present === ''")


@pytest.mark.parametrize("game", ["chess/mate-in-two", "pacman/trapped"])
def test_a_board_with_a_shape_of_its_own_is_large_and_seen_whole(
    presented: Screen, game: str
) -> None:
    """On 1024 by 768: its names and numbers, too, are 14 pixels high."""
    page = presented.page
    presented.button("Watch").click()
    presented.settled()
    presented.choose_game(game)
    presented.press("p", "b")
    expect(presented.tree).to_be_hidden()
    page.evaluate("textsBelow(0)")
    presented.press("PageDown", "PageDown")
    presented.drawn()
    pane = page.locator(".pane-board").bounding_box()
    board = page.locator("board-view :is(.plane, .maze)").bounding_box()
    assert pane
    assert board
    assert board["y"] >= pane["y"]
    assert board["y"] + board["height"] <= pane["y"] + pane["height"]
    assert max(board["width"] / pane["width"], board["height"] / pane["height"]) > 0.8
    assert page.evaluate("textsBelow", LEAST_TEXT) == []
    presented.press("Escape")
    presented.until("state.present === ''")


def test_what_has_not_happened_yet_can_be_seen_on_a_projector(screen: Screen) -> None:
    """Lines of nodes that are still to come have a contrast of 3:1 in presenter mode."""
    screen.press("p")
    screen.until("state.present !== ''")
    for scheme in ("light", "dark"):
        screen.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        screen.drawn()
        colours = screen.page.evaluate(COLOURS_SHOWN)
        assert contrast(*colours) >= LEAST_CONTRAST, (scheme, colours)
    screen.press("Escape")


def test_the_table_of_a_problem_is_as_wide_as_the_screen(screen: Screen) -> None:
    screen.begin_with_problems()
    screen.choose_problem("timetable/small")
    screen.press("p")
    page = screen.page
    while page.locator("html").get_attribute("data-present") != "board":
        screen.press("b")
    picture = screen.page.locator("problem-view .picture")
    assert picture.evaluate("(picture) => picture.offsetWidth / innerWidth") > 0.6
    assert picture.evaluate("(picture) => picture.offsetHeight <= innerHeight")
    screen.press("b")
    ends = "(picture) => picture.getBoundingClientRect().bottom"
    assert picture.evaluate(ends) <= page.locator(".pane-board").evaluate(ends), "beside the tree"
    screen.press("Escape")


def test_a_lecture_is_held_with_keys_alone(screen: Screen) -> None:
    """Step, change the view, point, blacken, leave: nothing is lost."""
    page = screen.page
    screen.show_stage("Plots")
    screen.press("p")
    expect(screen.tree).to_be_visible()
    expect(page.locator("header.bar")).to_be_hidden()
    expect(page.locator("code-view")).to_be_hidden()
    screen.press("PageDown", "PageDown", "PageUp")
    expect(screen.narration).not_to_be_empty()
    screen.press("b")
    expect(page.locator("board-view .outline")).to_be_visible()
    expect(screen.tree).to_be_hidden()
    screen.press("b")
    expect(screen.tree).to_be_visible()
    screen.press("s")
    expect(page.locator(".spotlight")).to_be_attached()
    screen.press("PageDown")
    expect(page.locator(".spotlight")).to_have_count(0)
    screen.press(".")
    expect(page.locator("presenter-view .black")).to_be_visible()
    screen.press(".")
    expect(page.locator("presenter-view .black")).to_have_count(0)
    cursor = screen.state()["cursor"]
    screen.press("Escape")
    expect(page.locator("header.bar")).to_be_visible()
    assert screen.state()["cursor"] == cursor > 0
    assert screen.state()["stage"] == "plots"


def test_keys_choose_examples_searches_and_pairs(screen: Screen) -> None:
    """The first lecture: minimax, alpha-beta, both side by side, the next tree."""
    page = screen.page
    screen.press("p", "?")
    expect(page.locator("presenter-view .keys")).to_contain_text("the next example")
    screen.press("?")
    expect(page.locator("presenter-view .keys")).to_have_count(0)
    name = page.locator("presenter-view .presented")
    screen.press("Shift+M")
    screen.settled()
    expect(name).to_have_text("Tree · 3 × 3 · Minimax")
    screen.press("m")
    screen.settled()
    expect(name).to_have_text("Tree · 3 × 3 · Alpha-beta")
    screen.press("c")
    screen.settled()
    expect(name).to_have_text("Tree · 3 × 3 · Alpha-beta and Minimax")
    expect(page.locator("#second-tree")).to_be_visible()
    screen.press("PageDown")
    expect(screen.narration).to_contain_text("A")
    first = page.locator("duo-view .racer h2").first.inner_text()
    screen.press("c")
    screen.until("state.order === 'perfect'")
    screen.settled()
    assert page.locator("duo-view .racer h2").first.inner_text() != first
    for _ in range(3):
        screen.press("c")
        screen.settled()
    expect(page.locator("#second-tree")).to_have_count(0)
    expect(name).to_have_text("Tree · 3 × 3 · Alpha-beta")
    screen.press("ArrowDown")
    screen.settled()
    expect(name).not_to_have_text(re.compile("3 × 3"))
    expect(page.locator("header.bar")).to_be_hidden()
    screen.press("ArrowUp")
    screen.settled()
    expect(name).to_have_text("Tree · 3 × 3 · Alpha-beta")
    screen.press("Escape")


def test_another_game_or_problem_is_taken_from_the_gallery_with_keys(screen: Screen) -> None:
    """Escape closes the gallery alone; a problem whose tree is a path comes with its picture."""
    page = screen.page
    name = page.locator("presenter-view .presented")
    screen.press("p", "g")
    expect(page.locator("gallery-view input")).to_be_focused()
    screen.press("ArrowDown", "Escape")
    expect(page.locator("gallery-view dialog")).to_be_hidden()
    expect(name).to_have_text("Tree · 3 × 3 · Alpha-beta")
    screen.press("g")
    page.keyboard.type("threatens")
    screen.press("ArrowDown", "Enter")
    screen.settled()
    expect(name).to_have_text("Tic-tac-toe · O threatens a row · Alpha-beta")
    expect(page.locator("board-view .board")).to_be_hidden()
    screen.press("g")
    page.keyboard.type("australia")
    screen.press("Enter")
    screen.settled()
    expect(name).to_contain_text("Map of Australia")
    picture, tree = page.locator("problem-view .picture"), page.locator("#tree")
    expect(picture).to_be_visible()
    width = "(element) => element.getBoundingClientRect().width / innerWidth"
    assert 0.1 < tree.evaluate(width) < 0.4
    screen.press("Escape")
    expect(page.locator("header.bar")).to_be_visible()


def test_a_question_before_a_large_search_is_asked_while_presenting_too(screen: Screen) -> None:
    screen.choose_game("tictactoe/empty")
    screen.choose("Search", "minimax")
    screen.set_depth("")
    expect(screen.confirm).to_be_visible()
    screen.press("p")
    expect(screen.confirm).to_be_in_viewport()
    screen.press("b")
    expect(screen.confirm).to_be_in_viewport()
    screen.confirm.get_by_role("button", name="deep").click()
    screen.settled()
    expect(screen.confirm).to_have_count(0)
    screen.press("b", "PageDown", "PageDown")
    expect(screen.narration).to_contain_text("X")
    screen.press("Escape")


def test_what_the_pen_drew_is_gone_at_the_next_step(screen: Screen) -> None:
    """The pen draws while the mouse is pressed."""
    screen.press("p", "d")
    expect(screen.page.locator(".paper")).to_be_attached()
    mouse = screen.page.mouse
    mouse.move(300, 300)
    mouse.down()
    mouse.move(400, 350, steps=4)
    mouse.up()
    expect(screen.page.locator(".paper polyline")).to_have_count(1)
    screen.press("ArrowRight")
    expect(screen.page.locator(".paper")).to_have_count(0)
    screen.press("Escape")


FRAMED = """<iframe src='index.html' allow="fullscreen 'none'" width='1000' height='700'>"""


def test_it_works_where_full_screen_is_refused(screen: Screen, http_address: str) -> None:
    """In a frame without that permission, it fills the frame."""
    page = screen.page.context.new_page()
    page.route("**/framed.html", lambda route: route.fulfill(body=FRAMED, content_type="text/html"))
    page.goto(http_address.replace("index.html", "framed.html"))
    frame = page.frames[1]
    # What is there comes back only when Python is ready.
    wait_for(frame, SETTLED, timeout=60_000)
    frame.get_by_role("button", name="Present").click()
    expect(frame.locator("#tree [role=tree]")).to_be_visible()
    expect(frame.locator("header.bar")).to_be_hidden()
    assert not frame.evaluate("document.fullscreenEnabled")
    frame.get_by_role("button", name="Leave presenter mode (Escape)").click()
    expect(frame.locator("header.bar")).to_be_visible()
    page.close()
