"""A file that is dropped on the page opens where its text belongs."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect
from screen import Screen

DROP = """([name, text, place]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  const how = { dataTransfer, bubbles: true, composed: true, cancelable: true };
  document.querySelector(place).dispatchEvent(new DragEvent("drop", how));
}"""
DROP_ALL = """files => {
  const dataTransfer = new DataTransfer();
  for (const [name, text] of files) dataTransfer.items.add(new File([text], name));
  const how = { dataTransfer, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("drop", how));
}"""
RING = "c three in a ring\np edge 3 3\ne 1 2\ne 2 3\ne 3 1\n"
GRID = "1" + "." * 80


def drop(screen: Screen, name: str, text: str, place: str = "body") -> None:
    """Drops a file, and waits until all that follows is done."""
    screen.page.evaluate(DROP, [name, text, place])
    expect(screen.page.locator("notice-view [role=alert]")).to_contain_text(f"“{name}” ")
    expect(screen.page.locator("notice-view [role=alert]")).not_to_contain_text("is being read")
    screen.settled()


def test_a_file_opens_in_another_room_and_undo_brings_back_what_was_there(screen: Screen) -> None:
    screen.choose_game("nim/lost")
    before = screen.position()
    drop(screen, "ring.pgn", RING)
    notice = screen.page.locator("notice-view")
    expect(notice).to_contain_text("a graph in DIMACS form, and open under Graph colouring")
    expect(screen.page.locator("problem-text-view .read-as")).to_have_text(
        "Read as a graph in DIMACS form."
    )
    notice.get_by_role("button", name="Undo").click()
    screen.until("state.subject === 'nim'")
    screen.settled()
    assert screen.position() == before
    expect(notice).to_be_empty()


def test_the_editor_leaves_to_the_page_what_it_cannot_hold(screen: Screen) -> None:
    screen.page.get_by_role("button", name="Your code").click()
    screen.until("state.subject === 'program'")
    screen.settled()
    drop(screen, "ring.col", RING, "editor-view")
    assert screen.state()["subject"] == "colouring"
    screen.page.locator("notice-view").get_by_role("button", name="Undo").click()
    screen.until("state.subject === 'program'")
    screen.settled()


def test_of_many_in_a_file_or_in_a_box_one_is_chosen(screen: Screen) -> None:
    grids = "\n".join([f"Grid {number:02}\n{GRID}" for number in range(1, 8)])
    screen.page.evaluate(DROP, ["many.txt", grids, "body"])
    notice = screen.page.locator("notice-view")
    expect(notice).to_contain_text("There are 7 Sudokus here.")
    notice.get_by_label("Choose one:").select_option("Grid 03")
    notice.get_by_role("button", name="Open it").click()
    screen.until("state.subject === 'sudoku'")
    screen.settled()
    text = screen.page.locator("problem-text-view")
    text.get_by_label("The problem as text").fill(grids)
    text.get_by_role("button", name="Use", exact=True).click()
    expect(text.get_by_role("alert")).to_contain_text("There are 7 Sudokus here.")
    text.get_by_role("button", name="Use this one").click()
    screen.until("state.draft === null")
    screen.settled()
    expect(text.get_by_role("alert")).to_have_count(0)


def test_what_is_on_the_page_is_saved_as_a_notebook_and_dropped_it_is_there_again(
    screen: Screen,
) -> None:
    page = screen.page
    screen.choose_game("tictactoe/two-left")
    screen.play(screen.position().replace("/", "").index("."))
    screen.forward(2)
    before = page.evaluate("plyscope.link()")
    page.get_by_role("button", name="Share").click()
    share = page.get_by_role("dialog", name="A link to this moment")
    part = share.get_by_role("region", name="As a notebook")
    with page.expect_download() as coming:
        part.get_by_role("button", name="Save notebook").click()
    text = Path(coming.value.path()).read_text(encoding="utf-8")
    name = coming.value.suggested_filename
    expect(part.get_by_role("status")).to_have_text(f"Saved as {name}.")
    about, *cells = json.loads(text)["cells"]
    assert "pip install plyscope" in "".join(about["source"])
    assert "plyscope.show(search, game, state" in "".join(cells[-1]["source"])
    share.get_by_role("button", name="Close").click()
    screen.intend(type="change-run", change={"order": "reversed"})
    screen.settled()
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as reversed_one:
        part.get_by_role("button", name="Save notebook").click()
    assert "plyscope.searches.ordered" in Path(reversed_one.value.path()).read_text(
        encoding="utf-8"
    )
    share.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Your code").click()
    screen.until("state.subject === 'program'")
    screen.settled()
    page.evaluate(DROP, [name, text, "editor-view .head"])
    screen.until("state.subject === 'tictactoe'")
    screen.settled()
    assert page.evaluate("plyscope.link()") == before


def test_a_program_of_several_files_opens_from_anywhere_on_the_page(screen: Screen) -> None:
    """Its files are named, the header no longer names an example, and nothing runs by itself."""
    screen.choose_game("nim/lost")
    files = [("main.py", "import rules"), ("rules.py", "SIZE = 3"), ("board.py", "")]
    screen.page.evaluate(DROP_ALL, files)
    editor = screen.page.locator("editor-view")
    expect(editor.locator(".file")).to_have_text("main/main.py")
    expect(editor.locator(".beside")).to_contain_text("board.py, rules.py")
    # What was there before has left no tree.
    expect(screen.page.locator(".tree-empty")).to_have_text(
        "The tree of your program appears here."
    )
    expect(screen.narration).to_have_text("Press Run to see what your program does.")
    expect(screen.page.locator("button[name=subject]")).to_have_accessible_name("Program: Your own")
