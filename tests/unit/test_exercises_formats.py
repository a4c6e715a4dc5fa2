"""Question banks: well-formed, with pictures inside, and with fractions that Moodle takes."""

import json
import re
from base64 import b64decode
from typing import Any
from xml.etree import ElementTree as Xml

import moodle_rules as rules
import pytest
from plyscope.exercises import exercise, solution
from plyscope.exercises.__main__ import main
from plyscope.exercises.form import Exercise, read_exercise
from plyscope.exercises.formats.moodle import gift, moodle
from plyscope.exercises.formats.platform import Writes, form_of
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def bank(capsys: pytest.CaptureFixture[str], type_: str) -> Xml.Element:
    text = printed(capsys, "--type", type_, "--count", "12", "--format", "moodle")
    return Xml.fromstring(text.encode())


@pytest.mark.slow
@pytest.mark.parametrize("type_", ["values", "cuts", "leaves", "windows"])
def test_a_moodle_bank_is_well_formed_and_has_each_tree_as_a_picture(
    capsys: pytest.CaptureFixture[str], type_: str
) -> None:
    questions = bank(capsys, type_).findall("question")
    assert len(questions) == 12
    for seed, question in enumerate(questions, 1):
        text = question.findtext("questiontext/text") or ""
        (file,) = question.findall("questiontext/file")
        assert f"@@PLUGINFILE@@/{file.get('name')}" in text
        assert file.get("encoding") == "base64"
        picture = Xml.fromstring(b64decode(file.text or ""))
        task = exercise({"type": type_, "seed": seed})
        drawn = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}text")]
        leaves = re.findall(r"\d+", task["position"])
        assert [each for each in drawn if each and each.isdigit()] == leaves
        assert form_of("Moodle XML", read_exercise(task, TYPES)).question in text.replace("&gt;", ">")
        assert question.get("type") == ("multichoice" if type_ == "cuts" else "cloze")


@pytest.mark.slow
def test_choices_have_allowed_fractions_and_all_right_ones_together_give_everything(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for seed, question in enumerate(bank(capsys, "cuts").findall("question"), 1):
        assert question.findtext("single") == "false"
        answers = {each.findtext("text"): each.get("fraction", "") for each in question.findall("answer")}
        assert all(share.removeprefix("-") in rules.FRACTIONS for share in answers.values())
        right = [name for name, share in answers.items() if not share.startswith("-")]
        assert right == solution(exercise({"type": "cuts", "seed": seed}))["cut"]
        assert abs(sum(float(answers[name]) for name in right) - 100) < 0.001
        assert len(right) < len(answers)


@pytest.mark.slow
def test_blanks_hold_the_numbers_of_the_solution(capsys: pytest.CaptureFixture[str]) -> None:
    for seed, question in enumerate(bank(capsys, "values").findall("question"), 1):
        answer = solution(exercise({"type": "values", "seed": seed}))
        *inner, best = rules.fields(question)
        text = question.findtext("questiontext/text") or ""
        names = re.findall(r"(\w+) = \{", text)
        right = {name: next(iter(blank.answers)) for name, blank in zip(names, inner, strict=True)}
        assert {name: float(number) for name, number in right.items()} == answer["values"]
        assert best.share(answer["best"]) == 1
    for question in bank(capsys, "windows").findall("question"):
        text = question.findtext("questiontext/text") or ""
        assert len(rules.fields(question)) == text.count("{") == 2 * text.count("α = ")


def test_concepts_are_statements_that_are_true_or_false(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "--type", "concepts", "--count", "8", "--format", "gift")
    for seed, question in enumerate(bank(capsys, "concepts").findall("question")[:8], 1):
        task = exercise({"type": "concepts", "seed": seed})
        shares = [each.get("fraction") for each in question.findall("answer")]
        assert shares == (["100", "0"] if solution(task)["true"] else ["0", "100"])
        assert question.findtext("questiontext/text") == task["asked"]["statement"]
        assert f"::{task['id']}::" in text
    assert text.count("{T}") + text.count("{F}") == 8


def test_a_tree_with_chance_is_drawn_and_ticked(capsys: pytest.CaptureFixture[str]) -> None:
    for question in bank(capsys, "chance").findall("question"):
        picture = b64decode(question.findtext("questiontext/file") or "").decode()
        assert picture.count("<circle") >= 2
        assert len(re.findall(r">\d/\d<", picture)) == 2 * picture.count("<circle")
        shares = [each.get("fraction", "") for each in question.findall("answer")]
        assert {share.removeprefix("-") for share in shares} <= rules.FRACTIONS


def test_in_text_an_outcome_has_its_probability_before_it(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "--type", "chance", "--count", "1", "--format", "gift")
    position = exercise({"type": "chance", "seed": 1})["position"]
    assert re.findall(r"probability (\d/\d)", text) == re.findall(r"(\d/\d)\\?:", position)


@pytest.mark.slow
@pytest.mark.parametrize("type_", ["reorder", "witness"])
def test_what_has_no_form_in_a_format_is_refused(capsys: pytest.CaptureFixture[str], type_: str) -> None:
    assert main(["--type", type_, "--count", "1", "--format", "moodle"]) == 1
    assert f'no form for exercises of type "{type_}"' in capsys.readouterr().err
    assert main(["--type", type_, "--count", "1", "--format", "gift"]) == 1


@pytest.mark.parametrize(
    ("type_", "wishes", "told"),
    [
        ("windows", {}, "one blank, and this answer needs several. Take Moodle XML."),
        ("intervals", {}, "one blank, and this answer needs several. Take Moodle XML."),
        ("assignments", {}, "one blank, and this answer needs several. Take Moodle XML."),
        ("ucb", {}, "one blank, and this answer needs several. Take Moodle XML."),
        ("domains", {}, "its picture cannot be in a text. Take Moodle XML."),
        ("reorder", {}, "several answers are right"),
    ],
)
def test_gift_tells_the_reason_that_is_true_for_what_it_does_not_take(
    type_: str, wishes: dict[str, Any], told: str
) -> None:
    made = read_exercise(exercise({"type": type_, "seed": 1, "wishes": wishes}), TYPES)
    with pytest.raises(BadInput, match=f'GIFT has no form .*"{type_}": .*{told}'):
        gift([made])


def refusal(write: Writes, made: Exercise) -> str:
    """Why a format does not take an exercise; "" if it does."""
    try:
        write([made])
    except BadInput as fault:
        return str(fault)
    return ""


@pytest.mark.slow
def test_gift_sends_nobody_to_moodle_with_what_moodle_does_not_take() -> None:
    by_moodle = set()
    for seed in range(1, 20):
        asked = {"type": "intervals", "seed": seed, "wishes": {"rule": "either"}}
        made = read_exercise(exercise(asked), TYPES)
        told = refusal(moodle, made)
        assert refusal(gift, made) == told or (not told and "Moodle" in refusal(gift, made))
        by_moodle.add(told)
    assert len(by_moodle) > 1


def test_a_json_bank_has_an_exercise_for_each_seed(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "--type", "cuts", "--count", "3", "--seed", "7", "--solutions")
    assert json.loads(text) == [
        {"exercise": task, "solution": solution(task)}
        for task in (exercise({"type": "cuts", "seed": seed}) for seed in (7, 8, 9))
    ]


@pytest.mark.parametrize("type_", ["values", "cuts", "leaves"])
def test_a_gift_bank_has_one_block_for_each_question(capsys: pytest.CaptureFixture[str], type_: str) -> None:
    text = printed(capsys, "--type", type_, "--count", "5", "--format", "gift")
    blocks = text.strip().split("\n\n")
    assert len(blocks) == 5
    for block in blocks:
        assert re.match(rf"::{type_}-\d+-[0-9a-f]+::", block)
        plain = re.sub(r"\\.", "", block)
        assert (plain.count("{"), plain.count("}")) == (1, 1)
        assert plain.endswith("}")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--wishes", "{"], "The wishes are JSON"),
        (["--wishes", '{"depth": 1}'], "a cut needs at least two plies"),
        (["--count", "0"], "Make 1 to 1,000 exercises at once."),
        (["--seed", "-1"], "A seed is a whole number"),
        (
            ["--format", "moodle", "--wishes", '{"rule": "either", "numbers": [1, 3], "noTies": false}'],
            "The convention of this exercise allows several answers",
        ),
    ],
)
def test_what_cannot_be_made_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    assert main(["--type", "cuts", *words]) == 1
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
