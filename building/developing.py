"""`build.py dev`: a page in .build/dev that is rebuilt and reloaded when its sources change.

It is made from dist/, with these differences: nothing is minified, the bundles contain source maps,
and there are two more scripts: one reloads the page, the other has the checksums of Python's files.
It has no copies of those files for opening from a disk. dist/ itself is not changed.

After a change in Python, the page has no first lesson, because that takes seconds to compute: the
page says so, and waits until Python has started.
"""

from __future__ import annotations

import functools
import json
import shutil
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from building.bundles import FOR_DEVELOPMENT, bundle_ahead, bundle_scorm, bundle_worker
from building.page import STATIC_FILES, build, copy_static
from building.parts import bundle_parts, later_files, write_app
from building.paths import BUILD, DIST, ROOT, SCRIPTS, STATIC
from building.python_files import (
    ONLY_FROM_A_DISK,
    build_wheel,
    packed_whole,
    program_name,
    sum_of,
    wheel_name,
)
from building.running import BuildError, say
from building.serving import PageHandler, serve
from building.styles import bundle_styles
from building.watching import Changes, changed, snapshot

PAGE = BUILD / "dev"
BUILD_ID = "dev"
"""All that is built again and again here is of one build."""
LOOK_EVERY = 0.2
"""How many seconds to wait between checks of the sources."""


def make_styles() -> None:
    """Bundles the styles."""
    bundle_styles(PAGE, BUILD_ID, FOR_DEVELOPMENT)


def make_worker() -> None:
    """Bundles the worker."""
    bundle_worker(PAGE, FOR_DEVELOPMENT)


def make_python() -> None:
    """Builds the wheel, and packs it."""
    made = BUILD / "dev-wheel"
    build_wheel(made)
    (PAGE / "python" / program_name()).write_bytes(packed_whole((made / wheel_name()).read_bytes()))


def make_sums() -> None:
    """Writes the checksums of Python's files to a script of their own.

    In dist/ they are in the page's script, but that takes longer to make.
    """
    files = sorted((PAGE / "python").iterdir())
    sums = {file.name: sum_of(file.read_bytes()) for file in files}
    text = f"globalThis.plyscopeFiles = {json.dumps(sums)};\n"
    (PAGE / "dev-sums.js").write_text(text, encoding="utf-8")


def make_script() -> None:
    """Bundles the page's scripts."""
    bundle_parts(PAGE, BUILD_ID, FOR_DEVELOPMENT)
    # Without their sums: each may be made again without the page's script.
    later = json.dumps(dict.fromkeys(later_files(PAGE), ""))
    write_app(PAGE, BUILD_ID, "globalThis.plyscopeFiles", later)
    bundle_ahead(PAGE, BUILD_ID, "globalThis.plyscopeFiles", FOR_DEVELOPMENT)
    bundle_scorm(PAGE, BUILD_ID, FOR_DEVELOPMENT)


NOTHING_KEPT = """addEventListener("install", () => skipWaiting());
addEventListener("activate", () => registration.unregister());
"""
"""A service worker that ends itself, and one that a built page at the same address has left."""


def make_page() -> None:
    """Copies index.html, and adds the two scripts that only this page has."""
    copy_static(PAGE, BUILD_ID)
    (PAGE / "service-worker.js").write_text(NOTHING_KEPT, encoding="utf-8")
    index = PAGE / "index.html"
    text = index.read_text(encoding="utf-8")
    scripts = '<script src="dev-reload.js"></script><script src="dev-sums.js"></script>'
    index.write_text(text.replace("<script", f"{scripts}<script", 1), encoding="utf-8")


@dataclass(frozen=True)
class Part:
    """A part of the page, the files and folders it is made from, and how to make it."""

    name: str
    sources: tuple[Path, ...]
    make: Callable[[], None]


PYTHON_SOURCES = (ROOT / "py", ROOT / "pyproject.toml")

PARTS = (
    Part("styles", (STATIC / "css", SCRIPTS / "features"), make_styles),
    Part("worker", (SCRIPTS / "python",), make_worker),
    Part("Python", PYTHON_SOURCES, make_python),
    Part("sums", (SCRIPTS / "python", *PYTHON_SOURCES), make_sums),
    Part("script", (SCRIPTS, STATIC / "explain", STATIC / "lessons"), make_script),
    Part("page", STATIC_FILES, make_page),
)
"""In the order in which they are made: the checksums need the worker and Python's files."""


def prepare() -> None:
    """Makes the whole page for the first time."""
    build()
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(
        DIST, PAGE, ignore=lambda folder, names: [n for n in names if n.endswith(ONLY_FROM_A_DISK)]
    )
    for part in PARTS:
        if part.name != "Python":
            part.make()


def remake(files: set[Path]) -> list[str]:
    """Rebuilds the parts that are made from any of these files; returns their names."""
    parts = [
        part
        for part in PARTS
        if any(file.is_relative_to(source) for file in files for source in part.sources)
    ]
    for part in parts:
        part.make()
    return [part.name for part in parts]


def watch(changes: Changes) -> None:
    """Rebuilds what changes, for ever."""
    places = sorted({source for part in PARTS for source in part.sources})
    before = snapshot(places)
    while True:
        time.sleep(LOOK_EVERY)
        after = snapshot(places)
        files = changed(before, after)
        before = after
        if not files:
            continue
        begun = time.monotonic()
        try:
            names = remake(files)
        except (BuildError, OSError) as error:
            say(f"{error}\nThe page has not changed. Fix the error, and it will be rebuilt.")
            continue
        if names:
            changes.tell(" and ".join(names))
        seconds = time.monotonic() - begun
        say(f"rebuilt {' and '.join(names)} in {seconds:.2f} s")


RELOAD = """// In the page of build.py dev only.
new EventSource("dev-events?since=%d").onmessage = ({ data }) => {
  if (data !== "styles") return location.reload();
  for (const link of document.querySelectorAll("link[rel=stylesheet][href]"))
    link.href = `${link.href.split("?")[0]}?${Date.now()}`;
};
"""


class DevHandler(PageHandler):
    """Serves the page, the script that reloads it, and server-sent events about changes."""

    def __init__(self, *words: Any, changes: Changes, **options: Any) -> None:
        self.changes = changes
        super().__init__(*words, **options)

    def end_headers(self) -> None:
        """Tells browsers not to cache anything."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def do_GET(self) -> None:  # noqa: N802 - the name in the base class
        """Answers a request."""
        address = urlsplit(self.path)
        if address.path == "/dev-reload.js":
            self.begin("text/javascript")
            self.wfile.write((RELOAD % self.changes.count).encode())
        elif address.path == "/dev-events":
            self.begin("text/event-stream")
            self.send_events(int(parse_qs(address.query)["since"][0]))
        else:
            super().do_GET()

    def begin(self, kind: str) -> None:
        """Begins an answer that is not a file."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.end_headers()

    def send_events(self, count: int) -> None:
        """Sends the names of rebuilt parts, each time, until the page is closed."""
        try:
            while True:
                names = self.changes.since(count, seconds=10)
                count += len(names)
                events = "".join(f"data: {name}\n\n" for name in names)
                self.wfile.write((events or ": nothing new\n\n").encode())
                self.wfile.flush()
        except ConnectionError:
            pass


def develop(port: int, *, open_browser: bool) -> None:
    """Makes the page, serves it, and rebuilds what changes, until Ctrl-C."""
    prepare()
    changes = Changes()
    threading.Thread(target=watch, args=(changes,), daemon=True).start()
    handler = functools.partial(DevHandler, changes=changes)
    serve(PAGE, port, open_browser=open_browser, handler=handler)
