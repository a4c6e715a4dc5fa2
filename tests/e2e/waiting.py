"""Waits for the page: until Python has finished, and until nothing moves."""

from __future__ import annotations

import time

from playwright.sync_api import Frame, Page

# Python is ready, and nothing that was asked for is still missing.
SETTLED = """() => {
  const { python, busy } = document.documentElement.dataset;
  return python === "ready" && busy === "false";
}"""

AT_REST = """() => [...document.querySelectorAll("#trees tree-view")].every(
  ({ stage }) => stage !== null && stage.move === null && stage.request === 0)"""

# Nothing on the page moves, fades or waits to be drawn. What a click or a new size asks for is
# known two frames later. Spinners, which never end, are not waited for.
DRAWN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const runs = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity;
  const moves = ({ stage }) => stage && (stage.move !== null || stage.request !== 0);
  const trees = document.querySelectorAll("#tree, #second-tree");
  for (let i = 0; i < 3; i++) await frame();
  while (document.getAnimations().some(runs) || [...trees].some(moves)) await frame();
  await frame();
}"""


def wait_for(
    page: Page | Frame, look: str, argument: object = None, timeout: float = 20_000
) -> None:
    """Waits until a JavaScript expression, or function of `argument`, is true; in milliseconds.

    Playwright's own wait evaluates text in the page again and again, and the page's
    Content-Security-Policy does not allow that.
    """
    deadline = time.monotonic() + timeout / 1000
    while not page.evaluate(look, argument):
        assert time.monotonic() < deadline, f"{timeout / 1000} seconds did not bring: {look}"
        page.wait_for_timeout(30)
