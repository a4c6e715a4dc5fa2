"""A first visit on a cheap phone: over a slow line with gzip, and on a processor that is slowed down.
Chromium does both by itself. Also how much memory the page keeps when it is at rest."""

import functools
import gzip
import http.server
import re
import threading
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

from bench_boot import READY, STOCK, STOCK_WORKER
from playwright.sync_api import Browser, Page, sync_playwright

from building.measured import Row, row

ROUNDS = 3
SIZE = {"width": 390, "height": 844}
SETTLES_MS = 1500
AT_REST_MS = 12_000
"""By then the page has loaded all that it loads by itself."""
KILOBYTES = 180
MEMORY = 1.5
NOT_FOR_THE_PICTURE = re.compile(r"/python/|/catalogue\.js|/parts/(?!home)")

LINES: dict[str, dict[str, Any]] = {
    "1.6 Mbit/s, 150 ms, a sixth of the processor": {
        "line": {"bits": 1.6e6, "latency": 150},
        "processor": 6,
        "goals": (2.5, 4.0, 34.0),
    },
    "9 Mbit/s, 60 ms, a quarter of the processor": {
        "line": {"bits": 9e6, "latency": 60},
        "processor": 4,
        "goals": (1.5, 2.0, 9.0),
    },
}
MOMENTS = ("words", "tree", "python")
NAMES = ("first words", "first tree that can be stepped", "until Python answers")

WATCH = """
const mark = (name) => setTimeout(() => performance.mark(name));
let words = false, gone = false;
const look = () => {
  if (document.documentElement.dataset.python === "ready") return mark("python");
  requestAnimationFrame(look);
  if (performance.getEntriesByName("tree").length > 0) return;
  const [heading, begins] = ["home-view h2", "home-view .demo-watch"].map((each) => document.querySelector(each));
  if (heading && !words) mark("words");
  words ||= heading !== null;
  if (begins && document.querySelector("home-view canvas")?.width && !gone) {
    gone = true;
    begins.click();
  }
  const step = document.querySelector("transport-view [aria-label^='Next step'][aria-disabled=false]");
  if (gone && step?.checkVisibility() && document.querySelector("#tree canvas")?.width) mark("tree");
};
requestAnimationFrame(look);
"""
"""Notes when the first sentence of Home is there; goes on to its tree as soon as it can, and notes when that
tree's next step can be taken; and when Python answers. Each at the end of that frame."""


@cache
def packed(file: Path) -> bytes:
    """A file as a usual web server sends it."""
    return gzip.compress(file.read_bytes(), 9)


class Gzipped(http.server.SimpleHTTPRequestHandler):
    """Serves a folder gzipped, and the page that only starts Pyodide; prints nothing."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Answers a request."""
        made = {"/stock.html": STOCK, "/stock.js": STOCK_WORKER}
        file = Path(self.translate_path(self.path))
        if self.path in made:
            body = gzip.compress(made[self.path].encode())
        elif file.is_file():
            body = packed(file)
        else:
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path.partition("?")[0]))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Prints nothing."""


class Server(http.server.ThreadingHTTPServer):
    """Does not mind if nobody waits for an answer any more."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Prints nothing."""


def serve(folder: Path) -> str:
    """The address of a server for a folder."""
    server = Server(("127.0.0.1", 0), functools.partial(Gzipped, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


def until(page: Page, there: str) -> None:
    """Waits without asking the page to: its policy allows it to run no text."""
    while not page.evaluate(there):
        page.wait_for_timeout(100)


def visit(browser: Browser, address: str, line: dict[str, float], processor: int) -> list[float]:
    """A first visit: the seconds until each moment."""
    context = browser.new_context(viewport=SIZE, has_touch=True, is_mobile=True)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.wait_for_timeout(SETTLES_MS)
    session = context.new_cdp_session(page)
    speed = line["bits"] / 8
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": line["latency"], "downloadThroughput": speed, "uploadThroughput": speed},
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": processor})
    page.goto(address, wait_until="commit")
    until(page, "performance.getEntriesByName('python').length > 0")
    times = [page.evaluate(f"performance.getEntriesByName('{each}')[0].startTime") / 1000 for each in MOMENTS]
    context.close()
    return times


def kilobytes(browser: Browser, address: str, folder: Path) -> float:
    """What the first picture needs, gzipped: it comes although nothing else is there."""
    context = browser.new_context(viewport=SIZE, service_workers="block")
    context.add_init_script(WATCH)
    page = context.new_page()
    asked: set[str] = set()
    page.on("requestfinished", lambda request: asked.add(request.url))
    page.route(NOT_FOR_THE_PICTURE, lambda route: route.abort())
    page.goto(address)
    until(page, "performance.getEntriesByName('tree').length > 0")
    context.close()
    files = {folder / url.removeprefix(address.rsplit("/", 1)[0]).partition("?")[0].lstrip("/") for url in asked}
    return sum(len(packed(file)) for file in files if file.is_file()) / 1000


def megabytes(launch: Any, address: str, ready: str) -> float:
    """What the renderers of a browser with this page alone keep in memory, once it is at rest."""
    browser = launch()
    page = browser.new_page(viewport=SIZE)
    page.goto(address)
    until(page, ready)
    page.wait_for_timeout(AT_REST_MS)
    about = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pids = [each["id"] for each in about if each["type"] == "renderer"]
    total = sum(private(Path(f"/proc/{pid}/smaps_rollup")) for pid in pids)
    browser.close()
    return total


def private(file: Path) -> float:
    """The megabytes of one process that no other has."""
    found = re.findall(r"^Private_\w+:\s+(\d+) kB$", file.read_text(encoding="ascii"), re.MULTILINE)
    return sum(map(int, found)) / 1000


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each line, for the bytes and for the memory."""
    dist = Path(tools["dist"])
    address = serve(dist) + "/index.html"
    stock = serve(Path(tools["root"]) / "node_modules" / "pyodide") + "/stock.html"
    rows = []
    with sync_playwright() as playwright:
        launch = functools.partial(
            playwright.chromium.launch, executable_path=tools["chromium"] or None, args=["--no-sandbox"]
        )
        browser = launch()
        for name, about in LINES.items():
            rounds = [visit(browser, address, about["line"], about["processor"]) for _ in range(ROUNDS)]
            measured = zip(NAMES, zip(*rounds, strict=True), about["goals"], strict=True)
            for what, times, goal in measured:
                note = f"{min(times):.1f} to {max(times):.1f} s"
                rows.append(row(name, what, median(times), "s", at_most=goal, note=note))
        size = kilobytes(browser, address, dist)
        rows.append(row("any line", "bytes of the first picture, gzipped", size, "kB", at_most=KILOBYTES))
        browser.close()
        empty = megabytes(launch, "about:blank", "true")
        own = megabytes(launch, address, READY["page"]) - empty
        bare = megabytes(launch, stock, READY["stock"]) - empty
    note = f"{own:.0f} MB against {bare:.0f} MB"
    what = "memory at rest beyond an empty tab ÷ Pyodide itself"
    return [*rows, row("over http, first visit", what, own / bare, "×", at_most=MEMORY, note=note)]
