"""How soon a program that Python cannot end is stopped, and how soon the next one has run: with a
second Python that stands by, and without."""

import functools
import http.server
import threading
import time
from pathlib import Path
from statistics import median
from typing import Any

from been_here import BEEN_HERE
from playwright.sync_api import Page, sync_playwright

from building.measured import Row, row

LIMIT = 1500  # ms, for a stop
ROUNDS = 3
DEEP = "import sys\nsys.setrecursionlimit(10**6)\n"
AGAIN = "while True:\n    try:\n        {}\n    except RecursionError:\n        pass\n"
RUNAWAYS = {
    "while True: pass": "while True:\n    pass\n",
    "sum(range(10**12))": "sum(range(10**12))\n",
    "recursion through __eq__": "class A:\n    def __eq__(self, other):\n"
    "        return [self] == [other]\n\n" + AGAIN.format("A() == A()"),
    "recursion through key=": "def g(n):\n    return max([n], key=lambda m: g(m + 1))\n\n" + AGAIN.format("g(0)"),
    "a list that eats the memory": "kept = []\nwhile True:\n    try:\n"
    "        kept.append(bytearray(10**6))\n    except MemoryError:\n        pass\n",
    "the same in small pieces": "kept = []\nwhile True:\n    kept.append([0] * 10)\n",
}
NEXT = "def f(n):\n    return n and f(n - 1)\n\n\nprint(f(3))\n"

# From the press of Stop to a page that is not busy, and to the answer to the next program.
STOP = """async (next) => {
  const begun = performance.now();
  // A recursion may have ended Python by itself.
  const isBusy = document.documentElement.dataset.busy === "true";
  if (isBusy) document.dispatchEvent(new CustomEvent("intent", { detail: { type: "stop" } }));
  const isOn = () => document.documentElement.dataset.busy === "true";
  while (isOn()) await new Promise((go) => setTimeout(go));
  const stopped = performance.now() - begun;
  await plyscope.program({ source: next });
  return [stopped, performance.now() - begun];
}"""
RUN = """(source) => document.dispatchEvent(new CustomEvent("intent", {
  detail: { type: "set-position", text: source },
}))"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the page, and prints nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        """Prints nothing."""


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each program."""
    handler = functools.partial(Quiet, directory=str(Path(tools["dist"])))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/index.html"
    rows = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=tools["chromium"] or None, args=["--no-sandbox"])
        for name, source in RUNAWAYS.items():
            cold = measured(open_page(browser, address, "no"), source, wait=0.0)
            warm = measured(open_page(browser, address, "yes"), source, wait=6.0)
            rows.extend(told(name, cold, warm))
        browser.close()
    server.shutdown()
    return rows


def open_page(browser: Any, address: str, stands_by: str) -> Page:
    """The room of programs in a page of its own."""
    page: Page = browser.new_page()
    page.add_init_script(f"document.documentElement.dataset.standBy = '{stands_by}'")
    page.add_init_script(BEEN_HERE)
    page.goto(address)
    page.wait_for_selector("places-view button")
    page.evaluate("plyscope.ready")
    page.get_by_role("navigation", name="Places").get_by_role("button", name="Your code").click()
    page.wait_for_selector("html[data-busy=false]")
    page.wait_for_selector("output-view .printed")
    return page


def measured(page: Page, source: str, wait: float) -> tuple[float, float]:
    """The medians of the milliseconds to the stop, and to the next answer. Before each round, a
    second Python has the time to start."""
    rounds = []
    for _ in range(ROUNDS):
        time.sleep(wait)
        page.evaluate(RUN, DEEP + source)
        time.sleep(0.25)
        rounds.append(page.evaluate(STOP, NEXT))
        page.wait_for_selector("html[data-busy=false]")
    page.close()
    stopped, answered = (median(each) for each in zip(*rounds, strict=True))
    return stopped, answered


def told(name: str, cold: tuple[float, float], warm: tuple[float, float]) -> list[Row]:
    slowest = max(cold[0], warm[0])
    stands_by = f"with a Python that stands by {warm[1]:.0f} ms"
    return [
        row(name, "from Stop to a page that is not busy", slowest, "ms", at_most=LIMIT),
        row(name, "from Stop to the next answer", cold[1], "ms", note=stands_by),
    ]
