"""Programs that Python cannot end, or that end Python: each is stopped, and the page goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from desk import Desk
from opening import OpenPage, python_ready
from playwright.sync_api import Browser, Page, expect
from sharing import DESK, KeptPage
from test_programs import RECURSION
from visits import Visit

DEEP = "import sys\nsys.setrecursionlimit(10**6)\n"
RUNAWAYS = {
    "loop": "while True:\n    pass\n",
    "sum": "sum(range(10**12))\n",
    "equality": DEEP + "class A:\n    def __eq__(self, other):\n"
    "        return [self] == [other]\n\n\nwhile True:\n    try:\n"
    "        A() == A()\n    except RecursionError:\n        pass\n",
    "memory": "kept = []\nwhile True:\n    try:\n        kept.append(bytearray(10**6))\n"
    "    except MemoryError:\n        pass\n",
}
ASK = """async ([source, seconds]) => plyscope.program({ source, budget: { seconds } })"""


# In one go: a recursion may end Python at any moment, and the button is gone then.
PRESS_STOP = """async () => {
  const button = () => document.querySelector("editor-view button.stop");
  for (let i = 0; i < 600 && !button(); i++) await new Promise(requestAnimationFrame);
  button()?.click();
}"""


def stopped_and_gone_on(desk: Desk, ending: str) -> None:
    """Runs a program with such an end, stops it, and runs another."""
    desk.write(RECURSION + ending)
    desk.press("ControlOrMeta+Enter")
    # Python may be busy with reading what was written before, which cannot be stopped here.
    desk.page.evaluate(PRESS_STOP)
    desk.settled(90_000)
    expect(desk.editor).to_contain_text(ending.splitlines()[-1])
    desk.run(RECURSION + "print(f(2))\n")
    expect(desk.chips).to_contain_text("of 3")


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


def has_no_way_out(page: Page) -> None:
    """A program has no way to the page in the built Python, and its worker none to the network."""
    told = page.evaluate(ASK, [WAYS_OUT, 20])
    assert told["error"] is None
    *lines, last = told["output"].splitlines()
    assert [line.split(" ", 1)[1] for line in lines] == ["[] False"] * 7
    assert last == "None None"
    names = ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "Worker", "indexedDB", "caches"]
    worker = page.workers[0]
    kinds = worker.evaluate("(names) => names.map((name) => typeof globalThis[name])", names)
    assert kinds == ["undefined"] * len(names)


# How Python is ended and started again differs between a server and a disk; what ends it does not.
def test_on_a_page_from_a_disk_what_runs_away_is_stopped_and_the_next_program_runs_and_is_kept(
    open_page: OpenPage, chromium: Browser, file_address: str
) -> None:
    """By hand, or by its budget; a program has no way out, and is there again after a reload."""
    desk = Desk(python_ready(open_page(chromium, file_address, expect_errors=True)))
    has_no_way_out(desk.page)
    desk.enter()
    stopped_and_gone_on(desk, RUNAWAYS["loop"])
    told = desk.page.evaluate(ASK, [RECURSION + RUNAWAYS["sum"], 1])
    assert told["error"]["kind"] == "Budget"
    assert "cannot be interrupted" in told["error"]["message"]
    assert (told["nodes"], told["error"]["node"]) == (0, None)
    assert [each["name"] for each in told["functions"]] == ["f"]
    told = desk.page.evaluate(ASK, [RECURSION + "print(f(3))", 1])
    assert (told["nodes"], told["error"]) == (4, None)
    desk.run(RECURSION + "print(f(900))\n")
    expect(desk.chips).to_contain_text("of 901")
    desk.page.reload()
    python_ready(desk.page)
    desk.settled()
    desk.enter()
    expect(desk.editor).to_contain_text("print(f(900))")
    expect(desk.page.locator("editor-view .file").first).to_have_text("f.py")


@pytest.fixture(scope="module")
def hardy(chromium: Browser, http_address: str, second_visit: Visit) -> Iterator[Desk]:
    """The room of programs in a page from a server, for programs whose last words may be errors on
    its console."""
    kept = KeptPage(chromium, http_address, DESK, visit=second_visit, reduced_motion="reduce")
    desk = Desk(kept.page)
    desk.enter()
    yield desk
    kept.close()


def test_on_a_page_from_a_server_a_program_has_no_way_out(hardy: Desk) -> None:
    has_no_way_out(hardy.page)


@pytest.mark.parametrize("name", ["sum", "equality", "memory"])
def test_a_runaway_program_is_stopped_and_the_next_one_runs(hardy: Desk, name: str) -> None:
    stopped_and_gone_on(hardy, RUNAWAYS[name])


def test_a_run_on_the_page_ends_with_its_budget_and_says_what_is_lost(hardy: Desk) -> None:
    hardy.page.get_by_label("Stop after seconds").fill("1")
    hardy.run(RECURSION + RUNAWAYS["sum"])
    expect(hardy.narration).to_have_text(
        "The program takes longer than it may, inside one step that cannot be interrupted, so "
        "Python was started again: your text is as it was, but this run has no tree."
    )
    expect(hardy.editor).to_contain_text("sum(range(10**12))")


def test_what_ends_python_itself_is_told_as_an_error_of_the_program(hardy: Desk) -> None:
    equality = DEEP + "class A:\n    def __eq__(self, other):\n        return [self] == [other]\n"
    told = hardy.page.evaluate(ASK, [equality + "\n\nA() == A()\n", 20])
    assert told["error"]["kind"] == "RecursionError"
    told = hardy.page.evaluate(
        ASK, ["kept = []\nwhile True:\n    kept.append(bytearray(10**6))\n", 60]
    )
    assert (told["error"]["kind"], told["error"]["line"]) == ("MemoryError", 3)
    told = hardy.page.evaluate(ASK, [RECURSION + "print(f(3))", 1])
    assert (told["nodes"], told["error"]) == (4, None)
