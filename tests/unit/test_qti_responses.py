"""QTI as a platform reads it: every response has an accepted answer, found where Canvas New Quizzes
looks for it, and every question of an exam is worth the same."""

from typing import Any
from xml.etree import ElementTree as Xml

import pytest
from plyscope.exercises import exercise, solution
from plyscope.exercises.form import read_exercise
from plyscope.exercises.formats.platform import WORTH
from plyscope.exercises.formats.qti_items import items
from plyscope.exercises.types import TYPES

Task = dict[str, Any]
ASKED = [each for each in TYPES if TYPES[each].form]


def made(type_: str, seed: int = 1, **changed: Any) -> Task:
    return {**exercise({"type": type_, "seed": seed}), **changed}


def read(task: Task) -> list[Xml.Element]:
    """The questions that an exercise becomes."""
    return [Xml.fromstring(each) for each in items(1, read_exercise(task, TYPES), "")]


def field(item: Xml.Element, label: str) -> str:
    """A field of a question's metadata."""
    fields = item.findall("itemmetadata/qtimetadata/qtimetadatafield")
    return next(each.findtext("fieldentry") or "" for each in fields if each.findtext("fieldlabel") == label)


def kind(item: Xml.Element) -> str:
    return field(item, "question_type").removesuffix("_question")


def accepted(item: Xml.Element) -> list[str]:
    """What is right: of words and single choices, each condition gives one; a number stands inside
    an "or", and of several choices those that are not inside a "not" are right."""
    inside = {"numerical": "or/", "multiple_answers": "and/"}.get(kind(item), "")
    found = [
        [each.text or "" for each in condition.findall(f"conditionvar/{inside}varequal")]
        for condition in item.findall("resprocessing/respcondition")
        if condition.findtext("setvar") == "100"
    ]
    if kind(item) != "multiple_answers":
        assert all(len(each) == 1 for each in found)
    return [text for each in found for text in each]


@pytest.mark.slow
@pytest.mark.parametrize("type_", ASKED)
def test_every_response_has_an_accepted_answer_and_every_question_the_same_worth(type_: str) -> None:
    for seed in (1, 2):
        questions = read(made(type_, seed))
        for item in questions:
            labels = {each.get("ident") for each in item.iter("response_label")}
            assert accepted(item)
            if kind(item) not in ("short_answer", "numerical"):
                assert set(accepted(item)) <= labels
        assert sum(float(field(item, "points_possible")) for item in questions) == WORTH


def test_the_kind_of_a_question_does_not_tell_where_a_word_is_right() -> None:
    for type_ in ("windows", "intervals"):
        assert {kind(item) for seed in (1, 2, 3) for item in read(made(type_, seed))} == {"short_answer"}
    values = made("values", position="[[3 5] [2 [9 8]]]", method="alphabeta")
    values["convention"]["value"] = "soft"
    *inner, best = read(values)
    assert {kind(item) for item in inner} == {"short_answer"}
    assert "none" in accepted(inner[-1])
    assert kind(best) == "multiple_choice"


def test_windows_take_infinity_and_numbers_as_they_are_typed() -> None:
    task = made("windows", position="[[-3 12 8] [-4 4 6]]")
    taken = [accepted(item) for item in read(task)]
    assert solution(task)["windows"] == {"A": [None, None], "B": [None, None], "C": [-3, None]}
    assert {"-inf", "−∞", "–inf"} <= set(taken[0])
    assert {"inf", "+inf", "∞", "+∞"} <= set(taken[1])
    assert {"-3", "−3", "–3"} <= set(taken[4])


def test_each_of_several_best_moves_is_right() -> None:
    *_, best = read(made("values", position="[[3 5] 3 [2 4]]"))
    assert accepted(best) == ["B", "a₂", "a2"]


def test_a_number_is_right_within_its_rounding() -> None:
    first, *_ = read(made("ucb"))
    (right,) = accepted(first)
    bounds = [float(each.text or "") for each in first.iter() if each.tag in ("vargte", "varlte")]
    assert bounds == pytest.approx([float(right) - 0.01, float(right) + 0.01])


@pytest.mark.parametrize(
    ("type_", "changed"),
    [
        ("domains", {}),
        ("domains", {"method": "forward_checking"}),
        ("cuts", {}),
        ("cuts", {"position": "[5 [3 1 2 4 6 7]]"}),
        ("chance", {}),
    ],
)
def test_ticking_everything_earns_nothing_where_wrong_choices_are_taken_from_right_ones(
    type_: str, changed: Task
) -> None:
    for seed in (1, 2, 3):
        (item,) = read(made(type_, seed, **changed))
        every = list(item.iter("response_label"))
        right = accepted(item)
        # Canvas gives (right - wrong) / right.
        assert len(right) - (len(every) - len(right)) <= 0


def stems(task: Task) -> list[str]:
    """What each question asks for, in bold letters."""
    texts = [item.findtext("presentation/material/mattext") or "" for item in read(task)]
    return [text.partition("<strong>")[2].partition("</strong>")[0] for text in texts]


@pytest.mark.parametrize("type_", ["values", "windows", "intervals", "assignments", "ucb"])
def test_each_question_of_an_exercise_asks_for_one_thing_that_no_other_one_asks_for(type_: str) -> None:
    found = stems(made(type_))
    assert len(set(found)) == len(found) > 1
    for each in found:
        assert any(sign.isalnum() for sign in each)
        assert each.count(":") <= 1


def test_a_question_names_what_is_asked_there_and_nothing_else() -> None:
    assert stems(made("ucb"))[:3] == ["a₁:", "a₂:", "a₃:"]
    assert stems(made("windows"))[:4] == ["A: α =", "A: β =", "B: α =", "B: β ="]
    assert stems(made("intervals")) == ["From x =", "To x ="]
    assert stems(made("assignments"))[:4] == [
        *("Assignment 1: variable", "Assignment 1: value"),
        *("Assignment 2: variable", "Assignment 2: value"),
    ]
