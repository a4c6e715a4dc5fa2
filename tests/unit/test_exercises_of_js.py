"""The exercises by which the page's answers are tested are still those that Python makes, and their
solutions grade 1."""

import json
import runpy
from pathlib import Path

import pytest
from plyscope.exercises import grade

JS = Path(__file__).parent / "js"


@pytest.mark.slow
def test_the_exercises_that_are_kept_are_those_that_python_makes() -> None:
    kept = json.loads((JS / "exercises.json").read_text(encoding="utf-8"))
    assert kept == runpy.run_path(str(JS / "make_exercises.py"))["exercises"]()
    for each in kept["solved"]:
        assert grade(each["exercise"], each["answer"])["score"] == 1
