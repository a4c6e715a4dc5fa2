"""The page on a phone: 390 pixels wide, and used by touch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect
from screen import Screen
from sharing import KeptPage, as_new
from test_playing import answered, counts
from test_tree_view import middle
from visits import Visit
from waiting import wait_for

SIZE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def kept_phone(chromium: Browser, http_address: str, second_visit: Visit) -> Iterator[KeptPage]:
    """A phone's page with Python ready that the tests share."""
    kept = KeptPage(
        chromium,
        http_address,
        SIZE,
        visit=second_visit,
        viewport=SIZE,
        has_touch=True,
        is_mobile=True,
    )
    yield kept
    kept.close()


@pytest.fixture
def phone(request: pytest.FixtureRequest, kept_phone: KeptPage) -> Iterator[Screen]:
    """The page on a phone, like new."""
    yield from as_new(request, kept_phone)


def pane(screen: Screen, name: str) -> None:
    """Shows a pane by a tap."""
    screen.page.locator("panes-view").get_by_role("button", name=name, exact=True).tap()


def test_one_pane_is_shown_at_a_time(phone: Screen) -> None:
    """The tree is presented also from another pane."""
    shown = {
        "Tree": phone.tree,
        "Python": phone.page.locator("code-view"),
        "Board": phone.page.locator("board-view"),
    }
    for name in shown:
        pane(phone, name)
        for other, part in shown.items():
            expect(part).to_be_visible(visible=other == name)
    phone.press("p")
    expect(phone.tree).to_be_visible()
    phone.press("Escape")
    expect(phone.page.locator("board-view .outline")).to_be_visible()


def test_the_lesson_is_stepped_with_taps_and_the_sentence_stays_visible(phone: Screen) -> None:
    for _ in range(9):
        phone.button("Next step (→)").tap()
    expect(phone.narration).to_contain_text("cut c₂ and c₃")
    expect(phone.narration).to_be_in_viewport(ratio=1)
    for name in ("Board", "Python", "Tree"):
        pane(phone, name)
        expect(phone.narration).to_be_in_viewport(ratio=1)
        expect(phone.button("Watch (space)")).to_be_in_viewport(ratio=1)


PLACES = """() => ["footer.dock", ".transport", "#tree"].map((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
})"""
CUT_OFF = """() => {
  const sentence = document.querySelector("narration-view .narration");
  return sentence.scrollHeight > sentence.clientHeight + 1;
}"""


@pytest.mark.parametrize(
    ("preset", "search"),
    [
        ("tree/exercise", "alphabeta"),
        ("pig/little", "expectiminimax"),
        ("manytree/tie", "maxn"),
    ],
)
def test_no_sentence_is_cut_off_and_none_moves_the_page(
    phone: Screen, preset: str, search: str
) -> None:
    phone.choose_game(preset)
    phone.choose("Search", search)
    places = phone.page.evaluate(PLACES)
    for _ in range(25):
        assert not phone.page.evaluate(CUT_OFF), phone.narration.inner_text()
        assert phone.page.evaluate(PLACES) == places
        phone.press("ArrowRight")
    phone.press("End")
    assert not phone.page.evaluate(CUT_OFF), phone.narration.inner_text()


def test_a_tap_shows_all_of_a_sentence_that_is_too_long(phone: Screen) -> None:
    phone.choose_game("matrix/saddle")
    phone.to_the_end()
    more = phone.page.locator("narration-view .more")
    places = phone.page.evaluate(PLACES)
    assert phone.page.evaluate(CUT_OFF)
    more.tap()
    expect(more).to_have_attribute("aria-expanded", "true")
    assert not phone.page.evaluate(CUT_OFF)
    expect(phone.narration).to_be_in_viewport(ratio=1)
    assert phone.page.evaluate(PLACES) == places
    phone.press("Escape")
    assert phone.page.evaluate(CUT_OFF)
    phone.press("Home")
    expect(more).to_have_count(0)
    assert not phone.page.evaluate(CUT_OFF)


def test_a_tap_on_a_node_goes_to_it(phone: Screen) -> None:
    place = phone.place_of(1)
    phone.page.touchscreen.tap(place["x"], place["y"])
    expect(phone.narration).to_contain_text("All moves tried at B")


def sheet(screen: Screen) -> tuple[Locator, Locator]:
    """The button of the settings, and the sheet that it opens."""
    button = screen.page.get_by_role("button", name="Settings")
    return button, screen.page.locator("#settings-fields")


def test_the_names_of_game_and_search_are_where_they_can_be_changed(phone: Screen) -> None:
    button, _ = sheet(phone)
    expect(button).to_have_accessible_name("Settings: Tree · 3 × 3 Alpha-beta")
    phone.reset("nim/three")
    expect(button).to_have_accessible_name(re.compile(r"^Settings: Nim · .* Alpha-beta$"))
    phone.page.set_viewport_size({"width": 320, "height": 568})
    expect(button.locator(".chosen")).to_be_in_viewport(ratio=1)
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 320


def test_the_settings_close_on_escape_and_on_a_tap_beside_them(phone: Screen) -> None:
    button, fields = sheet(phone)
    expect(button).to_have_attribute("aria-expanded", "false")
    button.tap()
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(fields).to_be_visible()
    phone.press("Escape")
    expect(fields).to_be_hidden()
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")
    button.tap()
    expect(fields).to_be_visible()
    # The tap also has its usual effect.
    pane(phone, "Python")
    expect(fields).to_be_hidden()
    expect(phone.page.locator("code-view")).to_be_visible()


def test_the_settings_close_after_a_game_is_chosen_by_touch_and_open_for_an_impossible_depth(
    phone: Screen,
) -> None:
    """They stay open after another choice."""
    button, fields = sheet(phone)
    button.tap()
    menu = phone.page.get_by_role("combobox", name="Order", exact=True)
    menu.tap()
    menu.select_option("reversed")
    phone.settled()
    expect(fields).to_be_visible()
    phone.opener("Game").tap()
    phone.page.locator('gallery-view [data-card="nim/three"]').tap()
    phone.settled()
    expect(fields).to_be_hidden()
    button.tap()
    phone.page.get_by_role("textbox", name="Depth").fill("-1")
    pane(phone, "Board")
    expect(phone.depth_error).to_be_in_viewport(ratio=1)
    expect(fields).to_be_visible()
    phone.settled()


def test_a_typed_tree_is_used_and_a_bad_one_has_its_error_on_the_board_pane(phone: Screen) -> None:
    pane(phone, "Board")
    phone.type_position("[[1 2")
    expect(phone.position_error).to_be_visible()
    phone.position_error.scroll_into_view_if_needed()
    expect(phone.position_error).to_be_in_viewport(ratio=1)
    phone.use_position("[[1 2] [3 4]]")
    expect(phone.position_error).to_have_count(0)


def test_the_most_used_buttons_are_large_enough(phone: Screen) -> None:
    phone.choose_game("connect4/full")
    pane(phone, "Board")
    small = phone.page.evaluate("""() =>
      [...document.querySelectorAll("transport-view .buttons button, board-view .board button,"
        + " board-view .controls button, panes-view button")]
        .map((button) => [button.getAttribute("aria-label") ?? button.innerText,
          button.getBoundingClientRect()])
        .filter(([, box]) =>
          Math.max(box.width, box.height) < 44 || Math.min(box.width, box.height) < 36)
        .map(([name, box]) => `${name} ${box.width} × ${box.height}`)""")
    assert small == []


def test_two_fingers_zoom_the_picture(phone: Screen) -> None:
    before = phone.camera()
    x, y = middle(phone)
    touch = phone.page.context.new_cdp_session(phone.page)

    def fingers(kind: str, apart: float) -> None:
        points: list[dict[str, Any]] = [
            {"x": x - apart, "y": y, "id": 0},
            {"x": x + apart, "y": y, "id": 1},
        ]
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [] if kind == "touchEnd" else points},
        )

    fingers("touchStart", 30)
    for apart in (45, 60, 80):
        fingers("touchMove", apart)
    fingers("touchEnd", 80)
    nearer = "(k) => document.querySelector('#tree').stage.camera.k > k * 1.5"
    wait_for(phone.page, nearer, before["k"])
    assert phone.page.evaluate("visualViewport.scale") == 1


def test_the_result_of_a_button_is_shown_below_it(phone: Screen) -> None:
    phone.reset("connect4/exercise")
    pane(phone, "Board")
    phone.button("Score every column").tap()
    expect(phone.asked_error).to_have_text(
        "The engine cannot play a position in which discs hang over empty squares."
    )
    expect(phone.asked_error).to_be_in_viewport(ratio=1)
    expect(phone.button("Score every column")).to_be_in_viewport(ratio=1)
    assert len(phone.alerts()) == 1


def test_questions_and_python_s_work_are_visible_on_every_pane(phone: Screen) -> None:
    phone.reset("tictactoe/empty")
    phone.choose("Search", "minimax")
    expect(phone.confirm).to_be_in_viewport(ratio=1)
    pane(phone, "Board")
    expect(phone.confirm).to_be_in_viewport(ratio=1)
    phone.button("Value of every move").tap()
    stop = phone.task.get_by_role("button", name="Stop")
    expect(stop).to_be_in_viewport(ratio=1)
    stop.tap()
    expect(phone.asked_error).to_have_text("Finding the value of every move was stopped.")
    expect(phone.asked_error).to_be_in_viewport(ratio=1)
    phone.settled(timeout=60_000)


def test_a_map_is_enlarged_and_made_small_again_without_looking_for_the_button(
    phone: Screen,
) -> None:
    phone.reset("us_map/three")
    pane(phone, "Problem")
    button = phone.button("Enlarge")
    button.scroll_into_view_if_needed()
    where = "(button) => { const { x, y } = button.getBoundingClientRect(); return [x, y]; }"
    place = button.evaluate(where)
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert button.evaluate(where) == place


def test_the_board_is_played_by_touch(phone: Screen) -> None:
    """A rule out of bounds is told in view, below the rules."""
    phone.choose_game("connect4/three")
    pane(phone, "Board")
    phone.page.get_by_role("button", name="O", exact=True).tap()
    phone.settled()
    phone.cell(2).tap()
    answered(phone, 0, "MIN")
    assert counts(phone) == (1, 1)
    phone.page.locator("players-view summary").tap()
    field = phone.page.locator("players-view").get_by_label("Columns", exact=True)
    field.fill("99")
    field.press("Enter")
    error = phone.page.locator("players-view .field-error")
    expect(error).to_contain_text("99")
    expect(error).to_be_in_viewport(ratio=1)
