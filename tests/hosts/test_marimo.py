"""The tree of a run in marimo, which keeps a notebook as a Python file."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

from conftest import CELLS, Serve, steps_in
from playwright.sync_api import Page


def written() -> str:
    """The notebook of three cells as marimo writes it; there a run is shown by being the last value."""
    first, second, _ = CELLS
    shown = second.replace("plyscope.show(", "plyscope.watch(")
    cells = [f"@app.cell\ndef _():\n{indent(first, '    ')}\n    return plyscope, value\n"]
    cells.append(f"@app.cell\ndef _(plyscope, value):\n    {shown}\n    return\n")
    return (
        "import marimo\n\napp = marimo.App()\n\n\n"
        + "\n\n".join(cells)
        + '\n\nif __name__ == "__main__":\n    app.run()\n'
    )


def test_marimo_shows_the_tree(page: Page, serve: Serve, folder: Path) -> None:
    (folder / "tree.py").write_text(written(), encoding="utf-8")
    address = serve("marimo", "run", "tree.py", "--headless", "--no-token", "--port", "{port}")
    page.goto(address)
    steps_in(page)
