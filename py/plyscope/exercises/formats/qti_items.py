"""The questions of QTI 1.2: a number, a word, one of some choices, or several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from plyscope.exercises.content import escape
from plyscope.exercises.content.blanks import Number, OneOf, Words, texts_of_name
from plyscope.exercises.content.choices import Statement, Ticks
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.platform import WORTH, form_of, shares
from plyscope.exercises.types import TYPES

RESPONSE: Final = "response1"


@dataclass(frozen=True)
class Question:
    """What a question of the platform has, of whatever type: its id, its place in the exam, its
    points, and what is asked."""

    ident: str
    title: str
    worth: int
    html: str


def items(number: int, exercise: Exercise, place: str) -> list[str]:
    """The questions that an exercise becomes; `place` is where its picture is, if it has one.
    Raises `BadInput` if it cannot be asked so."""
    ident, form = exercise.id, form_of("QTI", exercise)
    if isinstance(form, Statement):
        html = f"<p>{escape(form.question)}</p>"
        right = "True" if form.true else "False"
        return [_one_of(Question(ident, str(number), WORTH, html), ["True", "False"], right)]
    note = f"<p>{escape(form.note)}</p>" if form.note else ""
    above = _html(exercise, form.question, place) + note
    if isinstance(form, Ticks):
        chosen = [each.name for each in form.choices if each.right]
        every = [each.name for each in form.choices]
        return [_several(Question(ident, str(number), WORTH, above), every, chosen)]
    parts = form.every()
    made: list[str] = []
    for count, (blank, worth) in enumerate(zip(parts, shares(len(parts)), strict=True), 1):
        here = Question(
            f"{ident}-{count}",
            f"{number}.{count}",
            worth,
            f"{above}<p><strong>{escape(blank.stem)}</strong></p>",
        )
        made.append(_blank(here, blank.expected))
    return made


def _blank(here: Question, expected: Number | Words | OneOf) -> str:
    if isinstance(expected, Number):
        return _number(here, expected)
    if isinstance(expected, Words):
        return _words(here, expected.right)
    if len(expected.right) == 1:
        return _one_of(here, expected.choices, expected.right[0])
    # Of choices, a platform takes only one for right.
    return _words(here, [text for name in expected.right for text in texts_of_name(name)])


def _html(exercise: Exercise, question: str, place: str) -> str:
    type_ = TYPES[exercise.type]
    drawing = type_.drawing(exercise) if place else None
    picture = (
        f'<p><img src="{escape(place)}" alt="{escape(drawing.description)}"></p>' if drawing else ""
    )
    return f"<p>{escape(question)}</p>{picture}<p>{escape(type_.convention(exercise))}</p>"


def _number(here: Question, expected: Number) -> str:
    low, right, high = (f"{expected.right + side * expected.near:.12g}" for side in (-1, 0, 1))
    within = (
        f'<and><vargte respident="{RESPONSE}">{low}</vargte>'
        f'<varlte respident="{RESPONSE}">{high}</varlte></and>'
    )
    condition = f"<or>{_equal(right)}{within}</or>"
    return _item(here, "numerical_question", _field("Decimal"), [condition])


def _words(here: Question, right: Sequence[str]) -> str:
    """Each text that is right is a condition of its own: inside an "or", Canvas finds none."""
    return _item(here, "short_answer_question", _field("String"), map(_equal, right))


def _field(kind: str) -> str:
    return (
        f'<response_str ident="{RESPONSE}" rcardinality="Single">'
        f'<render_fib fibtype="{kind}"><response_label ident="answer1"/></render_fib>'
        "</response_str>"
    )


def _one_of(here: Question, choices: Sequence[str], right: str) -> str:
    kind = "true_false_question" if choices == ["True", "False"] else "multiple_choice_question"
    condition = _equal(_label(list(choices).index(right)))
    return _item(here, kind, _choices("Single", choices), [condition])


def _several(here: Question, choices: Sequence[str], right: Iterable[str]) -> str:
    wanted = set(right)
    each = (
        _equal(_label(place)) if name in wanted else f"<not>{_equal(_label(place))}</not>"
        for place, name in enumerate(choices)
    )
    condition = f"<and>{''.join(each)}</and>"
    answers = _choices("Multiple", choices)
    return _item(here, "multiple_answers_question", answers, [condition])


def _choices(cardinality: str, choices: Sequence[str]) -> str:
    labels = "".join(
        f'<response_label ident="{_label(place)}"><material>'
        f'<mattext texttype="text/plain">{escape(name)}</mattext></material></response_label>'
        for place, name in enumerate(choices)
    )
    return (
        f'<response_lid ident="{RESPONSE}" rcardinality="{cardinality}">'
        f"<render_choice>{labels}</render_choice></response_lid>"
    )


def _label(place: int) -> str:
    # Canvas takes only numbers here.
    return str(1001 + place)


def _equal(value: str) -> str:
    return f'<varequal respident="{RESPONSE}">{escape(value)}</varequal>'


def _item(here: Question, kind: str, answers: str, conditions: Iterable[str]) -> str:
    """A question that is right if one of the conditions holds."""
    fields = {"question_type": kind, "points_possible": f"{here.worth}.0"}
    metadata = "".join(
        f"<qtimetadatafield><fieldlabel>{name}</fieldlabel><fieldentry>{value}</fieldentry>"
        "</qtimetadatafield>"
        for name, value in fields.items()
    )
    return (
        f'<item ident="{escape(here.ident)}" title="Question {here.title}">\n'
        f"<itemmetadata><qtimetadata>{metadata}</qtimetadata></itemmetadata>\n"
        f'<presentation><material><mattext texttype="text/html">{escape(here.html)}</mattext>'
        f"</material>{answers}</presentation>\n"
        '<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" '
        'vartype="Decimal"/></outcomes>'
        f"{''.join(map(_right_if, conditions))}</resprocessing>\n</item>\n"
    )


def _right_if(condition: str) -> str:
    return (
        f'<respcondition continue="No"><conditionvar>{condition}</conditionvar>'
        '<setvar action="Set" varname="SCORE">100</setvar></respcondition>'
    )
