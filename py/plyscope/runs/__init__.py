"""What Python outside the page calls: a function, a search of a game or a method under watch.

import plyscope

run = plyscope.watch(minimax, board, True)
print(run.tree())
print(plyscope.recognise(run).roles["value"])
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plyscope import recognition
from plyscope.game import BadInput
from plyscope.program import Live, Record
from plyscope.runs.of_game import GameRun, is_ours, watch_game
from plyscope.runs.of_problem import ProblemRun, solve
from plyscope.runs.of_program import ProgramRun, run_live, watch_program
from plyscope.runs.run import Run

__all__ = [
    "GameRun",
    "ProblemRun",
    "ProgramRun",
    "Run",
    "recognise",
    "solve",
    "watch",
    "watch_program",
]


def watch(function: Callable[..., Any], *arguments: Any, **named: Any) -> GameRun | ProgramRun:
    """Call `function` and record its tree. Raises `BadInput` if its text cannot be read. An error
    in it is its `fault`, and the tree up to there is kept.

    If the first argument is one of Plyscope's games, its moves are told by their names.

    >>> from plyscope import games, searches
    >>> watch(searches.load("alphabeta"), *games.load("tree", "[[3 12 8] [2 4 6] [14 5 2]]"))
    <Run of alphabeta: 11 nodes, value 3, best a₁, cuts 1>
    """
    if arguments and is_ours(arguments[0]):
        try:
            return watch_game(function, *arguments, **named)
        except BadInput:
            raise
        except Exception:
            # Once more as any other function, of which the tree is kept up to the error.
            named.pop("from_mover", None)
    return run_live(Live(function, arguments, named))


def recognise(run: ProgramRun | Record) -> recognition.Reading:
    """What is what in the calls that were watched. Raises `TypeError` if nothing is to be found
    out, as in a run of one of Plyscope's own searches."""
    if isinstance(run, ProgramRun):
        return run.reading
    if not isinstance(run, Record):
        raise TypeError("recognise() takes the run of a function of your own.")
    return recognition.recognise(run)
