"""A student's edition of a task: the same verdicts at home, and nothing that is withheld."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from judged_programs import here
from plyscope.check.edition import edition_of
from plyscope.check.edition_reading import read_edition
from plyscope.check.grading import expected_of, graded, prepared
from plyscope.check.reading import load, pack_names, read_task
from plyscope.check.submissions import Submission
from plyscope.check.task import Task
from plyscope.check.verdict import Verdict
from plyscope.commands.check import main
from plyscope.game import BadInput
from programs import SHAPES, programs

OWN = """
def minimax(node, is_max=True):
    "The teacher's own"
    if isinstance(node, int):
        return node
    return (max if is_max else min)(minimax(child, not is_max) for child in node)
"""
TASK = """
name = "Homework"
search = "minimax"
solution = "own.py"
start = "minimax(TREE)"

[[case]]
name = "Open"
setup = "TREE = [[3, 12], [2, 4]]"

[[case]]
name = "HIDDEN"
setup = "TREE = [[771, 772], [773, 774]]"
secret = true

[points]
value = 4
"""


def verdict(source: str, task: Task) -> Verdict:
    return here(graded(Submission("own", {"own.py": source}), task, expected_of(here(prepared(task)))))


def edition(task: Task) -> str:
    return edition_of(task, here(prepared(task)))


@pytest.fixture
def own(tmp_path: Path) -> Task:
    """A task with a solution of its teacher's, and a secret case."""
    (tmp_path / "own.py").write_text(OWN)
    return read_task(TASK, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    "pack", [pytest.param(each, marks=[] if each in ("trees", "csp") else pytest.mark.native) for each in pack_names()]
)
def test_a_student_sees_the_verdict_of_the_autograder(pack: str) -> None:
    task = load(pack)
    ready = here(prepared(task))
    known, at_home = replace(task, known=ready), read_edition(edition_of(task, ready))
    _, *wrong = programs(sorted((SHAPES / pack).glob("*.py"))[0])
    source = wrong[len(pack) % len(wrong)].source
    assert verdict(source, at_home) == verdict(source, known)


def test_a_case_of_an_edition_is_worth_what_it_is_worth_in_the_task(own: Task) -> None:
    at_home = read_edition(edition(own))
    assert (at_home.withheld, len(at_home.cases)) == (1, 1)
    found = verdict(OWN.replace("min)", "max)"), at_home)
    assert (found.points, found.most) == (0, 2)
    assert found.cases[0] == verdict(OWN.replace("min)", "max)"), own).cases[0]


def test_secret_positions_and_a_teacher_s_solution_are_not_in_it(own: Task) -> None:
    text = edition(own)
    known = [each for case in json.loads(text)["cases"] for each in case["known"]]
    held = text + "".join(zlib.decompress(b64decode(each)).decode("latin-1") for each in known)
    for word in ("HIDDEN", "77", "teacher's own", "isinstance"):
        assert word not in held
    assert "TREE = [[3, 12], [2, 4]]" in held


def test_a_task_of_secret_cases_has_no_edition(own: Task) -> None:
    with pytest.raises(BadInput, match="nothing for students to try"):
        edition_of(Task("t", "minimax", own.cases[1:], OWN), [(b"", b"")])


@pytest.mark.parametrize(
    "change",
    [
        lambda held: held[: len(held) // 2],
        lambda held: held.replace("plyscope edition", "something"),
        lambda held: held.replace('"known": [\n', '"known": [\n"eJw=",\n'),
        lambda held: held.replace('"cases": [', '"cases": 7, "c": ['),
    ],
)
def test_what_is_no_edition_is_refused_in_a_sentence(change: Any, own: Task) -> None:
    with pytest.raises(BadInput, match="no student’s edition"):
        read_edition(change(edition(own)))


def test_the_edition_of_a_newer_plyscope_says_so(own: Task) -> None:
    with pytest.raises(BadInput, match="newer Plyscope"):
        read_edition(edition(own).replace('"plyscope edition": 1', '"plyscope edition": 2'))


@pytest.mark.slow
@pytest.mark.native
def test_the_command_writes_an_edition_and_takes_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "own.py").write_text(OWN)
    (tmp_path / "homework.toml").write_text(TASK)
    assert main(["--edition", "student", "--task", f"{tmp_path / 'homework.toml'}", "-o", f"{tmp_path}"]) == 0
    home = tmp_path / "homework.edition.json"
    assert main([f"{tmp_path / 'own.py'}", "--task", f"{home}", "--format", "json", "--quiet", "--jobs", "1"]) == 0
    assert '"points": 2' in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--task", f"{home}"])
