"""The tree of a run in JupyterLite, whose Python runs in the browser: files on a server, and nothing else."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from conftest import CELLS, Serve, steps_in
from playwright.sync_api import Page, expect

from building.hosts import PROGRAMS
from building.lite import fill

HANGS = """def hangs(n):
    while n == 3:
        pass
    return hangs(n + 1)

run = plyscope.watch(hangs, 0)
print(run.outcome.kind, run.nodes)"""
SLOW = 180_000
"""A Python that starts in a browser, and a budget of 20 seconds."""


@pytest.fixture(scope="session")
def lite(serve: Serve, folder: Path, environment: dict[str, str]) -> str:
    """The address of a JupyterLite with the package beside it."""
    source, contents = folder / "lite", folder / "contents"
    fill(source)
    contents.mkdir()
    cells = [f"%pip install plyscope\n{CELLS[0]}", CELLS[1], HANGS]
    written = [
        {"cell_type": "code", "id": f"c{at}", "metadata": {}, "execution_count": None, "outputs": [], "source": text}
        for at, text in enumerate(cells)
    ]
    kernel = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}
    notebook = {"cells": written, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    (contents / "browser.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    where = ["--lite-dir", source, "--contents", contents, "--output-dir", folder / "site"]
    subprocess.run([PROGRAMS / "jupyter", "lite", "build", *where], cwd=source, env=environment, check=True)
    return serve("python", "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(folder / "site"), "{port}")


def test_jupyterlite_shows_the_tree_without_a_network_and_keeps_the_budget(page: Page, lite: str) -> None:
    elsewhere: list[str] = []
    page.on("request", lambda sent: elsewhere.append(sent.url) if sent.url.startswith("http") else None)
    page.route(lambda url: url.startswith("http") and not url.startswith(lite), lambda route: route.abort())
    page.goto(f"{lite}/lab/index.html?path=browser.ipynb")
    page.locator(".jp-Notebook .jp-InputArea-editor").first.click()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    expect(page.locator(".plyscope-run iframe")).to_be_visible(timeout=SLOW)
    steps_in(page)
    # A loop that makes no call ends by itself, where Python has no threads, and what was seen is kept.
    expect(page.get_by_text("stopped 4")).to_be_visible(timeout=SLOW)
    assert [url for url in elsewhere if not url.startswith(lite)] == []
