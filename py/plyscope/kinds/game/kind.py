"""Games in a position, and the searches for them.

What every kind can do comes first. What only games can do is in `OWN`: play a move, value every
move, let two settings duel, ask the engine, try out a number of a tree.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.games import GAMES
from plyscope.kinds.game import (
    editing,
    lab,
    positions,
    request_types,
    searching,
    sizes,
    tree_editing,
    trials,
)
from plyscope.kinds.game.catalogue import catalogue
from plyscope.kinds.game.guarding import guarded
from plyscope.kinds.game.reply_types import KIND
from plyscope.kinds.game.searching import GameColumns
from plyscope.kinds.kind import Operation
from plyscope.kinds.readings import Reading, readings_of
from plyscope.own_game.text import SECONDS

__all__ = ["ESTIMATE", "ID", "LOOK", "OWN", "SEARCH", "SINGULAR", "catalogue", "readings"]

ID: Final = KIND
SINGULAR: Final = "a game"


def readings(text: str, sure: bool) -> list[Reading]:
    """How games read a text."""
    return readings_of(ID, GAMES.values(), text, sure)


LOOK: Final = Operation(request_types.GameLookRequest, guarded(positions.look, SECONDS))
ESTIMATE: Final = Operation(request_types.GameEstimateRequest, guarded(sizes.estimate))
SEARCH: Final = Operation(request_types.GameSearchRequest, guarded(searching.search), GameColumns)

OWN: Final[Mapping[str, Operation]] = {
    "play": Operation(request_types.PlayRequest, guarded(positions.play, SECONDS)),
    "draw": Operation(request_types.DrawRequest, guarded(positions.draw, SECONDS)),
    "picture": Operation(request_types.PictureRequest, guarded(positions.picture, SECONDS)),
    "moves": Operation(request_types.GameMovesRequest, guarded(positions.moves)),
    "values": Operation(request_types.ValuesRequest, guarded(searching.values)),
    "compare": Operation(request_types.CompareRequest, guarded(sizes.compare)),
    "work": Operation(request_types.WorkRequest, guarded(lab.work)),
    "exact": Operation(request_types.ExactRequest, guarded(lab.exact)),
    "duel": Operation(request_types.DuelRequest, guarded(lab.play_duel)),
    "trial": Operation(request_types.TrialRequest, guarded(trials.trial)),
    "approach": Operation(request_types.ApproachRequest, guarded(lab.approach)),
    "mixed-move": Operation(request_types.MixedMoveRequest, guarded(lab.mixed_move)),
    "coins": Operation(request_types.CoinsRequest, guarded(lab.coins)),
    "forecast": Operation(request_types.ForecastRequest, guarded(lab.forecast)),
    "scores": Operation(request_types.ScoresRequest, guarded(lab.scores)),
    "what-if": Operation(request_types.WhatIfRequest, guarded(tree_editing.what_if)),
    "random-tree": Operation(request_types.RandomTreeRequest, tree_editing.random_by_wish),
    "edit-game": Operation(request_types.GameRulesRequest, guarded(editing.edit_game)),
    "edit-evaluation": Operation(request_types.EvaluationRequest, guarded(editing.edit_evaluation)),
    "edit": Operation(request_types.GameEditRequest, guarded(editing.edit)),
    "cells": Operation(request_types.GameCellsRequest, editing.cells),
}
