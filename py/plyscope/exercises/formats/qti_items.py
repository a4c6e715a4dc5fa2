"""The questions of QTI 1.2: a number, a word, one of some choices, or several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.blanks import Number, OneOf, Words, blanks
from plyscope.exercises.formats.choices import TICKED, ticks
from plyscope.exercises.formats.pictures import told
from plyscope.exercises.formats.said_convention import convention_of
from plyscope.exercises.formats.xml_text import escape
from plyscope.exercises.grading import solution_of
from plyscope.game import BadInput

RESPONSE: Final = "response1"


def items(number: int, exercise: Exercise, place: str) -> list[str]:
    """The questions that an exercise becomes; `place` is where its picture is, if it has one.
    Raises `BadInput` if it cannot be asked so."""
    ident = exercise.id
    if exercise.type == "concepts":
        true = solution_of(exercise)["true"]
        html = f"<p>{escape(exercise.asked['statement'])}</p>"
        return [_one_of(ident, str(number), html, ["True", "False"], "True" if true else "False")]
    html = _html(exercise, place)
    if exercise.type in TICKED:
        asked = ticks(exercise)
        right = [each.name for each in asked.choices if each.right]
        every = [each.name for each in asked.choices]
        return [_several(ident, str(number), f"{html}<p>{escape(asked.told)}</p>", every, right)]
    gaps = blanks(exercise)
    if gaps is None:
        raise BadInput(
            f'QTI has no form for exercises of type "{exercise.type}": several answers are right, '
            "and a platform compares with one."
        )
    above = f"{html}<p>{escape(gaps.told)}</p>" if gaps.told else html
    made: list[str] = []
    for line in gaps.lines:
        # The first blank of a line has its name: "B: α = ", and then "β = ".
        name = line[0].before.partition(":")[0] if ":" in line[0].before else ""
        for place_in_line, blank in enumerate(line):
            before = f"{name}: {blank.before}" if place_in_line and name else blank.before
            count = len(made) + 1
            asked_here = f"{above}<p><strong>{escape(before.strip())}</strong></p>"
            one, title = f"{ident}-{count}", f"{number}.{count}"
            if isinstance(blank.asked, Number):
                made.append(_number(one, title, asked_here, blank.asked))
            elif isinstance(blank.asked, OneOf):
                choices, answer = blank.asked.choices, blank.asked.right
                made.append(_one_of(one, title, asked_here, choices, answer))
            else:
                made.append(_words(one, title, asked_here, blank.asked))
    return made


def _html(exercise: Exercise, place: str) -> str:
    picture = f'<p><img src="{escape(place)}" alt="{escape(told(exercise))}"></p>' if place else ""
    return f"<p>{escape(exercise.question)}</p>{picture}<p>{escape(convention_of(exercise))}</p>"


def _number(ident: str, title: str, html: str, asked: Number) -> str:
    right, near = f"{asked.right:g}", asked.near
    low, high = (f"{asked.right + side * near:.6g}" for side in (-1, 1))
    within = (
        f'<and><vargte respident="{RESPONSE}">{low}</vargte>'
        f'<varlte respident="{RESPONSE}">{high}</varlte></and>'
    )
    condition = f"<or>{_equal(right)}{within}</or>"
    return _item(ident, title, "numerical_question", html, _field("Decimal"), condition)


def _words(ident: str, title: str, html: str, asked: Words) -> str:
    condition = "".join(map(_equal, asked.right))
    condition = f"<or>{condition}</or>"
    return _item(ident, title, "short_answer_question", html, _field("String"), condition)


def _field(kind: str) -> str:
    return (
        f'<response_str ident="{RESPONSE}" rcardinality="Single">'
        f'<render_fib fibtype="{kind}"><response_label ident="answer1"/></render_fib>'
        "</response_str>"
    )


def _one_of(ident: str, title: str, html: str, choices: Sequence[str], right: str) -> str:
    kind = "true_false_question" if choices == ["True", "False"] else "multiple_choice_question"
    condition = _equal(_label(list(choices).index(right)))
    return _item(ident, title, kind, html, _choices("Single", choices), condition)


def _several(
    ident: str, title: str, html: str, choices: Sequence[str], right: Iterable[str]
) -> str:
    wanted = set(right)
    each = (
        _equal(_label(place)) if name in wanted else f"<not>{_equal(_label(place))}</not>"
        for place, name in enumerate(choices)
    )
    condition = f"<and>{''.join(each)}</and>"
    answers = _choices("Multiple", choices)
    return _item(ident, title, "multiple_answers_question", html, answers, condition)


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


def _item(ident: str, title: str, kind: str, html: str, answers: str, condition: str) -> str:
    """A question that is worth one point."""
    fields = {"question_type": kind, "points_possible": "1.0"}
    metadata = "".join(
        f"<qtimetadatafield><fieldlabel>{name}</fieldlabel><fieldentry>{value}</fieldentry>"
        "</qtimetadatafield>"
        for name, value in fields.items()
    )
    return (
        f'<item ident="{escape(ident)}" title="Question {title}">\n'
        f"<itemmetadata><qtimetadata>{metadata}</qtimetadata></itemmetadata>\n"
        f'<presentation><material><mattext texttype="text/html">{escape(html)}</mattext>'
        f"</material>{answers}</presentation>\n"
        '<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" '
        'vartype="Decimal"/></outcomes>'
        f'<respcondition continue="No"><conditionvar>{condition}</conditionvar>'
        '<setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>\n'
        "</item>\n"
    )
