"""Python starts wherever the page is opened; if it fails, the page says so and can try again."""

from __future__ import annotations

import gzip
import re
import shutil
from pathlib import Path

import pytest
from opening import OpenPage, python_ready
from playwright.sync_api import Browser, Page, expect
from serving import DIST, Served

from building.python_files import write_script

TREE = {"game": "tree", "position": "[[3 12 8] [2 4 6] [14 5 2]]", "search": "minimax"}
WASM = "python/pyodide.asm.wasm"


def value_of_the_tree(page: Page) -> float:
    """The value of the textbook's tree from the page's public API."""
    found: float = page.evaluate("async (query) => (await plyscope.search(query)).value", TREE)
    return found


RARE = """import email.generator
import statistics

def f(n):
    return n and f(n - 1)

print(statistics.mean([f(3), 2, 4]), email.generator.__name__)
"""


def test_python_boots_over_http_under_a_sub_path_in_chromium(
    open_page: OpenPage, chromium: Browser, http_address: str
) -> None:
    page = open_page(chromium, http_address)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    phase = "document.documentElement.dataset.python"
    assert page.evaluate(phase) == "booting"
    # A search that is requested now waits for the end of the boot.
    assert value_of_the_tree(page) == 3
    assert page.evaluate(f"plyscope.ready.then(() => {phase})") == "ready"
    expect(page.get_by_text("Plyscope has not started yet")).to_have_count(0)
    # A rare module of the library comes when a program imports it.
    assert "python_stdlib.zip" not in asked
    told = page.evaluate("(source) => plyscope.program({ source })", RARE)
    assert told["output"] == "2 email.generator\n"
    assert asked.count("python_stdlib.zip") == 1


def test_python_boots_from_the_image_on_a_disk_in_chromium_and_names_a_missing_library(
    open_page: OpenPage, chromium: Browser, tmp_path: Path
) -> None:
    folder = shutil.copytree(DIST, tmp_path / "dist")
    (folder / "python" / "python_stdlib.zip.js").unlink()
    address = (folder / "index.html").as_uri()
    page = python_ready(open_page(chromium, address, expect_errors=True))
    assert value_of_the_tree(page) == 3
    run = "plyscope.program({ source: 'import statistics' }).catch((error) => error.message)"
    assert "python_stdlib.zip" in page.evaluate(run)


@pytest.fixture(params=["file", "http"])
def copied(request: pytest.FixtureRequest, tmp_path: Path, served: Served) -> tuple[Path, str]:
    """A copy of the built page that a test may break, and its address."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    if request.param == "http":
        return folder, served(folder)
    return folder, (folder / "index.html").as_uri()


def damage_wasm(folder: Path) -> None:
    """Breaks Python's WebAssembly in both of its forms."""
    whole = (DIST / WASM).read_bytes()
    (folder / WASM).write_bytes(whole[: len(whole) // 2])
    write_script(folder / "python", Path(WASM).name, b"This is no WebAssembly.")


def repair(folder: Path, *names: str) -> None:
    """Puts the built files back."""
    for name in names:
        (folder / name).write_bytes((DIST / name).read_bytes())


def test_a_damaged_wasm_file_is_reported_and_can_be_tried_again(
    open_page: OpenPage, chromium: Browser, copied: tuple[Path, str]
) -> None:
    folder, address = copied
    damage_wasm(folder)
    page = open_page(chromium, address, expect_errors=True)
    alert = page.locator("boot-view [role=alert]")
    expect(alert).to_contain_text("pyodide.asm.wasm is damaged")
    assert page.evaluate("document.documentElement.dataset.python") == "failed"
    assert page.evaluate("plyscope.state().subject") == "tree", "the lesson can be used"
    if address.startswith("http"):
        # There, trying again is tested where less is missing.
        return
    repair(folder, WASM, f"{WASM}.js")
    page.get_by_role("button", name="Try again").click()
    expect(alert).to_have_count(0)
    python_ready(page)


def test_a_missing_file_of_a_server_is_named(
    open_page: OpenPage, chromium: Browser, tmp_path: Path, served: Served
) -> None:
    folder = shutil.copytree(DIST, tmp_path / "dist")
    for name in ("python_core.zip.packed", "python_stdlib.zip.js"):
        (folder / "python" / name).unlink()
    page = open_page(chromium, served(folder), expect_errors=True)
    named = re.compile("python_(core|stdlib).zip")
    expect(page.locator("boot-view [role=alert]")).to_contain_text(named)


def test_with_an_image_that_cannot_be_used_python_starts_in_the_ordinary_way(
    open_page: OpenPage, chromium: Browser, tmp_path: Path
) -> None:
    folder = shutil.copytree(DIST, tmp_path / "dist")
    write_script(folder / "python", "python.image", gzip.compress(b"This is no memory."))
    # The page knows no sums, so that the worker itself finds out.
    for script in (folder / "app.js", folder / "ahead.js"):
        text = script.read_text(encoding="utf-8")
        script.write_text(text.replace('"python.image.js":', '"another.js":'), encoding="utf-8")
    page = python_ready(open_page(chromium, (folder / "index.html").as_uri(), expect_errors=True))
    assert value_of_the_tree(page) == 3
