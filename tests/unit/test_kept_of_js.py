"""What is kept for the tests of the page's JavaScript is still what Python makes: exercises, grades,
pictures, and the games, problems and methods that links in plain words name."""

import json
import runpy

import pytest
from kept_answers import JS, kept_in
from plyscope.exercises import grade


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "made"),
    [("catalogue", "catalogue"), ("exercises", "exercises"), ("grading", "graded"), ("pictures", "pictures")],
)
def test_what_is_kept_is_what_python_makes(name: str, made: str) -> None:
    maker = JS / f"make_{name}.py"
    assert runpy.run_path(str(maker))[made]() == json.loads((JS / f"{name}.json").read_text("utf-8")), maker.name


def test_the_answers_that_are_kept_grade_1() -> None:
    for each in kept_in(JS / "exercises.json")["solved"]:
        assert grade(each["exercise"], each["answer"])["score"] == 1
