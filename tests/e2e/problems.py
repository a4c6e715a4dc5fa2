"""The room of the constraint problems."""

from __future__ import annotations

import re

from playwright.sync_api import Locator
from settings import Settings

# What earlier tests have chosen stays with the room, as a reader would expect.
FIRST_METHOD = """() => {
  const change = { method: "forward_checking", methodOptions: {} };
  document.dispatchEvent(new CustomEvent("intent", { detail: { type: "change-run", change } }));
  for (const pane of document.querySelectorAll(".side")) pane.scrollTop = 0;
}"""


class Problems(Settings):
    """A constraint problem, as a person chooses, types, sees and edits it."""

    def begin_with_problems(self) -> None:
        """Goes to the constraint problems, with the first method and its own settings."""
        self.button("Constraints").click()
        self.settled()
        self.page.evaluate(FIRST_METHOD)
        self.settled()

    def choose_problem(self, preset: str) -> None:
        """Chooses a problem, as "queens/eight", as its card does, but without the gallery."""
        self.take_card(preset)

    def type_problem(self, text: str) -> None:
        """Types a problem and asks for it to be used."""
        self.problem_text.fill(text)
        self.button("Use").click()

    def use_problem(self, text: str) -> None:
        """Types a valid problem, and waits until it is searched."""
        self.type_problem(text)
        self.until("state.draft === null")
        self.settled()

    def shown(self, name: str) -> str:
        """What the picture of a problem shows about a variable, such as "red, assigned last"."""
        entries = self.page.get_by_role("list", name="What the picture shows").locator("li")
        line = entries.filter(has_text=re.compile(f"^{re.escape(name)}: ")).inner_text()
        return line.removeprefix(f"{name}: ")

    def edit_graph(self) -> None:
        """Switches on editing of the graph, if it is not on already."""
        if not self.nodes.is_visible():
            self.button("Edit graph").click()

    def node(self, name: str) -> Locator:
        """A node of the graph that is being edited."""
        return self.nodes.get_by_role("button", name=f"Node {name},")

    def digit(self, row: int, column: int) -> Locator:
        """A cell of a Sudoku."""
        cells = self.page.get_by_role("group", name="Sudoku", exact=True)
        return cells.get_by_role("button", name=f"Row {row}, column {column}:")
