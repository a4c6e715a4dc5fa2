"""The programs in which notebooks live, as they come from the registry, in an environment of their own.

`python3 build.py test --hosts` installs them in .build/hosts, with the package as a stranger has it.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from building.hosts import PROGRAMS
from building.paths import BUILD, TESTS

sys.path.append(str(TESTS / "e2e"))
from browsers import start

expect.set_options(timeout=60_000)

CELLS = (
    """import plyscope

def value(node, is_max):
    if isinstance(node, int):
        return node
    found = [value(child, not is_max) for child in node]
    return max(found) if is_max else min(found)""",
    "plyscope.show(value, [[3, 12, 8], [2, 4, 6], [14, 5, 2]], True)",
    'plyscope.watch(plyscope.searches.load("alphabeta"), *plyscope.games.load("tictactoe", "XOX/O../..."))',
)
"""A notebook of three cells; the last one is a run that shows itself."""

Serve = Callable[..., str]


def write_notebook(path: Path) -> None:
    """The notebook without any output."""
    cells = [
        {
            "cell_type": "code",
            "id": f"cell-{at}",
            "metadata": {},
            "execution_count": None,
            "outputs": [],
            "source": text,
        }
        for at, text in enumerate(CELLS)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(notebook), encoding="utf-8")


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the programs work, with the notebook in it."""
    place = tmp_path_factory.mktemp("work")
    write_notebook(place / "tree.ipynb")
    return place


@pytest.fixture(scope="session")
def environment(folder: Path) -> dict[str, str]:
    """Variables by which the programs find only this environment, and keep what they write in `folder`."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    home = {"HOME": str(folder), "JUPYTER_CONFIG_DIR": str(folder / "config"), "JUPYTER_DATA_DIR": str(folder / "data")}
    return plain | home | {"PATH": f"{PROGRAMS}{os.pathsep}{plain['PATH']}", "JUPYTER_PLATFORM_DIRS": "0"}


@pytest.fixture(scope="session")
def serve(folder: Path, environment: dict[str, str]) -> Iterator[Serve]:
    """A function that starts a program, which serves at `port`, and gives the address."""
    begun: list[subprocess.Popen[bytes]] = []

    def serve_it(program: str, *words: str) -> str:
        port = free_port()
        command = [PROGRAMS / program, *(word.format(port=port) for word in words)]
        log = (folder / f"{program}.log").open("wb")
        begun.append(subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT))
        address = f"http://127.0.0.1:{port}"
        wait_for(address, begun[-1])
        return address

    yield serve_it
    for process in begun:
        process.terminate()
        process.wait()


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    """Waits until somebody answers there."""
    for _ in range(600):
        assert process.poll() is None, "the program has ended"
        try:
            urllib.request.urlopen(address, timeout=5).close()
        except OSError:
            time.sleep(0.2)
        else:
            return
    raise AssertionError("nobody answers")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser that the end-to-end tests use."""
    tools = json.loads((BUILD / "tools.json").read_text(encoding="utf-8"))
    with sync_playwright() as playwright:
        browser = start(playwright, "chromium", tools["chromium"])
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page; after each test, a picture of it is in tests/artefacts."""
    with chromium.new_context(viewport={"width": 1280, "height": 1000}) as context:
        shown = context.new_page()
        yield shown
        place = TESTS / "artefacts"
        place.mkdir(exist_ok=True)
        shown.screenshot(path=place / f"{request.node.name}.png")


def steps_in(page: Page, frame: str = ".plyscope-run iframe") -> None:
    """Checks that the first tree on a page lives: it is stepped by the keyboard and by its buttons."""
    viewer = page.frame_locator(frame).first
    sentence = viewer.get_by_text("The root returns 3.")
    expect(sentence).to_be_visible()
    viewer.get_by_role("button", name="Previous step").click()
    expect(sentence).to_be_hidden()
    page.keyboard.press("End")
    expect(sentence).to_be_visible()
    page.keyboard.press("Home")
    expect(sentence).to_be_hidden()
    page.keyboard.press("End")
    expect(sentence).to_be_visible()
    expect(page.locator(".plyscope-run .still").first).to_be_hidden()
    box = page.locator(frame).first.bounding_box()
    assert box is not None
    assert box["width"] >= 600, "it has the width of the notebook"
