"""`plyscope.show`: a run where its author is, in a notebook, a browser or a terminal."""

from __future__ import annotations

import os
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from plyscope.exercises import TYPES
from plyscope.exercises.content.drawing import as_svg
from plyscope.exercises.grading import read
from plyscope.game import BadInput
from plyscope.notebook.cell import cell, has_tree, text
from plyscope.notebook.page import page
from plyscope.notebook.payload import payloads
from plyscope.notebook.still import image
from plyscope.runs import Run, watch

GROUND: Final = "background: #fff; padding: 8px; border-radius: 8px; max-width: 100%"
"""The picture is for paper: it needs a light ground on a dark page too."""
MOST: Final = 2
"""So many runs stand side by side."""


def show(
    what: Callable[..., Any] | Run | Mapping[str, Any] | Sequence[Callable[..., Any] | Run],
    *arguments: Any,
    **named: Any,
) -> None:
    """Run a function under watch and show its tree; or show a run that there is already, or an
    exercise that `plyscope.exercises` has made.

    Two functions in a list are both called with the arguments, and their trees stand side by side,
    in step: `show([minimax, alphabeta], game, state)`. If they take other arguments, watch each,
    and show two runs: `show(one, other)`.

    In a notebook, the tree stands below the cell. In a script that was started in a terminal, it
    opens in the browser; where there is none, or where the output goes into a file, it is printed.
    """
    display = _display()
    if isinstance(what, Mapping):
        formats = _exercise_bundle(what)
        if display:
            display(formats, raw=True)
        else:
            print(formats["text/plain"])
        return
    runs = _runs(what, arguments, named)
    if display:
        display(bundle(*runs), raw=True)
    elif any(map(has_tree, runs)) and _has_browser():
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", prefix="plyscope-", suffix=".html", delete=False
        ) as file:
            file.write(document(*runs))
        webbrowser.open(Path(file.name).as_uri())
        print(f"Opened {file.name} in the browser.")
    else:
        print(text(*runs))


def _runs(what: Any, arguments: Sequence[Any], named: Mapping[str, Any]) -> list[Run]:
    """The runs that are to be shown. Raises `TypeError` if it is not one or two."""
    listed = what if isinstance(what, list | tuple) else [what]
    if isinstance(what, Run):
        listed, arguments = [what, *arguments], ()
    if not 1 <= len(listed) <= MOST:
        raise TypeError(f"show() takes one or two, not {len(listed)}.")
    if not all(isinstance(each, Run) or callable(each) for each in listed):
        raise TypeError("show() takes a function with its arguments, a list of two, or runs.")
    return [each if isinstance(each, Run) else watch(each, *arguments, **named) for each in listed]


def bundle(*runs: Run) -> dict[str, str]:
    """What a notebook keeps of a run, or of two side by side."""
    return {"text/plain": text(*runs), "text/html": cell(*runs)}


def _exercise_bundle(task: Mapping[str, Any]) -> dict[str, str]:
    """What a notebook keeps of an exercise. Raises `BadInput` if it is none."""
    exercise = read(task)
    drawing = TYPES[exercise.type].drawing(exercise)
    if drawing is None:
        plain = f"{exercise.question}\n{_about(exercise.asked)}".rstrip()
        return {"text/plain": plain, "text/html": f"<pre>{escape(plain)}</pre>"}
    picture = image(as_svg(drawing), drawing.description, GROUND)
    return {
        "text/plain": f"{exercise.question}\n{drawing.description}",
        "text/html": f"<p>{escape(exercise.question)}</p>\n{picture}",
    }


def _about(asked: Mapping[str, Any]) -> str:
    """What is asked about, where there is no picture: a statement, and the reasons for it."""
    reasons = asked.get("reasons", {})
    lines = [str(asked.get("statement", ""))]
    return "\n".join([*lines, *(f"  {name}: {reason}" for name, reason in reasons.items())])


def document(*runs: Run) -> str:
    """A run, or two side by side, as a file of its own, which opens in any browser. Raises
    `BadInput` if there is no tree."""
    drawn = [run for run in runs if has_tree(run)]
    if not drawn:
        raise BadInput(text(*runs))
    return page(payloads(drawn))


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
