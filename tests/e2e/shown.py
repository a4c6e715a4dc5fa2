"""What the page shows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page
from waiting import DRAWN, SETTLED, wait_for


class Shown:
    """The parts of the page, and what stands in them."""

    def __init__(self, page: Page) -> None:
        page.set_default_timeout(20_000)
        self.page = page
        self.board = page.locator("board-view .board")
        self.narration = page.locator("narration-view .narration")
        self.tree = page.locator("#tree [role=tree]")
        self.chips = page.locator("#tree .tree-chips")
        self.scrubber = page.get_by_role("slider", name="Step")
        self.status = page.locator("board-view .status")
        self.confirm = page.locator("search-view .confirm")
        self.notice = page.locator("search-view .notice.error")
        self.asked_error = page.locator(".field-error.asked:visible")
        self.task = page.locator("search-view .task")
        self.position_error = page.locator("#position-error .error-text")
        self.position_field = page.locator("#position-text")
        self.depth_error = page.locator("#depth-error")
        self.moves = page.locator("moves-view tbody tr")
        # In the constraint room.
        self.problem = page.locator("problem-view")
        self.problem_text = page.get_by_label("The problem as text")
        self.problem_error = page.locator("#problem-error")
        self.nodes = page.get_by_role("group", name="Nodes of the graph")
        self.race = page.locator("race-view")

    def position_typed(self) -> Locator:
        """The field for the text of the position; if it is folded, it is unfolded."""
        folded = self.page.locator("board-view .by-text:not([open]) summary:visible")
        if folded.count():
            folded.click()
        return self.position_field

    def state(self) -> dict[str, Any]:
        """The state that the public API shows."""
        found: dict[str, Any] = self.page.evaluate("plyscope.state()")
        return found

    def position(self) -> str:
        """The position on the board, as text."""
        state = self.state()
        found: str = state["history"][state["at"]]
        return found

    def settled(self, timeout: float = 90_000) -> None:
        """Waits until Python has finished."""
        wait_for(self.page, SETTLED, timeout=timeout)

    def drawn(self) -> None:
        """Waits until everything is drawn, and nothing moves any more."""
        self.page.evaluate(DRAWN)

    def until(self, condition: str, argument: object = None) -> None:
        """Waits until `condition`, a JavaScript expression of `state` and `argument`, is true."""
        look = f"(argument) => {{ const state = plyscope.state(); return {condition}; }}"
        wait_for(self.page, look, argument)

    def counter(self, term: str) -> Locator:
        """The text beside `term` in the counters."""
        row = self.page.locator("counters-view dl > div")
        return row.filter(has=self.page.get_by_text(term, exact=True)).locator(".number")

    def effort(self, term: str) -> Locator:
        """The text beside `term` in the work on a constraint problem."""
        row = self.page.locator("effort-view dl > div")
        return row.filter(has=self.page.get_by_text(term, exact=True)).locator("dd")

    def variable(self, name: str) -> Locator:
        """The value of a variable."""
        row = self.page.locator("variables-view dl > div")
        return row.filter(has=self.page.get_by_text(name, exact=True)).locator("dd")

    def cell(self, index: int) -> Locator:
        """A square or column of the board, or a cell of it during set-up."""
        return self.page.locator(f'board-view .board button[data-index="{index}"]')

    def button(self, name: str) -> Locator:
        """A button with exactly this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def lit_line(self) -> str:
        """The highlighted source line; "" if there is none."""
        lit = self.page.locator("code-view .cm-line.lit")
        return lit.inner_text().strip() if lit.count() else ""

    def alerts(self) -> list[str]:
        """The texts of all alerts that are not empty."""
        texts = self.page.get_by_role("alert").all_inner_texts()
        return [text.strip() for text in texts if text.strip()]
