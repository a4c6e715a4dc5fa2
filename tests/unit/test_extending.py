"""A new game and a new search are a file each, and a line each in a registry: see the README."""

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

TOYS = Path(__file__).parent / "toys"
PACKAGE = Path(plyscope.__file__).parent

GAMES_LINE = ('    "tree": tree.ENTRY,\n', '    "countdown": countdown.ENTRY,\n')
SEARCHES_LINE = (
    '    SearchEntry(\n        "minimax",\n',
    '    SearchEntry("first_move", "First move", first_move.first_move, "The first line.",\n'
    "        takes_depth=False, exact=False),\n",
)

ASK = """
import json, sys
from plyscope.bridge import answer
print(json.dumps([json.loads(answer(line).text) for line in sys.stdin]))
"""


def insert(file: Path, before: str, line: str) -> None:
    """Puts a line in front of what is there already."""
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1
    file.write_text(text.replace(before, line + before), encoding="utf-8")


@pytest.fixture
def extended(tmp_path: Path) -> Path:
    """A copy of the Python with the two toys in it; returns the folder above the package."""
    copy = tmp_path / "plyscope"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(TOYS / "countdown.py", copy / "games")
    shutil.copy(TOYS / "first_move.py", copy / "search")
    games, searches = copy / "games" / "__init__.py", copy / "search" / "entries_two_players.py"
    insert(games, *GAMES_LINE)
    insert(games, "from plyscope.games.presentable", "from plyscope.games import countdown\n")
    insert(searches, *SEARCHES_LINE)
    insert(searches, "# The modules, not", "from plyscope.search import first_move\n")
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
