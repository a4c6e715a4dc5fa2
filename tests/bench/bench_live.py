"""The whole tree of minimax on the page: from the press to the first nodes, and to the picture."""

from pathlib import Path
from statistics import median
from typing import Any

from been_here import BEEN_HERE
from playwright.sync_api import CDPSession, Page, sync_playwright

from building.measured import Row, row

ROUNDS = 3
NODES = 549_946
FIRST_LIMIT = 300
"""In milliseconds."""
WHOLE_LIMIT = 2
"""Times the plain run."""
BYTES_LIMIT = 100
"""For each node."""

CHOOSE = """async () => {
  const intend = (detail) => document.dispatchEvent(new CustomEvent("intent", { detail }));
  const settled = async () => {
    do await new Promise((go) => setTimeout(go, 50));
    while (document.documentElement.dataset.busy === "true");
  };
  intend({ type: "choose-subject", subject: "tictactoe", preset: "empty" });
  await settled();
  intend({ type: "change-run", change: { method: "minimax" } });
  await settled();
}"""

# Each move is searched by itself, without being watched: together, the same tree less its root.
PLAIN = """async () => {
  const begun = performance.now();
  document.dispatchEvent(new CustomEvent("intent", { detail: { type: "value-moves" } }));
  do await new Promise((go) => setTimeout(go, 10));
  while (!document.querySelector("moves-view").exact);
  return performance.now() - begun;
}"""

PRESS = """async (nodes) => {
  const painted = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  const told = () => document.querySelector("#tree .tree-chips").textContent;
  const until = async (says) => {
    do await painted();
    while (!told().includes(says));
    await painted();
    return performance.now() - begun;
  };
  const begun = performance.now();
  document.dispatchEvent(new CustomEvent("intent", { detail: { type: "search-anyway" } }));
  const first = await until("so far");
  return [first, await until(`of ${nodes.toLocaleString("en")}`)];
}"""


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for times and memory, each round in a page of its own."""
    address = (Path(tools["dist"]) / "index.html").as_uri()
    rounds = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=tools["chromium"] or None, args=["--no-sandbox", "--disable-gpu"]
        )
        for _ in range(ROUNDS):
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.add_init_script(BEEN_HERE)
            page.goto(address)
            page.evaluate("plyscope.ready")
            rounds.append(measured(page))
            page.close()
        browser.close()
    plain, first, whole, size = (median(each) for each in zip(*rounds, strict=True))
    name = f"tic-tac-toe, minimax to the end, {NODES:,} nodes"
    return [
        row(name, "from the press to the first nodes", first, "ms", at_most=FIRST_LIMIT),
        row(
            name,
            "from the press to the whole picture ÷ plain run",
            whole / plain,
            "×",
            at_most=WHOLE_LIMIT,
            note=f"{whole / 1000:.1f} s against {plain / 1000:.1f} s",
        ),
        row(name, "memory of the page, a node", size / NODES, "bytes", at_most=BYTES_LIMIT),
    ]


def measured(page: Page) -> tuple[float, float, float, float]:
    """In milliseconds a plain run, the time to the first nodes, and to the picture; the bytes that
    the page has taken."""
    page.evaluate(CHOOSE)
    memory = page.context.new_cdp_session(page)
    before = used(memory)
    plain = page.evaluate(PLAIN)
    first, whole = page.evaluate(PRESS, NODES)
    page.wait_for_timeout(2000)  # until the tree has moved into its place
    return plain, first, whole, used(memory) - before


def used(memory: CDPSession) -> float:
    """The bytes of the page's objects and arrays."""
    memory.send("HeapProfiler.collectGarbage")
    heap: dict[str, Any] = memory.send("Runtime.getHeapUsage")
    return float(heap["usedSize"] + heap["embedderHeapUsedSize"] + heap["backingStorageSize"])
