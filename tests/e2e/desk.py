"""The page in the room of programs, as the tests use it."""

from __future__ import annotations

from playwright.sync_api import Page
from screen import Screen

MIN_TAKES_MAX = """\
def value(node, is_max):
    if isinstance(node, int):
        return node
    below = [value(child, not is_max) for child in node]
    return max(below) if is_max else max(below)


print(value([[3, 12, 8], [2, 4, 6], [14, 5, 2]], True))
"""
PASTE = """(editor, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const how = { clipboardData, bubbles: true, cancelable: true };
  editor.dispatchEvent(new ClipboardEvent("paste", how));
}"""

# Removes the person's programs.
REMOVE_ALL = """() => {
  for (const { id } of document.querySelector("files-view").programs) {
    const detail = { type: "remove-program", id };
    document.dispatchEvent(new CustomEvent("intent", { detail }));
  }
}"""


class Desk(Screen):
    """The page in the room of programs."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.editor = page.locator("editor-view .cm-content")
        self.problem = page.locator("editor-view .problem")
        self.told = page.locator("reading-view")
        self.output = page.locator("output-view")

    def enter(self) -> None:
        """Goes to the room of programs."""
        self.page.get_by_role("navigation", name="Places").get_by_role(
            "button", name="Your code"
        ).click()
        self.settled()

    def go_to_games(self) -> None:
        """Goes back to the games."""
        self.page.get_by_role("navigation", name="Places").get_by_role(
            "button", name="Watch"
        ).click()
        self.settled()

    def clear(self) -> None:
        """Leaves the room with its first example, and without anybody's program."""
        self.intend(type="choose-room", room="programs")
        self.page.evaluate(REMOVE_ALL)
        self.take_card("program/tictactoe")

    def write(self, text: str) -> None:
        """Pastes a text over what is in the editor."""
        self.editor.focus()
        self.page.keyboard.press("ControlOrMeta+a")
        self.editor.evaluate(PASTE, text)

    def run(self, text: str) -> None:
        """Writes a program and runs it."""
        self.write(text)
        self.page.keyboard.press("ControlOrMeta+Enter")
        self.settled()

    def choose_from_menu(self, item: str) -> None:
        """Chooses from the menu of the editor."""
        self.page.get_by_role("button", name="File and more").click()
        self.page.locator("editor-view [popover]").get_by_role("button", name=item).click()
