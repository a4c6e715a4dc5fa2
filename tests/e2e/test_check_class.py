"""A class that is judged on the page: the command's lines, what a submission does costs nobody
else, Stop, the task's mistakes, and what axe says."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from plyscope.check.formats import FORMATS
from plyscope.check.pool import judge_all
from plyscope.check.reading import read_task
from plyscope.check.submissions import Submission
from screen import Screen
from test_accessibility import BOTH, Axe, wear

from tests.unit.nested_lists import ALPHABETA as RIGHT

WRONG = RIGHT.replace("    return best\n", "    return best if is_max else best - 1\n")
CHEAT = """
import sys, builtins
for name in ("plyscope.compare", "plyscope.recognition", "plyscope.check.grading"):
    for each in ("judge", "judged", "graded", "recognise", "first_difference"):
        if hasattr(sys.modules.get(name), each):
            setattr(sys.modules[name], each, lambda *given, **named: None)
builtins.sum = None
"""
CLASS = {
    "ann": "import os\nos._exit(0)\n" + RIGHT,
    "ben": CHEAT + WRONG,
    "cleo": RIGHT,
    "dan": RIGHT.replace("    best =", "    sum(range(10**13))\n    best =", 1),
    "eva": WRONG,
}
"""One that crashes, one that cheats, one that is right, one that hangs where Python hears no alarm,
and one that is wrong."""
TASK = """name = "Homework"
search = "alphabeta"
trees = ["[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"]
limits.seconds = 3
"""


def packed(programs: dict[str, str]) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as made:
        for name, source in programs.items():
            made.writestr(f"{name}.py", source)
    return held.getvalue()


def opened(page: Page, task: str, programs: dict[str, str]) -> Locator:
    """The dialog, with a task and a class."""
    page.get_by_role("button", name="Lessons").click()
    page.get_by_role("button", name="Check a class…").press("Enter")
    dialog = page.get_by_role("dialog", name="Check a class")
    dialog.get_by_label("Task", exact=True).select_option("A task of your own")
    dialog.get_by_label("The task, in TOML").fill(task)
    file = {"name": "class.zip", "mimeType": "application/zip", "buffer": packed(programs)}
    dialog.get_by_label("Submissions").set_input_files([file])
    return dialog


def saved(page: Page, dialog: Locator, name: str) -> Path:
    with page.expect_download(timeout=60_000) as download:
        dialog.get_by_role("button", name=name).click()
    return download.value.path()


def test_a_class_gets_the_lines_of_the_command(page_file: Page) -> None:
    dialog = opened(page_file, TASK, CLASS)
    dialog.get_by_role("button", name="Check", exact=True).press("Enter")
    told = dialog.get_by_role("status")
    expect(told).to_have_text("All 5 submissions have been judged.", timeout=120_000)
    submissions = [Submission(f"{name}.py", {f"{name}.py": text}) for name, text in CLASS.items()]
    task = read_task(TASK, Path())
    csv = FORMATS["csv"].files(list(judge_all(submissions, task, 2)), task)["submissions.csv"]
    assert saved(page_file, dialog, "Save CSV").read_text(encoding="utf-8") == csv
    outcomes = dialog.locator("tbody .look")
    expect(outcomes).to_have_text(["crashed", "different", "same", "stopped", "different"])
    report = saved(page_file, dialog, "Save report").read_text(encoding="utf-8")
    # The tree of a mistake is in it, with what shows it.
    assert 'id="tree-0"' in report
    assert 'id="frame"' in report
    with zipfile.ZipFile(saved(page_file, dialog, "Save pages for students")) as pages:
        assert len(pages.namelist()) == 5


def test_a_mistake_in_the_task_is_told_and_stop_keeps_what_has_been_judged(
    screen: Screen, axe: Axe
) -> None:
    page = screen.page
    wrong = TASK.replace("alphabeta", "alpha")
    dialog = opened(page, wrong, {"ann": RIGHT})
    dialog.get_by_role("button", name="Check", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text(
        "task.toml, line 2: search is one of", timeout=60_000
    )
    field = dialog.get_by_label("The task, in TOML")
    expect(field).to_be_focused()
    chosen = "each => each.value.slice(each.selectionStart, each.selectionEnd)"
    assert field.evaluate(chosen) == 'search = "alpha"'
    field.press("Escape")
    expect(dialog).not_to_be_visible()
    # What was typed is there again.
    page.get_by_role("button", name="Lessons").click()
    page.get_by_role("button", name="Check a class…").click()
    expect(field).to_have_value(wrong)
    field.press("Escape")

    hangs = "def minimax(tree):\n    while True: pass\n"
    task = TASK.replace("= 3\n", "= 600\n")
    dialog = opened(page, task, {"ann": RIGHT, "ben": hangs, "cleo": hangs})
    dialog.get_by_role("button", name="Check", exact=True).press("Space")
    expect(dialog.get_by_role("row")).to_have_count(2, timeout=120_000)
    dialog.get_by_role("button", name="Stop").press("Enter")
    expect(dialog.get_by_role("status")).to_have_text("Stopped: 1 of 3 have been judged.")
    table = saved(page, dialog, "Save CSV").read_text(encoding="utf-8").splitlines()
    assert [line.split(",")[:4] for line in table[1:]] == [["ann.py", "1.0", "1.0", "same"]]
    for dress in BOTH:
        wear(screen, dress)
        assert axe(page) == []
