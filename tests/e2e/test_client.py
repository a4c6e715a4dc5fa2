"""The client of Python, without the page, with a real Python: its boot, its refusals, and Stop.

What it does with its questions and its workers is tested with a stand-in for a worker.
"""

from __future__ import annotations

import gzip
import io
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest
from opening import OpenPage
from playwright.sync_api import Page
from serving import DIST, ROOT, Served

LOOK = {"op": "look", "kind": "game", "subject": "tictactoe", "position": ".../.../..."}
LONG = {"op": "search", "kind": "game", "subject": "connect4", "method": "minimax", "depth": 7}

START = """(request) => {
  globalThis.said = [];
  globalThis.python = createPython({ onStatus: (status) => said.push(status) });
  globalThis.outcome = async (request) => {
    try { return { reply: await python.ask(request) }; }
    catch ({ name, message, field, at }) { return { name, message, field, at }; }
  };
  return outcome(request);
}"""

# A mistake that a student's own class may have: it compares itself with itself through C.
RECURSION = """

_answer = answer


class _Endless:
    def __eq__(self, other: object) -> bool:
        return [self] == [other]

    __hash__ = None

    def __repr__(self) -> str:
        return repr([self, _Endless()])


def answer(text: str, *given: object) -> Reply:
    if "recursion" not in text:
        return _answer(text, *given)
    kinds = {
        "eq": lambda: _Endless() == _Endless(),
        "repr": lambda: repr(_Endless()),
        "key": lambda: _key(0),
    }
    next(kind for name, kind in kinds.items() if name in text)()
    return _answer(text, *given)


def _key(depth: int) -> int:
    return max([depth], key=lambda n: _key(n + 1))
"""


def bundle(folder: Path, node: str) -> None:
    """Makes a page in `folder` that has only the client."""
    esbuild = ROOT / "node_modules" / "esbuild" / "bin" / "esbuild"
    harness = ROOT / "tests" / "e2e" / "harness.js"
    command = [node, esbuild, harness, "--bundle", "--format=iife"]
    subprocess.run(
        [*command, f"--outfile={folder / 'harness.js'}", "--log-level=error"], check=True
    )
    index = folder / "index.html"
    index.unlink(missing_ok=True)
    page = (
        '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Harness</title>'
    )
    index.write_text(page + '<script src="harness.js"></script>', encoding="utf-8")


@pytest.mark.parametrize("kind", ["chromium", "firefox", "disk"])
def test_python_boots_in_stages_refuses_is_stopped_and_outlives_a_recursion_through_c(
    kind: str,
    tmp_path: Path,
    tools: dict[str, str],
    served: Served,
    open_page: OpenPage,
    request: pytest.FixtureRequest,
) -> None:
    """In two browsers from a server, and in Chromium from a disk, where it is not spoilt."""
    shutil.copytree(DIST / "python", tmp_path / "python")
    bundle(tmp_path, tools["node"])
    from_disk = kind == "disk"
    if not from_disk:
        spoil(next((tmp_path / "python").glob("plyscope*.packed")))
    address = (tmp_path / "index.html").as_uri() if from_disk else served(tmp_path)
    browser = request.getfixturevalue("chromium" if from_disk else kind)
    page: Page = open_page(browser, address, expect_errors=not from_disk)

    def ask(**asked: Any) -> dict[str, Any]:
        """The answer to a question: {"reply": ...} or the name and message of an error."""
        found: dict[str, Any] = page.evaluate("(request) => outcome(request)", asked)
        return found

    assert "reply" in page.evaluate(START, LOOK)
    said = page.evaluate("said")
    stages = list(dict.fromkeys(status["stage"] for status in said[:-1]))
    anew = ["Loading the standard library", "Installing Plyscope", "Importing Plyscope"]
    # From a disk, it is restored from its image.
    assert stages == ["Fetching Python", "Starting Python", *([] if from_disk else anew)]
    assert said[-1]["seconds"] > 0
    refused = ask(**{**LOOK, "subject": "tree", "position": "[[3 12"})
    assert (refused["name"], refused["field"]) == ("PlyscopeError", "position")
    assert isinstance(refused["at"], int)
    for recursion in () if from_disk else ("eq", "repr", "key"):
        outcome = ask(op=f"recursion {recursion}")
        assert "RecursionError" in outcome["message"], recursion
        assert "reply" in ask(**LOOK), recursion
    assert len(page.evaluate("said")) == len(said), "Python did not start again"
    stopped = """(request) => {
      const dropped = outcome(request);
      python.stop();
      return dropped;
    }"""
    if from_disk:
        assert page.evaluate(stopped, LONG)["name"] == "Stopped"
        assert "reply" in ask(**LOOK)


def spoil(wheel: Path) -> None:
    """Adds an operation to the bridge in a wheel that recurses through C without end."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(wheel.read_bytes()))) as old:
        files = {name: old.read(name) for name in old.namelist()}
    files["plyscope/bridge.py"] += RECURSION.encode()
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as new:
        for name, data in files.items():
            new.writestr(name, data)
    wheel.write_bytes(gzip.compress(held.getvalue()))
