"""Where the reader is: kept on the device, shared as a link, reached by Back and Forward."""

from __future__ import annotations

import base64
import json
import os
import random
import zlib
from collections.abc import Iterator

import pytest
from opening import python_ready, returning
from playwright.sync_api import Browser, expect
from screen import Screen
from visits import Visit
from waiting import wait_for

# What a link does not carry: it is about the reader, or only for a moment.
NOT_CARRIED = {
    "theme", "present", "black", "picked", "pointer", "keysShown", "playing", "setup", "notice",
    "link", "before", "after", "lesson", "progress", "evaluation", "evaluations", "brought", "file",
    "ownFile", "filesShown", "changesShown",
}  # fmt: skip


def link_that_says(place: dict[str, object]) -> str:
    """The end of an address that says this."""
    letters = base64.urlsafe_b64encode(zlib.compress(json.dumps(place).encode())).decode()
    return "#1." + letters.rstrip("=")


OPEN = "(hash) => { location.hash = hash; }"
IS_AT = "(address) => plyscope.link().then((link) => link === address)"


def carried(screen: Screen) -> dict[str, object]:
    """The part of the state that a link carries."""
    return {name: value for name, value in screen.state().items() if name not in NOT_CARRIED}


def link(screen: Screen) -> str:
    """The link to what the page shows."""
    text: str = screen.page.evaluate("plyscope.link()")
    return text


@pytest.fixture(scope="module")
def two_pages(
    chromium: Browser, http_address: str, second_visit: Visit
) -> Iterator[tuple[Screen, Screen]]:
    """Two pages of two readers: each has its own storage."""
    screens = []
    for _ in range(2):
        page = returning(chromium, second_visit, reduced_motion="reduce").new_page()
        page.goto(http_address)
        screens.append(Screen(python_ready(page)))
    for screen in screens:
        screen.settled()
    yield screens[0], screens[1]
    for screen in screens:
        screen.page.context.close()


def test_a_reload_brings_back_the_position_the_step_and_what_undo_reaches(
    two_pages: tuple[Screen, Screen],
) -> None:
    screen, _ = two_pages
    screen.choose_game("tictactoe/two-left")
    screen.play(1)
    screen.forward(2)
    before = screen.state()
    screen.page.reload()
    python_ready(screen.page)
    screen.until("state.subject === 'tictactoe'")
    screen.settled()
    assert screen.state() == before
    screen.button("Undo").click()
    screen.settled()
    screen.button("Undo").click()
    screen.until("state.subject === 'tree'")
    screen.settled()


def test_back_and_forward_go_through_what_was_visited(two_pages: tuple[Screen, Screen]) -> None:
    screen, _ = two_pages
    for preset in ("tree/trap", "tictactoe/two-left", "nim/three"):
        screen.choose_game(preset)
    for direction, subject in (("back", "tictactoe"), ("back", "tree"), ("forward", "tictactoe")):
        screen.page.evaluate(f"history.{direction}()")
        screen.until("state.subject === argument", subject)
        screen.settled()
    # A link in the address makes one entry, even to another position of the same game.
    for hash, position in (
        (link_that_says({"subject": "nim", "history": ["1 2"]}), "1 2"),
        (link_that_says({"subject": "nim", "history": ["3 2"]}), "3 2"),
    ):
        screen.page.evaluate(OPEN, hash)
        screen.until("state.history[0] === argument", position)
        screen.settled()
    for position in ("1 2", "X.O/OXX/XO."):
        screen.page.evaluate("history.back()")
        screen.until("state.history[0] === argument", position)
        screen.settled()


SUBJECTS = [
    ("tree", "three-by-three"),
    ("tree", "trap"),
    ("tictactoe", "two-left"),
    ("nim", "three"),
    ("coins", "lecture"),
    ("australia", "three"),
    ("queens", "six"),
]


def a_walk(screen: Screen, chance: random.Random) -> None:
    """Goes some random steps through the page."""
    subject, preset = chance.choice(SUBJECTS)
    screen.intend(type="choose-subject", subject=subject, preset=preset)
    is_game = subject not in {"australia", "queens"}
    methods = screen.offered("Search" if is_game else "Method")
    for _ in range(6):
        screen.intend(
            **chance.choice(
                [
                    {"type": "step", "direction": 1},
                    {"type": "scrub", "step": chance.randrange(20)},
                    {"type": "goto-end"},
                    {"type": "granularity", "granularity": chance.choice(["line", "node"])},
                    {"type": "toggle-collapse", "row": chance.randrange(4)},
                    {"type": "stage", "stage": "plots" if is_game else "race-view"},
                    {"type": "pane", "pane": chance.choice(["board", "tree", "code"])},
                    {"type": "centre", "centre": chance.choice(["", "tree", "code"])},
                    {"type": "speed", "speed": chance.choice([0.4, 1.6])},
                    {"type": "change-run", "change": {"method": chance.choice(methods or ["mac"])}},
                    {"type": "change-run", "change": {"cut": ">", "depth": "2"}},
                    {"type": "undo"},
                    {"type": "compare-runs", "second": {"cut": ">"}}
                    if is_game
                    else {"type": "step", "direction": 1},
                ]
            ),
        )


@pytest.mark.parametrize("seed", range(3 if "LONG" in os.environ else 1))
def test_a_link_brings_another_reader_to_the_very_same_moment(
    two_pages: tuple[Screen, Screen], seed: int
) -> None:
    here, there = two_pages
    a_walk(here, random.Random(seed))
    address = link(here)
    assert len(address) < 1000, "a usual link has a few hundred characters"
    there.page.evaluate(OPEN, address[address.index("#") :])
    wait_for(there.page, IS_AT, address)
    there.settled()
    assert carried(there) == carried(here)
    assert "#" not in there.page.url, "what is done from now on is kept elsewhere"


def test_a_link_that_cannot_be_opened_is_told_in_one_sentence_and_nothing_is_lost(
    two_pages: tuple[Screen, Screen],
) -> None:
    _, screen = two_pages
    before = carried(screen)
    for hash, sentence in (
        (link_that_says({"subject": "nim", "history": ["3 x"]}), "This link cannot be opened"),
        ("#1.eJxdzDEKwkAQRuG7", "This link is damaged"),
    ):
        screen.page.evaluate(OPEN, hash)
        notice = screen.page.get_by_role("alert").filter(has_text=sentence)
        expect(notice).to_be_visible()
        assert carried(screen) == before
    screen.page.locator("notice-view").get_by_role("button", name="Close").click()
    expect(screen.page.locator("notice-view .notice")).to_have_count(0)


def test_somebody_elses_program_waits_until_it_is_wanted(
    two_pages: tuple[Screen, Screen],
) -> None:
    here, there = two_pages
    here.intend(type="choose-room", room="programs")
    here.page.locator("editor-view .cm-content").focus()
    here.page.keyboard.type("# Mine.\n")
    here.press("ControlOrMeta+Enter")
    here.settled()
    here.to_the_end()
    before = there.state()["subject"]
    address = link(here)
    there.page.evaluate(OPEN, address[address.index("#") :])
    notice = there.page.locator("notice-view .notice")
    expect(notice).to_contain_text("somebody else wrote")
    notice.get_by_text("Read it first").click()
    expect(notice.get_by_role("region", name="The program")).to_contain_text("# Mine.")
    assert there.state()["subject"] == before
    notice.get_by_role("button", name="Open it").click()
    there.settled()
    assert carried(there) == carried(here)


CONSTANT = "def evaluate(state):\n    return 42\n"


def test_an_evaluation_of_ones_own_comes_with_the_link_and_waits_too(
    two_pages: tuple[Screen, Screen],
) -> None:
    here, there = two_pages
    for screen in two_pages:
        screen.intend(type="choose-subject", subject="tictactoe", preset="two-left")
    here.intend(type="write-evaluation")
    here.intend(type="edit-program", text=CONSTANT)
    here.intend(type="choose-room", room="games")
    here.intend(type="change-run", change={"depth": "1"})
    assert here.page.evaluate("document.querySelector('#tree').trace.value[0]") == 42
    address = link(here)
    there.page.evaluate(OPEN, address[address.index("#") :])
    notice = there.page.locator("notice-view .notice")
    notice.get_by_text("Read it first").click()
    expect(notice.locator("pre")).to_have_text(CONSTANT.rstrip())
    assert there.state()["evaluation"] == ""
    notice.get_by_role("button", name="Open it").click()
    there.settled()
    expect(notice).to_have_count(0)
    assert there.page.evaluate("document.querySelector('#tree').trace.value[0]") == 42
    assert carried(there) == carried(here)
    assert link(there) == address
    there.intend(type="edit-evaluation", id="link")
    assert there.state()["draft"] == CONSTANT, "it becomes a program of the reader's own"


def test_two_tabs_with_one_program_say_so_and_keep_what_was_written_in_both(
    two_pages: tuple[Screen, Screen],
) -> None:
    first, _ = two_pages
    second = Screen(first.page.context.new_page())
    said = [each.page.locator("editor-view .trouble") for each in (first, second)]
    first.intend(type="choose-room", room="programs")
    first.page.locator("editor-view .cm-content").focus()
    first.page.keyboard.type("# Of the first.\n")
    second.page.goto(first.page.url)
    expect(second.narration).to_be_visible()
    second.intend(type="choose-room", room="programs")
    expect(said[1]).to_contain_text("This program is open in another tab, too")
    expect(said[0]).to_have_count(0)
    second.page.locator("editor-view .cm-content").focus()
    second.page.keyboard.type("# Of the second.\n")
    expect(said[0]).to_contain_text("its text is here now, and yours is under Versions")
    first.intend(type="show-files", shown="versions")
    expect(first.page.locator("files-view")).to_contain_text("before it was replaced")
    first.intend(type="show-files", shown="")
    second.page.close()


def test_a_browser_that_keeps_nothing_says_so_and_goes_on(
    chromium: Browser, http_address: str
) -> None:
    context = returning(chromium)
    refuse = "() => { throw new DOMException('full', 'QuotaExceededError'); }"
    context.add_init_script(f"Storage.prototype.setItem = {refuse}")
    screen = Screen(context.new_page())
    screen.page.goto(http_address)
    screen.forward()
    notice = screen.page.locator("notice-view [role=alert]")
    expect(notice).to_contain_text("This browser keeps nothing for this page")
    screen.page.locator("notice-view").get_by_role("button", name="Close").click()
    screen.forward()
    expect(notice).to_have_count(0)
    context.close()


def test_the_link_is_copied_from_its_dialog(screen: Screen) -> None:
    # Plain words cannot say this.
    screen.intend(type="colour-by", by="depth")
    screen.button("Share").click()
    dialog = screen.page.get_by_role("dialog", name="A link to this moment")
    sent = dialog.locator("link-field").first
    field = sent.get_by_label("Link")
    expect(field).to_have_value(
        screen.page.evaluate("location.href.replace(/#.*/, '')")
        + link(screen)[link(screen).index("#") :]
    )
    sent.get_by_role("button", name="Copy").click()
    expect(sent.get_by_role("status")).not_to_be_empty()
    screen.press("Escape")
    expect(dialog).to_be_hidden()


DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "link.txt"));
  document.body.dispatchEvent(
    new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""


def test_a_file_with_a_link_that_is_dropped_on_the_page_opens_it(
    two_pages: tuple[Screen, Screen],
) -> None:
    _, screen = two_pages
    said = link_that_says({"subject": "nim", "history": ["1 2"]})
    screen.page.evaluate(DROP, f"https://example.edu/{said}\n")
    screen.until("state.subject === 'nim'")
    screen.page.evaluate(DROP, "Dear students")
    expect(screen.page.locator("notice-view [role=alert]")).to_contain_text("cannot be read")
