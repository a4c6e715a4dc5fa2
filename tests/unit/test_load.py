"""Games and problems, made by their names in plain Python."""

import doctest
from typing import Any

import plyscope
import pytest
from plyscope.game import BadInput
from plyscope.games import GAMES
from plyscope.problems import PROBLEMS

EXAMPLES = (
    plyscope.games.load,
    plyscope.games.weighted,
    plyscope.games.evaluated,
    plyscope.searches.ordered,
    plyscope.problems.load,
    plyscope.problems.pose,
)


@pytest.mark.parametrize("function", EXAMPLES, ids=lambda each: each.__qualname__)
def test_the_examples_are_true(function: Any) -> None:
    finder, runner = doctest.DocTestFinder(recurse=False), doctest.DocTestRunner()
    (example,) = finder.find(function, globs=dict(function.__globals__))
    assert runner.run(example).failed == 0


@pytest.mark.parametrize("name", GAMES)
def test_each_game_loads_at_its_start(name: str) -> None:
    game, state = plyscope.games.load(name)
    assert game.format(state) == game.format(GAMES[name].load(GAMES[name].start, {}).state)


@pytest.mark.parametrize("name", PROBLEMS)
def test_each_problem_loads_at_its_start(name: str) -> None:
    assert plyscope.problems.load(name).problem.variables


def test_options_are_named() -> None:
    game, state = plyscope.games.load("connect4", columns=4, rows=3)
    assert len(game.actions(state)) == 4


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: plyscope.games.load("golf"), 'There is no game "golf"; there are tree, tictactoe,'),
        (lambda: plyscope.searches.ordered(*plyscope.games.load("nim"), "centre"), "This game has no move order"),
        (lambda: plyscope.searches.ordered(*plyscope.games.load("nim"), "best"), 'There is no move order "best"'),
        (lambda: plyscope.games.weighted(plyscope.games.load("nim")[0], [1]), "There must be 4 weights"),
        (lambda: plyscope.problems.pose({"a": []}, []), "The domain of a is empty."),
        (lambda: plyscope.problems.load("go"), 'There is no problem "go"; there are sudoku,'),
        (lambda: plyscope.games.load("nim", heaps=3), 'This game has no option "heaps".'),
        (lambda: plyscope.games.load("tictactoe", "XX"), "2 squares were typed"),
    ],
)
def test_what_is_wrong_is_told(make: object, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        make()  # type: ignore[operator]
