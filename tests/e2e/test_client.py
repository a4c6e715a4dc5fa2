"""The client of Python, without the page: it queues, rejects, stops, and replaces dead workers."""

from __future__ import annotations

import gzip
import io
import json
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from evidence import failed_in_call, keep_evidence
from opening import OpenPage, errors, new_page
from playwright.sync_api import Browser, Page
from serving import DIST, ROOT, Served
from waiting import wait_for

LOOK = {"op": "look", "kind": "game", "subject": "tictactoe", "position": ".../.../..."}
LONG = {
    "op": "search",
    "kind": "game",
    "subject": "tictactoe",
    "position": ".../.../...",
    "method": "minimax",
}
ENDLESS = {
    "op": "search",
    "kind": "game",
    "subject": "connect4",
    "method": "minimax",
    "depth": 7,
    "lines": False,
}

START = f"""() => {{
  globalThis.said = [];
  globalThis.busy = [];
  globalThis.python = createPython({{
    onStatus: (status) => said.push(status),
    onBusy: (is) => busy.push(is),
  }});
  globalThis.outcome = async (request) => {{
    try {{ return {{ reply: await python.ask(request) }}; }}
    catch ({{ name, message, field, at }}) {{ return {{ name, message, field, at }}; }}
  }};
  globalThis.phaseWhenAsked = python.status.phase;
  globalThis.firstAnswer = outcome({json.dumps(LOOK)});
}}"""
READY = "python.status.phase === 'ready'"

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


@pytest.fixture(scope="module")
def harness(tmp_path_factory: pytest.TempPathFactory, tools: dict[str, str]) -> Path:
    """A folder with the built Python and a page that has only its client."""
    folder = tmp_path_factory.mktemp("harness")
    shutil.copytree(DIST / "python", folder / "python")
    bundle(folder, tools["node"])
    return folder


@pytest.fixture(scope="module", params=["file", "http"])
def booting(
    request: pytest.FixtureRequest, harness: Path, served: Served, chromium: Browser
) -> Iterator[tuple[Page, list[str]]]:
    """The harness in Chromium, with a question for its client during the boot; and its console."""
    address = served(harness) if request.param == "http" else (harness / "index.html").as_uri()
    page, console = new_page(chromium, address)
    page.goto(address)
    page.evaluate(START)
    yield page, console
    page.context.close()


@pytest.fixture
def client(request: pytest.FixtureRequest, booting: tuple[Page, list[str]]) -> Iterator[Page]:
    """The harness, which the tests share."""
    page, console = booting
    yield page
    wrong = errors(console)
    if wrong or failed_in_call(request.node):
        keep_evidence(page, console, request.node.name)
    assert not wrong, "the console says: " + "\n".join(wrong)


def ask(page: Page, request: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question: {"reply": ...} or the name and message of an error."""
    found: dict[str, Any] = page.evaluate("(request) => outcome(request)", request)
    return found


def test_a_question_during_the_boot_is_answered_after_it(client: Page) -> None:
    assert client.evaluate("phaseWhenAsked") == "booting"
    assert "reply" in client.evaluate("firstAnswer")
    assert client.evaluate(READY)


def test_the_boot_reports_its_stages_and_never_goes_back(client: Page) -> None:
    wait_for(client, READY)
    said = client.evaluate("said.slice(0, said.findIndex(({ phase }) => phase === 'ready') + 1)")
    stages = list(dict.fromkeys(status["stage"] for status in said[:-1]))
    anew = ["Loading the standard library", "Installing Plyscope", "Importing Plyscope"]
    # From a disk, it is restored from its image.
    from_disk = client.evaluate("location.protocol === 'file:'")
    assert stages == ["Fetching Python", "Starting Python", *([] if from_disk else anew)]
    fractions = [status["fraction"] for status in said[:-1]]
    assert fractions == sorted(fractions)
    assert said[-1]["seconds"] > 0


def test_a_rejected_question_says_what_is_wrong_and_where(client: Page) -> None:
    outcome = ask(client, {"op": "look", "kind": "game", "subject": "tree", "position": "[[3 12"})
    assert outcome["name"] == "PlyscopeError"
    assert outcome["field"] == "position"
    assert isinstance(outcome["at"], int)


def test_stop_drops_the_questions_and_later_ones_are_answered(client: Page) -> None:
    wait_for(client, READY)
    client.evaluate(
        "(request) => { globalThis.dropped = python.ask(request).catch((e) => e.name); }", LONG
    )
    client.evaluate("python.stop()")
    assert client.evaluate("dropped") == "Stopped"
    assert "reply" in ask(client, LOOK)


def test_stop_during_the_boot_drops_the_questions_and_the_boot_goes_on(client: Page) -> None:
    wait_for(client, READY)
    dropped, begun = client.evaluate(
        """async (request) => {
          python.stop();
          while (!(python.status.fraction > 0)) await new Promise((done) => setTimeout(done, 5));
          const dropped = python.ask(request).catch((error) => error.name);
          python.stop();
          return [await dropped, said.length - 1];
        }""",
        LOOK,
    )
    assert dropped == "Stopped"
    wait_for(client, READY)
    stages = client.evaluate("(begun) => said.slice(begun, -1)", begun)
    assert all(stage["fraction"] > 0 for stage in stages)
    assert "reply" in ask(client, LOOK)


def test_a_question_that_replaces_a_long_one_is_answered_soon(client: Page) -> None:
    wait_for(client, READY)
    ending = """async ([long, look]) => {
      const controller = new AbortController();
      const ended = python.ask(long, { signal: controller.signal }).catch((e) => e.name);
      await new Promise((resolve) => setTimeout(resolve, 300));
      controller.abort();
      return [await ended, Object.keys(await python.ask(look)).includes("subject")];
    }"""
    before = client.evaluate("said.filter(({ phase }) => phase === 'ready').length")
    assert client.evaluate(ending, [ENDLESS, LOOK]) == ["AbortError", True]
    after = client.evaluate("said.filter(({ phase }) => phase === 'ready').length")
    assert after == before + 1, "the worker was replaced"


def test_a_question_that_is_dropped_before_its_turn_does_not_end_the_worker(client: Page) -> None:
    wait_for(client, READY)
    dropping = """async ([long, look]) => {
      const controller = new AbortController();
      const first = python.ask(look);
      const dropped = python.ask(long, { signal: controller.signal }).catch((e) => e.name);
      const last = python.ask(look);
      controller.abort();
      return [await dropped, "subject" in (await first), "subject" in (await last)];
    }"""
    before = client.evaluate("said.length")
    assert client.evaluate(dropping, [ENDLESS, LOOK]) == ["AbortError", True, True]
    assert client.evaluate("said.length") == before, "Python did not start again"


def test_the_page_is_told_when_one_question_takes_long(client: Page) -> None:
    wait_for(client, READY)
    client.evaluate(
        "(long) => { globalThis.dropped = python.ask(long).catch((e) => e.name); }", ENDLESS
    )
    wait_for(client, "busy.at(-1) === true")
    client.evaluate("python.stop()")
    assert client.evaluate("dropped") == "Stopped"
    assert client.evaluate("busy.at(-1)") is False


def test_a_worker_that_dies_is_replaced(client: Page) -> None:
    wait_for(client, READY)
    client.evaluate("""() => {
      const Original = Worker;
      globalThis.Worker = function (...parts) {
        return (globalThis.last = new Original(...parts));
      };
      python.stop();
    }""")
    wait_for(client, READY)
    client.evaluate(
        "(request) => { globalThis.lost = python.ask(request).catch((e) => e.message); }", LONG
    )
    client.evaluate("last.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))")
    assert "stopped unexpectedly" in client.evaluate("lost")
    assert "reply" in ask(client, LOOK)


@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_recursion_through_c_is_an_error_and_does_not_end_python(
    browser: str,
    harness: Path,
    tmp_path: Path,
    served: Served,
    open_page: OpenPage,
    request: pytest.FixtureRequest,
) -> None:
    folder = tmp_path / "endless"
    shutil.copytree(harness, folder)
    wheel = next((folder / "python").glob("plyscope*.packed"))
    spoil(wheel)
    page = open_page(request.getfixturevalue(browser), served(folder), expect_errors=True)
    page.evaluate(START)
    for kind in ("eq", "repr", "key"):
        outcome = ask(page, {"op": f"recursion {kind}"})
        assert "RecursionError" in outcome["message"], kind
        assert "reply" in ask(page, LOOK), kind
    assert [status["phase"] for status in page.evaluate("said")].count("ready") == 1


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
