"""The examples in `docs` do what is said of them."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from plyscope.csp.backtracking import mac_search
from plyscope.own_game import own_game
from plyscope.own_problem import own_problem
from plyscope.problems.problem import Domains
from plyscope.search.minimax import minimax

DOCS = Path(__file__).resolve().parents[2] / "docs"


def examples(page: str, language: str = "python") -> list[str]:
    """The examples in a page."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_game_that_is_shown_can_be_searched() -> None:
    game, _ = examples("write-a-game.md")
    entry = own_game(game).entry
    begun = entry.load(entry.start, {})
    assert minimax(begun.game, begun.state) == 1


def test_the_problem_that_is_shown_can_be_solved() -> None:
    _, text = examples("write-a-game.md")
    entry = own_problem(text).entry
    problem = entry.load(entry.start, {}).problem
    found = mac_search(problem, {}, Domains(problem.domains))
    assert found == {"Ann": 1, "Bob": 2}


def test_a_function_of_ones_own_is_watched_as_it_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (example,) = examples("scripting.md")
    file = tmp_path / "example.py"
    file.write_text(example, encoding="utf-8")
    runpy.run_path(str(file))
    first, *tree = capsys.readouterr().out.splitlines()
    assert first == "same"
    assert len(tree) == 13
