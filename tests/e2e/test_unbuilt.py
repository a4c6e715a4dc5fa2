"""The index.html of the source code, which people may mistake for the page."""

from __future__ import annotations

import pytest
from opening import OpenPage
from playwright.sync_api import Browser, expect
from serving import ROOT

CONTRAST = """() => {
  const channels = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((n) => n / 255);
  const linear = (n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [r, g, b] = channels(colour).map(linear);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // The canvas behind a page without a background of its own has the colour of the scheme.
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.backgroundColor = "Canvas";
  const paper = light(getComputedStyle(probe).backgroundColor);
  return [...document.querySelectorAll("p, a")].map((element) => {
    const ink = light(getComputedStyle(element).color);
    return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
  });
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_person_who_opens_the_source_s_index_reads_what_to_do(
    open_page: OpenPage, chromium: Browser, scheme: str
) -> None:
    page = open_page(chromium, (ROOT / "index.html").as_uri(), color_scheme=scheme)
    expect(page.locator("body")).to_have_text(
        "This is Plyscope's source code: run python3 build.py here, then open dist/index.html."
    )
    assert min(page.evaluate(CONTRAST)) >= 4.5
    page.get_by_role("link", name="dist/index.html").click()
    expect(page).to_have_title("Plyscope: watch search think")
