"""The columns of the page: the code has room, and the lines between them can be moved."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from screen import Screen

# The visible lines of the editor, and how many rows each takes.
LINES = """() => {
  const { shadowRoot } = document.querySelector("code-view .editor");
  const scroller = shadowRoot.querySelector(".cm-scroller");
  const { top, bottom } = scroller.getBoundingClientRect();
  const boxes = [...scroller.querySelectorAll(".cm-line")]
    .map((line) => [line, line.getBoundingClientRect()]);
  const seen = boxes.filter(([, box]) => box.top >= top - 1 && box.bottom <= bottom + 1);
  const least = Math.min(...seen.map(([, box]) => box.height));
  const rows = (box) => Math.round(box.height / least);
  return seen.map(([line, box]) => ({ text: line.textContent, rows: rows(box) }));
}"""


def width(page: Page, selector: str) -> float:
    """How wide an element is, in pixels."""
    box = page.locator(selector).bounding_box()
    return box["width"] if box else 0.0


def divider(page: Page, name: str) -> Locator:
    """The line beside a column."""
    return page.get_by_role("separator", name=f"Width of {name}")


def test_alpha_beta_fits_in_its_pane_from_signature_to_last_return(screen: Screen) -> None:
    screen.forward(9)
    lines = screen.page.evaluate(LINES)
    texts = [line["text"] for line in lines]
    assert "def alphabeta(game, state, depth, alpha, beta):" in texts
    assert "    return min_value(state, alpha, beta, depth)" in texts
    assert [line["text"] for line in lines if line["rows"] != 1] == []
    assert width(screen.page, "#tree") >= 480


@pytest.mark.parametrize(
    ("search", "game"), [("alphabeta_ordered", "tree/three-by-three"), ("cfr", "kuhn/deal")]
)
def test_no_line_of_a_search_wraps(screen: Screen, search: str, game: str) -> None:
    screen.choose_game(game)
    screen.choose("Search", search)
    screen.to_the_end()
    lines = screen.page.evaluate(LINES)
    assert len(lines) > 20
    assert [line["text"] for line in lines if line["rows"] != 1] == []


def test_no_line_of_a_method_wraps_while_its_tree_is_a_ribbon(screen: Screen) -> None:
    screen.reset("australia/three")
    screen.choose("Method", "ac3")
    screen.to_the_end()
    lines = screen.page.evaluate(LINES)
    assert len(lines) > 20
    assert [line["text"] for line in lines if line["rows"] != 1] == []
    assert width(screen.page, "#tree") >= 240
    assert width(screen.page, ".pane-board") >= 500


def test_a_press_on_a_folded_signature_shows_its_types(screen: Screen) -> None:
    screen.forward()
    code = screen.page.locator("code-view .cm-content")
    expect(code).not_to_contain_text("depth: float = inf")
    fold = screen.page.get_by_title("Show types and defaults")
    fold.focus()
    screen.press("Enter")
    expect(code).to_contain_text("depth: float = inf")


def test_a_column_is_resized_hidden_and_restored_with_keys_and_stays_so_after_a_reload(
    page_http: Page,
) -> None:
    """The code grows with it, and is never too small; a column is also resized by dragging."""
    code = page_http.locator("code-view .cm-content")
    expect(code).to_contain_text("def alphabeta")

    def size() -> float:
        found: float = code.evaluate("(code) => parseFloat(getComputedStyle(code).fontSize)")
        return found

    usual, before = size(), width(page_http, ".pane-code")
    line = divider(page_http, "the code")
    line.focus()
    for _ in range(8):
        line.press("ArrowLeft")
    assert size() > usual + 1
    for _ in range(12):
        line.press("ArrowRight")
    assert 11 <= size() < usual
    for _ in range(3):
        line.press("ArrowLeft")
    narrower = width(page_http, ".pane-code")
    assert before - 60 < narrower < before
    line.press("ArrowLeft")
    line.press("Enter")
    expect(page_http.locator(".pane-code")).to_be_hidden()
    page_http.reload()
    expect(page_http.locator("narration-view .narration")).to_be_visible()
    expect(page_http.locator(".pane-code")).to_be_hidden()
    line.press("Enter")
    expect(page_http.locator(".pane-code")).to_be_visible()
    assert width(page_http, ".pane-code") == before

    board = width(page_http, ".pane-board")
    box = divider(page_http, "the position").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page_http.mouse.move(x, y)
    page_http.mouse.down()
    page_http.mouse.move(x + 60, y, steps=4)
    page_http.mouse.up()
    assert board + 40 < width(page_http, ".pane-board") < board + 80
