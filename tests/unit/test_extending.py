"""A new game, a new search and a new kind are a file each, and a line each in a registry: see
`docs/extend.md`. What they look like on the page is in `tests/e2e/test_extending.py`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import plyscope
import pytest
from plyscope.kinds import KINDS

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
