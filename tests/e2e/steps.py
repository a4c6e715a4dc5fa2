"""Steps through a search, and its tree."""

from __future__ import annotations

from playwright.sync_api import expect
from shown import Shown
from waiting import AT_REST, wait_for

# Where a row of the tree is on the screen: the middle of all points that hit it.
POINT_OF_ROW = """(row) => {
  const { stage } = document.querySelector("#tree");
  const box = stage.canvas.getBoundingClientRect();
  const hits = [];
  for (let y = box.top + 2; y < box.bottom; y += 4) {
    for (let x = box.left + 2; x < box.right; x += 4) {
      if (stage.rowUnder({ clientX: x, clientY: y }, 0) === row) hits.push([x, y]);
    }
  }
  if (hits.length === 0) return null;
  const mean = (index) => hits.reduce((sum, hit) => sum + hit[index], 0) / hits.length;
  return { x: mean(0), y: mean(1) };
}"""


class Steps(Shown):
    """The steps of a search and the nodes of its tree, as a person goes through them."""

    def intend(self, **intent: object) -> None:
        """Asks for something as a button does, wherever that is, and waits for what follows."""
        ask = "(detail) => document.dispatchEvent(new CustomEvent('intent', { detail }))"
        self.page.evaluate(ask, intent)
        self.settled()

    def press(self, *keys: str) -> None:
        """Presses keys, wherever the focus is."""
        for key in keys:
            self.page.keyboard.press(key)

    def open_more(self) -> None:
        """Opens the menu in the bar, if it is closed."""
        menu = self.page.locator("#more-menu")
        if menu.get_attribute("open") is None:
            menu.locator("summary").click()

    def make_large(self, view: str) -> None:
        """Chooses in that menu which view is large; "" for the usual layout."""
        self.open_more()
        self.page.get_by_label("Large view").select_option(view)

    def forward(self, times: int = 1) -> None:
        """Steps forward with the button; a long search that stays at its end, from its start."""
        if self.button("Next step (→)").get_attribute("aria-disabled") == "true":
            self.button("To the start (Home)").click()
        for _ in range(times):
            self.button("Next step (→)").click()

    def back(self, times: int = 1) -> None:
        """Steps back with the button."""
        for _ in range(times):
            self.button("Previous step (←)").click()

    def to_the_end(self) -> None:
        """Goes to the end of the search; one that was seen to grow is there already."""
        end = self.button("To the end (End)")
        if end.get_attribute("aria-disabled") != "true" or self.state()["cursor"] == 0:
            end.click()

    def reach_tree_by_keys(self) -> None:
        """Focuses the tree with keys. Without the focus, the arrow keys make steps."""
        self.tree.focus()
        self.press("Shift+Tab", "Tab")
        expect(self.tree).to_be_focused()

    def click_row(self, row: int) -> None:
        """Clicks a node of the tree on the canvas."""
        place = self.place_of(row)
        self.page.mouse.click(place["x"], place["y"])

    def place_of(self, row: int) -> dict[str, float]:
        """Where a node of the tree is on the screen."""
        wait_for(self.page, AT_REST)
        place: dict[str, float] | None = self.page.evaluate(POINT_OF_ROW, row)
        assert place is not None, f"row {row} of the tree is not in view"
        return place

    def camera(self) -> dict[str, float]:
        """Where the picture of the tree is, once it has stopped moving."""
        wait_for(self.page, AT_REST)
        found: dict[str, float] = self.page.evaluate(
            "({ ...document.querySelector('#tree').stage.camera })"
        )
        return found
