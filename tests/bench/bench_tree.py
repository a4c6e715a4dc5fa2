"""How fast the tree is laid out and painted, in Chromium without a GPU at 1280 × 800."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

FIRST_LIMIT = 1000  # ms, for 20,000 nodes laid out and painted
FRAME_LIMIT = 33  # ms, for a frame of a pan or a zoom


def run(tools: dict[str, str]) -> list[str]:
    """Measures tic-tac-toe's alpha-beta tree, which has targets, and half a million nodes."""
    root = Path(tools["root"])
    with tempfile.TemporaryDirectory() as folder:
        page_file = make_page(root, tools["node"], Path(folder))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=tools["chromium"] or None,
                args=["--no-sandbox", "--disable-gpu"],
            )
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            page.goto(page_file.as_uri())
            game = page.evaluate("measureTree('tictactoe')")
            large = page.evaluate("measureTree('half a million')")
            browser.close()
    met = game["first"] <= FIRST_LIMIT and game["p95"] <= FRAME_LIMIT
    return [
        describe("tic-tac-toe, alpha-beta", game),
        f"  targets: {FIRST_LIMIT} ms, and {FRAME_LIMIT} ms a frame: {'met' if met else 'MISSED'}",
        describe("a made-up search", large),
    ]


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
    css = "".join(
        (root / "static" / "css" / name).read_text(encoding="utf-8")
        for name in ("tokens.css", "tree.css")
    )
    html = folder / "page.html"
    html.write_text(
        f"<!doctype html><meta charset='utf-8'><style>{css}</style>"
        "<body style='margin: 0'><script src='page.js'></script>",
        encoding="utf-8",
    )
    return html


def describe(title: str, measured: dict[str, float]) -> str:
    """One line about one tree."""
    return (
        f"{title}: {measured['rows']:,} rows laid out and painted in {measured['first']:.0f} ms; "
        f"{measured['frames']} frames of zooming and panning: median {measured['median']:.1f} ms, "
        f"95 % {measured['p95']:.1f} ms, worst {measured['worst']:.1f} ms"
    )
