"""A teacher's desk: exams on paper and for platforms, and results that are handed in."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Locator, expect
from screen import Screen
from test_accessibility import BOTH, Axe, wear

FIRST = """() => {
  const intent = (detail) => document.dispatchEvent(new CustomEvent("intent", { detail }));
  const counts = { values: 1, cuts: 1 };
  const change = { title: "Adversarial search", versions: 2, seed: 1, counts };
  intent({ type: "leave-worksheets" });
  intent({ type: "change-exam", change });
}"""
ADA = "Plyscope 1 | Ada Lovelace | seed 12 | cuts 3, values 2 | 4.5 of 5 | 71497FAE"


@pytest.fixture
def desk(screen: Screen) -> Iterator[Screen]:
    """The page with a small exam."""
    screen.page.evaluate(FIRST)
    screen.settled()
    yield screen
    screen.page.evaluate(FIRST)
    screen.settled()


def opened(screen: Screen, name: str) -> Locator:
    """A dialog of the desk."""
    screen.button("Lessons").click()
    screen.page.get_by_role("button", name=name, exact=True).click()
    dialog = screen.page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    return dialog


def saved(screen: Screen, dialog: Locator, name: str) -> tuple[str, Path]:
    """The file that a button saves, and its name."""
    with screen.page.expect_download(timeout=60_000) as download:
        dialog.get_by_role("button", name=name).click()
    return download.value.suggested_filename, download.value.path()


def nothing_is_wrong(desk: Screen, axe: Axe) -> None:
    """Expects no fault, on a light desktop and on a dark phone."""
    for dress in reversed(BOTH):
        wear(desk, dress)
        assert axe(desk.page) == []


def test_a_teacher_makes_a_worksheet_a_key_and_a_quiz(desk: Screen, axe: Axe) -> None:
    dialog = opened(desk, "Worksheets and quizzes")
    paper = dialog.frame_locator("iframe")
    expect(paper.get_by_role("heading", name="1. Values and the best move")).to_be_visible()
    nothing_is_wrong(desk, axe)
    dialog.get_by_label("Title").fill("Week 3")
    dialog.get_by_label("Versions").fill("99")
    dialog.get_by_label("Versions").blur()
    told = "The number of versions: a whole number from 1 to 26."
    expect(dialog.get_by_role("alert")).to_have_text(told)
    dialog.get_by_label("Versions").fill("3")
    dialog.get_by_label("Can this leaf be cut?").fill("1")
    dialog.get_by_label("Can this leaf be cut?").blur()
    expect(paper.get_by_role("heading", name="Week 3")).to_be_visible()
    name, sheet = saved(desk, dialog, "Save sheet")
    text = sheet.read_text(encoding="utf-8")
    assert name == "week-3.html"
    assert "<b>C</b>" in text
    assert "<b>D</b>" not in text
    name, _ = saved(desk, dialog, "Save key")
    assert name == "week-3-key.html"
    name, quiz = saved(desk, dialog, "Moodle XML")
    assert name == "week-3-moodle.xml"
    assert quiz.read_text(encoding="utf-8").count('type="multichoice"') == 3
    expect(dialog.get_by_role("status")).to_have_text("Saved as week-3-moodle.xml.")
    expect(dialog.get_by_role("listitem").last).to_contain_text(
        "Question 3 (Can this leaf be cut?)"
    )
    # It is still there when the dialog is opened again.
    dialog.get_by_role("button", name="Close").click()
    expect(opened(desk, "Worksheets and quizzes").get_by_label("Title")).to_have_value("Week 3")


def test_the_page_draws_the_pictures_of_qti_and_prints_the_sheet(desk: Screen) -> None:
    dialog = opened(desk, "Worksheets and quizzes")
    _, quiz = saved(desk, dialog, "QTI for Canvas")
    with ZipFile(BytesIO(quiz.read_bytes())) as package:
        images = [package.read(name) for name in package.namelist() if name.endswith(".png")]
    assert len(images) == 4
    assert all(each.startswith(b"\x89PNG\r\n") and len(each) > 4000 for each in images)
    # Some browsers without a printer are done with printing, and with its frame, in a moment.
    desk.page.add_init_script("window.print = () => {};")
    dialog.get_by_role("button", name="Print sheet").click()
    paper = desk.page.frame_locator(".paper-frame")
    expect(paper.get_by_role("heading", name="Adversarial search")).to_have_count(2)
    # Its own style sheet has arrived, although the page's policy allows none in the text.
    expect(paper.locator(".letter").first).to_have_css("text-align", "center")
    assert "Version" in desk.page.evaluate(
        """async () => plyscope.export({
          format: "sheet", recipe: { questions: [{ type: "cuts" }], versions: 2 },
        })"""
    )


def test_pasted_results_become_a_table(desk: Screen, axe: Axe) -> None:
    dialog = opened(desk, "Results")
    lines = ["1. Ada: " + ADA, ADA.replace("4.5", "5"), ADA]
    dialog.get_by_label("Paste what was handed in").fill("\n".join(lines))
    expect(dialog.get_by_role("status")).to_have_text("2 results, 1 line that cannot be read.")
    expect(dialog.get_by_role("row")).to_have_count(3)
    expect(dialog.get_by_role("listitem")).to_contain_text("Line 2: the checksum does not fit")
    nothing_is_wrong(desk, axe)
    name, table = saved(desk, dialog, "Save as CSV")
    assert name == "results.csv"
    assert len(table.read_text(encoding="utf-8-sig").splitlines()) == 4
