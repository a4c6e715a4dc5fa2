"""Exams: versions that differ and are equally hard, and keys that are right."""

import json
import re
from html import unescape
from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from playing import quick_for
from plyscope import bridge
from plyscope.exercises import TYPES, grade, solution
from plyscope.exercises.exam import LEVELS, question, read_recipe, versions
from plyscope.exercises.exam.files import by_version, written
from plyscope.exercises.grading import solution_of
from plyscope.game import BadInput

FEW = examples(4)
SEEDS = st.integers(0, 10_000)


def recipe(type_: str, **more: Any) -> Any:
    return read_recipe({"questions": [{"type": type_}], "versions": 3, **more})


@pytest.mark.parametrize("type_", quick_for(TYPES, "domains", "concepts"))
@FEW
@given(seed=SEEDS, level=st.sampled_from(list(LEVELS)))
def test_versions_differ_and_are_equally_hard(type_: str, seed: int, level: str) -> None:
    asked = question(recipe(type_, seed=seed, level=level), 0)
    assert len(asked) == 3
    assert {each.type for each in asked} == {type_}
    assert len({(each.position, repr(each.asked)) for each in asked}) == 3
    efforts = [TYPES[type_].effort(each) for each in asked]
    assert all(efforts[0].alike(each) for each in efforts)


@pytest.mark.parametrize("type_", quick_for(TYPES, "domains", "concepts"))
@FEW
@given(seed=SEEDS, level=st.sampled_from(list(LEVELS)))
def test_each_key_grades_one_and_says_why(type_: str, seed: int, level: str) -> None:
    for each in question(recipe(type_, seed=seed, level=level, versions=2), 0):
        assert grade(each.shown(), solution(each.shown()))["score"] == 1
        answer = solution_of(each)
        assert TYPES[type_].in_words(each, answer)
        assert TYPES[type_].convention(each)
        why = list(TYPES[type_].worked(each, answer).why)
        assert why
        assert all(sentence.endswith(".") for sentence in why)


@pytest.mark.slow
@examples(3)
@given(seed=SEEDS)
def test_a_further_version_changes_none_before_it(seed: int) -> None:
    asked = {"questions": [{"type": "cuts", "count": 2}, {"type": "concepts"}], "seed": seed}
    two = versions(read_recipe({**asked, "versions": 2}))
    three = versions(read_recipe({**asked, "versions": 3}))
    assert three[0][:2] == two[0][:2]
    assert three[1][:2] == two[1][:2]
    assert versions(read_recipe({**asked, "versions": 3})) == three


def test_no_statement_is_asked_twice_in_a_version() -> None:
    for each in versions(recipe("concepts", questions=[{"type": "concepts", "count": 9}])):
        assert len({task.position for task in each}) == 9


@pytest.mark.parametrize(
    ("given_", "field", "told"),
    [
        ({}, "recipe", 'A recipe needs "questions".'),
        ({"questions": []}, "questions", "1 to 40 questions"),
        ({"questions": [{"type": "cuts", "count": 41}]}, "questions", "from 0 to 40"),
        ({"questions": [{"type": "chess"}]}, "questions", "The type of a question is one of"),
        ({"questions": [{"type": "cuts"}], "versions": 27}, "versions", "from 1 to 26"),
        ({"questions": [{"type": "cuts"}], "level": "x"}, "level", "easy, usual, hard"),
        ({"questions": [{"type": "cuts"}], "seed": -1}, "seed", "The seed is a whole number"),
        ({"questions": [{"type": "cuts"}], "title": "x" * 121}, "title", "at most 120"),
        ({"questions": [{"type": "cuts"}], "paper": "A4"}, "recipe", "has no"),
    ],
)
def test_a_wrong_recipe_is_told_in_one_sentence(given_: Any, field: str, told: str) -> None:
    with pytest.raises(BadInput) as fault:
        read_recipe(given_)
    assert fault.value.field == field
    assert told in str(fault.value)


@pytest.mark.slow
def test_too_many_versions_of_little_choice_are_refused() -> None:
    wishes = {"depth": 1, "branching": 2, "numbers": [1, 2]}
    few = recipe("values", questions=[{"type": "values", "wishes": wishes}], versions=9)
    with pytest.raises(BadInput, match="fewer than 9 versions"):
        question(few, 0)


EVERY = read_recipe({"title": "A < B & C", "questions": [{"type": each} for each in TYPES]})


@pytest.fixture(scope="module", name="made")
def one_of_each() -> Any:
    return [question(EVERY, index) for index in range(len(TYPES))]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sheet", "key"])
def test_a_sheet_is_one_document_with_everything_inside(kind: str, made: Any) -> None:
    text = written(kind, EVERY.title, made).data
    assert isinstance(text, str)
    assert "A &lt; B &amp; C</title>" in text
    assert not re.search(r"<script|<link|<img|https?://(?!www\.w3\.org/2000/svg)", text)
    # Each question with its convention, and each tree as a vector.
    for (each,) in made:
        assert (each.asked.get("statement") or each.question) in unescape(text)
        assert TYPES[each.type].convention(each) in unescape(text)
    assert text.count("<svg") == sum(each.subject != "concept" for (each,) in made)
    assert ("Points" in text) == (kind == "sheet")


@pytest.mark.slow
def test_a_sheet_says_no_answer_and_the_key_says_each(made: Any) -> None:
    sheet, key = (written(kind, "X", made).data for kind in ("sheet", "key"))
    assert isinstance(sheet, str)
    assert isinstance(key, str)
    for (each,) in made:
        answer = TYPES[each.type].in_words(each, solution_of(each))
        assert f'<p class="right">{answer}</p>' in unescape(key)
    assert "#b3261e" not in re.sub("<style>.*?</style>", "", sheet, flags=re.DOTALL)


def ask(**request: Any) -> Any:
    return json.loads(bridge.answer(json.dumps(request)).text)


@pytest.mark.slow
def test_the_page_makes_an_exam_question_by_question() -> None:
    asked = {"questions": [{"type": "cuts"}, {"type": "witness"}], "versions": 2, "title": "Ü 1"}
    told = [ask(op="exam-question", recipe=asked, index=index) for index in (0, 1)]
    assert [each["count"] for each in told] == [2, 2]
    questions = [each["exercises"] for each in told]
    expected = versions(read_recipe(asked))
    assert by_version(questions) == [[each.shown() for each in version] for version in expected]
    file = ask(op="exam-file", format="moodle", title="Ü 1", questions=questions)
    assert (file["name"], file["type"]) == ("u-1-moodle.xml", "text/xml")
    assert file["leftOut"] == [
        'Question 2 (Can this leaf be cut?): Moodle XML has no form for exercises of type "witness"'
        ": several answers are right, and a platform compares with one."
    ]
    assert file["text"].count("<category><text>$course$/top/Ü 1/Question 01<") == 1
    drawn = ask(op="exam-pictures", questions=questions)["pictures"]
    assert set(drawn) == {each["id"] for versions_ in questions for each in versions_}
    choices = ask(op="exam-choices")
    assert [each["id"] for each in choices["types"]] == list(TYPES)
    assert [each["id"] for each in choices["levels"]] == list(LEVELS)


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"op": "exam-question", "recipe": {}, "index": 0}, "recipe"),
        ({"op": "exam-question", "recipe": {"questions": [{"type": "cuts"}]}, "index": 1}, "index"),
        ({"op": "exam-file", "format": "pdf", "title": "", "questions": []}, "format"),
        ({"op": "exam-file", "format": "sheet", "title": "", "questions": []}, "questions"),
        ({"op": "exam-file", "format": "sheet", "title": "", "questions": [[{}]]}, "version"),
        ({"op": "exam-pictures", "questions": "x"}, "questions"),
    ],
)
def test_a_wrong_request_is_told_with_its_field(request_: Any, field: str) -> None:
    error = ask(**request_)["error"]
    assert error["field"] == field
    assert "fault" not in error
