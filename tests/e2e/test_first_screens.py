"""Home, Play and Watch, as somebody sees them who has never been here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from opening import errors, new_page, python_ready
from playwright.sync_api import Browser, Page, expect
from screen import EXAM, Screen
from visits import Visit as Visited

# What one can press or type into; a board, a tree, and a row or a list of cards are one each.
CONTROLS = """() => {
  const lists = ".doors, .home-games, .home-lessons, .saw-moves, .played-moves, .cuts-list";
  const one = `board-view .board, problem-view .cells, [role=tree], ${lists}`;
  const all = "button, a[href], input, select, textarea, summary, [tabindex='0']";
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true });
  const seen = [...document.querySelectorAll(all)].filter(
    (each) => isSeen(each) && !each.closest(one) && !each.classList.contains("skip"));
  const rows = [...document.querySelectorAll(one)].filter((each) => each.checkVisibility());
  return seen.length + rows.length;
}"""

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def reader(chromium: Browser, http_address: str, second_visit: Visited) -> Iterator[Screen]:
    """The page of somebody who opens it for the first time, which the tests share."""
    page, console = new_page(chromium, http_address, new_reader=True, visit=second_visit)
    page.emulate_media(reduced_motion="reduce")
    page.goto(http_address)
    yield Screen(python_ready(page))
    page.context.close()
    assert errors(console) == []


@pytest.fixture
def visit(reader: Screen) -> Visit:
    """A function that shows Home in a window of this size."""

    def come_home(width: int, height: int, scheme: Literal["light", "dark"] = "light") -> Page:
        reader.page.set_viewport_size({"width": width, "height": height})
        reader.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        reader.reset()
        reader.intend(type="go-to", place="home")
        name = "Watch a program think."
        expect(reader.page.get_by_role("heading", name=name)).to_be_visible()
        return reader.page

    return come_home


def height_of(page: Page, place: str) -> float:
    """How high it is, in pixels."""
    box = page.locator(place).first.bounding_box()
    assert box is not None
    return box["height"]


def width_of(page: Page, place: str) -> float:
    """How wide it is, in pixels."""
    box = page.locator(place).first.bounding_box()
    assert box is not None
    return box["width"]


def test_there_are_few_controls_and_one_large_picture_on_a_laptop(visit: Visit) -> None:
    page = visit(1280, 800)
    screen = Screen(page)
    assert page.evaluate(CONTROLS) <= 25
    page.get_by_role("button", name="Play against Python").click()
    screen.settled()
    assert height_of(page, "board-view .board") >= 560
    page.get_by_role("button", name="Column 4").first.click()
    screen.until("state.at === 2")
    screen.settled()
    page.get_by_label("Values on the board").check()
    expect(page.locator("board-view .thinks")).to_have_count(7)
    assert page.evaluate(CONTROLS) <= 30
    page.get_by_role("button", name="Watch this search step by step").click()
    expect(screen.tree).to_be_visible()
    screen.settled()  # While Python works there is a Stop beside them.
    assert width_of(page, "#tree") >= 800
    assert page.evaluate(CONTROLS) <= 35
    page.set_viewport_size({"width": 1440, "height": 900})
    assert width_of(page, "#tree") >= 900


def test_small_boards_have_the_page_too(visit: Visit) -> None:
    page = visit(1280, 800)
    for game, least in [("Nim", 480), ("Pig", 440), ("Two coins", 500), ("Kuhn poker", 460)]:
        page.locator("#go-home").click()
        page.get_by_role("button", name=game, exact=True).click()
        expect(page.locator("#settings")).to_contain_text(game)
        Screen(page).settled()
        assert height_of(page, "board-view .board, board-view .scene") >= least, game
        assert width_of(page, "board-view .board, board-view .scene") >= 640, game
    # Whose turn it is stands beside the button to pass, and the arrow keys are the board's at once.
    for game, part in [("Go", ".frame"), ("2048", ".field")]:
        page.locator("#go-home").click()
        page.get_by_role("button", name=game, exact=True).click()
        expect(page.locator("#settings")).to_contain_text(game)
        Screen(page).settled()
        assert height_of(page, f"board-view {part}") >= 540, game
        expect(page.locator("board-view .status")).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowDown")
    expect(page.locator("board-view .count")).to_contain_text("999 slides left")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_no_more_than_a_quarter_of_a_phone_is_chrome(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    page = visit(*size)
    screen = Screen(page)
    bottom = height_of(page, ".places") if height > width else 0
    page.get_by_role("button", name="Play against Python").click()
    screen.settled()
    board = page.locator("board-view .board").bounding_box()
    assert board is not None
    assert board["y"] + bottom <= height / 4
    assert board["width"] >= 0.93 * width or board["height"] >= 0.65 * height
    page.get_by_label("You play").select_option(label="O")
    screen.until("state.at === 1")
    screen.settled()
    page.get_by_role("navigation").get_by_role("button", name="Watch").click()
    screen.settled()
    chrome = height_of(page, ".bar") + height_of(page, "transport-view") + bottom
    assert chrome <= height / 4
    screen.intend(type="open-lesson", id="alpha-and-beta")
    leave = page.get_by_role("button", name="Leave", exact=True)
    expect(leave).to_be_in_viewport(ratio=1)
    leave.click()
    expect(page.get_by_role("navigation").get_by_role("button", name="Play")).to_be_visible()


def test_problems_and_programs_are_as_calm(visit: Visit) -> None:
    page = visit(1280, 800)
    screen = Screen(page)
    page.get_by_role("button", name="Solve a map or a Sudoku").click()
    screen.settled()
    assert width_of(page, "problem-view .picture") >= 480
    assert page.evaluate(CONTROLS) <= 35
    page.get_by_role("button", name="As text").click()
    expect(page.get_by_label("The problem as text")).to_be_visible()
    page.get_by_role("button", name="As text").click()
    for problem, side in [("sudoku/easy", 480), ("queens/eight", 330)]:
        screen.take_card(problem)
        assert height_of(page, "problem-view .picture") >= side
        assert page.evaluate(CONTROLS) <= 35, problem
    page.get_by_role("navigation").get_by_role("button", name="Your code").click()
    screen.settled()
    assert width_of(page, "#tree") >= 700
    assert page.evaluate(CONTROLS) <= 35


def test_a_lesson_is_its_text_beside_its_picture(visit: Visit) -> None:
    page = visit(1280, 800)
    page.get_by_role("button", name="Start with lesson 1").click()
    Screen(page).settled()
    assert page.evaluate(CONTROLS) <= 35
    page.locator("lesson-view").get_by_role("button", name="Next", exact=True).click()
    expect(page.locator("board-view, code-view, players-view").filter(visible=True)).to_have_count(
        0
    )
    assert width_of(page, "#tree") >= 800
    expect(page.get_by_text("Next step", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_python_plays_against_python_beside_the_game(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(*size)
    page.get_by_role("button", name="Play against Python").click()
    Screen(page).settled()
    page.get_by_role("button", name="Python against Python").click()
    expect(page.get_by_role("heading", name="Duel")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Start the duel")).to_be_in_viewport()
    expect(page.locator("saw-view")).to_be_hidden()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("saw-view")).to_be_visible()
    expect(page.locator("board-view .board")).to_be_visible()


def test_a_wide_screen_has_board_tree_and_python_at_once(visit: Visit) -> None:
    page = visit(1920, 1080)
    page.get_by_role("navigation").get_by_role("button", name="Watch").click()
    for place in ("board-view", "#tree", "code-view"):
        expect(page.locator(place).first).to_be_visible()
    page.locator("#more-menu summary").click()
    page.get_by_role("button", name="Tree and one panel").click()
    expect(page.locator("code-view")).to_be_hidden()
    # The choice is remembered.
    page.reload()
    python_ready(page)
    expect(page.get_by_role("group", name="Side panel")).to_be_visible()
    Screen(page).intend(type="layout", layout="")


def test_the_tree_of_an_exam_shows_the_reasons_of_all_its_cuts_in_three_presses(
    visit: Visit,
) -> None:
    page = visit(1280, 800)
    page.get_by_role("button", name="Watch alpha-beta").click()
    Screen(page).settled()
    # Undo is one more than on a first visit.
    assert page.evaluate(CONTROLS) <= 36
    page.locator("#position-text").fill(EXAM)
    page.get_by_role("button", name="Use this tree").click()
    Screen(page).settled()
    page.keyboard.press("End")
    cuts = page.locator("cuts-view")
    expect(cuts.get_by_role("heading")).to_have_text("3 cuts, 17 of 27 leaves looked at")
    expect(cuts.get_by_role("listitem")).to_have_count(3)
    expect(cuts.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    cuts.get_by_role("button", name="Practise on this tree").click()
    practice = page.get_by_role("dialog", name="Practise")
    expect(practice).to_contain_text("Cross out every branch that it never looks at.")
    page.keyboard.press("Escape")
    cuts.get_by_role("button").nth(1).click()
    expect(page.locator("narration-view .narration")).to_contain_text("cut J")
    cuts.get_by_role("button", name="Beside minimax").click()
    expect(page.locator("#second-tree")).to_be_visible()


@pytest.mark.parametrize("dress", [(1280, 800, "light"), (390, 844, "dark")])
def test_nothing_is_wrong_with_home_and_play(
    visit: Visit, axe: Callable[[Page], list[str]], dress: tuple[int, int, str]
) -> None:
    page = visit(*dress)
    expect(page.locator(".home-lessons li")).to_have_count(14)
    assert axe(page) == []
    page.get_by_role("button", name="Play against Python").click()
    Screen(page).settled()
    assert axe(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= dress[0], "nothing is cut at the side"


def test_a_game_goes_on_after_watching_and_the_map_of_its_tree_goes_with_that_tree(
    visit: Visit,
) -> None:
    page = visit(1280, 800)
    screen = Screen(page)
    page.get_by_role("button", name="Tic-tac-toe", exact=True).click()
    screen.settled()
    page.get_by_role("button", name="square 5").first.click()
    screen.until("state.at === 2")
    screen.settled()
    before = screen.position()
    page.get_by_role("button", name="Watch this search step by step").click()
    page.locator("#tree [role=tree]").focus()
    screen.press("+", "+", "+")
    small = page.locator("#tree .tree-overview")
    expect(small).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Play", exact=True).click()
    assert screen.position() == before
    expect(page.locator("saw-view")).to_contain_text("Python chose")
    page.locator("#go-home").click()
    page.get_by_role("button", name="Nim", exact=True).click()
    screen.settled()
    expect(page.locator("saw-view")).to_be_visible()
    expect(small).to_be_hidden()
