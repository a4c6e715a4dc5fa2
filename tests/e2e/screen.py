"""The page as the tests use it: what a person sees, and what a person does.

The methods look at the visible page, by roles, names and texts; only `state()` looks behind it. A
method that gives Python work to do returns when Python has finished.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from problems import Problems
from steps import Steps

EMPTY_TICTACTOE = ".../.../..."
THREE_BY_THREE = "[[3 12 8] [2 4 6] [14 5 2]]"
EXAM = (
    "[[[30 75 69][16 47 77][60 80 74]]"
    "[[8 77 1][60 33 70][29 24 91]]"
    "[[60 69 70][60 50 81][19 29 81]]]"
)
"""A tree of three plies with three cuts."""


# One can be over before a test looks for it on the page.
KEEP_MOTIONS = """(moving) => {
  const { animate } = Element.prototype;
  const isPatched = "keptMotions" in globalThis;
  globalThis.keptMotions = { moving, durations: [] };
  if (isPatched) return;
  Element.prototype.animate = function (frames, timing) {
    const { moving, durations } = globalThis.keptMotions;
    if (this.matches(moving)) durations.push(timing.duration);
    return animate.call(this, frames, timing);
  };
}"""


class Screen(Problems, Steps):
    """One page of Plyscope."""

    def ask_for_motion(self) -> None:
        """Lets what changes move there, as on most people's screens."""
        self.page.emulate_media(reduced_motion="no-preference")

    def keep_motions(self, moving: str) -> None:
        """Keeps from now on how the elements with this selector move."""
        self.page.evaluate(KEEP_MOTIONS, moving)

    def motions(self) -> list[float]:
        """How long each motion takes that has begun since, in milliseconds."""
        durations: list[float] = self.page.evaluate("keptMotions.durations")
        return durations

    # Positions

    def type_position(self, text: str) -> None:
        """Types a position and asks for it to be used."""
        self.position_typed().fill(text)
        self.page.locator("board-view form button[type=submit]").first.click()

    def use_position(self, text: str) -> None:
        """Types a valid position, and waits until it is on the board."""
        self.type_position(text)
        self.until("state.draft === null")
        self.settled()

    def play(self, index: int) -> None:
        """Clicks a square or column, and waits for the position after it."""
        before = self.state()["at"]
        self.cell(index).click()
        self.until("state.at > argument", before)
        self.settled()

    # The public API

    def search(self, **request: object) -> dict[str, Any]:
        """What the public API answers to a search."""
        found: dict[str, Any] = self.page.evaluate("(query) => plyscope.search(query)", request)
        return found

    def refusal(self, **request: object) -> str:
        """The sentence with which the public API rejects a search."""
        ask = "(query) => plyscope.search(query).then(() => '', (error) => error.message)"
        sentence: str = self.page.evaluate(ask, request)
        return sentence


def expect_end_of_lesson(screen: Screen) -> None:
    """Expects the counters at the end of alpha-beta on the three by three tree."""
    expect(screen.counter("Leaves")).to_have_text("7 of 9")
    expect(screen.counter("Minimax")).to_have_text("9")
    expect(screen.counter("Minimum with perfect order")).to_have_text("5")
    expect(screen.counter("Nodes")).to_have_text("11 of 13")
    expect(screen.counter("Cuts")).to_have_text("1 α · 0 β")
