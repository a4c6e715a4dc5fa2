"""`build.py dev`: a page in .build/dev that is made anew, and reloaded, as its sources change.

It is made from dist/, and differs from it in that nothing is minified, its bundles hold their
source maps, and it has two more scripts: one reloads it, one knows Python's files by their sums.
It has no copies of those files for a disk. dist/ itself stays as it is.

After a change in Python the page has no first lesson, which takes seconds to compute: it says so,
and begins when Python has started.
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

from building.bundles import FOR_DEVELOPMENT, bundle_app, bundle_styles, bundle_worker
from building.page import STATIC_FILES, build, copy_static
from building.paths import BUILD, DIST, ROOT, SCRIPTS, STATIC
from building.python_files import build_wheel, sum_of
from building.running import BuildError, say
from building.serving import PageHandler, serve
from building.watching import Changes, changed, snapshot

PAGE = BUILD / "dev"
LOOK_EVERY = 0.2
"""Seconds between two looks at the sources."""


def make_styles() -> None:
    """Bundles the styles."""
    bundle_styles(PAGE, FOR_DEVELOPMENT)


def make_worker() -> None:
    """Bundles the worker."""
    bundle_worker(PAGE, FOR_DEVELOPMENT)


def make_python() -> None:
    """Builds the wheel."""
    build_wheel(PAGE / "python")


def make_sums() -> None:
    """Writes the sums by which the page knows Python's files, as a script of their own.

    In dist/ they are in the page's script, which would take longer to make.
    """
    files = sorted((PAGE / "python").iterdir())
    sums = {file.name: sum_of(file.read_bytes()) for file in files}
    text = f"globalThis.plyscopeFiles = {json.dumps(sums)};\n"
    (PAGE / "dev-sums.js").write_text(text, encoding="utf-8")


def make_script() -> None:
    """Bundles the page's script."""
    bundle_app(PAGE, "globalThis.plyscopeFiles", FOR_DEVELOPMENT)


def make_page() -> None:
    """Copies the page's frame, with the two scripts that only this page has."""
    copy_static(PAGE)
    index = PAGE / "index.html"
    text = index.read_text(encoding="utf-8")
    scripts = '<script src="dev-reload.js"></script><script src="dev-sums.js"></script>'
    index.write_text(text.replace("<script", f"{scripts}<script", 1), encoding="utf-8")


@dataclass(frozen=True)
class Part:
    """A part of the page, the files and folders that it is made from, and how."""

    name: str
    sources: tuple[Path, ...]
    make: Callable[[], None]


PYTHON_SOURCES = (ROOT / "py", ROOT / "pyproject.toml")

PARTS = (
    Part("styles", (STATIC / "css",), make_styles),
    Part("worker", (SCRIPTS / "python",), make_worker),
    Part("Python", PYTHON_SOURCES, make_python),
    Part("sums", (SCRIPTS / "python", *PYTHON_SOURCES), make_sums),
    Part("script", (SCRIPTS, STATIC / "explain"), make_script),
    Part("page", STATIC_FILES, make_page),
)
"""In the order in which they are made: the sums are those of the worker and of Python's files."""


def prepare() -> None:
    """Makes the whole page for the first time."""
    build()
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(DIST, PAGE, ignore=lambda folder, names: [n for n in names if is_copy(n)])
    for part in PARTS:
        if part.name != "Python":
            part.make()


def is_copy(name: str) -> bool:
    """Whether a file is the copy of one of Python's files for a page from a disk."""
    return name.endswith((".wasm.js", ".zip.js", ".whl.js", "worker.js.js"))


def remake(files: set[Path]) -> list[str]:
    """Makes the parts anew that are made from any of these files; returns their names."""
    parts = [
        part
        for part in PARTS
        if any(file.is_relative_to(source) for file in files for source in part.sources)
    ]
    for part in parts:
        part.make()
    return [part.name for part in parts]


def watch(changes: Changes) -> None:
    """Makes anew what changes, for ever."""
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
            say(f"{error}\nThe page is as it was; mend this, and it is made anew.")
            continue
        if names:
            changes.tell(" and ".join(names))
        seconds = time.monotonic() - begun
        say(f"made {' and '.join(names)} anew in {seconds:.2f} s")


RELOAD = """// In the page of build.py dev only.
new EventSource("dev-events?since=%d").onmessage = ({ data }) => {
  if (data !== "styles") return location.reload();
  document.querySelector("link[rel=stylesheet]").href = `app.css?${Date.now()}`;
};
"""


class DevHandler(PageHandler):
    """Serves the page, its reloading script, and the news of changes as server-sent events."""

    def __init__(self, *words: Any, changes: Changes, **options: Any) -> None:
        self.changes = changes
        super().__init__(*words, **options)

    def end_headers(self) -> None:
        """Keeps browsers from keeping anything."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def do_GET(self) -> None:  # noqa: N802 - the base class calls it so
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
        """Begins an answer that is no file."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.end_headers()

    def send_events(self, count: int) -> None:
        """Sends what is made anew, each time, until the page is closed."""
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
    """Makes the page, serves it, and makes anew what changes, until Ctrl-C."""
    prepare()
    changes = Changes()
    threading.Thread(target=watch, args=(changes,), daemon=True).start()
    handler = functools.partial(DevHandler, changes=changes)
    serve(PAGE, port, open_browser=open_browser, handler=handler)
