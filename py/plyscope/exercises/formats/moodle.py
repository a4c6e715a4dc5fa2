"""Moodle XML: blanks with numbers (cloze), or choices to tick; the picture is a file inside."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Final

from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.blanks import Blank, Blanks, OneOf, Words, blanks
from plyscope.exercises.formats.choices import TICKED, no_form, ticks
from plyscope.exercises.formats.pictures import svg_of, told
from plyscope.exercises.formats.said_convention import convention_of
from plyscope.exercises.formats.stems import stem
from plyscope.exercises.formats.typed_texts import texts_of
from plyscope.exercises.formats.worth import WORTH, shares
from plyscope.exercises.formats.xml_text import escape
from plyscope.exercises.grading import solution_of

PICTURE: Final = "picture.svg"
NARROWEST: Final = 6
"""The least width of a blank, in characters. Wider ones, Moodle varies a little, by chance."""


def moodle(exercises: Sequence[Exercise]) -> str:
    """A question bank. Raises `BadInput` if one of the exercises cannot be written in it."""
    return _quiz("".join(map(_question, exercises)))


def moodle_exam(title: str, questions: Sequence[Sequence[Exercise]]) -> str:
    """A bank with a category for each question of an exam, in which all its versions are: a quiz
    that draws one question from each category gives everybody a version. Raises `BadInput`."""
    parts = [
        _category(f"{title}/Question {number:02}") + "".join(map(_question, versions))
        for number, versions in enumerate(questions, 1)
    ]
    return _quiz("".join(parts))


def _quiz(questions: str) -> str:
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n{questions}</quiz>\n'


def _category(path: str) -> str:
    # A slash in a name is written twice.
    title, _, rest = path.rpartition("/")
    name = f"$course$/top/{title.replace('/', '//')}/{rest}"
    return (
        '  <question type="category">\n'
        f"    <category><text>{escape(name)}</text></category>\n  </question>\n"
    )


def _question(exercise: Exercise) -> str:
    if exercise.type in TICKED:
        return _ticked(exercise)
    if exercise.type == "concepts":
        return _true_or_false(exercise)
    asked = blanks(exercise)
    if asked is None:
        raise no_form("Moodle XML", exercise.type)
    return _written("cloze", exercise, _cloze(asked), "")


def _ticked(exercise: Exercise) -> str:
    """A question with choices of which several are right."""
    asked = ticks(exercise)
    answers = "".join(
        f'    <answer fraction="{each.share}" format="html"><text>{escape(each.name)}</text>'
        '<feedback format="html"><text></text></feedback></answer>\n'
        for each in asked.choices
    )
    settings = (
        f"{WORTH_TAG}    <single>false</single>\n"
        "    <shuffleanswers>false</shuffleanswers>\n"
        "    <answernumbering>none</answernumbering>\n"
    )
    told = f"<p>{escape(asked.told)}</p>" if asked.told else ""
    return _written("multichoice", exercise, told, settings + answers)


def _true_or_false(exercise: Exercise) -> str:
    """A statement; the reason is told afterwards."""
    answer = solution_of(exercise)
    reason = escape(exercise.asked["reasons"][answer["reason"]])
    answers = "".join(
        f'    <answer fraction="{100 if answer["true"] == true else 0}"><text>{word}</text>'
        f'<feedback format="html"><text>{reason}</text></feedback></answer>\n'
        for word, true in (("true", True), ("false", False))
    )
    return (
        f'  <question type="truefalse">\n    <name><text>{escape(exercise.id)}</text></name>\n'
        f'    <questiontext format="html"><text>{escape(exercise.asked["statement"])}</text>'
        f"</questiontext>\n{WORTH_TAG}{answers}  </question>\n"
    )


def _written(kind: str, exercise: Exercise, asked: str, more: str) -> str:
    data = b64encode(svg_of(exercise).encode()).decode()
    html = (
        f'<p>{escape(stem(exercise))}</p><p><img src="@@PLUGINFILE@@/{PICTURE}" '
        f'alt="{escape(told(exercise))}"></p><p>{escape(convention_of(exercise))}</p>{asked}'
    )
    return (
        f'  <question type="{kind}">\n'
        f"    <name><text>{escape(exercise.id)}</text></name>\n"
        f'    <questiontext format="html"><text>{escape(html)}</text>'
        f'<file name="{PICTURE}" path="/" encoding="base64">{data}</file></questiontext>\n'
        f"{more}  </question>\n"
    )


def _cloze(asked: Blanks) -> str:
    every = asked.every()
    typed = [len(text) for blank in every for text in _texts(blank)]
    width = max([NARROWEST, *(length + 1 for length in typed)])
    worth = iter(shares(len(every)))
    lines = "".join(
        f"<p>{', '.join(_blank(blank, next(worth), width) for blank in line)}</p>"
        for line in asked.lines
    )
    return f"<p>{escape(asked.told)}</p>{lines}" if asked.told else lines


def _blank(blank: Blank, worth: int, width: int) -> str:
    asked = blank.asked
    if isinstance(asked, OneOf):
        names = (f"{'=' * (each in asked.right)}{escape(each)}" for each in asked.choices)
        inside = f"MULTICHOICE:{'~'.join(names)}"
    else:
        # Moodle makes a blank as wide as its longest answer: one that is worth nothing hides it.
        inside = f"SHORTANSWER:{'~'.join(f'={text}' for text in _texts(blank))}~%0%{'_' * width}"
    return f"{escape(blank.before)}{{{worth}:{inside}}}"


def _texts(blank: Blank) -> Sequence[str]:
    """What is right in a blank for typing. All are texts: a blank for numbers has another width,
    and takes no comma and no true minus sign."""
    asked = blank.asked
    if isinstance(asked, OneOf):
        return ()
    return asked.right if isinstance(asked, Words) else texts_of(asked.right, asked.near)


WORTH_TAG: Final = f"    <defaultgrade>{WORTH}</defaultgrade>\n"
