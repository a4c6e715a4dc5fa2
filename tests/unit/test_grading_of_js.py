"""The grades by which the grader of SCORM packages is tested are still those of Python."""

import json
import runpy
from pathlib import Path

MAKER = Path(__file__).with_name("js") / "make_grading.py"


def test_the_grades_that_are_kept_are_those_that_python_gives() -> None:
    kept = json.loads(MAKER.with_name("grading.json").read_text(encoding="utf-8"))
    assert kept == runpy.run_path(str(MAKER))["graded"]()
