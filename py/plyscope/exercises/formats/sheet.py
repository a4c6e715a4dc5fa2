"""A printable sheet: every version of an exam, each beginning on a page of its own.

It is one HTML document with everything inside, no script, and the trees as vectors.
"""

from __future__ import annotations

from collections.abc import Sequence

from plyscope.exercises.content.drawing import as_svg
from plyscope.exercises.content.markup import element, escape
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.sheet_style import STYLE
from plyscope.exercises.types import TYPES
from plyscope.exercises.words import letter


def sheet(title: str, versions: Sequence[Sequence[Exercise]]) -> str:
    """The sheet for the students."""
    parts = [
        _header(title, index, len(versions))
        + "".join(_question(number, each) for number, each in enumerate(version, 1))
        + element("p", "— end —", "end")
        for index, version in enumerate(versions)
    ]
    return document(title, "".join(element("section", part, "version") for part in parts))


def document(title: str, body: str) -> str:
    """A document with the style inside."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def version_box(index: int, count: int) -> str:
    """The letter of the version; nothing if there is only one."""
    name = letter(index)
    return element("div", f"Version<b>{name}</b>", "letter") if count > 1 else "<div></div>"


def heading(number: int, exercise: Exercise, beside: str) -> str:
    """The line above a question."""
    return element("h2", f"{number}. {escape(TYPES[exercise.type].name)}{beside}")


def _header(title: str, index: int, count: int) -> str:
    person = "".join(element("span", each) for each in ("Name", "Number", "Date"))
    return element(
        "header",
        element("h1", escape(title)) + version_box(index, count) + element("p", person, "person"),
    )


def _question(number: int, exercise: Exercise) -> str:
    type_ = TYPES[exercise.type]
    drawing = type_.drawing(exercise)
    return element(
        "section",
        heading(number, exercise, '<span class="points">Points: ______</span>')
        + element("p", escape(exercise.question), "asked")
        + element("p", escape(type_.convention(exercise)), "convention")
        + (element("div", as_svg(drawing), "picture") if drawing else "")
        + type_.space(exercise),
        "question",
    )
