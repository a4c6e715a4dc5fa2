"""The key to a sheet: for each question the answer, the picture with it, and the worked search."""

from __future__ import annotations

from collections.abc import Sequence

from plyscope.exercises.content.drawing import as_svg
from plyscope.exercises.content.markup import element, escape, table
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.sheet import document, heading, version_box
from plyscope.exercises.grading import solution_of
from plyscope.exercises.types import TYPES

HEAD = ("Node", "α, β on entry", "What it finds", "Returns")


def key(title: str, versions: Sequence[Sequence[Exercise]]) -> str:
    """The keys to all versions, each beginning on a page of its own."""
    parts = [
        element(
            "header", element("h1", f"Key: {escape(title)}") + version_box(index, len(versions))
        )
        + "".join(_question(number, each) for number, each in enumerate(version, 1))
        for index, version in enumerate(versions)
    ]
    body = "".join(element("section", part, "version key") for part in parts)
    return document(f"Key: {title}", body)


def _question(number: int, exercise: Exercise) -> str:
    type_, answer = TYPES[exercise.type], solution_of(exercise)
    worked = type_.worked(exercise, answer)
    drawing = worked.drawing or type_.drawing(exercise)
    why = "".join(element("li", escape(each)) for each in dict.fromkeys(worked.why))
    return element(
        "section",
        element(
            "div",
            heading(number, exercise, element("span", escape(exercise.id), "from"))
            + element("p", escape(worked.asked or exercise.question), "asked")
            + element("p", escape(type_.convention(exercise)), "convention")
            + element("p", escape(type_.in_words(exercise, answer)), "right")
            + (element("div", as_svg(drawing), "picture") if drawing else ""),
            "together",
        )
        + (table(HEAD, worked.steps, "trace") if worked.steps else "")
        + (element("ul", why, "why") if why else ""),
        "question",
    )
