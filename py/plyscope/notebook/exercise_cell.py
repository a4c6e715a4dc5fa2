"""An exercise below a cell of a notebook: its question, and what it is about as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final

from plyscope.exercises import TYPES
from plyscope.exercises.content.drawing import as_svg
from plyscope.exercises.grading import read
from plyscope.notebook.image import image

GROUND: Final = "background: #fff; padding: 8px; border-radius: 8px; max-width: 100%"
"""The picture is for paper: it needs a light ground on a dark page too."""


def exercise_bundle(task: Mapping[str, Any]) -> dict[str, str]:
    """What a notebook keeps of an exercise. Raises `BadInput` if it is none."""
    exercise = read(task)
    drawing = TYPES[exercise.type].drawing(exercise)
    if drawing is None:
        told = f"{exercise.question}\n{_about(exercise.asked)}".rstrip()
        return {"text/plain": told, "text/html": f"<pre>{escape(told)}</pre>"}
    picture = image(as_svg(drawing), drawing.told, GROUND)
    return {
        "text/plain": f"{exercise.question}\n{drawing.told}",
        "text/html": f"<p>{escape(exercise.question)}</p>\n{picture}",
    }


def _about(asked: Mapping[str, Any]) -> str:
    """What is asked about, where there is no picture: a statement, and the reasons for it."""
    reasons = asked.get("reasons", {})
    lines = [str(asked.get("statement", ""))]
    return "\n".join([*lines, *(f"  {name}: {text}" for name, text in reasons.items())])
