"""Writing a lesson in the page: with the tree beside it, tried, handed out, and kept."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from opening import python_ready, returning
from playwright.sync_api import Browser, Page, expect
from screen import Screen
from waiting import wait_for

BUILT = Path(__file__).parents[2] / "dist"


class Writer:
    """The lesson that is being written, as a teacher uses it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view = page.locator("compose-view")
        self.told = self.view.locator(".compose-told")
        self.played = page.locator("lesson-view")

    def begin(self) -> None:
        """Begins a new lesson."""
        self.page.get_by_role("button", name="Lessons", exact=True).click()
        self.press("Write a lesson", self.page.get_by_role("dialog", name="Lessons"))
        expect(self.view).to_be_visible()

    def press(self, name: str, where: object = None) -> None:
        """Presses a button."""
        (where or self.view).get_by_role("button", name=name, exact=True).click()  # type: ignore[attr-defined]

    def write(self, field: str, text: str) -> None:
        """Fills a field."""
        self.view.get_by_role("textbox", name=field, exact=True).fill(text)


def test_a_lesson_is_written_tried_linked_and_still_there_after_a_reload(screen: Screen) -> None:
    writer = Writer(screen.page)
    screen.choose_game("tree/three-by-three")
    writer.begin()
    writer.press("Try it from this step")
    expect(writer.told).to_have_text("Give the lesson a title.")
    writer.write("Title", "Cuts")
    writer.write("Text", "The first move is worth *3*.")
    screen.forward(6)
    writer.press("Use what is on the page now")
    expect(writer.view.locator(".compose-shows")).to_contain_text("Alpha-beta · step 6")
    writer.press("Add a step")
    expect(writer.view.get_by_role("textbox", name="Text")).to_be_focused()
    screen.page.keyboard.type("How it ends.")
    writer.press("Ask for a number")
    expect(writer.view.locator(".compose-part textarea").last).to_be_focused()
    screen.page.keyboard.type("What is it worth?")
    writer.write("Right number", "3")
    expect(writer.view.locator(".compose-preview")).to_contain_text("What is it worth?")
    # The first step becomes the second, and still shows what it showed.
    writer.press("Earlier")
    writer.press("Try it from this step")
    expect(writer.played).to_contain_text("How it ends.")
    screen.settled()
    writer.press("Next", writer.played)
    screen.settled()
    expect(writer.played).to_contain_text("The first move is worth 3.")
    expect(screen.chips).to_contain_text("step 6")
    writer.press("Back to writing", writer.played)
    kept = "Object.values(localStorage).some((text) => text.includes('How it ends.'))"
    wait_for(screen.page, kept)
    screen.page.reload()
    expect(writer.view.get_by_role("textbox", name="Title")).to_have_value("Cuts")
    python_ready(screen.page)
    screen.settled()
    writer.press("Make a link")
    link = writer.view.get_by_role("textbox", name="Link")
    wait_for(screen.page, "document.querySelector('compose-view link-field input').value !== ''")
    code = link.input_value().split("#")[1]
    screen.page.evaluate("(code) => { location.hash = code; }", code)
    expect(writer.played.get_by_role("heading", name="Cuts")).to_be_visible()
    expect(writer.view).to_be_hidden()
    screen.settled()


def test_on_a_phone_a_lesson_is_written_in_a_pane_of_its_own(screen: Screen) -> None:
    page = screen.page
    usual = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    try:
        writer = Writer(page)
        writer.begin()
        writer.press("Ask: choose an answer")
        expect(screen.tree).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        buttons = writer.view.get_by_role("button").all()
        assert min(box["height"] for each in buttons if (box := each.bounding_box())) >= 43.9
        page.get_by_role("group", name="Panel shown").get_by_role("button", name="Tree").click()
        expect(writer.view).to_be_hidden()
        expect(screen.tree).to_be_visible()
    finally:
        page.set_viewport_size(usual or {"width": 1280, "height": 800})


def test_from_a_disk_own_js_brings_lessons_to_the_top_of_the_list(
    chromium: Browser, tmp_path: Path
) -> None:
    folder = shutil.copytree(BUILT, tmp_path / "plyscope")
    texts = {"week-1.md": "title: Week 1\n\nHello.\n@shwo tree\n---\nBye."}
    script = f"globalThis.plyscopeLessons = {json.dumps(texts)};"
    (folder / "lessons" / "own.js").write_text(script, encoding="utf-8")
    page = returning(chromium).new_page()
    said: list[str] = []
    page.on(
        "console", lambda message: said.append(message.text) if message.type == "error" else None
    )
    page.goto(f"file://{folder}/index.html")
    page.get_by_role("button", name="Lessons", exact=True).click()
    entries = page.get_by_role("dialog", name="Lessons").get_by_role("listitem")
    expect(entries).to_have_count(15)
    expect(entries.first).to_contain_text("Week 1")
    entries.first.get_by_role("button").first.click()
    # One line is wrong: it is told, and the rest is there.
    expect(page.locator("lesson-view")).to_contain_text("Hello.")
    expect(page.locator("notice-view")).to_contain_text("Line 4: there is no “@shwo”")
    assert said == []
    page.context.close()
