"""How long Python takes to start: on the page, and as Pyodide comes from its package."""

from __future__ import annotations

import functools
import gzip
import http.server
import threading
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from been_here import BEEN_HERE
from playwright.sync_api import sync_playwright

from building.measured import Outcome, outcome, row

ROUNDS = 5
LIMIT = 0.25  # of Pyodide's own time, where Python is restored from an image beside the page
LIMIT_OF_BYTES = 1.0
SETTLES_MS = 1500
STOCK = """<!doctype html><meta charset="utf-8"><script>
new Worker("stock.js", { type: "module" }).onmessage = ({ data }) => { document.title = data; };
</script>"""
STOCK_WORKER = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
postMessage("ready");
"""
READY = {
    "stock": "document.title === 'ready'",
    "page": "document.documentElement.dataset.python === 'ready'",
}


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
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


def milliseconds(browser: Any, address: str, ready: str, visits: int) -> list[float]:
    """From each visit's navigation to a Python that answers, for visits of one reader."""
    context = browser.new_context()
    context.add_init_script(BEEN_HERE)
    taken = []
    for _ in range(visits):
        page = context.new_page()
        # With a new window, Chromium starts programs of its own, which a reader's browser has long
        # started.
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


def run(tools: dict[str, str]) -> Outcome:
    """A row for each way to open the page, as a share of what Pyodide itself takes."""
    dist = Path(tools["dist"])
    pyodide = Path(tools["root"]) / "node_modules" / "pyodide"
    stock = serve(pyodide) + "/stock.html"
    http = serve(dist) + "/index.html"
    ways = {
        "Pyodide itself": (stock, READY["stock"], 0),
        "page from a disk": (f"file://{dist}/index.html", READY["page"], 0),
        "page over http, first visit": (http, READY["page"], 0),
        "page over http, second visit": (http, READY["page"], 1),
    }
    rows = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=tools["chromium"] or None, args=["--no-sandbox"]
        )
        taken: dict[str, list[float]] = {name: [] for name in ways}
        # In turns, so that whatever else the machine does slows all of them down.
        for _ in range(ROUNDS):
            for name, (address, ready, visit) in ways.items():
                taken[name].append(milliseconds(browser, address, ready, visit + 1)[visit])
        loaded = megabytes(browser, dist, http, READY["page"])
        least = megabytes(browser, pyodide, stock, READY["stock"])
        browser.close()
    base = median(taken.pop("Pyodide itself"))
    for name, times in taken.items():
        share = median(times) / base
        note = f"{median(times):.0f} ms against {base:.0f} ms"
        limit = None if name.endswith("first visit") else LIMIT
        what = "until Python answers ÷ Pyodide itself"
        rows.append(row(name, what, share, "×", at_most=limit, note=note))
    note = f"{loaded:.1f} MB against {least:.1f} MB"
    what = "bytes until Python answers, gzipped ÷ Pyodide itself"
    first = "page over http, first visit"
    rows.append(row(first, what, loaded / least, "×", at_most=LIMIT_OF_BYTES, note=note))
    return outcome(rows)
