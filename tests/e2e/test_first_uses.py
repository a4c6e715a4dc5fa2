"""The five uses that the page is opened for, each within a few presses from Home.

A press is a tap, a click or a key; a move is one. What is typed or pasted does not count. Each size
is visited in one colour scheme, and its goals are looked at in the other. One visit does for all
uses: each begins at Home again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from desk import MIN_TAKES_MAX, Desk
from opening import errors, new_page, python_ready
from playwright.sync_api import Browser, Locator, Page, expect
from screen import EXAM
from visits import Visit

Axe = Callable[[Page], list[str]]

SIZES = {
    "phone": (390, 844, "light"),
    "laptop": (1280, 800, "dark"),
    "wide": (1920, 1080, "dark"),
}
BETWEEN = {"width": 1440, "height": 900}
"""The goals of a laptop are looked at here too."""
FITS = "document.documentElement.scrollWidth <= innerWidth"


class Visitor(Desk):
    """Somebody who has never been here, and whose presses are counted."""

    def __init__(self, page: Page, axe: Axe, *, has_touch: bool) -> None:
        super().__init__(page)
        self.axe = axe
        self.has_touch = has_touch
        self.presses = 0

    def has_arrived(self, *, most: int) -> None:
        """Within so many presses, at a page that has no fault in the other scheme."""
        assert self.presses <= most
        dark = self.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        self.page.emulate_media(color_scheme="light" if dark else "dark")
        self.drawn()
        assert self.axe(self.page) == []
        assert self.page.evaluate(FITS)
        size = self.page.viewport_size
        is_full = self.page.evaluate("document.fullscreenElement !== null")
        if size and size["width"] == SIZES["laptop"][0] and not is_full:
            self.page.set_viewport_size(BETWEEN)
            self.drawn()
            assert self.page.evaluate(FITS)

    def use(self, control: Locator) -> None:
        """Presses it once."""
        self.presses += 1
        if self.has_touch:
            control.tap()
        else:
            control.click()

    def door(self, name: str) -> None:
        """Goes through one of the doors of Home."""
        self.use(self.page.get_by_role("button", name=name))
        self.settled()

    def named(self, name: str) -> Locator:
        """The button with this name."""
        return self.page.get_by_role("button", name=name, exact=True)


@pytest.fixture(scope="module", params=SIZES)
def visit(
    request: pytest.FixtureRequest,
    chromium: Browser,
    http_address: str,
    second_visit: Visit,
    axe: Axe,
) -> Iterator[Visitor]:
    """A first visit, on a screen of each size; only the image of Python is there already."""
    width, height, scheme = SIZES[request.param]
    has_touch = request.param == "phone"
    page, console = new_page(
        chromium,
        http_address,
        new_reader=True,
        visit=second_visit,
        viewport={"width": width, "height": height},
        has_touch=has_touch,
        color_scheme=scheme,
        reduced_motion="reduce",
    )
    page.goto(http_address)
    yield Visitor(python_ready(page), axe, has_touch=has_touch)
    page.context.close()
    assert errors(console) == []


@pytest.fixture
def visitor(visit: Visitor, request: pytest.FixtureRequest) -> Visitor:
    """The visitor at Home, before the first press."""
    width, height, scheme = SIZES[request.node.callspec.params["visit"]]
    visit.page.set_viewport_size({"width": width, "height": height})
    visit.page.emulate_media(color_scheme=scheme)
    visit.reset()
    visit.intend(type="go-to", place="home")
    visit.presses = 0
    return visit


def test_a_move_against_python_takes_two_presses(visitor: Visitor) -> None:
    visitor.door("Play against Python")
    visitor.use(visitor.page.get_by_role("button", name="Column 4").first)
    visitor.until("state.at === 2")
    visitor.settled()
    visitor.has_arrived(most=2)


def test_a_move_in_chess_takes_two_presses(visitor: Visitor) -> None:
    visitor.use(visitor.named("Chess"))
    visitor.settled()
    pawn = visitor.page.locator("board-view .board [data-index], board-view .board button")
    pawn.and_(visitor.page.get_by_role("button", name="e2")).first.click()
    visitor.use(visitor.page.locator("board-view").get_by_role("button", name="e4").first)
    visitor.until("state.at === 2")
    visitor.settled()
    visitor.has_arrived(most=2)


def test_the_cuts_of_a_typed_tree_and_their_reasons_take_four_presses(visitor: Visitor) -> None:
    page = visitor.page
    visitor.door("Watch alpha-beta")
    text = page.locator("#position-text")
    if not text.is_visible():
        visitor.use(page.locator("panes-view").get_by_role("button", name="Board"))
    text.fill(EXAM)
    visitor.use(visitor.named("Use this tree"))
    visitor.settled()
    visitor.use(visitor.named("To the end (End)"))
    cuts = page.locator("cuts-view")
    expect(cuts.get_by_role("listitem")).to_have_count(3)
    expect(cuts.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    expect(cuts.get_by_role("listitem").last).to_contain_text("already has")
    visitor.has_arrived(most=4)


def test_alpha_beta_beside_minimax_for_a_lecture_takes_three_presses(visitor: Visitor) -> None:
    page = visitor.page
    present = visitor.named("Present")
    if not present.is_visible():
        visitor.use(page.locator("#more-menu summary"))
    visitor.use(present)
    visitor.until("state.present !== ''")
    visitor.settled()
    visitor.use(visitor.named("Side by side (C)"))
    visitor.settled()
    expect(page.locator("#second-tree")).to_be_visible()
    expect(page.locator(".presented")).to_contain_text("Alpha-beta and Minimax")
    visitor.has_arrived(most=3)
    visitor.use(visitor.named("Side by side (C)"))
    expect(page.get_by_role("group", name="Side by side").get_by_role("button")).to_have_count(5)
    visitor.press("Escape")
    expect(page.get_by_role("group", name="Side by side")).to_have_count(0)
    assert visitor.state()["present"] != "", "Escape closed the cards alone"


def test_the_verdict_on_a_broken_program_takes_two_presses(visitor: Visitor) -> None:
    page = visitor.page
    visitor.door("See your own program")
    visitor.write(MIN_TAKES_MAX)
    visitor.use(page.locator("editor-view").get_by_role("button", name="Run"))
    visitor.settled()
    expect(visitor.narration).to_contain_text("MIN takes the largest")
    expect(visitor.narration).to_contain_text("Look at line 5")
    expect(page.locator("editor-view .cm-line.lit")).to_have_text(
        "    return max(below) if is_max else max(below)"
    )
    expect(page.locator("editor-view .file").first).to_have_text("value.py")
    visitor.has_arrived(most=2)


@pytest.mark.parametrize("visit", ["phone"], indirect=True)
def test_lesson_one_is_done_on_a_phone_without_leaving_its_page(visitor: Visitor) -> None:
    """The picture stays in view above the text, and all that is asked for is pressed there."""
    page = visitor.page
    visitor.use(page.get_by_role("button", name="Start with lesson 1"))
    lesson = page.locator("lesson-view")
    for step in range(1, 8):
        expect(lesson).to_contain_text(f"{step} of 7")
        visitor.settled()
        expect(
            page.locator("#tree, board-view .board").filter(visible=True).first
        ).to_be_in_viewport(ratio=0.9)
        if step == 1:
            visitor.use(lesson.get_by_role("radio").nth(1))
            visitor.use(lesson.get_by_role("button", name="Check"))
            reply = lesson.locator(".lesson-reply").filter(has_text="Right.")
            expect(reply).to_be_in_viewport(ratio=1)
        if step == 7:
            lesson.get_by_role("textbox").fill("1000")
            visitor.use(lesson.get_by_role("button", name="Check"))
            expect(lesson.get_by_text("Right. 10 × 10")).to_be_in_viewport(ratio=1)
        visitor.use(
            lesson.get_by_role("button", name="Finish" if step == 7 else "Next", exact=True)
        )
    expect(lesson).to_contain_text("You have answered 2 of")
    expect(lesson.get_by_role("button", name="Next lesson")).to_be_in_viewport()
    visitor.has_arrived(most=13)
