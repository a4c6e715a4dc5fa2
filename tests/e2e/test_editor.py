"""The editor of a person's own program, and the list of their programs: the views alone.

Each test puts the view into the page, gives it what it shows, and notes what it asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect
from screen import Screen
from waiting import wait_for

Axe = Callable[[Page], list[str]]

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SOURCE = """\
def value(board):
    if board == 0:
        return 1
    return -value(board - 1)
"""

# The page's own views make room, and something else takes their place as far as the page knows.
PUT = """([tag, properties]) => {
  globalThis.away = [...document.querySelectorAll("editor-view, files-view")].map((own) => {
    const place = Object.assign(document.createElement("div"), { id: own.id });
    own.replaceWith(place);
    return { own, place };
  });
  const pane = document.querySelector(".pane-code");
  globalThis.covered = [...pane.children].filter((child) => !child.hidden);
  for (const child of covered) child.hidden = true;
  const view = Object.assign(document.createElement(tag), properties);
  globalThis.asked = [];
  view.addEventListener("intent", (event) => {
    event.stopPropagation();
    asked.push(event.detail);
  });
  pane.append(view);
}"""

REMOVE = """(tag) => {
  document.querySelector(tag).remove();
  for (const child of covered) child.hidden = false;
  if (globalThis.now) Date.now = now;
  for (const { own, place } of away) place.replaceWith(own);
}"""

# What the editor takes for the time is five seconds later, until the view is gone.
LATER = """() => {
  globalThis.now = Date.now;
  Date.now = () => now() + 5000;
}"""


class Shown:
    """A view that stands in the page on its own."""

    def __init__(self, page: Page, tag: str, properties: dict[str, Any]) -> None:
        self.page = page
        self.tag = tag
        page.evaluate(PUT, [tag, properties])
        self.view = page.locator(tag)

    def give(self, **properties: Any) -> None:
        """Gives the view other properties."""
        give = "([tag, given]) => void Object.assign(document.querySelector(tag), given)"
        self.page.evaluate(give, [self.tag, properties])
        self.page.evaluate("(tag) => document.querySelector(tag).updateComplete", self.tag)

    def asked(self) -> list[dict[str, Any]]:
        """What the view has asked for since the last time."""
        found: list[dict[str, Any]] = self.page.evaluate("() => asked.splice(0)")
        return found

    def button(self, name: str) -> Locator:
        """A button of the view that can be seen."""
        return self.view.get_by_role("button", name=name, exact=True)


class Editor(Shown):
    """The editor with a program."""

    @property
    def code(self) -> Locator:
        """What is typed into."""
        return self.view.get_by_role("textbox", name="Source of")

    def text(self) -> str:
        """The text in the editor."""
        found: str = self.page.evaluate("() => document.querySelector('editor-view').current")
        return found

    def at_the_end(self) -> None:
        """Puts the cursor behind the last character."""
        self.code.focus()
        self.page.keyboard.press("ControlOrMeta+End")

    def choose(self, item: str) -> None:
        """Chooses from the menu."""
        self.button("File and more").click()
        self.button(item).click()


@pytest.fixture
def editor(screen: Screen) -> Iterator[Editor]:
    """The editor with a short program that began as it is."""
    given = {"program": "one", "name": "value.py", "text": SOURCE, "original": SOURCE}
    yield Editor(screen.page, "editor-view", given)
    screen.page.evaluate(REMOVE, "editor-view")


def test_every_change_is_told_and_what_comes_from_the_page_is_not_and_can_be_undone(
    editor: Editor,
) -> None:
    editor.at_the_end()
    editor.page.keyboard.type("x1")
    told = editor.asked()
    assert [each["type"] for each in told] == ["edit-program"] * 2
    assert told[-1]["text"] == SOURCE + "x1"
    editor.give(text="# theirs\n" + SOURCE + "x1")
    assert editor.asked() == []
    editor.page.keyboard.press("ControlOrMeta+z")
    assert editor.text() == SOURCE + "x1"
    editor.page.keyboard.press("ControlOrMeta+z")
    assert editor.text() == SOURCE


def test_each_program_has_its_own_changes_to_undo(editor: Editor) -> None:
    editor.at_the_end()
    editor.page.keyboard.type("mine")
    editor.give(program="two", name="other.py", text="other")
    editor.at_the_end()
    editor.page.keyboard.press("ControlOrMeta+z")
    assert editor.text() == "other"
    editor.give(program="one", name="value.py", text=SOURCE + "mine")
    editor.code.focus()
    editor.page.keyboard.press("ControlOrMeta+z")
    assert editor.text() == SOURCE


def test_keys_run_and_stop_the_program_and_leave_its_text_and_the_search(
    editor: Editor, screen: Screen
) -> None:
    before = screen.state()
    editor.code.focus()
    editor.page.keyboard.press("ControlOrMeta+Enter")
    editor.page.keyboard.press("ControlOrMeta+.")
    assert [each["type"] for each in editor.asked()] == ["run-program", "stop"]
    assert editor.text() == SOURCE
    editor.button("Run").click()
    editor.give(busy=True)
    editor.button("Stop").click()
    assert [each["type"] for each in editor.asked()] == ["run-program", "stop"]
    # The page's keys do nothing while a person types.
    editor.at_the_end()
    editor.page.keyboard.type(" nlk ")
    editor.page.keyboard.press("Home")
    assert screen.state() == before


def test_tab_indents_and_leaves_the_editor_after_escape(editor: Editor) -> None:
    editor.at_the_end()
    editor.page.keyboard.press("Tab")
    editor.page.keyboard.type("x")
    assert editor.text() == SOURCE + "    x"
    editor.page.keyboard.press("Shift+Tab")
    assert editor.text() == SOURCE + "x"
    editor.page.keyboard.press("Escape")
    # The way out does not close by itself after a moment.
    editor.page.evaluate(LATER)
    editor.page.keyboard.press("Shift+Tab")
    expect(editor.button("File and more")).to_be_focused()
    expect(editor.code).to_have_attribute(
        "aria-label",
        "Source of value.py. Tab indents; to leave the editor, press Escape, then Tab.",
    )


def test_a_method_of_a_game_is_completed_with_its_parameters(editor: Editor) -> None:
    editor.at_the_end()
    editor.page.keyboard.type("class Nim:\n")
    editor.page.keyboard.type("def act")
    expect(editor.view.get_by_role("option", name="actions")).to_be_visible()
    # The editor takes no key for a list that has only just opened.
    editor.page.evaluate(LATER)
    editor.page.keyboard.press("Tab")
    assert editor.text().endswith("    def actions(self, state):\n        return []")


def test_the_line_of_the_run_is_lit_until_the_text_is_another(editor: Editor) -> None:
    editor.give(line=3, ranText=SOURCE)
    lit = editor.view.locator(".cm-line.lit")
    expect(lit).to_have_text("        return 1")
    editor.at_the_end()
    editor.page.keyboard.type("x")
    expect(lit).to_have_count(0)
    expect(editor.view).to_contain_text("This text has not been run yet")
    editor.page.keyboard.press("Backspace")
    expect(lit).to_have_text("        return 1")


def test_an_error_is_underlined_and_told_and_its_line_can_be_reached(editor: Editor) -> None:
    message = "NameError: name 'bord' is not defined"
    editor.give(problem={"line": 4, "message": message})
    expect(editor.view.locator(".underlined")).to_have_text("return -value(board - 1)")
    expect(editor.view.get_by_role("alert").filter(has_text=message)).to_be_visible()
    editor.button("Line 4").click()
    editor.page.keyboard.type("#")
    assert editor.text().splitlines()[3] == "#    return -value(board - 1)"
    editor.give(problem=None)
    expect(editor.view.locator(".underlined")).to_have_count(0)


def test_the_changes_from_the_original_are_shown_between_the_lines(editor: Editor) -> None:
    editor.choose("Show changes")
    assert editor.asked() == [{"type": "show-changes", "shown": True}]
    changed = SOURCE.replace("return 1", "return 2")
    editor.give(changes=True, text=changed)
    expect(editor.view.locator(".cm-deletedChunk")).to_have_text("        return 1")
    expect(editor.view.locator(".cm-changedLine")).to_have_text("        return 2")
    editor.choose("Back to the original")
    assert editor.asked() == [{"type": "back-to-original", "id": "one"}]
    editor.give(text=SOURCE)
    expect(editor.view).to_contain_text("This is the original.")


def test_a_name_is_changed_in_its_place(editor: Editor) -> None:
    editor.choose("Rename")
    name = editor.view.get_by_role("textbox", name="New name of value.py")
    expect(name).to_be_focused()
    editor.page.keyboard.type("other")
    expect(name).to_have_value("other.py")
    editor.page.keyboard.press("Enter")
    assert editor.asked() == [{"type": "rename-program", "id": "one", "name": "other.py"}]
    expect(editor.button("File and more")).to_be_focused()
    editor.choose("Rename")
    editor.page.keyboard.type("again")
    editor.page.keyboard.press("Escape")
    assert editor.asked() == []


DROP = """(code) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["\\ufeffprint(1)\\r\\n"], "dropped.py"));
  dataTransfer.items.add(new File(["no text"], "photo.png"));
  const { left, top } = code.getBoundingClientRect();
  const how = { bubbles: true, composed: true, cancelable: true };
  const at = { clientX: left + 9, clientY: top + 9, ...how };
  for (const type of ["dragover", "drop"])
    code.dispatchEvent(new DragEvent(type, { dataTransfer, ...at }));
}"""


def test_a_file_that_is_dropped_on_the_editor_is_not_typed_into_it(editor: Editor) -> None:
    editor.code.evaluate(DROP)
    wait_for(editor.page, "() => asked.length > 0")
    assert editor.asked() == [
        {
            "type": "drop-files",
            "files": {"dropped.py": "print(1)\n"},
            "skipped": ["photo.png: not a Python program"],
        }
    ]
    assert editor.text() == SOURCE


def test_what_can_only_be_read_is_not_changed_by_typing(editor: Editor) -> None:
    editor.give(readOnly=True)
    editor.code.focus()
    editor.page.keyboard.type("x")
    editor.page.keyboard.press("Enter")
    editor.page.keyboard.press("Shift+Tab")
    assert (editor.text(), editor.asked()) == (SOURCE, [])
    expect(editor.button("File and more")).to_be_focused()


def test_axe_finds_nothing_wrong_with_the_editor(editor: Editor, axe: Axe) -> None:
    editor.give(text=SOURCE + "x = 1\n", changes=True, busy=True, trouble="The storage is full.")
    editor.give(problem={"line": 2, "message": "SyntaxError"}, ranText=SOURCE, line=2)
    editor.code.focus()
    editor.page.keyboard.press("ControlOrMeta+f")
    editor.button("File and more").click()
    for scheme in SCHEMES:
        editor.page.emulate_media(color_scheme=scheme)
        assert axe(editor.page) == []


MINUTE = 60_000


@pytest.fixture
def files(screen: Screen) -> Iterator[Shown]:
    """The list with two programs; the first is open."""
    now = screen.page.evaluate("() => Date.now()")
    about = {"text": SOURCE, "original": SOURCE, "origin": "", "made": now, "opened": now}
    programs = [
        {"id": "one", "name": "value.py", "changed": now, "removed": 0, **about},
        {"id": "two", "name": "game/main.py", "changed": now - 5 * MINUTE, "removed": 0, **about},
    ]
    version = {"id": "v", "program": "one", "text": "pass", "when": now - 2 * MINUTE, "why": "run"}
    given = {"shown": "list", "programs": programs, "open": "one", "versions": [version]}
    yield Shown(screen.page, "files-view", given)
    screen.page.evaluate(REMOVE, "files-view")


def test_a_program_of_the_list_is_renamed_removed_and_opened(files: Shown) -> None:
    expect(files.view.get_by_role("listitem")).to_contain_text(["value.py", "game/main.py"])
    expect(files.view).to_contain_text("changed 5 minutes ago")
    files.button("More about game/main.py").click()
    files.button("Rename").click()
    files.page.keyboard.type("game/run")
    files.page.keyboard.press("Enter")
    assert files.asked() == [{"type": "rename-program", "id": "two", "name": "game/run.py"}]
    files.button("More about game/main.py").click()
    files.button("Remove").click()
    assert files.asked() == [{"type": "remove-program", "id": "two"}]
    files.give(removed={"id": "two", "name": "game/main.py"})
    files.button("Bring it back").click()
    assert files.asked() == [{"type": "restore-program", "id": "two"}]
    files.view.get_by_role("button", name="game/main.py changed").click()
    shut = {"type": "show-files", "shown": ""}
    assert files.asked() == [{"type": "open-program", "id": "two"}, shut]
    files.give(shown="")
    expect(files.view.get_by_role("dialog")).to_have_count(0)


def test_files_are_chosen_and_what_is_left_out_is_told(files: Shown, axe: Axe) -> None:
    chosen = {"name": "mine.py", "mimeType": "text/x-python", "buffer": b"pass"}
    files.view.get_by_label("Choose files").set_input_files(files=[chosen])  # type: ignore[list-item]
    wait_for(files.page, "() => asked.length > 0")
    assert files.asked() == [{"type": "drop-files", "files": {"mine.py": "pass"}, "skipped": []}]
    removed = {"id": "x", "name": "x.py"}
    files.give(skipped=["photo.png: not a Python program"], removed=removed)
    files.give(trouble="The storage is full.")
    expect(files.view.get_by_role("status").filter(has_text="photo.png")).to_be_visible()
    assert axe(files.page) == []


def test_a_version_is_looked_at_and_gone_back_to(files: Shown, axe: Axe) -> None:
    files.button("Versions").click()
    assert files.asked() == [{"type": "show-files", "shown": "versions"}]
    files.give(shown="versions")
    files.view.get_by_text("2 minutes ago").click()
    expect(files.view.locator("pre").first).to_have_text("pass")
    assert axe(files.page) == []
    files.button("Go back to this: 2 minutes ago").click()
    assert files.asked() == [{"type": "go-back", "id": "one", "version": "v"}]
    expect(files.view.get_by_role("listitem").last).to_contain_text("The original")
