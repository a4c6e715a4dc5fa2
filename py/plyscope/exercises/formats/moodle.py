"""Moodle XML: blanks with numbers (cloze), or choices to tick; the tree is a picture inside."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

from plyscope.exercises.exercise_type import Answer
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.choices import branches, one_solution
from plyscope.exercises.formats.picture import svg
from plyscope.exercises.grading import solution_of
from plyscope.exercises.tree import ROOT, Tree, tree_of
from plyscope.game import BadInput

TICKED: Final = ("cuts", "chance")
"""Types whose answer is a set of branches."""
SHAPES: Final = "△ is MAX, ▽ is MIN, ○ is chance."
PICTURE: Final = "tree.svg"
INFINITE: Final = ("inf", "∞", "+inf", "infinity")
MINUS_INFINITE: Final = ("-inf", "−∞", "-∞", "-infinity")
NONE: Final = ("-", "–", "−", "none")


def moodle(exercises: Sequence[Exercise]) -> str:
    """A question bank. Raises `BadInput` if one of the exercises cannot be written in it."""
    questions = "".join(map(_question, exercises))
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n{questions}</quiz>\n'


def _question(exercise: Exercise) -> str:
    if exercise.type in TICKED:
        return _ticked(exercise)
    if exercise.type == "concepts":
        return _true_or_false(exercise)
    if exercise.type in BLANKS:
        one_solution(exercise)
        asked = BLANKS[exercise.type](tree_of(exercise.position), solution_of(exercise))
        return _written("cloze", exercise, asked, "")
    raise BadInput(f'Moodle XML has no form for exercises of type "{exercise.type}" here.')


def _ticked(exercise: Exercise) -> str:
    """A question with choices of which several are right."""
    answers = "".join(
        f'    <answer fraction="{each.share}" format="html"><text>{escape(each.name)}</text>'
        '<feedback format="html"><text></text></feedback></answer>\n'
        for each in branches(exercise)
    )
    settings = (
        "    <defaultgrade>1</defaultgrade>\n    <single>false</single>\n"
        "    <shuffleanswers>false</shuffleanswers>\n"
        "    <answernumbering>none</answernumbering>\n"
    )
    told = "<p>Tick the branches that are cut; each is named by the node that it leads to.</p>"
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
        f"</questiontext>\n{answers}  </question>\n"
    )


def _written(kind: str, exercise: Exercise, asked: str, more: str) -> str:
    picture = svg(tree_of(exercise.position))
    data = b64encode(picture.encode()).decode()
    html = (
        f'<p>{escape(exercise.question)}</p><p><img src="@@PLUGINFILE@@/{PICTURE}" '
        f'alt="The tree {escape(exercise.position)}"></p><p>{SHAPES}</p>{asked}'
    )
    return (
        f'  <question type="{kind}">\n'
        f"    <name><text>{escape(exercise.id)}</text></name>\n"
        f'    <questiontext format="html"><text>{escape(html)}</text>'
        f'<file name="{PICTURE}" path="/" encoding="base64">{data}</file></questiontext>\n'
        f"{more}  </question>\n"
    )


def _number(value: float) -> str:
    return f"{{1:NUMERICAL:={value:g}:0}}"


def _words(words: Sequence[str]) -> str:
    return f"{{1:SHORTANSWER:{'~'.join(f'={word}' for word in words)}}}"


def _values(tree: Tree, answer: Answer) -> str:
    values: Mapping[str, float | None] = answer["values"]
    blanks = [
        f"{name} = {_words(NONE) if value is None else _number(value)}"
        for name, value in values.items()
    ]
    moves = [tree.names[child] for child in tree.children(ROOT)]
    chosen = "~".join(f"{'=' if move == answer['best'] else ''}{escape(move)}" for move in moves)
    return f"<p>{', '.join(blanks)}</p><p>Best move: {{1:MULTICHOICE:{chosen}}}</p>"


def _count(tree: Tree, answer: Answer) -> str:
    return f"<p>Number of leaves evaluated: {_number(answer['count'])}</p>"


def _windows(tree: Tree, answer: Answer) -> str:
    told = 'Write "-inf" or "inf" for an infinite bound, and "-" where a node is never entered.'
    lines = []
    for name, pair in answer["windows"].items():
        low, high = pair or (None, None)
        alpha, beta = (
            (_words(NONE), _words(NONE))
            if pair is None
            else (
                _words(MINUS_INFINITE) if low is None else _number(low),
                _words(INFINITE) if high is None else _number(high),
            )
        )
        lines.append(f"<p>{escape(name)}: α = {alpha}, β = {beta}</p>")
    return f"<p>{told}</p>{''.join(lines)}"


BLANKS: Final[Mapping[str, Callable[[Tree, Answer], str]]] = {
    "values": _values,
    "leaves": _count,
    "windows": _windows,
}
"""What is asked in blanks, for each type that can be asked so."""
