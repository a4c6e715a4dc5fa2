"""A person's own game, or own evaluation: from its text to something that every search can use.

A game is a class with the functions of `plyscope.game.Game`, or a file of Plyscope's own that was
changed. It needs no import of ours.
"""

from __future__ import annotations

from plyscope.own_game.entry import OWN, OwnGame, own_game
from plyscope.own_game.evaluating import Evaluated, OwnEvaluation, in_bounds, own_evaluation
from plyscope.own_game.source_of_games import source_of_game

__all__ = [
    "OWN",
    "Evaluated",
    "OwnEvaluation",
    "OwnGame",
    "in_bounds",
    "own_evaluation",
    "own_game",
    "source_of_game",
]
