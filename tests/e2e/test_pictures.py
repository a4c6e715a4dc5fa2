"""What leaves the page: pictures and texts of what it shows, saved, copied, and by script."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect
from screen import Screen
from waiting import wait_for

# A Blob comes as its first bytes and its length.
EXPORT = """async (wish) => {
  const made = await plyscope.export(wish);
  if (typeof made === "string") return made;
  const bytes = new Uint8Array(await made.arrayBuffer());
  return [...bytes.subarray(0, 8), bytes.length];
}"""

# The texts that stand in an SVG, as a browser reads it; null if it is no XML.
READ = """(svg) => {
  const page = new DOMParser().parseFromString(svg, "image/svg+xml");
  if (page.querySelector("parsererror")) return null;
  const texts = [...page.querySelectorAll("text")].map((text) => text.textContent);
  return { texts, shapes: page.querySelectorAll("path, rect, line, circle").length };
}"""

# The names of the nodes that the screen draws now.
DRAWN = """() => {
  const { prepared } = document.querySelector("#tree").stage;
  const { visible, trace } = prepared;
  const rows = [...visible.rows.subarray(0, visible.count)];
  return rows.map((row) => trace.text.names[row]).filter(Boolean);
}"""

# The clipboard of a browser in a test is not the person's: what is written is kept here.
KEEP_COPIED = """() => {
  window.copied = [];
  navigator.clipboard.write = async ([item]) => {
    for (const type of item.types) {
      const blob = await item.getType(type);
      window.copied.push([type, type.startsWith("text") ? await blob.text() : blob.size]);
    }
  };
}"""

# In one go: on a busy machine, a short film may be made before a test can stop it.
SAVE_AND_STOP = """async (pictures) => {
  const named = (name) =>
    [...pictures.querySelectorAll("button")].find(({ innerText }) => innerText === name);
  named("Save").click();
  for (let i = 0; i < 600 && !named("Stop"); i++) await new Promise(requestAnimationFrame);
  named("Stop").click();
}"""

COPY = """() => {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return { taken: event.defaultPrevented, text: clipboardData.getData("text/plain") };
}"""


def export(page: Page, **wish: object) -> Any:
    """What a script gets."""
    return page.evaluate(EXPORT, wish)


def read(page: Page, svg: str) -> dict[str, Any]:
    """What stands in an SVG, which must be well-formed."""
    found: dict[str, Any] | None = page.evaluate(READ, svg)
    assert found is not None, svg[:300]
    return found


def test_the_tree_as_svg_has_the_nodes_of_the_screen(screen: Screen) -> None:
    """Also in the dark, and without a ground; the board and the plots are SVG too."""
    page = screen.page
    page.evaluate(
        "document.dispatchEvent(new CustomEvent('intent', { detail: { type: 'goto-end' } }))"
    )
    screen.settled()
    wait_for(page, "document.querySelector('#tree').stage.request === 0")
    named = page.evaluate(DRAWN)
    svgs = {
        look: export(page, format="svg", look=look) for look in ("light", "dark", "transparent")
    }
    for svg in svgs.values():
        found = read(page, svg)
        assert set(named) <= set(found["texts"])
        assert found["texts"].count("1") == 1, "the number of the cut"
    assert len(set(svgs.values())) == 3
    board = read(page, export(page, format="svg", what="board"))
    inks = [
        set(re.findall('fill="(#[^"]+)"', export(page, format="svg", what="board", look=look)))
        for look in ("light", "dark")
    ]
    assert not inks[0] & inks[1], "a colour of the light page is on the dark board"
    assert {"A", "B", "C", "D", "12"} <= set(board["texts"])
    plots = read(page, export(page, format="svg", what="plots"))
    assert "Nodes at each depth" in plots["texts"]
    assert plots["shapes"] > 10
    assert page.locator(".beside-the-page").count() == 0


def test_plots_that_are_not_on_the_stage_are_those_of_the_newest_search(screen: Screen) -> None:
    expect(screen.page.locator("#plots")).to_be_hidden()
    first = export(screen.page, format="svg", what="plots")
    screen.choose("Search", "minimax")
    second = export(screen.page, format="svg", what="plots")
    assert "Nodes at each depth" in read(screen.page, second)["texts"]
    assert first != second


def test_scripts_get_every_format_or_a_sentence(screen: Screen) -> None:
    """Pictures are Blobs, and all else is text."""
    page = screen.page
    png = export(page, format="png", look="dark")
    assert bytes(png[:8]) == b"\x89PNG\r\n\x1a\n"
    assert png[8] > 5_000
    board = export(page, format="png", what="board")
    assert bytes(board[1:4]) == b"PNG"
    gif = export(page, format="gif", to=3, scale=1)
    assert bytes(gif[:6]) == b"GIF89a"
    assert export(page, format="tikz").count(r"\node[") == 13
    assert export(page, format="beamer", to=4, whole=True).startswith(r"\documentclass{beamer}")
    assert r"\begin{forest}" in export(page, format="forest")
    assert "n0 -> n1" in export(page, format="dot")
    assert export(page, format="outline").startswith("A MAX")
    assert json.loads(export(page, format="json"))["format"] == "plyscope-trace"
    wrong = """(wish) => plyscope.export(wish).catch((error) => error.message)"""
    assert "they are svg, png, gif" in page.evaluate(wrong, {"format": "bmp"})
    assert 'no field "colour"' in page.evaluate(wrong, {"format": "svg", "colour": 1})
    assert "last step is before" in page.evaluate(wrong, {"format": "gif", "from": 5, "to": 2})


def test_a_lecturer_saves_and_copies_from_the_dialog(screen: Screen) -> None:
    """A wrong stretch is told there, and a long film can be stopped."""
    page = screen.page
    page.evaluate(KEEP_COPIED)
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="A link to this moment")
    pictures = dialog.locator("pictures-view")
    with page.expect_download() as coming:
        pictures.get_by_role("button", name="Save").click()
    assert coming.value.suggested_filename == "plyscope-tree-alphabeta-tree.svg"
    expect(pictures.get_by_role("status")).to_have_text(
        "Saved as plyscope-tree-alphabeta-tree.svg."
    )
    pictures.get_by_role("combobox", name="As", exact=True).select_option("beamer")
    pictures.get_by_label("To step").fill("3")
    pictures.get_by_role("button", name="Copy").click()
    expect(pictures.get_by_role("status")).to_have_text("Copied.")
    [[kind, text]] = page.evaluate("window.copied")
    assert kind == "text/plain"
    assert r"\begin{frame}" in text
    assert r"\documentclass" not in text
    pictures.get_by_label("From step").fill("9")
    pictures.get_by_role("button", name="Copy").click()
    expect(pictures.get_by_role("alert")).to_have_text("The last step is before the first: 9 to 3.")
    pictures.get_by_role("combobox", name="As", exact=True).select_option("gif")
    pictures.get_by_label("From step").fill("0")
    pictures.get_by_label("To step").fill("15")
    pictures.evaluate(SAVE_AND_STOP)
    expect(pictures.get_by_role("status")).to_have_text("Stopped.")
    dialog.get_by_role("button", name="Close").click()


def test_the_ordinary_keys_copy_a_picture_but_never_instead_of_selected_text(
    screen: Screen,
) -> None:
    """Ctrl+C in the tree copies its outline, and the picture."""
    page = screen.page
    page.evaluate(KEEP_COPIED)
    page.locator("#tree [role=tree]").focus()
    copied = page.evaluate(COPY)
    assert copied["taken"]
    assert copied["text"].startswith("A MAX")
    wait_for(page, "window.copied.length === 2")
    kinds = dict(page.evaluate("window.copied"))
    assert kinds["text/plain"] == copied["text"]
    assert kinds["image/png"] > 2_000
    page.evaluate(
        "() => getSelection().selectAllChildren(document.querySelector('narration-view'))"
    )
    assert not page.evaluate(COPY)["taken"]
    page.evaluate("() => getSelection().removeAllRanges()")
    page.locator("#position-text").focus()
    assert not page.evaluate(COPY)["taken"]
