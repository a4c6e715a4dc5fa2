"""A printable sheet: every version of an exam, each beginning on a page of its own; and its key.

It is one HTML document with everything inside, no script, and the trees as vectors.
"""

from __future__ import annotations

from collections.abc import Sequence

from plyscope.exercises.content.drawing import as_svg
from plyscope.exercises.content.markup import element, escape, table
from plyscope.exercises.form import Exercise
from plyscope.exercises.grading import solution_of
from plyscope.exercises.reading import letter
from plyscope.exercises.types import TYPES

HEAD = ("Node", "α, β on entry", "What it finds", "Returns")
STYLE = """
@page { margin: 14mm 17mm 15mm; }
:root { color-scheme: light; }
* { box-sizing: border-box; }
html { background: white; color: black; font: 11pt/1.42 "Charter", "Bitstream Charter", "Cambria",
  "Palatino Linotype", "Liberation Serif", "Times New Roman", serif; }
body { max-width: 176mm; margin: 0 auto; padding: 8mm 4mm; font-variant-numeric: lining-nums; }
.version { break-before: page; }
.version:first-of-type { break-before: auto; }
header { display: grid; grid-template-columns: 1fr auto; gap: 3mm 8mm; align-items: start;
  padding-bottom: 4mm; border-bottom: 1.2pt solid black; margin-bottom: 6mm; }
h1 { margin: 0; font-size: 18pt; line-height: 1.2; font-weight: bold; overflow-wrap: anywhere; }
.letter { border: 1.2pt solid black; padding: 1mm 3.5mm; text-align: center; font-size: 9pt;
  line-height: 1.15; }
.letter b { display: block; font-size: 17pt; }
.person { grid-column: 1 / -1; display: flex; gap: 6mm; margin: 2mm 0 0; font-size: 10pt; }
.person span { flex: 2; display: flex; gap: 2mm; align-items: end; }
.person span + span { flex: 1; }
.person span::after { content: ""; flex: 1; border-bottom: 0.6pt solid black; height: 7mm; }
.question { break-inside: avoid; margin: 0 0 12mm; }
.question h2 { display: flex; align-items: baseline; gap: 2.5mm; margin: 0 0 1.5mm; padding: 0;
  font-size: 12pt; break-after: avoid; }
.question h2 .points { margin-inline-start: auto; font-size: 9.5pt; font-weight: normal; }
.asked { margin: 0 0 1.5mm; text-wrap: pretty; }
.convention { margin: 0 0 3mm; padding-inline-start: 2.5mm; border-inline-start: 2pt solid #999;
  font-size: 9.5pt; line-height: 1.35; color: #333; text-wrap: pretty; }
.picture { margin: 0 0 3mm; text-align: center; break-inside: avoid; }
.picture svg { max-width: 100%; height: auto; }
.answer { margin: 0 0 2.5mm; line-height: 2; }
.answer.row { display: flex; flex-wrap: wrap; gap: 1mm 8mm; }
.answer.row > span { white-space: nowrap; }
.blank { display: inline-block; width: 15mm; height: 6mm; vertical-align: text-bottom;
  border-bottom: 0.6pt solid black; }
.answer:has(.long) { display: flex; gap: 2mm; align-items: baseline; }
.blank.long { flex: 1; }
.tick { display: inline-block; width: 3.6mm; height: 3.6mm; margin-inline-end: 1.8mm;
  vertical-align: -0.5mm; border: 0.8pt solid black; }
.statement { margin: 0 0 2mm; padding: 0 6mm; font-style: italic; }
.reasons { margin: 0; padding-inline-start: 8mm; list-style: lower-alpha; line-height: 1.8; }
.beside { display: flex; gap: 10mm; align-items: start; }
table { border-collapse: collapse; margin: 0 0 3mm;
  font-variant-numeric: lining-nums tabular-nums; }
th, td { padding: 1mm 3mm; border: 0.5pt solid #777; text-align: start; font-weight: normal; }
thead th { font-size: 9pt; background: #f1f1f1; print-color-adjust: exact;
  -webkit-print-color-adjust: exact; }
tbody th { font-weight: bold; }
.write td, .write thead th + th { min-width: 20mm; }
.write td { height: 7.5mm; }
.cross td { padding: 1.6mm 6mm; letter-spacing: 0.02em; }
.cross thead { display: none; }
.end { margin: 0; font-size: 9pt; color: #333; text-align: center; }
.key .together { break-inside: avoid; }
.key .question { break-inside: auto; margin-bottom: 8mm; }
.right { margin: 0 0 2.5mm; padding: 1.5mm 3mm; background: #f1f1f1; font-weight: bold;
  border-inline-start: 2.5pt solid #b3261e; print-color-adjust: exact;
  -webkit-print-color-adjust: exact; break-inside: avoid; }
.why { margin: 0 0 2mm; padding-inline-start: 5.5mm; font-size: 10pt; line-height: 1.4; }
.why li { break-inside: avoid; }
.trace { font-size: 9.5pt; }
.trace tr { break-inside: avoid; }
.trace th, .trace td { padding: 0.5mm 2.5mm; }
.from { font-size: 8.5pt; font-weight: normal; color: #555; font-family: monospace;
  margin-inline-start: auto; }
@media print { body { max-width: none; padding: 0; } }
"""
"""Light, for A4 and for letter, since the paper's size is left open."""


def sheet(title: str, versions: Sequence[Sequence[Exercise]]) -> str:
    """The sheet for the students."""
    parts = [
        _header(title, index, len(versions))
        + "".join(_question(number, each) for number, each in enumerate(version, 1))
        + element("p", "— end —", "end")
        for index, version in enumerate(versions)
    ]
    return _document(title, "".join(element("section", part, "version") for part in parts))


def key(title: str, versions: Sequence[Sequence[Exercise]]) -> str:
    """The keys to all versions, each beginning on a page of its own."""
    parts = [
        element(
            "header", element("h1", f"Key: {escape(title)}") + _version_box(index, len(versions))
        )
        + "".join(_in_key(number, each) for number, each in enumerate(version, 1))
        for index, version in enumerate(versions)
    ]
    body = "".join(element("section", part, "version key") for part in parts)
    return _document(f"Key: {title}", body)


def _document(title: str, body: str) -> str:
    """A document with the style inside."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _version_box(index: int, count: int) -> str:
    """The letter of the version; nothing if there is only one."""
    name = letter(index)
    return element("div", f"Version<b>{name}</b>", "letter") if count > 1 else "<div></div>"


def _heading(number: int, exercise: Exercise, beside: str) -> str:
    """The line above a question."""
    return element("h2", f"{number}. {escape(TYPES[exercise.type].name)}{beside}")


def _header(title: str, index: int, count: int) -> str:
    person = "".join(element("span", each) for each in ("Name", "Number", "Date"))
    return element(
        "header",
        element("h1", escape(title)) + _version_box(index, count) + element("p", person, "person"),
    )


def _question(number: int, exercise: Exercise) -> str:
    type_ = TYPES[exercise.type]
    drawing = type_.drawing(exercise)
    return element(
        "section",
        _heading(number, exercise, '<span class="points">Points: ______</span>')
        + element("p", escape(exercise.question), "asked")
        + element("p", escape(type_.convention(exercise)), "convention")
        + (element("div", as_svg(drawing), "picture") if drawing else "")
        + type_.space(exercise),
        "question",
    )


def _in_key(number: int, exercise: Exercise) -> str:
    type_, answer = TYPES[exercise.type], solution_of(exercise)
    worked = type_.worked(exercise, answer)
    drawing = worked.drawing or type_.drawing(exercise)
    why = "".join(element("li", escape(each)) for each in dict.fromkeys(worked.why))
    return element(
        "section",
        element(
            "div",
            _heading(number, exercise, element("span", escape(exercise.id), "from"))
            + element("p", escape(worked.question or exercise.question), "asked")
            + element("p", escape(type_.convention(exercise)), "convention")
            + element("p", escape(type_.in_words(exercise, answer)), "right")
            + (element("div", as_svg(drawing), "picture") if drawing else ""),
            "together",
        )
        + (table(HEAD, worked.steps, "trace") if worked.steps else "")
        + (element("ul", why, "why") if why else ""),
        "question",
    )
