"""Lessons beside the tree: by keyboard, left and taken up again, on a phone, and of one's own."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from opening import python_ready, returning
from playwright.sync_api import Browser, Page, expect
from screen import Screen
from visits import Visit

FIRST = "A game as a tree"

DROP = """([name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name, { type: "text/markdown" }));
  const how = { dataTransfer, bubbles: true, cancelable: true };
  document.querySelector("footer").dispatchEvent(new DragEvent("drop", how));
}"""


class Lesson:
    """The lesson beside the tree, as a learner uses it."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.page = screen, screen.page
        self.view = self.page.locator("lesson-view")
        self.at = self.view.locator(".lesson-at")
        self.reply = self.view.get_by_role("status").filter(has_text="t")
        self.again = self.view.get_by_role("button", name="Show this again")

    def open(self, title: str = FIRST) -> None:
        """Opens a lesson from the list."""
        self.page.get_by_role("button", name="Lessons", exact=True).click()
        self.page.get_by_role("dialog", name="Lessons").get_by_role("button", name=title).click()
        expect(self.view.get_by_role("heading", name=title)).to_be_visible()
        self.screen.settled()

    def go(self, name: str = "Next") -> None:
        """Presses a button of the lesson, and waits for the page."""
        self.view.get_by_role("button", name=name, exact=True).click()
        self.screen.settled()

    def leave(self) -> None:
        """Leaves the lesson, if there is one."""
        if self.view.is_visible():
            self.page.evaluate(
                "document.dispatchEvent(new CustomEvent('intent', "
                "{ detail: { type: 'leave-lesson' } }))"
            )
            expect(self.view).to_be_hidden()


@pytest.fixture
def lesson(screen: Screen) -> Iterator[Lesson]:
    """The page, with a lesson open."""
    found = Lesson(screen)
    found.open()
    yield found
    found.leave()


def test_a_lesson_is_done_from_start_to_end_by_keyboard(screen: Screen) -> None:
    lesson = Lesson(screen)
    button = screen.page.get_by_role("button", name="Lessons", exact=True)
    button.focus()
    screen.press("Enter")
    entry = screen.page.get_by_role("dialog", name="Lessons").get_by_role("button", name=FIRST)
    expect(entry).to_be_visible()
    entry.focus()
    screen.press("Enter")
    expect(lesson.at).to_have_text("1 of 7")
    screen.settled()
    # The first question: the radio buttons are reached by Tab and chosen with the arrows.
    lesson.view.get_by_role("radio").first.focus()
    screen.press("ArrowDown", "Enter")
    expect(lesson.reply).to_contain_text("Right. One for each empty square.")
    for step in range(2, 8):
        forward = lesson.view.get_by_role("button", name="Next", exact=True)
        forward.focus()
        screen.press("Enter")
        expect(lesson.at).to_have_text(f"{step} of 7")
        expect(lesson.view.get_by_role("article")).to_be_focused()
        screen.settled()
    number = lesson.view.get_by_role("textbox")
    number.focus()
    screen.page.keyboard.type("1000")
    screen.press("Enter")
    expect(lesson.reply).to_contain_text("Right.")
    lesson.view.get_by_role("button", name="Finish").focus()
    screen.press("Enter")
    expect(lesson.view).to_contain_text("You have answered 2 of")
    expect(lesson.view.get_by_role("button", name="Next lesson")).to_be_visible()
    assert screen.state()["progress"]["a-game-as-a-tree"]["done"]
    lesson.go("Leave the lesson")
    expect(lesson.view).to_be_hidden()


def test_a_wrong_answer_gets_its_reply_and_the_workspace_may_be_touched_and_put_back(
    screen: Screen, lesson: Lesson
) -> None:
    lesson.view.get_by_label("9").check()
    lesson.go("Check")
    expect(lesson.reply).to_contain_text("seven are taken")
    lesson.view.get_by_label("2").check()
    lesson.go("Check")
    expect(lesson.reply).to_contain_text("Right.")
    # It is still there when the learner comes back to the step.
    lesson.go()
    lesson.go("Back")
    expect(lesson.reply).to_contain_text("Right.")
    expect(lesson.view.get_by_label("2")).to_be_checked()
    expect(lesson.again).to_be_disabled()
    before = screen.position()
    screen.forward(2)
    expect(lesson.again).to_be_enabled()
    screen.choose_game("nim/three")
    lesson.go("Show this again")
    assert (screen.position(), screen.state()["cursor"]) == (before, 0)
    expect(lesson.again).to_be_disabled()


def test_a_reload_brings_back_the_lesson_and_its_step(screen: Screen, lesson: Lesson) -> None:
    lesson.go()
    lesson.go()
    expect(lesson.at).to_have_text("3 of 7")
    screen.page.reload()
    expect(lesson.at).to_have_text("3 of 7")
    python_ready(screen.page)
    screen.settled()
    lesson.go()
    expect(lesson.at).to_have_text("4 of 7")
    lesson.leave()
    lesson.open()
    expect(lesson.at).to_have_text("4 of 7")


def test_a_lesson_of_ones_own_is_dropped_on_the_page_and_a_fault_is_told_with_its_line(
    screen: Screen,
) -> None:
    lesson = Lesson(screen)
    notice = screen.page.locator("notice-view .notice")
    screen.page.evaluate(DROP, ["mine.md", "title: Mine\n\nLook here.\n@shwo tree"])
    expect(notice).to_contain_text("“mine.md”, one line is left out. Line 4: there is no “@shwo”")
    notice.get_by_role("button", name="Close").click()
    text = "title: Mine\n\nLook at <b>this</b>.\n@show tree\n@position [[1 x]]\n---\nAnd this."
    screen.page.evaluate(DROP, ["mine.md", text])
    expect(lesson.view).to_contain_text("Look at <b>this</b>.")
    expect(lesson.view.get_by_role("alert")).to_contain_text("This step cannot be shown.")
    lesson.leave()


def test_lessons_beside_the_page_come_first_in_the_list(
    chromium: Browser, http_address: str, second_visit: Visit
) -> None:
    page: Page = returning(chromium, second_visit).new_page()
    files = {"list.json": json.dumps(["week 1.md", "../x"]), "week%201.md": "title: Week\n\nHi."}
    page.route(
        "**/lessons/*",
        lambda route: route.fulfill(body=files.get(route.request.url.split("/")[-1], "")),
    )
    page.goto(http_address)
    python_ready(page)
    page.get_by_role("button", name="Lessons", exact=True).click()
    entries = page.get_by_role("dialog", name="Lessons").get_by_role("listitem")
    expect(entries).to_have_count(15)
    expect(entries.first).to_contain_text("Week")
    entries.first.get_by_role("button").first.click()
    expect(page.locator("lesson-view")).to_contain_text("Hi.")
    page.context.close()
