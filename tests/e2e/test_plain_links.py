"""Links in plain words, as people and other programs write them; and the QR code of a link."""

from __future__ import annotations

import re

from opening import OpenPage
from playwright.sync_api import Browser, expect
from screen import Screen
from serving import DIST
from test_places import OPEN
from visits import Visit


def test_an_address_opens_a_tree_a_method_and_a_step(
    open_page: OpenPage, chromium: Browser, http_address: str, second_visit: Visit
) -> None:
    link = "tree=[[3,12,8],[2,4,6]]&method=minimax&step=7"
    screen = Screen(open_page(chromium, f"{http_address}#{link}", visit=second_visit))
    expect(screen.chips).to_contain_text("step 7 of")
    assert screen.state()["method"] == "minimax"
    assert screen.position() == "[[3 12 8] [2 4 6]]"


def test_a_game_is_played_on_the_side_that_the_link_says(screen: Screen) -> None:
    screen.page.evaluate(OPEN, "game=connect4&play=o")
    expect(
        screen.page.get_by_role("navigation").get_by_role("button", name="Play", exact=True)
    ).to_have_attribute("aria-current", "page")
    # Python is X, which begins.
    screen.until("state.subject === 'connect4' && state.at === 1")
    screen.settled()
    screen.button("Watch").click()


def test_every_example_of_the_text_for_language_models_opens(screen: Screen) -> None:
    text = (DIST / "llms.txt").read_text(encoding="utf-8")
    examples = re.findall(r"^- #(.+)$", text, re.MULTILINE)
    assert len(examples) >= 5
    for example in examples:
        screen.intend(type="open-link", code=example)
        expect(screen.page.locator("notice-view")).to_have_text("")
        name = re.match(r"(?:game|problem)=(\w+)|tree=", example)
        assert name
        assert screen.state()["subject"] == (name[1] or "tree")


def test_a_mistake_is_told_by_name(screen: Screen) -> None:
    for link, told in (
        ("game=conect4", "There is no game “conect4”. Did you mean “connect4”?"),
        (
            "tree=[[3,12],[2,x]]&method=minimax",
            'cannot be opened. Type a number or a bracket here, not "x". (At character 12: “x]]”.)',
        ),
        ("tree=[[3,12],[2,4]]&step=99", "The link asks for step 99, but this search has"),
    ):
        screen.page.evaluate(OPEN, link)
        expect(screen.page.locator("notice-view")).to_contain_text(told)


def test_share_gives_the_plain_link_and_its_qr_code(screen: Screen) -> None:
    page = screen.page
    screen.forward(3)
    screen.button("Share").click()
    dialog = page.get_by_role("dialog")
    link = dialog.get_by_role("textbox").first
    expect(link).to_have_value(
        f"{page.url.split('#')[0]}#game=tree&preset=three-by-three&method=alphabeta&step=3"
    )
    dialog.get_by_text("QR code for phones in the room").click()
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    dialog.get_by_role("button", name="Show large").click()
    large = page.get_by_role("dialog", name="QR code", exact=True)
    box = large.get_by_role("img", name="QR code of the link").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 600
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    expect(link).to_be_visible()
