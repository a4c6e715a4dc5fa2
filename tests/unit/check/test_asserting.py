"""`assert_same_search` fails with the sentence, and never for a doubt unless that is asked for."""

from __future__ import annotations

import doctest
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import plyscope
import pytest
from plyscope import testing
from plyscope.testing import assert_same_search

TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def minimax(node: Any, is_max: bool) -> Any:
    if isinstance(node, int):
        return node
    values = [minimax(child, not is_max) for child in node]
    return max(values) if is_max else min(values)


def greedy(node: Any, is_max: bool) -> Any:
    if isinstance(node, int):
        return node
    values = [greedy(child, not is_max) for child in node]
    return max(values)


def alphabeta(node: Any, is_max: bool, alpha: float = -99, beta: float = 99) -> Any:
    if isinstance(node, int):
        return node
    best = -99 if is_max else 99
    for child in node:
        value = alphabeta(child, not is_max, alpha, beta)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def first_leaf(node: Any, is_max: bool) -> Any:
    return node[0][0] + 1


def falls(node: Any, is_max: bool) -> Any:
    return falls(node[0], not is_max)


def emptied(node: Any, is_max: bool) -> Any:
    values = [emptied(node.pop(0), not is_max) if isinstance(node[0], list) else node.pop(0) for _ in list(node)]
    return max(values) if is_max else min(values)


def choice(tree: Any) -> int:
    values = [minimax(child, False) for child in tree]
    return values.index(max(values))


def last_choice(tree: Any) -> int:
    values = [minimax(child, False) for child in tree]
    return len(values) - 1 - values[::-1].index(max(values))


def test_the_example_of_its_docstring_does_what_is_said() -> None:
    finder, runner = doctest.DocTestFinder(recurse=False), doctest.DocTestRunner()
    (example,) = finder.find(assert_same_search, "assert_same_search", globs={"assert_same_search": assert_same_search})
    assert runner.run(example).failed == 0
    assert runner.tries == 2


@pytest.mark.parametrize(
    ("function", "named"),
    [
        (minimax, {}),
        (minimax, {"search": "minimax", "solution": alphabeta, "strict": True}),
        (alphabeta, {"search": "alphabeta", "solution": minimax, "strict": True}),
        (alphabeta, {"search": "minimax"}),
        (emptied, {"solution": minimax}),
    ],
)
def test_a_right_search_passes(function: Callable[..., Any], named: dict[str, Any]) -> None:
    given = [[3, 12, 8], [2, 4, 6]]
    assert_same_search(function, given, True, **named)
    assert given == [[3, 12, 8], [2, 4, 6]], "a copy was searched"


@pytest.mark.parametrize(
    ("function", "named", "sentence"),
    [
        (greedy, {}, r"At node 1 your MIN takes the largest .*\nThe way there: 0\."),
        (minimax, {"search": "alphabeta"}, "At node 5 your MIN goes on when it has 2; α is 3"),
        (first_leaf, {"solution": minimax}, "It returns 4; the solution returns 3."),
        (falls, {}, r"(?s)stopped with TypeError in line \d+: .* in falls\n"),
    ],
)
def test_a_wrong_search_fails_with_the_sentence(
    function: Callable[..., Any], named: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(AssertionError, match=sentence):
        assert_same_search(function, TREE, True, **named)


@pytest.mark.parametrize(
    ("function", "given", "solution", "sentence"),
    [
        (first_leaf, [TREE, True], None, "Not compared. No function of this program called itself"),
        (len, [TREE], None, "Not compared. Only a function that is written in Python"),
        (last_choice, [[[1, 2], [1, 3]]], choice, "It returns 1, which may be as good; the solution returns 0."),
    ],
)
def test_a_doubt_fails_only_if_it_is_strict(
    function: Callable[..., Any], given: list[Any], solution: Callable[..., Any] | None, sentence: str
) -> None:
    assert_same_search(function, *given, solution=solution)
    with pytest.raises(AssertionError, match=sentence):
        assert_same_search(function, *given, solution=solution, strict=True)


def test_a_search_of_a_game_of_ours_passes() -> None:
    position = plyscope.games.load("tictactoe", "XOX/O../...")
    assert_same_search(plyscope.searches.load("alphabeta"), *position, strict=True)


def test_an_unknown_search_and_a_solution_that_fails_are_no_failures_of_the_student() -> None:
    with pytest.raises(ValueError, match="There is no search 'minmax'; there are minimax, "):
        assert_same_search(minimax, TREE, True, search="minmax")
    with pytest.raises(ValueError, match=r"The solution failed: .*TypeError"):
        assert_same_search(minimax, TREE, True, solution=falls)


@pytest.mark.native
@pytest.mark.slow
def test_pytest_shows_the_sentence_and_none_of_our_frames(tmp_path: Path) -> None:
    text = """
        from plyscope.testing import assert_same_search

        def minimax(node, is_max):
            if isinstance(node, int):
                return node
            return max(minimax(child, not is_max) for child in node)

        def test_minimax():
            assert_same_search(minimax, [[3, 12, 8], [2, 4, 6]], True)
    """
    file = tmp_path / "test_of_a_teacher.py"
    file.write_text(dedent(text), encoding="utf-8")
    source = str(Path(testing.__file__).parents[1])
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={tmp_path}"]
    ran = subprocess.run(
        [*command, "-o", f"pythonpath={source}", str(file)],
        check=False,
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
    )
    assert ran.returncode == 1
    assert "E       AssertionError: At node 1 your MIN takes the largest of its replies" in ran.stdout
    assert "plyscope/testing.py" not in ran.stdout
    assert "deepcopy" not in ran.stdout
