"""A bank for Moodle by Moodle's own rules: only who knows the answer can tell it, what people
type is right, and every question is worth the same."""

from typing import Any
from xml.etree import ElementTree as Xml

import moodle_rules as rules
import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import quick_for
from plyscope.exercises import exercise, grade, solution
from plyscope.exercises.content.blanks import INFINITE, MINUS_INFINITE, NONE, texts_of
from plyscope.exercises.form import read_exercise
from plyscope.exercises.formats.moodle import moodle
from plyscope.exercises.formats.platform import WORTH, form_of, shares
from plyscope.exercises.reading import typed
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput

Task = dict[str, Any]
ALPHABETA = {"method": "alphabeta"}
EVERY: list[tuple[str, Task]] = [
    *((type_, {}) for type_ in TYPES if TYPES[type_].form),
    ("values", {"numbers": [-9, 9]}),
    ("windows", {"numbers": [-9, 9]}),
    ("intervals", {"numbers": [-9, 9]}),
    ("domains", {"method": "forward_checking"}),
]

every = pytest.mark.parametrize("kind", quick_for(EVERY, ("domains", {}), ("leaves", {}), ("concepts", {})))


def asked(task: Task) -> Xml.Element:
    """The question that Moodle gets."""
    (question,) = Xml.fromstring(moodle([read_exercise(task, TYPES)])).findall("question")
    return question


def made(type_: str, seed: int = 1, wishes: Task | None = None, **changed: Any) -> Task:
    return {**exercise({"type": type_, "seed": seed, "wishes": wishes or {}}), **changed}


@every
def test_the_blanks_of_a_question_are_of_one_kind_and_equally_wide(kind: tuple[str, Task]) -> None:
    for seed in (1, 2, 3):
        question = asked(made(kind[0], seed, kind[1]))
        blanks = [each for each in rules.fields(question) if each.kind != "MULTICHOICE"]
        assert {each.kind for each in blanks} <= {"SHORTANSWER"}
        assert len({each.size for each in blanks}) <= 1
        for blank in blanks:
            # What makes it as wide is worth nothing, and longer than all that is worth something.
            assert [share for share in blank.answers.values() if share < 100] == [0]
            *_, (longest, share) = blank.answers.items()
            assert share == 0
            assert len(longest) > max(map(len, [each for each in blank.answers if each != longest]))


@every
def test_every_question_is_worth_the_same(kind: tuple[str, Task]) -> None:
    question = asked(made(kind[0], 1, kind[1]))
    assert rules.mark(question) == WORTH
    worths = [each.worth for each in rules.fields(question)]
    assert not worths or max(worths) - min(worths) <= 1


@given(st.integers(1, 100))
def test_the_parts_of_a_question_are_worth_as_much_as_all_of_it(parts: int) -> None:
    assert sum(shares(parts)) == WORTH
    assert min(shares(parts)) >= 1
    with pytest.raises(BadInput, match="at most 100 blanks"):
        shares(parts + 100)


@every
def test_fractions_are_those_that_moodle_takes_and_ticking_everything_earns_nothing(kind: tuple[str, Task]) -> None:
    for seed in (1, 2, 3):
        question = asked(made(kind[0], seed, kind[1]))
        given_shares = rules.choices(question)
        assert {each.removeprefix("-") for each in given_shares.values()} <= rules.FRACTIONS | {"0"}
        if question.get("type") == "multichoice":
            right = {name for name, share in given_shares.items() if not share.startswith("-")}
            assert rules.ticked(question, right) == pytest.approx(1, abs=1e-5)
            assert rules.ticked(question, set(given_shares)) == pytest.approx(0, abs=1e-5)


def test_no_more_choices_are_right_than_wrong_where_more_values_go_than_stay() -> None:
    task = made("domains", wishes={"method": "ac3"})
    left = solution(task)["domains"]
    question = asked(task)
    shares_ = {name: float(each) for name, each in rules.choices(question).items()}
    right = {name for name, share in shares_.items() if share > 0}
    wrong = {name for name, share in shares_.items() if share < 0}
    assert wrong == {f"{each}: {value}" for each, values in left.items() for value in values}
    assert len(right) == len(wrong)
    assert sum(shares_.values()) == pytest.approx(0, abs=1e-5)
    assert "Not all values are listed." in (question.findtext("questiontext/text") or "")
    assert grade(task, {"domains": {name: [] for name in left}})["score"] == 0


@pytest.mark.parametrize(
    "texts",
    [
        ["-6", "−6", "–6", "—6", "-6.0", "−6,0"],
        ["1.31", "1,31", "1.306", "1,3"],
        ["∞", "inf", "+∞", "+inf", "INF"],
        ["-inf", "−inf", "–∞", "-∞"],
        ["-", "–", "−", "none"],
    ],
)
def test_what_people_type_is_right(texts: list[str]) -> None:
    right = {"-6": texts_of(-6), "1.31": texts_of(1.306, 0.01), "∞": INFINITE, "-inf": MINUS_INFINITE, "-": NONE}[
        texts[0]
    ]
    assert {each.lower() for each in texts} <= set(right)


@given(st.integers(-999, 999) | st.floats(-999, 999).map(lambda each: round(each, 3)))
def test_each_text_that_is_right_says_the_number_and_the_usual_one_comes_first(number: float) -> None:
    for text in texts_of(number):
        assert typed(text) == number
    near = texts_of(number, 0.01)
    assert abs(float(near[0]) - number) <= 0.005 + 1e-9
    for text in near:
        said = typed(text)
        assert isinstance(said, (int, float))
        assert abs(said - number) <= 0.01 + 1e-9
    assert f"{number:.2f}".lstrip("-") in {each.lstrip("-") for each in near}
    assert f"{number:.3f}".lstrip("-") in {each.lstrip("-") for each in near}


@pytest.mark.parametrize(("type_", "seed"), [(each, 1) for each in ("values", "windows", "ucb")])
def test_the_solution_as_a_student_writes_it_gets_everything(type_: str, seed: int) -> None:
    task = made(type_, seed)
    answer = solution(task)
    if type_ == "values":
        responses = [str(each) for each in answer["values"].values()] + [answer["best"]]
    elif type_ == "ucb":
        responses = [f"{each:.2f}".replace(".", ",") for each in answer["values"].values()]
        responses += [answer["next"], f"{answer['smallest']:.2f}"]
    else:
        responses = [
            "–" if pair is None else endless if end is None else f"{end:g}"
            for pair in answer["windows"].values()
            for end, endless in zip(pair or (None, None), ("−∞", "+inf"), strict=True)
        ]
    assert rules.score(asked(task), responses) == 1
    assert rules.score(asked(task), ["", *responses[1:]]) < 1


@pytest.mark.slow
def test_what_is_right_on_a_platform_for_no_x_and_for_every_x_is_right_here() -> None:
    asked_for: dict[str, Task] = {}
    for seed in range(1, 60):
        task = made("intervals", seed)
        asked_for.setdefault(str(solution(task)["intervals"]), task)
    never, always = asked_for["[]"], asked_for["[[None, None]]"]
    for text in NONE:
        assert rules.score(asked(never), [text, text]) == 1
        assert grade(never, {"intervals": [[text, text]]})["score"] == 1
        assert grade(always, {"intervals": [[text, text]]})["score"] == 0
    for low, high in zip(MINUS_INFINITE, INFINITE, strict=False):
        assert rules.score(asked(always), [low, high]) == 1
        assert grade(always, {"intervals": [[low, high]]})["score"] == 1
        assert grade(never, {"intervals": [[low, high]]})["score"] == 0


def test_each_of_several_best_moves_is_right() -> None:
    question = asked(made("values", position="[[3 5] [3 9] [2 4]]"))
    best = rules.fields(question)[-1]
    assert {name: best.share(name) for name in best.answers} == {"B": 1, "C": 1, "D": 0}
    assert "each of them is right" in (question.findtext("questiontext/text") or "")


def test_alphabeta_has_a_dash_where_it_never_comes_and_tells_so_in_any_case() -> None:
    value = {"value": "soft"}
    for position, seen in (("[[3 5] [2 [9 8]]]", "-"), ("[[3 5] [7 [9 8]]]", "9")):
        task = made("values", wishes=ALPHABETA, position=position)
        question = asked({**task, "convention": {**task["convention"], **value}})
        assert 'Write "-" where the search never comes.' in Xml.tostring(question, "unicode")
        assert rules.fields(question)[3].share(seen) == 1


def test_a_leaf_that_is_asked_about_is_drawn_as_x() -> None:
    task = made("intervals", position="[[3 12 8] [2 4 6] [14 5 2]]")
    task["asked"] = {"leaf": "c₁", "branch": "c₂"}
    question = asked(task)
    text = question.findtext("questiontext/text") or ""
    assert "The tree [[3 12 8] [x 4 6] [14 5 2]]" in text
    assert "(2 " not in text


def test_the_stem_asks_for_what_is_asked() -> None:
    for type_, words in (("leaves", "How many"), ("cuts", "Tick every"), ("domains", "Tick the")):
        task = made(type_)
        question = asked(task)
        assert words in (question.findtext("questiontext/text") or "")
        assert words in form_of("Moodle XML", read_exercise(task, TYPES)).question
        assert "Cross out" not in (question.findtext("questiontext/text") or "")


@pytest.mark.parametrize(
    ("type_", "convention", "told"),
    [
        ("values", {}, "may return what it has found or its bound"),
        ("values", {"cut": "either"}, "may return what it has found or its bound"),
        ("cuts", {"cut": "either"}, "the same cuts under both rules"),
        ("reorder", {}, "several answers are right"),
    ],
)
def test_a_refusal_tells_the_reason_that_is_true(type_: str, convention: Task, told: str) -> None:
    wishes = ALPHABETA if type_ == "values" else {}
    task = made(type_, wishes=wishes, position="[[3 5] [3 9] [2 4]]")
    task["convention"] |= convention
    with pytest.raises(BadInput, match=told):
        asked(task)
