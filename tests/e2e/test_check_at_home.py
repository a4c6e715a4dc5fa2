"""A student's edition of a task, opened under Your code: the same verdict as the autograder's."""

from __future__ import annotations

import re

import pytest
from desk import Desk
from opening import python_ready
from playwright.sync_api import Page, expect
from plyscope.check.edition import edition_of
from plyscope.check.grading import prepared
from plyscope.check.pool import judge_all
from plyscope.check.reading import read_task
from plyscope.check.spawning import driven
from plyscope.check.student import for_student
from plyscope.check.submissions import Submission
from plyscope.check.task import Task
from test_accessibility import BOTH, Axe, wear
from test_check_class import TASK, WRONG

HOMEWORK = (
    TASK.replace("trees =", 'hint = "place"\ntrees =')
    + """
[[case]]
name = "HIDDEN"
setup = "TREE = [[771, 772], [773, 774]]"
secret = true
"""
)
CHECK = re.compile("^Check ")
FILE = "homework.edition.json"
DROP = """(page, text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "homework.edition.json"));
  const how = { dataTransfer, bubbles: true, cancelable: true, composed: true };
  page.dispatchEvent(new DragEvent("drop", how));
}"""


@pytest.fixture(scope="module")
def task(tmp_path_factory: pytest.TempPathFactory) -> Task:
    return read_task(HOMEWORK, tmp_path_factory.mktemp("task"))


@pytest.fixture(scope="module")
def edition(task: Task) -> str:
    return edition_of(task, driven(prepared(task)))


def test_a_student_sees_at_home_what_the_autograder_will_say(
    page_http: Page, task: Task, edition: str, axe: Axe
) -> None:
    desk = Desk(python_ready(page_http))
    desk.settled()
    desk.enter()
    desk.run(WRONG)
    # A task that is dropped on the page, and is damaged.
    desk.editor.evaluate(DROP, edition[: len(edition) // 2])
    shown = desk.page.get_by_role("dialog", name="Check with a task")
    expect(shown).to_contain_text(FILE)
    shown.get_by_role("button", name=CHECK).click()
    expect(shown.get_by_role("alert")).to_have_text(
        "This is no student’s edition of a task, or it has been damaged.", timeout=90_000
    )
    desk.page.keyboard.press("Escape")
    desk.choose_from_menu("Check with a task…")
    held = {"name": FILE, "mimeType": "application/json", "buffer": edition.encode()}
    shown.get_by_label("Task", exact=True).set_input_files([held])
    shown.get_by_role("button", name=CHECK).press("Enter")
    expect(shown.get_by_role("status")).to_contain_text("0 of 0.5 points", timeout=90_000)
    expect(shown.get_by_role("status")).to_contain_text("own copy has 1 case more")

    there = desk.state()
    source = there["draft"] or there["history"][there["at"]]
    (judged,) = judge_all([Submission("program.py", {"program.py": source})], task, 1)
    (case,) = [each for each in for_student(judged, task).cases if not each.secret]
    # Which lines run is told a little otherwise by another version of Python.
    sentence, _, line = case.sentence.partition(", line ")
    assert line
    row = shown.get_by_role("row").nth(1)
    for words in (case.case, case.kind, sentence, ", line "):
        expect(row).to_contain_text(words)

    for dress in BOTH:
        wear(desk, dress)
        assert axe(desk.page) == []
    desk.page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
