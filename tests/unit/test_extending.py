"""A new game, search, kind or type of exercise is a file, and a line in a registry: see
`docs/extend.md`. What they look like on the page is in `tests/e2e/test_extending.py`."""

import json
import os
import re
import shutil
import subprocess
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

import plyscope
import pytest
from plyscope.kinds.registry import KINDS

from tests.toys.adding import add_python

PACKAGE = Path(plyscope.__file__).parent

ASK = """
import json, sys
from plyscope.bridge import answer
print(json.dumps([json.loads(answer(line).text) for line in sys.stdin]))
"""


@pytest.fixture
def extended(tmp_path: Path) -> Path:
    """A copy of the Python with the toys in it; returns the folder above the package."""
    copy = tmp_path / "plyscope"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    add_python(copy)
    return tmp_path


def ask(folder: Path, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    """What the bridge of the copy answers."""
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        input="\n".join(json.dumps(request) for request in requests),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(folder)},
    )
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


@pytest.mark.slow
def test_a_toy_game_and_a_toy_search_are_listed_offered_and_searched(extended: Path) -> None:
    countdown = {"kind": "game", "subject": "countdown"}
    catalogue, look, by_minimax, by_toy = ask(
        extended,
        {"op": "catalogue"},
        {"op": "look", **countdown},
        {"op": "search", **countdown, "method": "alphabeta"},
        {"op": "search", **countdown, "method": "first_move"},
    )
    (games,) = [each for each in catalogue["kinds"] if each["kind"] == "game"]
    assert "countdown" in [each["id"] for each in games["subjects"]]
    (toy,) = [each for each in games["methods"] if each["id"] == "first_move"]
    assert toy["files"][0]["file"] == "search/first_move.py"
    assert "first_move" in look["methods"]
    # Seven is no multiple of three, so MAX wins by taking one; one each is won by MAX as well.
    assert (by_minimax["value"], by_minimax["best"]) == (1, "1")
    assert (by_toy["value"], by_toy["nodes"]) == (1, 8)


@pytest.mark.slow
def test_a_toy_kind_describes_its_subject_and_runs_its_method_under_watch(extended: Path) -> None:
    seven = {"kind": "recursion", "subject": "number", "position": "7"}
    catalogue, look, size, found, refused, alien = ask(
        extended,
        {"op": "catalogue"},
        {"op": "look", **seven},
        {"op": "estimate", **seven, "method": "fibonacci"},
        {"op": "search", **seven, "method": "fibonacci"},
        {"op": "look", **seven, "position": "seven"},
        {"op": "play", **seven},
    )
    kinds = [each["kind"] for each in catalogue["kinds"]]
    assert kinds[-1] == "recursion"
    assert kinds[:-1] == [kind.ID for kind in KINDS.values()]
    assert look == {**seven, "options": {}, "methods": ["fibonacci"]}
    assert (found["value"], found["nodes"], size["nodes"]) == (13, 41, 41)
    assert found["text"]["names"][0] == "fibonacci(7)"
    assert found["text"]["root"] == look
    assert refused["error"]["field"] == "position"
    assert alien["error"]["message"] == "This cannot be asked about a recursive function."


@pytest.mark.slow
def test_a_toy_type_of_exercise_is_made_graded_and_exported(extended: Path) -> None:
    recipe = {"questions": [{"type": "size"}], "versions": 2, "level": "hard", "title": "Toys"}
    types, made, asked = ask(
        extended,
        {"op": "exercise-types"},
        {"op": "exercise", "type": "size", "seed": 3},
        {"op": "exam-question", "recipe": recipe, "index": 0},
    )
    assert "size" in [each["id"] for each in types["types"]]
    task, questions = made["exercise"], [asked["exercises"]]
    right = len(re.findall(r"\d+", task["position"]))
    solved, graded, wrong, refused = ask(
        extended,
        {"op": "solution", "exercise": task},
        {"op": "grade", "exercise": task, "answer": {"count": f" {right} "}},
        {"op": "grade", "exercise": task, "answer": {"count": right + 1}},
        {"op": "grade", "exercise": task, "answer": {"count": "many"}},
    )
    assert solved["answer"] == {"count": right}
    assert graded["score"] == 1
    assert wrong["score"] == 0
    assert wrong["wrong"][0]["why"] == f"The tree has {right} leaves."
    assert refused["error"]["field"] == "answer"
    formats = ("sheet", "key", "moodle", "gift", "json", "scorm", "qti")
    file = {"op": "exam-file", "title": "Toys", "questions": questions}
    pictures = {each["id"]: b64encode(b"\x89PNG\r\n\x1a\n").decode() for each in questions[0]}
    written = ask(extended, *({**file, "format": each, "files": pictures} for each in formats))
    sheet, key, moodle, gift, kept, scorm, qti = written
    counts = [len(re.findall(r"\d+", each["position"])) for each in questions[0]]
    assert sheet["text"].count("How many leaves does this tree have?") == 2
    for count in counts:
        assert f'<p class="right">{count} leaves</p>' in key["text"]
        assert f"<li>The tree has {count} leaves.</li>" in key["text"]
        assert f"SHORTANSWER:={count}~" in moodle["text"]
        assert f"{{#{count}:0}}" in gift["text"]
    assert json.loads(kept["text"])["versions"] == [[each] for each in questions[0]]
    assert "has no form for this type" in scorm["error"]["message"]
    assert qti["name"] == "toys-canvas.zip"
