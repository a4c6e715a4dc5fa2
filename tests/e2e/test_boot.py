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
from waiting import wait_for

from building.python_files import write_script

TREE = {"game": "tree", "position": "[[3 12 8] [2 4 6] [14 5 2]]", "search": "minimax"}
WASM = "python/pyodide.asm.wasm"


def value_of_the_tree(page: Page) -> float:
    """The value of the textbook's tree from the page's public API."""
    found: float = page.evaluate("async (query) => (await plyscope.search(query)).value", TREE)
    return found


def test_python_boots_from_a_disk_in_chromium(page_file: Page) -> None:
    assert value_of_the_tree(page_file) == 3


def test_python_boots_over_http_under_a_sub_path_in_chromium(
    open_page: OpenPage, chromium: Browser, http_address: str
) -> None:
    assert value_of_the_tree(python_ready(open_page(chromium, http_address))) == 3


def test_python_boots_from_the_image_that_the_first_visit_has_left(page_http: Page) -> None:
    assert value_of_the_tree(page_http) == 3


def test_python_boots_from_a_disk_in_firefox(
    open_page: OpenPage, firefox: Browser, file_address: str
) -> None:
    assert value_of_the_tree(python_ready(open_page(firefox, file_address))) == 3


def test_python_boots_over_http_under_a_sub_path_in_firefox(
    open_page: OpenPage, firefox: Browser, http_address: str
) -> None:
    assert value_of_the_tree(python_ready(open_page(firefox, http_address))) == 3


@pytest.fixture(params=["file", "http"])
def copied(request: pytest.FixtureRequest, tmp_path: Path, served: Served) -> tuple[Path, str]:
    """A copy of the built page that a test may break, and its address."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    if request.param == "http":
        return folder, served(folder)
    return folder, (folder / "index.html").as_uri()


def set_boot_timeout(folder: Path, milliseconds: int) -> None:
    """Makes the page give up earlier if Python's start makes no progress."""
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8")
    attribute = f'<html data-boot-timeout="{milliseconds}"'
    index.write_bytes(text.replace("<html", attribute, 1).encode())


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
    repair(folder, WASM, f"{WASM}.js")
    page.get_by_role("button", name="Try again").click()
    wait_for(page, "document.documentElement.dataset.python === 'booting'")
    python_ready(page)
    expect(alert).to_have_count(0)


def test_a_missing_file_is_named(
    open_page: OpenPage, chromium: Browser, copied: tuple[Path, str]
) -> None:
    folder, address = copied
    for name in ("python_core.zip.packed", "python_stdlib.zip.js"):
        (folder / "python" / name).unlink()
    page = open_page(chromium, address, expect_errors=True)
    named = re.compile("python_(core|stdlib).zip")
    if address.startswith("file:"):
        # There, Python starts from its image, and needs its library only for somebody's program.
        python_ready(page)
        run = "plyscope.program({ source: 'import statistics' }).catch((error) => error.message)"
        assert named.search(page.evaluate(run))
    else:
        expect(page.locator("boot-view [role=alert]")).to_contain_text(named)


RARE = """import email.generator
import statistics

def f(n):
    return n and f(n - 1)

print(statistics.mean([f(3), 2, 4]), email.generator.__name__)
"""


def test_a_rare_module_of_the_library_comes_when_a_program_imports_it(
    open_page: OpenPage, chromium: Browser, http_address: str
) -> None:
    page = open_page(chromium, http_address)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    python_ready(page)
    assert "python_stdlib.zip" not in asked
    told = page.evaluate("(source) => plyscope.program({ source })", RARE)
    assert told["output"] == "2 email.generator\n"
    assert asked.count("python_stdlib.zip") == 1


@pytest.mark.parametrize("damage", ["missing", "of another build", "unusable"])
def test_without_a_fitting_image_python_starts_in_the_ordinary_way(
    open_page: OpenPage, chromium: Browser, tmp_path: Path, damage: str
) -> None:
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    image = folder / "python" / "python.image.js"
    if damage == "missing":
        image.unlink()
    else:
        write_script(image.parent, "python.image", gzip.compress(b"This is no memory."))
    if damage == "unusable":
        # The page knows no sums, so that the worker itself finds out.
        for script in (folder / "app.js", folder / "ahead.js"):
            text = script.read_text(encoding="utf-8")
            script.write_text(text.replace('"python.image.js":', '"another.js":'), encoding="utf-8")
    page = python_ready(open_page(chromium, (folder / "index.html").as_uri(), expect_errors=True))
    assert page.evaluate("plyscope.state().subject") == "tree"


def test_the_page_gives_up_a_boot_that_hangs(
    open_page: OpenPage, chromium: Browser, copied: tuple[Path, str]
) -> None:
    folder, address = copied
    set_boot_timeout(folder, 2000)
    silent = "globalThis.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
    first = folder / "ahead.js"
    first.write_bytes(silent.encode() + first.read_bytes())
    page = open_page(chromium, address, expect_errors=True)
    alert = page.locator("boot-view [role=alert]")
    expect(alert).to_contain_text("no progress for 2 seconds")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_the_lesson_can_be_used_when_python_fails(
    open_page: OpenPage, chromium: Browser, copied: tuple[Path, str]
) -> None:
    folder, address = copied
    damage_wasm(folder)
    page = open_page(chromium, address, expect_errors=True)
    expect(page.locator("boot-view [role=alert]")).to_be_visible()
    assert page.evaluate("plyscope.state().subject") == "tree"
