"""`plyscope.show`: a run where its author is, in a notebook, a browser or a terminal."""

from __future__ import annotations

import os
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from plyscope.game import BadInput
from plyscope.notebook.cell import cell, has_tree, text
from plyscope.notebook.exercise_cell import exercise_bundle
from plyscope.notebook.page import page
from plyscope.notebook.payload import payload
from plyscope.runs import Run, watch


def show(what: Callable[..., Any] | Run | Mapping[str, Any], *arguments: Any, **named: Any) -> None:
    """Run a function under watch and show its tree; or show a run that there is already, or an
    exercise that `plyscope.exercises` has made.

    In a notebook, the tree stands below the cell. In a script that was started in a terminal, it
    opens in the browser; where there is none, or where the output goes into a file, it is printed.
    """
    display = _display()
    if isinstance(what, Mapping):
        told = exercise_bundle(what)
        if display:
            display(told, raw=True)
        else:
            print(told["text/plain"])
        return
    run = what if isinstance(what, Run) else watch(what, *arguments, **named)
    if display:
        display(bundle(run), raw=True)
    elif has_tree(run) and _has_browser():
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", prefix="plyscope-", suffix=".html", delete=False
        ) as file:
            file.write(document(run))
        webbrowser.open(Path(file.name).as_uri())
        print(f"Opened {file.name} in the browser.")
    else:
        print(text(run))


def bundle(run: Run) -> dict[str, str]:
    """What a notebook keeps of a run."""
    return {"text/plain": text(run), "text/html": cell(run)}


def document(run: Run) -> str:
    """A run as a file of its own, which opens in any browser. Raises `BadInput` if there is no
    tree."""
    if not has_tree(run):
        raise BadInput(text(run))
    return page(payload(run))


def _display() -> Callable[..., None] | None:
    """What displays below a cell; None where there are no cells."""
    shell = sys.modules.get("IPython")
    running = shell and shell.get_ipython()
    # IPython in a terminal has no pictures.
    if not running or not hasattr(running, "kernel"):
        return None
    from IPython.display import display  # type: ignore[import-not-found]  # noqa: PLC0415

    found: Callable[..., None] = display
    return found


def _has_browser() -> bool:
    """Whether somebody sits before this, at a screen."""
    if not sys.stdout.isatty():
        return False
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return sys.platform != "emscripten"
