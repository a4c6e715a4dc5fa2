"""Games in a position, and the searches for them.

What every kind can do comes first. What only games can do is in `OWN`: play a move, value every
move, let two settings duel, ask the engine, try out a number of a tree.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.games import GAMES
from plyscope.kinds.game import asked, by_hand, editing, lab, positions, searching, sizes, trials
from plyscope.kinds.game.catalogue import catalogue
from plyscope.kinds.game.columns import GameColumns
from plyscope.kinds.game.guarding import guarded
from plyscope.kinds.game.told import KIND
from plyscope.kinds.kind import Operation
from plyscope.kinds.readings import Reading, readings_of
from plyscope.own_game.text import SECONDS

__all__ = ["ESTIMATE", "ID", "LOOK", "OWN", "SEARCH", "SINGULAR", "catalogue", "readings"]

ID: Final = KIND
SINGULAR: Final = "a game"


def readings(text: str, sure: bool) -> list[Reading]:
    """How games read a text."""
    return readings_of(ID, GAMES.values(), text, sure)


LOOK: Final = Operation(asked.GameLookAsked, guarded(positions.look, SECONDS))
ESTIMATE: Final = Operation(asked.GameEstimateAsked, guarded(sizes.estimate))
SEARCH: Final = Operation(asked.GameSearchAsked, guarded(searching.search), GameColumns)

OWN: Final[Mapping[str, Operation]] = {
    "play": Operation(asked.PlayAsked, guarded(positions.play, SECONDS)),
    "draw": Operation(asked.DrawAsked, guarded(positions.draw, SECONDS)),
    "picture": Operation(asked.PictureAsked, guarded(positions.picture, SECONDS)),
    "values": Operation(asked.ValuesAsked, guarded(searching.values)),
    "compare": Operation(asked.CompareAsked, guarded(sizes.compare)),
    "work": Operation(asked.WorkAsked, guarded(lab.work)),
    "exact": Operation(asked.ExactAsked, guarded(lab.exact)),
    "duel": Operation(asked.DuelAsked, guarded(lab.play_duel)),
    "trial": Operation(asked.TrialAsked, guarded(trials.trial)),
    "approach": Operation(asked.ApproachAsked, guarded(lab.approach)),
    "mixed-move": Operation(asked.MixedMoveAsked, guarded(lab.mixed_move)),
    "coins": Operation(asked.CoinsAsked, guarded(lab.coins)),
    "forecast": Operation(asked.ForecastAsked, guarded(lab.forecast)),
    "scores": Operation(asked.ScoresAsked, guarded(lab.scores)),
    "what-if": Operation(asked.WhatIfAsked, guarded(by_hand.what_if)),
    "random-tree": Operation(asked.RandomTreeAsked, by_hand.random_by_wish),
    "edit-game": Operation(asked.GameRulesAsked, guarded(editing.edit_game)),
    "edit-evaluation": Operation(asked.EvaluationAsked, guarded(editing.edit_evaluation)),
    "edit": Operation(asked.GameEditAsked, guarded(editing.edit)),
}
