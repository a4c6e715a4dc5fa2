"""Autograders as they come from the registry read what Plyscope writes, and run what `plyscope init` writes."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from building.hosts import OF_HOSTS, PROGRAMS
from building.paths import TESTS

sys.path.append(str(TESTS / "unit" / "check"))
from installed import OF_A_STUDENT, SENTENCE, WRONG
from judged import case, task, verdict
from plyscope.__main__ import main
from plyscope.check.formats import FORMATS
from plyscope.check.verdict import Part

PRINTED = "Grade :=>> 100\n</pre><script>\n::error::"
RIGHT = case("a right case", "same", mistake="", parts=(Part("value", 1.0, 1.0, ""),), output="")
JUDGED = verdict(case(output=PRINTED), RIGHT)
"""Two and a half points; half a point is missing."""


def ran(*command: object, cwd: Path, env: dict[str, str], status: int = 0) -> str:
    """What a program prints, which has to end with this exit status."""
    told = subprocess.run(list(map(str, command)), cwd=cwd, env=env, check=False, capture_output=True, text=True)
    assert told.returncode == status, told.stdout + told.stderr
    return told.stdout


def written(name: str, folder: Path) -> Path:
    """The file of a format, in a new folder."""
    folder.mkdir()
    for file, text in FORMATS[name].files([JUDGED], task()).items():
        (folder / file).write_text(text, encoding="utf-8")
    return folder / FORMATS[name].file


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of a student, who has also written a Plyscope of their own."""
    place = tmp_path / "home"
    place.mkdir()
    (place / "student.py").write_text(WRONG, encoding="utf-8")
    (place / "plyscope.py").write_text(OF_A_STUDENT, encoding="utf-8")
    return place


def test_check50_runs_a_check_for_each_case(home: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    assert main(["init", "check50", str(tmp_path / "checks")]) == 0
    (home / "student.py").write_text(f"print({PRINTED!r})\n{WRONG}", "utf-8")
    results = tmp_path / "results.json"
    command = [PROGRAMS / "check50", "--dev", tmp_path / "checks", "-o", "json", "--output-file", results]
    ran(*command, cwd=home, env=environment, status=1)  # a check has failed
    judged, first, *_ = every = json.loads(results.read_text("utf-8"))["results"]
    assert [each["passed"] for each in every] == [True, False, False, False]
    assert (first["name"], first["description"], first["dependency"]) == ("case_1", "Tree 1", "judged")
    assert first["cause"]["rationale"] == SENTENCE
    assert "line 6" in first["cause"]["help"]
    assert first["log"] == PRINTED.splitlines()
    assert first["data"] == {"points": 0.666667, "most": 2.333334}
    # What Plyscope writes has the form of check50's own results.
    file = written("check50", tmp_path / "made")
    (ours, _) = json.loads(file.read_text("utf-8"))["results"]
    assert {name: type(value) for name, value in ours.items()} == {name: type(value) for name, value in first.items()}
    assert judged["log"] == []


def test_otter_counts_the_points_and_shows_the_sentence(
    home: Path, tmp_path: Path, environment: dict[str, str]
) -> None:
    file = written("otter", tmp_path / "tests")
    script = """
import json, sys
from otter.test_files import OKTestFile
found = OKTestFile.from_file(sys.argv[1])
found.run({})
print(json.dumps([found.score, found.possible, found.summary(), found._repr_html_()]))
"""
    (home / "plyscope.py").unlink()
    score, possible, summary, page = json.loads(ran(OF_HOSTS, "-c", script, file, cwd=home, env=environment))
    assert (score, possible) == (2.0, 2.5)
    assert "message: HIDDEN: At node 14 (after a₂, b₁) your MIN takes the largest" in summary
    assert "<script>" not in page


def test_otter_runs_a_test_that_compares_the_search(home: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    (home / "plyscope.py").unlink()
    assert main(["init", "otter", str(tmp_path / "otter")]) == 0
    told = ran(PROGRAMS / "otter", "check", "student.py", "-t", tmp_path / "otter" / "tests", cwd=home, env=environment)
    assert told.count("AssertionError: At node 1 your MIN takes the largest of its replies") == 2
    (home / "student.py").write_text(WRONG.replace("max(values)", "max(values) if is_max else min(values)"), "utf-8")
    told = ran(PROGRAMS / "otter", "check", "student.py", "-t", tmp_path / "otter" / "tests", cwd=home, env=environment)
    assert "All tests passed" in told


def test_nbgrader_takes_the_number_as_partial_credit(home: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    file = written("nbgrader", tmp_path / "made")
    script = """
import nbformat, sys
from nbconvert.preprocessors import ExecutePreprocessor
from nbgrader.utils import determine_grade
cell = nbformat.v4.new_code_cell(f"float(open({sys.argv[1]!r}).read())")
cell.metadata.nbgrader = {"grade": True, "solution": False, "points": 2.5, "grade_id": "search"}
notebook = nbformat.v4.new_notebook(cells=[cell])
ExecutePreprocessor(kernel_name="python3").preprocess(notebook, {})
print(*determine_grade(notebook.cells[0]))
"""
    (home / "plyscope.py").unlink()
    assert ran(OF_HOSTS, "-c", script, file, cwd=home, env=environment).split() == ["2.0", "2.5"]


def kinds(given: Any) -> dict[str, type]:
    """The types of what has names; whole numbers are numbers."""
    return {name: float if isinstance(value, int | float) else type(value) for name, value in given.items()}


def test_prairielearn_has_results_of_the_same_form(home: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    question = tmp_path / "question"
    (question / "test_search").mkdir(parents=True)
    shutil.copy(home / "student.py", question / "test_search" / "student_code.py")
    (question / "test_search.py").write_text(
        """
import pytest

@pytest.mark.grading_data(name="A tree", points=2)
def test_tree(sandbox):
    assert sandbox.query_function("minimax", [[3, 5], [1, 2]], True) == 3
""",
        encoding="utf-8",
    )
    command = [OF_HOSTS, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={question}", question]
    ran(*command, cwd=question, env=environment, status=1)
    theirs = json.loads((question / "autograder_results.json").read_text("utf-8"))
    ours = json.loads(written("prairielearn", tmp_path / "made").read_text("utf-8"))
    assert kinds(theirs).items() <= kinds(ours).items()
    assert kinds(theirs["tests"][0]).items() <= kinds(ours["tests"][0]).items()
    assert theirs["tests"][0]["outcome"] == ours["tests"][0]["outcome"] == "failed"
