"""`build.py dev`: the page is rebuilt when its sources change."""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import pytest
from opening import OpenPage, python_ready
from playwright.sync_api import Browser, Error, expect
from serving import ROOT

SOURCES = ("building", "py", "static")
FILES = ("pyproject.toml", "package.json", "README.md", "LICENSE")

# Like build.py dev, but with the page and the tools of the tests, and without installing anything.
DEVELOP = """
import sys
from building import bundles, developing
developing.build = lambda: None
bundles.node = lambda: sys.argv[1]
developing.develop(0, open_browser=False)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the source code that a test may change, with what was built and installed."""
    for name in SOURCES:
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / ".build").mkdir()
    for name in ("node_modules", "dist", ".build/venv", ".build/micropip"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


@pytest.fixture
def told(project: Path, tools: dict[str, str]) -> Iterator[IO[str]]:
    """What is told, line by line, while the page is served that is built from the copy."""
    command = [sys.executable, "-u", "-c", DEVELOP, tools["node"]]
    with subprocess.Popen(command, cwd=project, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout
        server.terminate()


def replace(file: Path, old: str, new: str) -> None:
    """Changes the text of a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def rebuilt(told: IO[str]) -> None:
    """Waits until a part of the page is rebuilt, however long that takes."""
    assert "rebuilt" in next(line for line in told if "rebuilt" in line)


def eventually(look: Callable[[], bool]) -> None:
    """Waits until something is true, on a page that may reload at any time."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with contextlib.suppress(Error):
            if look():
                return
        time.sleep(0.1)
    raise AssertionError("a minute did not bring it")


def test_a_change_is_on_the_page_by_itself_and_a_mistake_only_when_it_is_fixed(
    open_page: OpenPage, chromium: Browser, project: Path, told: IO[str]
) -> None:
    serving = next(line for line in told if "serving" in line)
    address = re.findall(r"http\S+", serving)[0]
    # A page that is reloaded while it loads says that it could not load everything.
    page = python_ready(open_page(chromium, address, expect_errors=True))
    brand = page.locator("h1")

    page.evaluate("globalThis.isOld = true")
    sheet = project / "static" / "css" / "app.css"
    sheet.write_text(sheet.read_text() + "\n.brand.brand { letter-spacing: 7px }\n")
    expect(brand).to_have_css("letter-spacing", "7px")
    assert "rebuilt styles" in next(told)

    main = project / "static" / "js" / "main.js"
    right = main.read_text()
    before = page.request.get(address + "app.js").text()
    main.write_text(right + "\nthis is no JavaScript\n")
    assert "has not changed" in next(
        line for line in told if "changed" in line or "rebuilt" in line
    )
    assert page.request.get(address + "app.js").text() == before
    assert page.evaluate("globalThis.isOld"), "neither new styles nor a mistake need a new page"
    main.write_text(right + '\ndocument.documentElement.dataset.script = "new";\n')
    rebuilt(told)
    expect(page.locator("html")).to_have_attribute("data-script", "new")
    assert "//# sourceMappingURL=" in page.request.get(address + "app.js").text()

    replace(project / "static" / "explain" / "games" / "nim.html", "<p>", "<p>A new explanation.")
    rebuilt(told)
    texts = address + "parts/explanations.js"
    eventually(lambda: "A new explanation." in page.request.get(texts).text())

    replace(project / "static" / "index.html", "Ply<span>scope</span>", "Another page")
    rebuilt(told)
    expect(brand).to_have_text("Another page")

    registry = project / "py" / "plyscope" / "search" / "entries" / "two_players.py"
    replace(registry, '"Negamax",', '"Negamax made anew",')
    rebuilt(told)
    named = "plyscope.catalogue().searches.negamax.name === 'Negamax made anew'"
    ready = "document.documentElement.dataset.python === 'ready'"
    eventually(lambda: page.evaluate(f"{ready} && {named}"))
