"""Type 10: is the statement true or false, and for which reason?

{"true": false, "reason": "b"}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from plyscope.exercises.concepts import CONCEPTS, Concept
from plyscope.exercises.content.choices import Statement
from plyscope.exercises.content.markup import TICK, answer_row, element, escape
from plyscope.exercises.conventions import Convention
from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Answer, ExerciseType, Stock, Worked
from plyscope.exercises.form import Exercise, make_id
from plyscope.exercises.marks import Marks, Wrong
from plyscope.exercises.reading import check_fields, flag, with_defaults
from plyscope.exercises.reading import choice as one_of
from plyscope.game import BadInput
from plyscope.input.phrases import quoted

ID: Final = "concepts"
SUBJECT: Final = "concept"
LETTERS: Final = ("a", "b", "c")
ANY: Final = "any"
DEFAULT: Final[dict[str, Any]] = {"concept": ANY}


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise: one of the statements, or the one wished for. Raises `BadInput`."""
    wishes, draw = with_defaults(given, DEFAULT), Draw(seed)
    wished = one_of(wishes["concept"], (ANY, *CONCEPTS), "The concept", "wishes")
    drawn = draw.one_of(tuple(CONCEPTS))
    name = drawn if wished == ANY else wished
    concept = CONCEPTS[name]
    reasons = dict(zip(LETTERS, draw.mixed([concept.reason, *concept.others]), strict=True))
    asked = {"statement": concept.statement, "reasons": reasons}
    return Exercise(
        id=make_id(ID, seed, name, asked),
        type=ID,
        seed=seed,
        wishes=wishes,
        question="Is this statement true or false? Choose the reason.",
        convention=Convention(value="soft"),
        subject=SUBJECT,
        position=name,
        method="",
        asked=asked,
    )


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    if exercise.subject != SUBJECT or exercise.method:
        raise BadInput(
            f'The subject of this type of exercise is "{SUBJECT}", and it has no method.',
            field="subject",
        )
    if exercise.position not in CONCEPTS:
        raise BadInput(f"There is no concept called {quoted(exercise.position)}.", field="position")
    check_fields(exercise.asked, ("statement", "reasons"), "What is asked", "asked")
    concept = CONCEPTS[exercise.position]
    reasons = exercise.asked["reasons"]
    if (
        exercise.asked["statement"] not in (concept.statement, *concept.earlier)
        or not isinstance(reasons, Mapping)
        or tuple(sorted(reasons)) != LETTERS
        or sorted(map(str, reasons.values())) != sorted([concept.reason, *concept.others])
    ):
        raise BadInput("The statement or its reasons have been changed.", field="asked")


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """True or false, and the letter of a reason. Raises `BadInput` (field "answer")."""
    check_fields(given, ("true",), "An answer here", "answer", also=("reason",))
    reason = given.get("reason")
    if reason is not None:
        reason = one_of(reason, LETTERS, "The reason", "answer")
    return {"true": flag(given["true"], '"true"', "answer"), "reason": reason}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """What is true, and why."""
    concept = CONCEPTS[exercise.position]
    return {"true": concept.true, "reason": _letter(exercise, concept)}


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """A half for true or false, and then a half for the reason."""
    concept = CONCEPTS[exercise.position]
    if answer["true"] != concept.true:
        said = "true" if concept.true else "false"
        why = f"The statement is {said}. {concept.reason}"
        return Marks(0, [Wrong("", answer["true"], concept.true, why)])
    right = _letter(exercise, concept)
    if answer["reason"] != right:
        return Marks(0.5, [Wrong("", answer["reason"], right, concept.reason)])
    return Marks(1, [])


def _letter(exercise: Exercise, concept: Concept) -> str:
    reasons: Mapping[str, str] = exercise.asked["reasons"]
    return next(letter for letter in LETTERS if reasons[letter] == concept.reason)


def _space(exercise: Exercise) -> str:
    reasons = "".join(
        element("li", TICK + escape(reason)) for reason in exercise.asked["reasons"].values()
    )
    return (
        element("p", escape(exercise.asked["statement"]), "statement")
        + answer_row(f"{TICK} true", f"{TICK} false")
        + element("ol", reasons, "reasons")
    )


def _worked(exercise: Exercise, answer: Answer) -> Worked:
    why = TYPE.faults(exercise, {**answer, "true": not answer["true"]})
    return Worked(why, question=exercise.asked["statement"])


def _form(exercise: Exercise, answer: Answer) -> Statement:
    reason = exercise.asked["reasons"][answer["reason"]]
    return Statement(exercise.asked["statement"], answer["true"], reason)


TYPE: Final = ExerciseType(
    id=ID,
    name="Concepts",
    wishes=DEFAULT,
    make=make,
    check=check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=lambda exercise, answer: f"{answer['true']}, {answer['reason']}",
    stock=Stock("concept", tuple(CONCEPTS), "statements"),
    convention=lambda exercise: "One of the reasons is right.",
    space=_space,
    worked=_worked,
    form=_form,
    text_form=_form,
)
