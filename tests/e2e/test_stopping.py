"""Programs that Python cannot end, or that end Python: each is stopped, and the page goes on."""

from __future__ import annotations

from typing import Any

import pytest
from opening import OpenPage, python_ready
from playwright.sync_api import Page, expect
from test_programs import RECURSION, Desk
from visits import Visit
from waiting import wait_for

DEEP = "import sys\nsys.setrecursionlimit(10**6)\n"
RUNAWAYS = {
    "loop": "while True:\n    pass\n",
    "sum": "sum(range(10**12))\n",
    "equality": DEEP + "class A:\n    def __eq__(self, other):\n"
    "        return [self] == [other]\n\n\nwhile True:\n    try:\n"
    "        A() == A()\n    except RecursionError:\n        pass\n",
    "key": DEEP + "def g(n):\n    return max([n], key=lambda m: g(m + 1))\n\n\nwhile True:\n"
    "    try:\n        g(0)\n    except RecursionError:\n        pass\n",
    "memory": "kept = []\nwhile True:\n    try:\n        kept.append(bytearray(10**6))\n"
    "    except MemoryError:\n        pass\n",
}
ASK = """async ([source, seconds]) => plyscope.program({ source, budget: { seconds } })"""


@pytest.fixture(params=["http_address", "file_address"])
def page(
    request: pytest.FixtureRequest, open_page: OpenPage, chromium: Any, second_visit: Visit
) -> Page:
    """The page; Python's own last words may be errors on its console."""
    address = request.getfixturevalue(request.param)
    visit = second_visit if request.param == "http_address" else None
    return python_ready(open_page(chromium, address, visit=visit, expect_errors=True))


# How Python is ended and started again differs between a server and a disk; what ends it does not.
@pytest.mark.parametrize(
    ("page", "name"),
    [*(("http_address", name) for name in RUNAWAYS), ("file_address", "loop")],
    indirect=["page"],
)
def test_a_runaway_program_is_stopped_and_the_next_one_runs(name: str, page: Page) -> None:
    desk = Desk(page)
    desk.settled()
    desk.enter()
    desk.write(RECURSION + RUNAWAYS[name])
    desk.page.keyboard.press("ControlOrMeta+Enter")
    wait_for(page, "document.documentElement.dataset.busy === 'true'")
    # In one go: a recursion may end Python at any moment, and the button is gone then.
    page.evaluate("document.querySelector('editor-view button.stop')?.click()")
    desk.settled(90_000)
    expect(desk.editor).to_contain_text(RUNAWAYS[name].splitlines()[-1])
    desk.run(RECURSION + "print(f(2))\n")
    expect(desk.chips).to_contain_text("of 3")


@pytest.mark.parametrize("page", ["file_address"], indirect=True)
def test_a_step_that_cannot_be_interrupted_ends_with_its_budget(page: Page) -> None:
    told = page.evaluate(ASK, [RECURSION + RUNAWAYS["sum"], 1])
    assert told["error"]["kind"] == "Budget"
    assert "cannot be interrupted" in told["error"]["message"]
    assert (told["nodes"], told["error"]["node"]) == (0, None)
    assert [each["name"] for each in told["functions"]] == ["f"]
    told = page.evaluate(ASK, [RECURSION + "print(f(3))", 1])
    assert (told["nodes"], told["error"]) == (4, None)


@pytest.mark.parametrize("page", ["http_address"], indirect=True)
def test_a_run_on_the_page_ends_with_its_budget_and_says_what_is_lost(page: Page) -> None:
    desk = Desk(page)
    desk.settled()
    desk.enter()
    desk.page.get_by_label("Stop after seconds").fill("1")
    desk.run(RECURSION + RUNAWAYS["sum"])
    expect(desk.narration).to_have_text(
        "The program takes longer than it may, inside one step that cannot be interrupted, so "
        "Python was started again: your text is as it was, but this run has no tree."
    )
    expect(desk.editor).to_contain_text("sum(range(10**12))")
    desk.run(RECURSION + "print(f(2))\n")
    expect(desk.chips).to_contain_text("of 3")


@pytest.mark.parametrize("page", ["http_address"], indirect=True)
def test_what_ends_python_itself_is_told_as_an_error_of_the_program(page: Page) -> None:
    equality = DEEP + "class A:\n    def __eq__(self, other):\n        return [self] == [other]\n"
    told = page.evaluate(ASK, [equality + "\n\nA() == A()\n", 20])
    assert told["error"]["kind"] == "RecursionError"
    told = page.evaluate(ASK, ["kept = []\nwhile True:\n    kept.append(bytearray(10**6))\n", 60])
    assert (told["error"]["kind"], told["error"]["line"]) == ("MemoryError", 3)
    told = page.evaluate(ASK, [RECURSION + "print(f(3))", 1])
    assert (told["nodes"], told["error"]) == (4, None)


WAYS_OUT = """
import importlib, os, sys

def found(way):
    try:
        return way()
    except (ImportError, KeyError, AttributeError, NameError) as error:
        return None

names = ["js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "pyodide.http", "micropip"]
for name in names:
    print(name, [
        way.__name__
        for way in (importlib.import_module, __import__, sys.modules.__getitem__)
        if found(lambda: way(name)) is not None
    ], name in os.sys.modules)
print(*[found(lambda: importlib.util.find_spec(name)) for name in ("js", "pyodide_js")])
"""


def test_a_program_has_no_way_to_the_page_in_the_built_python(page: Page) -> None:
    told = page.evaluate(ASK, [WAYS_OUT, 20])
    assert told["error"] is None
    *lines, last = told["output"].splitlines()
    assert [line.split(" ", 1)[1] for line in lines] == ["[] False"] * 7
    assert last == "None None"


def test_the_worker_of_a_program_has_no_way_to_the_network(page: Page) -> None:
    names = ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "Worker", "indexedDB", "caches"]
    worker = page.workers[0]
    assert page.evaluate(ASK, ["print(1)", 20])["output"] == "1\n"  # it is closed before that
    kinds = worker.evaluate("(names) => names.map((name) => typeof globalThis[name])", names)
    assert kinds == ["undefined"] * len(names)
