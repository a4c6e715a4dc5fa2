"""How long the page and Python take to start; Python also as Pyodide comes from its package."""

import functools
import gzip
import http.server
import threading
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from been_here import BEEN_HERE
from playwright.sync_api import sync_playwright

from building.browsers import browser as found_browser
from building.measured import Row, row

ROUNDS = 5
LIMITS = {"Chromium": 0.25, "Firefox": 0.35}
"""Of Pyodide's own time, where Python is restored from an image beside the page."""
LIMIT_OF_BYTES = 1.0
LIMIT_OF_PICTURES = 300  # milliseconds, from a disk
SETTLES_MS = 1500
FROM_A_DISK = "page from a disk"
FIRST_VISIT = "page over http, first visit"
STOCK = """<!doctype html><meta charset="utf-8"><script>
new Worker("stock.js", { type: "module" }).onmessage = ({ data }) => { document.title = data; };
</script>"""
STOCK_WORKER = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
postMessage("ready");
"""
WATCH = """
const look = () => {
  const canvas = document.querySelector("tree-view canvas");
  const forward = "transport-view [aria-label^='Next step'][aria-disabled=false]";
  const step = document.querySelector(forward);
  if (!canvas?.width || !step) return void requestAnimationFrame(look);
  setTimeout(() => performance.mark("tree"));
};
requestAnimationFrame(look);
"""
"""Notes when there is a tree whose next step can be taken, at the end of that frame."""

PICTURES = """[
  performance.getEntriesByType("paint")[0]?.startTime,
  performance.getEntriesByName("tree")[0].startTime,
]"""
"""When the page was first painted, and when there was that tree."""

READY = {"stock": "document.title === 'ready'", "page": "document.documentElement.dataset.python === 'ready'"}


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves a folder, and the page that only starts Pyodide; prints nothing."""

    asked: ClassVar[set[str]] = set()

    def do_GET(self) -> None:
        """Answers a request."""
        self.asked.add(self.path)
        made = {"/stock.html": (STOCK, "text/html"), "/stock.js": (STOCK_WORKER, "text/javascript")}
        if self.path not in made:
            super().do_GET()
            return
        text, kind = made[self.path]
        self.send_response(200)
        self.send_header("content-type", kind)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *args: Any) -> None:
        """Prints nothing."""


def serve(folder: Path) -> str:
    """The address of a server for a folder."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


def milliseconds(browser: Any, address: str, ready: str, visits: int) -> list[float]:
    """From each visit's navigation to a Python that answers, for visits of one reader."""
    context = browser.new_context()
    context.add_init_script(BEEN_HERE)
    taken = []
    for _ in range(visits):
        page = context.new_page()
        # With a new window, Chromium starts programs of its own, which a reader's browser has long started.
        page.wait_for_timeout(SETTLES_MS)
        page.goto(address)
        while not page.evaluate(ready):
            page.wait_for_timeout(10)
        taken.append(page.evaluate("performance.now()"))
        # What a page does when it has nothing to do: keeping things for the next visit.
        page.wait_for_timeout(1500)
        page.close()
    context.close()
    return taken


def first_pictures(browser: Any, address: str) -> list[float]:
    """From navigation to the first paint, and to the first tree that can be stepped through."""
    context = browser.new_context()
    context.add_init_script(BEEN_HERE)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.wait_for_timeout(SETTLES_MS)
    page.goto(address)
    while not page.evaluate(READY["page"]):
        page.wait_for_timeout(10)
    times: list[float] = page.evaluate(PICTURES)
    context.close()
    return times


def megabytes(browser: Any, folder: Path, address: str, ready: str) -> float:
    """What a first visit loads of a folder until Python answers, gzipped."""
    Quiet.asked.clear()
    page = browser.new_context().new_page()
    page.add_init_script(BEEN_HERE)
    page.goto(address)
    while not page.evaluate(ready):
        page.wait_for_timeout(10)
    files = {folder / path.lstrip("/").partition("?")[0] for path in Quiet.asked}
    page.close()
    return sum(len(gzip.compress(file.read_bytes())) for file in files if file.is_file()) / 1e6


def rows_in(name: str, browser: Any, stock: str, ways: dict[str, tuple[str, int]]) -> list[Row]:
    """How long each way to open the page takes, as a share of what Pyodide itself takes."""
    plain: list[float] = []
    taken: dict[str, list[float]] = {way: [] for way in ways}
    pictures = []
    # In turns, so that whatever else the machine does slows all of them down.
    for _ in range(ROUNDS):
        plain += milliseconds(browser, stock, READY["stock"], 1)
        for way, (address, visit) in ways.items():
            taken[way].append(milliseconds(browser, address, READY["page"], visit + 1)[visit])
        pictures.append(first_pictures(browser, ways[FROM_A_DISK][0]))
    base = median(plain)
    rows = []
    for way, times in taken.items():
        note = f"{name}, {median(times):.0f} ms against {base:.0f} ms"
        limit = None if way.endswith("first visit") else LIMITS[name]
        what = f"until Python answers ÷ Pyodide itself, in {name}"
        rows.append(row(way, what, median(times) / base, "×", at_most=limit, note=note))
    names = ("first paint", "first tree that can be stepped")
    seen = zip(names, zip(*pictures, strict=True), strict=True)
    for what, times in seen:
        value = median(times)
        limit = LIMIT_OF_PICTURES
        rows.append(row(FROM_A_DISK, f"{what}, in {name}", value, "ms", at_most=limit))
    return rows


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each browser and each way to open the page."""
    dist = Path(tools["dist"])
    pyodide = Path(tools["root"]) / "node_modules" / "pyodide"
    stock = serve(pyodide) + "/stock.html"
    http = serve(dist) + "/index.html"
    ways = {
        FROM_A_DISK: (f"file://{dist}/index.html", 0),
        FIRST_VISIT: (http, 0),
        "page over http, second visit": (http, 1),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=tools["chromium"] or None, args=["--no-sandbox"])
        rows = rows_in("Chromium", browser, stock, ways)
        loaded = megabytes(browser, dist, http, READY["page"])
        least = megabytes(browser, pyodide, stock, READY["stock"])
        browser.close()
        path = found_browser("firefox")
        # One that is not Playwright's own needs another protocol. The rule is a user's Firefox's.
        browser = playwright.firefox.launch(
            executable_path=path or None,
            channel="moz-firefox" if path else None,
            firefox_user_prefs={"security.fileuri.strict_origin_policy": True},
        )
        rows += rows_in("Firefox", browser, stock, {FROM_A_DISK: ways[FROM_A_DISK]})
        browser.close()
    note = f"{loaded:.1f} MB against {least:.1f} MB"
    what = "bytes until Python answers, gzipped ÷ Pyodide itself"
    rows.append(row(FIRST_VISIT, what, loaded / least, "×", at_most=LIMIT_OF_BYTES, note=note))
    return rows
