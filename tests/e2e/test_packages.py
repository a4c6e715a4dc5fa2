"""Packages of other people: offered where one is missing, fetched when the button is pressed."""

from __future__ import annotations

import functools
import hashlib
import io
import json
import re
import zipfile

import pytest
from desk import Desk
from opening import OpenPage, python_ready
from playwright.sync_api import Page, Route, expect
from test_policy import POLICY
from test_programs import RECURSION

INDEX, STORAGE = re.findall(r"connect-src 'self' (\S+) (\S+);", POLICY)[0]
PROGRAM = RECURSION + "import sums\nprint(sums.twice(f(3) + 21), sums.helped())\n"
SOURCES = {
    "sums-py": {
        "sums.py": "import aid\n\ntwice = aid.double\n\ndef helped():\n    return 'helped'\n"
    },
    "aid": {"aid.py": "def double(n):\n    return 2 * n\n"},
}
NEEDS = {"sums-py": "aid"}


@functools.cache
def wheel(name: str) -> tuple[str, bytes]:
    """A wheel of pure Python, as the index has it."""
    stem = f"{name.replace('-', '_')}-1.0"
    needs = f"Requires-Dist: {NEEDS[name]}\n" if name in NEEDS else ""
    about = {
        "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{needs}",
        "WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files = SOURCES[name] | {f"{stem}.dist-info/{key}": text for key, text in about.items()}
    record = "".join(f"{path},,\n" for path in files) + f"{stem}.dist-info/RECORD,,\n"
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        for path, text in {**files, f"{stem}.dist-info/RECORD": record}.items():
            archive.writestr(path, text)
    return f"{stem}-py3-none-any.whl", held.getvalue()


class Index:
    """A package index as the page sees it: two packages, and one that is compiled for another
    computer. It remembers what it was asked."""

    def __init__(self, page: Page) -> None:
        self.asked: list[str] = []
        self.is_up = True
        page.context.set_offline(False)
        page.context.route(re.compile(f"^({re.escape(INDEX)}|{re.escape(STORAGE)})/"), self.answer)

    def answer(self, route: Route) -> None:
        """Answers as the index does."""
        url = route.request.url
        self.asked.append(url.rstrip("/").rsplit("/", 1)[1])
        if not self.is_up:
            return route.abort()
        headers = {"access-control-allow-origin": "*"}
        if url.startswith(STORAGE):
            data = dict(wheel(name) for name in SOURCES)[self.asked[-1]]
            return route.fulfill(body=data, headers=headers)
        told = self.project(self.asked[-1])
        headers["content-type"] = "application/vnd.pypi.simple.v1+json"
        return route.fulfill(
            status=200 if told else 404, headers=headers, body=json.dumps(told) if told else "{}"
        )

    def project(self, name: str) -> dict[str, object] | None:
        """What the index says of a package."""
        if name == "compiled":
            file, data = "compiled-1.0-cp314-cp314-win_amd64.whl", b""
        elif name in SOURCES:
            file, data = wheel(name)
        else:
            return None
        sha = hashlib.sha256(data).hexdigest()
        files = [{"filename": file, "url": f"{STORAGE}/{file}", "hashes": {"sha256": sha}}]
        return {"name": name, "files": files, "versions": ["1.0"], "meta": {"api-version": "1.1"}}


def opened(
    request: pytest.FixtureRequest, open_page: OpenPage, kind: str, *, expect_errors: bool = False
) -> tuple[Desk, Index]:
    """The room of programs in a page from a `kind` of address, and a package index."""
    visit = request.getfixturevalue("second_visit") if kind == "http_address" else None
    chromium, address = (request.getfixturevalue(name) for name in ("chromium", kind))
    page = open_page(chromium, address, visit=visit, expect_errors=expect_errors)
    index = Index(page)
    desk = Desk(python_ready(page))
    desk.enter()
    return desk, index


def install(desk: Desk, name: str) -> None:
    """Corrects the name of the package, and installs it."""
    desk.output.get_by_label("Package").fill(name)
    desk.output.get_by_role("button", name=f"Install {name}").click()
    desk.settled(90_000)


WAYS = (
    "import os, sums, sys\n"
    "names = ('js', 'pyodide', 'micropip', 'pyodide_js')\n"
    "print([name for name in names if name in sums.aid.__dict__ or name in sys.modules])\n"
    "print('js' in os.sys.modules)\n"
)
"""Asks whether what is installed has brought a way to the network."""


@pytest.mark.parametrize("kind", ["http_address", "file_address"])
def test_a_package_is_installed_when_asked_for_stays_after_a_stop_and_gives_no_way_to_the_network(
    request: pytest.FixtureRequest, open_page: OpenPage, kind: str
) -> None:
    desk, index = opened(request, open_page, kind)
    desk.run(PROGRAM)
    expect(desk.output.locator(".note")).to_contain_text("no module “sums”")
    expect(desk.output.get_by_role("button", name="Install sums")).to_be_visible()
    assert index.asked == []
    install(desk, "sums-py")
    expect(desk.output.locator(".printed")).to_have_text("42 helped")
    expect(desk.chips).to_contain_text("of 4")
    assert len(index.asked) == 4, "two packages, and a wheel of each"
    desk.run(RECURSION + WAYS)
    expect(desk.output.locator(".printed")).to_have_text(re.compile(r"^\[\]\s*False\s*$"))
    desk.write("while True:\n    pass\n")
    desk.press("ControlOrMeta+Enter")
    desk.page.locator("editor-view").get_by_role("button", name="Stop").click()
    desk.settled(90_000)
    desk.run(PROGRAM)
    expect(desk.output.locator(".printed")).to_have_text("42 helped")
    assert len(index.asked) == 4, "they were kept"


def test_what_cannot_be_installed_is_said_in_a_sentence_and_the_program_stays(
    request: pytest.FixtureRequest, open_page: OpenPage
) -> None:
    desk, index = opened(request, open_page, "http_address", expect_errors=True)
    desk.run("import PIL\n")
    expect(desk.output.get_by_role("button", name="Install pillow")).to_be_visible()
    trouble = desk.output.get_by_role("alert")
    install(desk, "pillow")
    expect(trouble).to_contain_text("The package index has no “pillow”")
    install(desk, "compiled")
    expect(trouble).to_contain_text("has no version that a browser can run")
    install(desk, "two words")
    expect(trouble).to_contain_text("“two words” is not the name of a package")
    index.is_up = False
    install(desk, "sums-py")
    expect(trouble).to_contain_text("the package index could not be reached")
    desk.page.context.set_offline(True)
    install(desk, "aid")
    expect(trouble).to_contain_text("this device is offline")
    expect(desk.editor).to_contain_text("import PIL")
    desk.run(RECURSION + "print(f(2))\n")
    expect(desk.chips).to_contain_text("of 3")
