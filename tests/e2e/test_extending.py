"""A toy game, search, type of exercise, feature and kind are added to a copy of the project, as
`docs/extend.md` tells, and are seen on the page that is built from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from screen import Screen, expect_end_of_lesson
from serving import ROOT
from sharing import DESK, KeptPage

from tests.toys.adding import add_all

SOURCES = ("building", "py", "static")
FILES = (
    "pyproject.toml",
    "package.json",
    "tsconfig.json",
    "README.md",
    "LICENSE",
    "docs/architecture.md",
    "tests/unit/js/architecture.test.js",
)
BUILT = ("stamps", "imported.json", "python_stdlib.zip", "python_core.zip", "micropip")

# As build.py does it, but with what is installed already; with the viewer of notebooks and the part
# of Python's library as they are, which no toy changes; and with a script that is a little larger.
BUILD = """
from building import javascript_packages, page, parts, python_files
page.install_python_packages = lambda group: None
page.install_javascript_packages = lambda: None
javascript_packages.install_python_packages = lambda group: None
page.build_viewer = python_files.build_core = lambda: None
parts.squeeze = lambda script: None
page.build()
"""


def copy_of_project(folder: Path) -> Path:
    """A copy of the source code, beside what was installed, and what it does not change."""
    for name in SOURCES:
        shutil.copytree(ROOT / name, folder / name)
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    (folder / ".build").mkdir()
    for name in ("node_modules", ".build/venv"):
        (folder / name).symlink_to(ROOT / name)
    for name in BUILT:
        built = ROOT / ".build" / name
        (shutil.copytree if built.is_dir() else shutil.copy)(built, folder / ".build" / name)
    return folder


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory, tools: dict[str, str]) -> Path:
    """A copy of the project with all toys in it, checked and built."""
    project = copy_of_project(tmp_path_factory.mktemp("extended"))
    add_all(project)
    path = f"{Path(tools['node']).parent}{os.pathsep}{os.environ['PATH']}"
    surroundings = {**os.environ, "PATH": path, "PYTHONPATH": "py"}

    def run(*command: str) -> None:
        done = subprocess.run(
            command, cwd=project, env=surroundings, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    run(sys.executable, "static/js/python/make_messages.py")
    run(tools["node"], "node_modules/typescript/bin/tsc", "--noEmit")
    run(tools["node"], "--test", "tests/unit/js/architecture.test.js")
    run(sys.executable, "-c", BUILD)
    return project


@pytest.fixture(scope="module")
def kept_page(chromium: Browser, extended: Path) -> Iterator[KeptPage]:
    """The page that was built from the copy, opened from the disk, which the tests share."""
    kept = KeptPage(chromium, (extended / "dist" / "index.html").as_uri(), DESK)
    yield kept
    kept.close()


def test_a_toy_game_is_searched_by_a_toy_search_with_its_board_its_tree_and_its_code(
    screen: Screen,
) -> None:
    screen.choose_game("countdown/seven")
    board = screen.page.locator("board-view .countdown")
    expect(board).to_contain_text("●" * 7)
    expect(board.get_by_role("button", name="take 2")).to_be_visible()
    screen.choose("Search", "first_move")
    screen.to_the_end()
    expect(screen.counter("Nodes")).to_contain_text("8")
    expect(screen.chips).to_contain_text("node 8 of 8")
    expect(screen.page.locator("code-view")).to_contain_text("def first_move(")
    expect(screen.page.locator("code-view")).to_contain_text("search/first_move.py")
    assert screen.place_of(7)["y"] > screen.place_of(0)["y"]
    for about, words in (
        ("Countdown", "whoever reaches 0"),
        ("First move", "Follow the first move"),
    ):
        screen.button(f"What is this? {about}").click()
        expect(screen.page.get_by_role("dialog", name=about)).to_contain_text(words)
        screen.button("Close").click()


def test_a_toy_type_of_exercise_is_practised(screen: Screen) -> None:
    screen.button("Practise").click()
    dialog = screen.page.get_by_role("dialog", name="Practise")
    dialog.get_by_role("combobox", name="Exercise", exact=True).select_option("size")
    expect(dialog).to_contain_text("How many leaves does this tree have?", timeout=30_000)
    answer = screen.page.evaluate("plyscope.solution(plyscope.state().practice.exercise)")
    field = dialog.get_by_role("textbox", name="Number of leaves")
    for count, reply in ((answer["count"] + 1, "leaves."), (answer["count"], "All right.")):
        field.fill(str(count))
        field.blur()
        dialog.get_by_role("button", name="Check").click()
        expect(dialog.locator(".reply")).to_contain_text(reply)
    dialog.get_by_role("button", name="Close the exercises").click()


def test_a_toy_feature_has_a_dialog_with_its_state_and_its_styles(screen: Screen) -> None:
    page = screen.page
    screen.button("Note").click()
    dialog = page.get_by_role("dialog", name="A note")
    expect(dialog).to_be_visible()
    expect(dialog).to_have_css("border-radius", "12px")
    note = dialog.get_by_role("textbox", name="A note")
    expect(note).to_have_css("resize", "none")
    expect(dialog.locator("> div")).to_have_css("padding-bottom", "20px")
    expect(dialog.locator("form")).to_have_css("float", "inline-end")
    note.fill("Cut when v ≥ β.")
    screen.until("state.note === argument", "Cut when v ≥ β.")
    screen.button("Close the note").click()
    expect(dialog).to_be_hidden()
    # The device keeps it, and no link carries it.
    assert screen.page.evaluate("plyscope.link()") != ""
    page.reload()
    screen.until("state.note === argument", "Cut when v ≥ β.")


# As a field of the kind's own would.
TYPE_POSITION = """(page, text) => document.dispatchEvent(
  new CustomEvent("intent", { detail: { type: "set-position", text } }))"""
CALLS = "repeats-view"
"""The toy kind's own view."""


def enter_room(screen: Screen) -> None:
    """Goes to the room of the toy kind."""
    expect(screen.page.locator(CALLS)).to_be_hidden()
    screen.button("Recursion").click()
    screen.until("state.subject === 'number'")
    screen.settled()
    expect(screen.page.locator(CALLS)).to_be_visible()


def test_a_toy_kind_has_a_room_with_its_tree_its_steps_and_a_view_of_its_own(
    screen: Screen,
) -> None:
    page = screen.page
    enter_room(screen)
    expect(page.locator("board-view")).to_be_hidden()
    expect(page.locator("problem-view")).to_be_hidden()
    expect(page.locator("code-view")).to_contain_text("def fibonacci(")
    expect(screen.chips).to_contain_text("call 0 of 9")
    expect(screen.narration).to_contain_text("Press Next step to call fibonacci(4).")
    # By call.
    screen.forward()
    expect(screen.narration).to_have_text("Call fibonacci(4).")
    screen.forward(3)
    expect(screen.narration).to_have_text("fibonacci(1) returns 1.")
    expect(screen.chips).to_contain_text("call 4 of 9")
    assert screen.lit_line() == "return n"
    screen.press("k")
    assert screen.state()["granularity"] == "node", "there are no cuts to step by"
    # By line.
    screen.step_by("line")
    screen.forward()
    expect(screen.narration).to_contain_text("is next")
    assert screen.lit_line() == "return before + fibonacci(n - 2)"
    expect(screen.variable("n")).to_have_text("2")
    expect(screen.variable("before")).to_have_text("1")
    # To the end.
    screen.to_the_end()
    expect(screen.narration).to_have_text("fibonacci(4) returns 3. That took 9 calls.")
    row = page.locator(CALLS).locator("dl > div").filter(has_text="fibonacci(1)")
    expect(row.locator("dd")).to_have_text("3 of 3")
    assert screen.place_of(1)["y"] > screen.place_of(0)["y"]
    assert screen.place_of(6)["x"] > screen.place_of(1)["x"]


def test_a_toy_kind_has_its_subjects_its_words_and_its_explanations(screen: Screen) -> None:
    page = screen.page
    enter_room(screen)
    screen.choose_card("Number", "number/seven")
    screen.until("state.preset === 'seven'")
    screen.settled()
    expect(screen.chips).to_contain_text("call 0 of 41")
    expect(screen.opener("Function")).to_have_count(0)  # one alone is no choice
    expect(page.get_by_role("textbox", name="Depth")).to_be_hidden()
    found = screen.search(game="number", position="10", search="fibonacci")
    assert (found["value"], found["nodes"]) == (55, 177)
    assert "from 0 to 40" in screen.refusal(game="number", position="41", search="fibonacci")
    screen.button("What is this? A number").click()
    expect(page.get_by_role("dialog", name="A number")).to_contain_text("calls itself")
    screen.button("Close").click()
    screen.button("What is this? Fibonacci").click()
    screen.button("At its best").click()
    expect(screen.chips).to_contain_text("call 0 of 15")
    # Equal calls are drawn once, as equal positions are.
    once = page.locator("#tree").get_by_role("button", name="Draw equal positions once")
    once.click()
    screen.to_the_end()
    expect(screen.narration).to_contain_text("fibonacci(5) returns 5.")
    # More than is watched unasked.
    page.locator("html").evaluate(TYPE_POSITION, "25")
    expect(screen.confirm).to_contain_text("about 240,000 nodes")


def test_the_other_rooms_are_as_they_were_before_that_of_a_toy_kind(screen: Screen) -> None:
    before = screen.state()
    enter_room(screen)
    screen.choose_card("Number", "number/four")
    screen.until("state.preset === 'four'")
    screen.settled()
    screen.to_the_end()
    screen.button("Constraints").click()
    expect(screen.problem).to_be_visible()
    screen.settled()
    expect(screen.page.locator(CALLS)).to_be_hidden()
    screen.button("Watch").click()
    screen.until("state.subject === argument", before["subject"])
    screen.settled()
    expect(screen.page.locator(CALLS)).to_be_hidden()
    expect(screen.page.locator("board-view")).to_be_visible()
    screen.to_the_end()
    expect_end_of_lesson(screen)
    after = screen.state()
    kept = ("subject", "preset", "method", "history", "options", "depth", "order", "cut")
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
    # And what was in the room of the toy kind is still there.
    screen.button("Recursion").click()
    screen.until("state.subject === 'number'")
    screen.settled()
    expect(screen.narration).to_contain_text("fibonacci(4) returns 3.")
