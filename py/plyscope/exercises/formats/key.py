"""The key to a sheet: for each question the answer, the picture with it, and the worked search."""

from __future__ import annotations

from collections.abc import Sequence

from plyscope.exercises import colouring
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.answers import in_words
from plyscope.exercises.formats.drawing import as_svg
from plyscope.exercises.formats.graph_picture import graph_drawing
from plyscope.exercises.formats.markup import element, escape, table
from plyscope.exercises.formats.picture import tree_drawing
from plyscope.exercises.formats.pictures import shown_tree, told
from plyscope.exercises.formats.said_convention import convention_of
from plyscope.exercises.formats.sheet import document, heading, version_box
from plyscope.exercises.formats.worked import answered, on_graph, sentences, steps
from plyscope.exercises.on_tree import SUBJECT

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
    picture, rows = _picture(exercise), steps(exercise)
    why = "".join(element("li", escape(each)) for each in sentences(exercise))
    statement = exercise.asked.get("statement") or exercise.question
    return element(
        "section",
        element(
            "div",
            heading(number, exercise, element("span", escape(exercise.id), "from"))
            + element("p", escape(statement), "asked")
            + element("p", escape(convention_of(exercise)), "convention")
            + element("p", escape(in_words(exercise)), "right")
            + (element("div", picture, "picture") if picture else ""),
            "together",
        )
        + (table(HEAD, rows, "trace") if rows else "")
        + (element("ul", why, "why") if why else ""),
        "question",
    )


def _picture(exercise: Exercise) -> str:
    """The picture with the answer in it."""
    if exercise.subject == SUBJECT:
        drawing = tree_drawing(shown_tree(exercise), answered(exercise))
    elif exercise.subject == colouring.SUBJECT:
        csp = colouring.problem_of(exercise.position)
        drawing = graph_drawing(csp, exercise.asked.get("assigned", {}), on_graph(exercise))
    else:
        return ""
    return as_svg(drawing, told(exercise))
