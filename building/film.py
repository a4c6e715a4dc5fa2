"""Films the page's first search, alpha-beta on three by three leaves, in Chromium.

python -m building.film ADDRESS CHROMIUM FOLDER

It writes search.gif, and search.png with the moment of the cut. The page's clock stands still
between two frames, so the film is smooth however slow the machine is.
"""

from __future__ import annotations

import io
import sys
import time
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from building.gif import Frame, write_gif

SIZE: ViewportSize = {"width": 1120, "height": 640}
"""A README shows it at three quarters of this; the sentence can still be read."""
FRAME = 50
"""How long a frame is seen, in milliseconds: browsers slow down what is much faster."""
FRAMES_OF_A_STEP = 12
"""No motion of this search takes longer."""
LONG_SENTENCE = 80
READING = 1000
"""How much longer a long sentence is seen, in milliseconds, and the end longer still."""

CUT = "cut c₂ and c₃"
"""What the sentence says at the moment of the cut."""

# Who has never been here begins at home.
BEEN_HERE = 'localStorage.setItem("plyscope place", "null")'
NOW = """() => ({
  cursor: plyscope.state().cursor,
  sentence: document.querySelector("narration-view").innerText,
})"""


def film(page: Page) -> tuple[list[Frame], Image.Image]:
    """The frames of the whole search, and the moment of the cut."""
    frames = [Frame(seen(page), READING)]
    cut = frames[0].picture
    before: dict[str, Any] = page.evaluate(NOW)
    while True:
        page.keyboard.press("ArrowRight")
        now = page.evaluate(NOW)
        if now["cursor"] == before["cursor"]:
            frames.append(Frame(frames[-1].picture, READING))
            return frames, cut
        for _ in range(FRAMES_OF_A_STEP):
            page.clock.run_for(FRAME)
            frames.append(Frame(seen(page), FRAME))
        # The sentence comes with the step's first frame.
        before = page.evaluate(NOW)
        if len(before["sentence"]) > LONG_SENTENCE:
            frames.append(Frame(frames[-1].picture, READING))
        if CUT in before["sentence"]:
            cut = frames[-1].picture


def seen(page: Page) -> Image.Image:
    """What the page shows now."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def main(address: str, chromium: str, folder: str) -> None:
    """Opens the page, films it, and writes the pictures; "" is Playwright's own Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium or None, args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport=SIZE, reduced_motion="no-preference")
        page.add_init_script(BEEN_HERE)
        page.goto(address)
        page.evaluate("plyscope.ready")
        page.wait_for_load_state("networkidle")
        page.get_by_role("group", name="Side panel").get_by_role("button", name="Python").click()
        page.evaluate("document.activeElement.blur()")
        page.clock.install()
        page.clock.pause_at(time.time() + 60)
        frames, cut = film(page)
        browser.close()
    cut.quantize(256).save(Path(folder) / "search.png", optimize=True)
    write_gif(Path(folder) / "search.gif", frames)


if __name__ == "__main__":
    main(*sys.argv[1:])
