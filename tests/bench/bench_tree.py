"""How fast the tree is laid out and painted, in Chromium without a GPU at 1440 × 900."""

import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from building.measured import Row, row

FIRST_LIMIT = 1000  # ms, for 20,000 nodes laid out and painted
FRAME_LIMIT = 16.7  # ms, for a frame of a pan or a zoom
SIZES = (100, 1000, 10_000, 100_000, 500_000, 1_000_000)
GOAL_SIZE = 500_000


def run(tools: dict[str, str]) -> list[Row]:
    """Measures tic-tac-toe's trees, and made-up ones of growing size."""
    root = Path(tools["root"])
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        page_file = make_page(root, tools["node"], Path(folder))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=tools["chromium"] or None, args=["--no-sandbox", "--disable-gpu"]
            )
            page = browser.new_page(viewport={"width": 1440, "height": 900})

            def measured(script: str) -> dict[str, float]:
                page.goto(page_file.as_uri())
                told: dict[str, float] = page.evaluate(script)
                return told

            game = measured("measureTicTacToe(true)")
            rows += described("tic-tac-toe, alpha-beta", game, first_limit=FIRST_LIMIT)
            rows += described("tic-tac-toe, minimax", measured("measureTicTacToe(false)"))
            for nodes in SIZES:
                tree = measured(f"measureMadeUp({nodes})")
                is_goal = nodes == GOAL_SIZE
                rows += described("a made-up search", tree, limit=FRAME_LIMIT if is_goal else None)
            browser.close()
    return rows


def make_page(root: Path, node: str, folder: Path) -> Path:
    """Bundles the benchmark's page into one folder and returns its HTML file."""
    bundle = subprocess.run(
        [
            node,
            root / "node_modules" / "esbuild" / "bin" / "esbuild",
            root / "tests" / "bench" / "tree" / "page.js",
            "--bundle",
            "--format=iife",
            "--log-level=error",
        ],
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    (folder / "page.js").write_text(bundle, encoding="utf-8")
    css = "".join((root / "static" / "css" / name).read_text(encoding="utf-8") for name in ("tokens.css", "tree.css"))
    html = folder / "page.html"
    html.write_text(
        f"<!doctype html><meta charset='utf-8'><style>{css}</style>"
        "<body style='margin: 0'><script src='page.js'></script>",
        encoding="utf-8",
    )
    return html


def described(
    title: str, measured: dict[str, float], *, limit: float | None = FRAME_LIMIT, first_limit: float | None = None
) -> list[Row]:
    """Rows about one tree."""
    name = f"{title}, {measured['rows']:,} rows"
    note = (
        f"{measured['frames']} frames of zooming and panning: median {measured['median']:.1f} ms,"
        f" worst {measured['worst']:.1f} ms"
    )
    return [
        row(name, "laid out and painted", measured["first"], "ms", at_most=first_limit),
        row(name, "a frame, 95th percentile", measured["p95"], "ms", at_most=limit, note=note),
    ]
