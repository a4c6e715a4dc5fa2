"""Links in plain words, as people and other programs write them; and the QR code of a link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from opening import OpenPage, python_ready
from playwright.sync_api import Browser, Page, expect
from screen import Screen
from serving import DIST
from visits import Visit

Follow = Callable[[str], Screen]


@pytest.fixture
def follow(
    open_page: OpenPage, chromium: Browser, http_address: str, second_visit: Visit
) -> Follow:
    """A function that opens the page with this after the # of its address."""

    def open_it(link: str) -> Screen:
        page = open_page(chromium, f"{http_address}#{link}", visit=second_visit)
        screen = Screen(python_ready(page))
        screen.settled()
        return screen

    return open_it


def test_a_tree_a_method_and_a_step_are_opened(follow: Follow) -> None:
    screen = follow("tree=[[3,12,8],[2,4,6]]&method=minimax&step=7")
    expect(screen.chips).to_contain_text("step 7 of")
    assert screen.state()["method"] == "minimax"
    assert screen.position() == "[[3 12 8] [2 4 6]]"


def test_a_game_is_played_on_the_side_that_the_link_says(follow: Follow) -> None:
    screen = follow("game=connect4&play=o")
    expect(
        screen.page.get_by_role("navigation").get_by_role("button", name="Play")
    ).to_have_attribute("aria-current", "page")
    # Python is X, which begins.
    screen.until("state.at === 1")


def test_every_example_of_the_text_for_language_models_opens(page_http: Page) -> None:
    screen = Screen(page_http)
    text = (DIST / "llms.txt").read_text(encoding="utf-8")
    examples = re.findall(r"^- #(.+)$", text, re.MULTILINE)
    assert len(examples) >= 5
    for example in examples:
        screen.intend(type="open-link", code=example)
        expect(page_http.locator("notice-view")).to_have_text("")
        name = re.match(r"(?:game|problem)=(\w+)|tree=", example)
        assert name
        assert screen.state()["subject"] == (name[1] or "tree")


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("game=conect4", "There is no game “conect4”. Did you mean “connect4”?"),
        ("game=nim&depht=3", "does not know: “depht=”. Did you mean “depth=”?"),
        (
            "tree=[[3,12],[2,x]]&method=minimax",
            'cannot be opened. Type a number or a bracket here, not "x". (At character 12: “x]]”.)',
        ),
        ("tree=[[3,12],[2,4]]&step=99", "The link asks for step 99, but this search has"),
        ("game=chess&play=o", "The sides are White and Black, and there is no “o”."),
    ],
)
def test_a_mistake_is_told_by_name(follow: Follow, link: str, told: str) -> None:
    screen = follow(link)
    expect(screen.page.locator("notice-view")).to_contain_text(told)


def test_share_gives_the_plain_link_and_its_qr_code(page_http: Page) -> None:
    screen = Screen(page_http)
    screen.forward(3)
    screen.button("Share").click()
    dialog = page_http.get_by_role("dialog")
    link = dialog.get_by_role("textbox").first
    expect(link).to_have_value(
        f"{page_http.url.split('#')[0]}#game=tree&preset=three-by-three&method=alphabeta&step=3"
    )
    dialog.get_by_text("QR code for phones in the room").click()
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    dialog.get_by_role("button", name="Show large").click()
    large = page_http.get_by_role("dialog", name="QR code", exact=True)
    box = large.get_by_role("img", name="QR code of the link").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 600
    page_http.keyboard.press("Escape")
    expect(large).to_be_hidden()
    expect(link).to_be_visible()
