"""Takes a picture of a worksheet and its key side by side, in Chromium.

python -m building.sheets CHROMIUM FILE SHEET KEY
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

PAPER: ViewportSize = {"width": 794, "height": 1123}
"""A4, in pixels of CSS."""
SHOWN = (472, 668)
"""How large each page is in the picture; and between the two, the desk."""
DESK = (16, "#c9ced6")

# A question that does not end on the first page is on the next one.
FIRST_PAGE = """(height) => {
  for (const each of document.querySelectorAll(".question, .end"))
    each.hidden = each.getBoundingClientRect().bottom > height;
}"""


def first_page(page: Page, file: str) -> Image.Image:
    """The first page of a sheet or a key, about as it is printed."""
    page.goto(Path(file).as_uri())
    page.evaluate(FIRST_PAGE, PAPER["height"])
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def main(chromium: str, file: str, *sheets: str) -> None:
    """Writes the picture of these files of HTML; "" is Playwright's own Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium or None, args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport=PAPER)
        pages = [first_page(page, each).resize(SHOWN, Image.Resampling.LANCZOS) for each in sheets]
        browser.close()
    width, height = SHOWN
    gap, colour = DESK
    whole = Image.new("RGB", (len(pages) * (width + gap) - gap, height), colour)
    for index, each in enumerate(pages):
        whole.paste(each, (index * (width + gap), 0))
    whole.quantize(256).save(file, optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
