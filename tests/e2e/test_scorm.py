"""SCORM packages: on a platform (scorm-again), on a phone, and from a disk without a platform."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

from opening import OpenPage, python_ready
from playwright.sync_api import Browser, FrameLocator, Locator, expect
from scorm import ROOT, Course, course, unpacked
from serving import Served
from test_accessibility import Axe

SOLUTION = """() => {
  const frame = document.querySelector("iframe");
  const { attempt, pack } = frame.contentDocument.querySelector("scorm-view");
  const versions = pack.questions[attempt.at];
  return versions[attempt.version % versions.length].solution.cut;
}"""
"""The right answer to a question about cuts: the package has it."""


@cache
def package(types: str) -> bytes:
    """A package in two versions, as the command makes it."""
    asked = ["--format", "scorm", "--title", "Week 3", "--versions", "2", "--type", types]
    wishes = ["--wishes", '{"branching": 2}']
    return subprocess.run(
        [sys.executable, "-m", "plyscope.exercises", *asked, *wishes],
        env={**os.environ, "PYTHONPATH": str(ROOT / "py")},
        capture_output=True,
        check=True,
    ).stdout


def solve(student: Course) -> None:
    """Gives the right answer to a question about cuts."""
    right = student.page.evaluate(SOLUTION)
    for name in right:
        student.package.get_by_role("button", name=re.compile(rf"^Branch to {name}(,|$)")).click()


def press(inside: FrameLocator | Locator, name: str) -> None:
    """Presses a button."""
    inside.get_by_role("button", name=name, exact=True).click()


def test_a_student_answers_leaves_and_comes_back(
    chromium: Browser, open_page: OpenPage, served: Served, tmp_path: Path, axe: Axe
) -> None:
    address = served(course(tmp_path, package("cuts,leaves,cuts")))
    student = Course(open_page(chromium, address))
    inside = student.package
    expect(inside.get_by_text("It is for practice:")).to_be_visible()
    assert student.value("cmi.core.lesson_status") == "incomplete"
    press(inside, "Begin")
    expect(inside.get_by_role("heading", name="Exercise 1 of 3")).to_be_focused()
    solve(student)
    press(inside, "Check")
    expect(inside.get_by_role("status")).to_have_text("✓ All right.")
    assert student.value("cmi.core.score.raw") == "33"
    press(inside, "Next")
    inside.get_by_role("button", name="b₁").or_(inside.get_by_role("button", name="d₁")).click()
    student.leave()
    kept = student.kept()
    assert kept["core"]["exit"] == "suspend"
    assert kept["core"]["session_time"] != "00:00:00"
    assert 0 < len(kept["suspend_data"]) < 200

    student.page.reload()
    expect(inside.get_by_text("You were at question 2.")).to_be_visible()
    press(inside, "Go on")
    expect(inside.get_by_role("button", name="number 1")).to_have_count(1)
    press(inside, "Check")
    expect(inside.get_by_role("status")).to_contain_text("% right.")
    press(inside, "Show a solution")
    expect(inside.get_by_role("status")).to_have_text("This is a solution.")
    assert axe(student.frame) == []
    press(inside, "Next")
    solve(student)
    assert student.value("cmi.core.lesson_status") == "incomplete"
    press(inside, "Check")
    press(inside, "To the scores")
    expect(inside.get_by_role("heading", name="Done")).to_be_visible()
    assert student.value("cmi.core.lesson_status") == "completed"
    score = int(student.value("cmi.core.score.raw"))
    assert 67 <= score < 100
    first, second, third = (student.kept()["interactions"][str(each)] for each in range(3))
    assert [first["result"], third["result"]] == ["correct", "correct"]
    assert first["student_response"] == first["correct_responses"]["0"]["pattern"]
    assert re.fullmatch(r"[bd]1, 1", second["student_response"])
    assert second["result"] not in ("correct", "neutral")
    # Once more with other numbers: the best score stays.
    press(inside, "Again, with other numbers")
    press(inside, "Check")
    assert student.value("cmi.core.score.raw") == str(score)
    assert student.value("cmi.core.lesson_status") == "completed"
    assert student.refused() == []


def test_a_phone_says_what_cannot_be_read(
    chromium: Browser, open_page: OpenPage, served: Served, tmp_path: Path, axe: Axe
) -> None:
    address = served(course(tmp_path, package("values,windows")))
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark"}
    student = Course(open_page(chromium, address, **phone))
    inside = student.package
    inside.get_by_role("button", name="Begin").tap()
    field = inside.get_by_role("textbox").first
    field.fill("many")
    inside.get_by_role("button", name="Check").tap()
    told = "The value of A is a number, or a bound such as <=2."
    expect(inside.get_by_role("alert")).to_have_text(told)
    field.fill("3")
    inside.get_by_text("to B").tap()
    assert axe(student.frame) == []
    inside.get_by_role("button", name="Check").tap()
    expect(field).to_be_disabled()
    expect(inside.get_by_role("button", name="Check")).to_have_count(0)
    assert student.frame.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # However far a tree was moved, the next one begins at its left.
    tree = inside.get_by_role("region", name="The tree of the exercise")
    tree.evaluate("tree => tree.scrollTo(99, 0)")
    inside.get_by_role("button", name="Next").tap()
    expect(inside.get_by_role("heading", name="Exercise 2 of 2")).to_be_focused()
    assert tree.evaluate("tree => tree.scrollLeft") == 0
    inside.get_by_role("button", name="All exercises").tap()
    expect(inside.get_by_role("row")).to_have_count(3)
    assert axe(student.frame) == []
    inside.get_by_role("button", name="Look at exercise 1").tap()
    expect(field).to_have_value("3")
    assert student.refused() == []


def test_a_page_from_a_disk_makes_a_package_that_works_on_a_disk(
    chromium: Browser, open_page: OpenPage, file_address: str, tmp_path: Path
) -> None:
    page = open_page(chromium, file_address)
    python_ready(page)
    page.get_by_role("button", name="Lessons").click()
    page.get_by_role("button", name="Worksheets and quizzes", exact=True).click()
    desk = page.get_by_role("dialog", name="Worksheets and quizzes")
    desk.get_by_label("What is cut").fill("1")
    desk.get_by_label("Can this leaf be cut?").fill("1")
    desk.get_by_label("Can this leaf be cut?").blur()
    with page.expect_download(timeout=60_000) as download:
        press(desk, "SCORM, for practice")
    assert download.value.suggested_filename.endswith("-scorm.zip")
    expect(desk.get_by_role("listitem").last).to_contain_text("a search must run.")
    by_script = "async (recipe) => (await plyscope.export({ format: 'scorm', recipe })).size"
    assert page.evaluate(by_script, {"questions": [{"type": "chance"}]}) < 60_000
    folder = unpacked(tmp_path, download.value.path().read_bytes())
    alone = open_page(chromium, (folder / "index.html").as_uri())
    expect(alone.get_by_text("Nothing is recorded:")).to_be_visible()
    press(alone.locator("main"), "Begin")
    for _ in range(alone.evaluate("document.querySelector('scorm-view').pack.questions.length")):
        alone.keyboard.press("Tab")
        press(alone.locator("main"), "Check")
        alone.get_by_role("button", name=re.compile("Next|To the scores")).press("Enter")
    expect(alone.get_by_role("heading", name="Done")).to_be_visible()
    expect(alone.get_by_text("Nothing is recorded.")).to_be_visible()
