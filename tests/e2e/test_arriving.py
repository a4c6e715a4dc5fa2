"""The first visit, and the gallery."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from opening import new_page, python_ready
from playwright.sync_api import Browser, Page, Route, expect
from screen import Screen
from waiting import wait_for


@pytest.fixture
def phone(chromium: Browser, file_address: str) -> Iterator[Page]:
    """An empty page on the phone of somebody who has never been here."""
    size = {"width": 390, "height": 844}
    page, console = new_page(chromium, file_address, new_reader=True, viewport=size, has_touch=True)
    yield page
    page.context.close()
    assert not [line for line in console if line.startswith("error:")]


def test_who_comes_for_the_first_time_is_at_home_and_in_lesson_one_before_python(
    phone: Page, file_address: str
) -> None:
    arrived = phone
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    arrived.route("**/pyodide.asm.wasm.js", hold)
    arrived.goto(file_address, wait_until="domcontentloaded")
    home = arrived.locator("home-view")
    expect(home.get_by_role("heading", name="Watch a program think.")).to_be_visible()
    home.get_by_role("button", name="Start with lesson 1").tap()
    lesson = arrived.locator("lesson-view")
    expect(lesson).to_contain_text("1 of 7")
    expect(home).to_be_hidden()
    # The tree can be stepped through at once.
    screen = Screen(arrived)
    screen.forward(2)
    expect(arrived.locator(".step-count")).to_have_text("2 of 8")
    assert arrived.evaluate("document.documentElement.dataset.python") == "booting"
    for route in held:
        route.continue_()
    arrived.unroute("**/pyodide.asm.wasm.js")
    # What was built with the page is just what the lesson wants, and stays at its step.
    python_ready(arrived)
    expect(arrived.locator(".step-count")).to_have_text("2 of 8")
    lesson.get_by_role("button", name="Show this again").tap()
    expect(lesson.get_by_role("button", name="Show this again")).to_be_disabled()
    expect(arrived.locator(".step-count")).to_have_text("0 of 8")
    # The next visit begins where this one ended.
    wait_for(arrived, "localStorage.getItem('plyscope place')?.includes('lesson')")
    arrived.reload()
    expect(lesson).to_contain_text("1 of 7")


def test_at_home_a_search_runs_by_itself_and_can_be_taken_over(
    phone: Page, file_address: str
) -> None:
    phone.goto(file_address)
    screen = Screen(phone)
    home = phone.locator("home-view")
    phone.emulate_media(reduced_motion="reduce")
    expect(home.locator(".demo-sentence")).to_contain_text(
        "MAX takes a₁, worth 3. One cut saved 2 of 9 leaves."
    )
    home.locator(".demo").tap()
    expect(home.locator(".home")).to_have_count(0)
    expect(screen.chips).to_contain_text("step 0 of 15")
    python_ready(phone)
    screen.forward(9)
    expect(screen.narration).to_contain_text("cut c₂ and c₃")


def test_a_move_against_python_is_two_presses_from_the_first_paint(
    phone: Page, file_address: str
) -> None:
    phone.goto(file_address)
    screen = Screen(phone)
    phone.locator("home-view").get_by_role("button", name="Connect-4", exact=True).tap()
    phone.get_by_role("button", name="Column 4").first.tap()
    screen.until("state.at === 2")
    screen.settled()
    expect(phone.locator("saw-view")).to_contain_text("Python chose")


def test_a_card_is_found_by_an_idea_and_leads_to_another_room(screen: Screen) -> None:
    screen.opener("Game").click()
    gallery = screen.page.locator("gallery-view")
    field = gallery.get_by_role("searchbox")
    expect(field).to_be_focused()
    # It opens at its top, at a row of the games, of which each leads to its cards.
    expect(gallery.locator(".gallery-covers")).to_be_in_viewport()
    expect(gallery.locator(".gallery-covers button").first).to_have_text("Tic-tac-toe")
    gallery.get_by_role("button", name="Kuhn poker", exact=True).click()
    card = gallery.locator("[data-card='kuhn/deal']")
    expect(card).to_be_focused()
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text("Kuhn poker: Before the deal")
    field.fill("hidden")
    expect(gallery.get_by_role("status")).to_have_text("6 found")
    expect(gallery.locator("[data-card='kuhn/deal']")).to_be_visible()
    field.fill("xyz")
    expect(gallery).to_contain_text("No card has these words.")
    field.fill("")
    gallery.get_by_role("button", name="colouring", exact=True).click()
    gallery.locator("[data-card='australia/two']").click()
    expect(screen.button("Watch (space)")).to_be_focused()
    screen.until("state.subject === 'australia' && state.preset === 'two'")
    screen.settled()
    expect(screen.page.locator("problem-view")).to_be_visible()
    # The way back to the other room is as it was.
    screen.button("Watch").click()
    screen.until("state.subject === 'tree'")
    screen.settled()


def test_the_cards_of_searches_say_what_each_is_good_for_and_what_does_not_fit(
    screen: Screen,
) -> None:
    screen.opener("Search").click()
    gallery = screen.page.locator("gallery-view")
    minimax = gallery.locator("[data-card=minimax]")
    expect(minimax).to_contain_text("Good for: Seeing the whole idea")
    expect(gallery).to_contain_text("Not for this game: ")
    screen.press("ArrowDown", "End", "ArrowUp", "Home", "ArrowUp")
    expect(gallery.get_by_role("searchbox")).to_be_focused()
    screen.press("Escape")
    expect(screen.opener("Search")).to_be_focused()
    assert screen.state()["method"] == "alphabeta"
