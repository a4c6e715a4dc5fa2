"""What axe finds, in both colour schemes, on a desktop and a phone; colours, zoom and motion."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from screen import Screen
from waiting import wait_for

Axe = Callable[[Page], list[str]]
SCREENS = {"desk": (1280, 800), "phone": (390, 844)}
ZOOMED = (640, 400)
"""The size of a window of 1280 × 800 at 200 % zoom."""
TOO_WIDE = """() => [...document.querySelectorAll("html, body, main, .side")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1)
  .map((part) => `${part.localName}.${part.className}`)"""


Dress = tuple[str, str]
"""A size of the screen and a colour scheme."""
BOTH: list[Dress] = [("desk", "light"), ("phone", "dark")]
"""Enough, because colours are the same in all sizes."""


def wear(screen: Screen, dress: Dress) -> None:
    """Gives the page the size of a desktop window or of a phone, in light or dark."""
    size, colours = dress
    width, height = SCREENS[size]
    screen.page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
    screen.page.set_viewport_size({"width": width, "height": height})


def panes(screen: Screen) -> Iterator[str]:
    """Shows one pane after another; only once on a wide screen, which shows all of them."""
    names = screen.page.locator("panes-view button")
    if not names.first.is_visible():
        yield "all"
        return
    for button in names.all():
        button.click()
        yield button.inner_text()


def faults(screen: Screen, axe: Axe) -> list[str]:
    """What axe finds wrong with any of the panes."""
    return [f"{pane}: {fault}" for pane in panes(screen) for fault in axe(screen.page)]


def as_it_is(screen: Screen) -> Iterator[str]:
    """Shows nothing else."""
    assert screen.page
    yield "as it is"


def board(screen: Screen) -> Iterator[str]:
    """Shows the board, where there are panes."""
    yield from (pane for pane in panes(screen) if pane in ("all", "Board"))


def nothing_is_wrong(
    screen: Screen, axe: Axe, look: Callable[[Screen], Iterator[str]] = panes
) -> None:
    """Expects no fault on a light desktop, and then on a dark phone."""
    for dress in BOTH:
        wear(screen, dress)
        for pane in look(screen):
            assert (dress, pane, axe(screen.page)) == (dress, pane, [])


@pytest.fixture
def phone(screen: Screen) -> Screen:
    """The page on a dark phone."""
    wear(screen, BOTH[1])
    return screen


def test_nothing_is_wrong_with_the_lesson(screen: Screen, axe: Axe) -> None:
    screen.forward(9)
    nothing_is_wrong(screen, axe)


def test_nothing_is_wrong_during_the_search_of_a_game(screen: Screen, axe: Axe) -> None:
    screen.choose_game("tictactoe/empty")
    screen.forward(5)
    nothing_is_wrong(screen, axe)


def test_nothing_is_wrong_when_every_move_has_a_value(screen: Screen, axe: Axe) -> None:
    screen.choose_game("tictactoe/block")
    screen.button("Value of every move").click()
    screen.settled()
    expect(screen.moves.locator("td.exact")).to_have_count(5)
    nothing_is_wrong(screen, axe, board)


def test_nothing_is_wrong_while_connect_4_is_set_up(screen: Screen, axe: Axe) -> None:
    screen.choose_game("connect4/exercise")
    screen.button("Set up").click()
    expect(screen.page.locator("board-view .tools")).to_be_visible()
    nothing_is_wrong(screen, axe, board)


def test_nothing_is_wrong_with_a_sentence_about_an_error(screen: Screen, axe: Axe) -> None:
    screen.type_position("[[3 12] [2")
    expect(screen.position_error).to_be_visible()
    nothing_is_wrong(screen, axe, board)


def test_nothing_is_wrong_with_the_question_before_a_large_search(phone: Screen, axe: Axe) -> None:
    phone.choose_game("tictactoe/empty")
    phone.page.locator(".settings-toggle").click()
    phone.choose("Search", "minimax")
    expect(phone.confirm).to_be_visible()
    nothing_is_wrong(phone, axe, as_it_is)
    phone.page.locator(".settings-toggle").click()
    assert faults(phone, axe) == []


def test_nothing_is_wrong_with_a_lesson_and_the_list_of_lessons(phone: Screen, axe: Axe) -> None:
    page = phone.page
    page.get_by_role("button", name="Lessons", exact=True).click()
    entry = page.get_by_role("dialog").get_by_role("button", name="Minimax by hand")
    expect(entry).to_be_visible()
    nothing_is_wrong(phone, axe, as_it_is)
    entry.click()
    lesson = page.locator("lesson-view")
    expect(lesson.get_by_role("textbox").first).to_be_visible()
    phone.settled()
    lesson.get_by_role("textbox").first.fill("8")
    lesson.get_by_role("button", name="Check").first.click()
    expect(lesson).to_contain_text("Not quite.")
    nothing_is_wrong(phone, axe, as_it_is)
    phone.intend(type="compose", action={"does": "change", "id": "minimax-by-hand"})
    expect(page.locator("compose-view").get_by_role("textbox", name="Title")).to_be_visible()
    nothing_is_wrong(phone, axe, as_it_is)


def test_nothing_is_wrong_with_the_help_and_the_pictures(phone: Screen, axe: Axe) -> None:
    phone.open_more()
    phone.page.get_by_role("button", name="Help").click()
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    nothing_is_wrong(phone, axe, as_it_is)
    phone.press("Escape")
    phone.page.get_by_role("button", name="Share").click()
    formats = phone.page.locator("pictures-view select").nth(1)
    formats.select_option("gif")
    nothing_is_wrong(phone, axe, as_it_is)
    formats.select_option("svg")  # the dialog remembers it for the next test


def test_nothing_is_wrong_with_two_runs_side_by_side(phone: Screen, axe: Axe) -> None:
    phone.show_stage("Side by side")
    nothing_is_wrong(phone, axe, as_it_is)
    phone.page.locator("pairs-view").get_by_role("button", name="Alpha-beta beside").click()
    phone.until("state.secondRun !== null")
    phone.settled()
    phone.forward(10)
    nothing_is_wrong(phone, axe, as_it_is)
    phone.page.locator("comparison-view summary").click()
    expect(phone.page.locator("comparison-view .second")).to_be_visible()
    nothing_is_wrong(phone, axe, as_it_is)


def test_nothing_is_wrong_while_a_tree_is_edited(screen: Screen, axe: Axe) -> None:
    screen.button("Edit tree").click()
    nothing_is_wrong(screen, axe, as_it_is)
    screen.button("Edit tree").click()


@pytest.mark.parametrize("dress", BOTH, ids="-".join)
def test_nothing_is_wrong_while_a_tree_is_presented(screen: Screen, axe: Axe, dress: Dress) -> None:
    """What fills the screen cannot be given another size."""
    wear(screen, dress)
    screen.forward(3)
    screen.press("p")
    screen.until("state.present !== ''")
    assert axe(screen.page) == []
    screen.press("?")
    expect(screen.page.locator("presenter-view .keys")).to_be_visible()
    assert axe(screen.page) == []
    screen.press("?", "Escape")


def test_the_theme_button_goes_from_the_system_s_theme_to_light_to_dark(screen: Screen) -> None:
    background = "getComputedStyle(document.body).backgroundColor"
    screen.page.emulate_media(color_scheme="light")
    light = screen.page.evaluate(background)
    screen.page.emulate_media(color_scheme="dark")
    dark = screen.page.evaluate(background)
    assert light != dark
    screen.open_more()
    button = screen.page.get_by_role("button", name="Colours:")
    expect(button).to_have_accessible_name(
        "Colours: same as the system. Change to light.",
    )
    button.click()
    assert screen.page.evaluate(background) == light
    button.click()
    screen.page.emulate_media(color_scheme="light")
    assert screen.page.evaluate(background) == dark
    button.click()
    assert screen.page.evaluate(background) == light


def test_the_page_is_shown_in_the_chosen_colours_and_in_those_that_the_system_forces(
    screen: Screen, axe: Axe
) -> None:
    corner = """() => {
      const { context } = document.querySelector("#tree").stage;
      return [...context.getImageData(2, 2, 1, 1).data].slice(0, 3).reduce((a, b) => a + b);
    }"""
    screen.page.emulate_media(color_scheme="light")
    screen.camera()
    assert screen.page.evaluate(corner) > 600
    screen.page.emulate_media(color_scheme="dark")
    wait_for(screen.page, f"({corner})() < 200")
    shades = """() => {
      const { context, canvas } = document.querySelector("#tree").stage;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let [least, most] = [255, 0];
      for (let i = 0; i < data.length; i += 4) {
        [least, most] = [Math.min(least, data[i]), Math.max(most, data[i])];
      }
      return most - least;
    }"""
    screen.page.emulate_media(color_scheme="light", forced_colors="active")
    try:
        wait_for(screen.page, f"({corner})() > 600")
        assert screen.page.evaluate(shades) > 150
        screen.forward(9)
        expect(screen.narration).to_contain_text("cut c₂ and c₃")
        assert axe(screen.page) == []
    finally:
        screen.page.emulate_media(forced_colors="none")


@pytest.mark.parametrize("preset", ["tree/exercise", "connect4/full"])
def test_nothing_scrolls_sideways(screen: Screen, preset: str) -> None:
    screen.reset(preset)
    screen.forward(3)
    for width, height in [*SCREENS.values(), ZOOMED, (320, 640)]:
        screen.page.set_viewport_size({"width": width, "height": height})
        for pane in panes(screen):
            assert (width, pane, screen.page.evaluate(TOO_WIDE)) == (width, pane, [])


FIELDS = """() => [...document.querySelectorAll("settings-view .fields > :is(.field, button)")].map(
  (each) => Math.round(each.getBoundingClientRect().top))"""


def test_every_setting_stands_in_one_row_whatever_the_search(screen: Screen) -> None:
    """On windows of three widths."""
    screen.reset("tictactoe/two-left")
    widths = (1160, 1280, 1920)
    rows: dict[int, set[float]] = {width: set() for width in widths}
    bar = screen.page.locator("header.bar")
    offered = screen.offered("Search")
    known = screen.page.evaluate("plyscope.catalogue().searches")
    # Of those with the same settings, the one with the longest name.
    of_settings = {
        (
            *(option["id"] for option in found["options"]),
            found["takesDepth"],
            found["takesCut"],
        ): id_
        for id_, found in sorted(known.items(), key=lambda each: len(each[1]["name"]))
        if id_ in offered
    }
    for search in of_settings.values():
        screen.intend(type="change-run", change={"method": search})
        for width in widths:
            screen.page.set_viewport_size({"width": width, "height": 800})
            rows[width].update(screen.page.evaluate(FIELDS))
            assert bar.evaluate("(bar) => bar.scrollWidth <= bar.clientWidth"), (search, width)
    # A field and a button may be a pixel apart.
    assert all(max(each) - min(each) <= 1 for each in rows.values()), rows


def test_at_200_percent_everything_can_still_be_used(screen: Screen) -> None:
    screen.page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    screen.forward(9)
    expect(screen.narration).to_be_in_viewport()
    expect(screen.button("Next step (→)")).to_be_in_viewport(ratio=1)
    screen.page.locator("panes-view").get_by_role("button", name="Tree").click()
    tree, dock = (screen.page.locator(place).bounding_box() for place in ("#tree", ".dock"))
    assert tree
    assert dock
    assert tree["height"] >= 100
    assert tree["y"] + tree["height"] <= dock["y"] + 1, "the sentence does not lie over the tree"
    screen.page.locator("panes-view").get_by_role("button", name="Board").click()
    screen.position_field.scroll_into_view_if_needed()
    expect(screen.position_field).to_be_in_viewport(ratio=0.95)
    screen.page.locator("panes-view").get_by_role("button", name="Python").click()
    expect(screen.page.locator("code-view .cm-line").first).to_be_visible()


def test_with_less_motion_nothing_on_the_page_is_animated(screen: Screen) -> None:
    screen.page.emulate_media(reduced_motion="reduce")
    screen.choose_game("connect4/three")
    screen.play(1)
    # A fade is not a movement.
    moving = "document.getAnimations().filter((each) => each.transitionProperty !== 'opacity')"
    assert screen.page.evaluate(f"{moving}.length") == 0
