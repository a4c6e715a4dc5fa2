"""Draws what chance does, and says among which moves a random game draws."""

from __future__ import annotations

from random import Random
from typing import Any

from plyscope.game import PlayoutMoves, offers


def drawn(game: Any, state: Any, random: Random) -> Any:
    """A random outcome in `state`, with the probabilities of `game.outcomes`.

    The same seed of `random` gives the same outcome.
    """
    outcomes, probabilities = zip(*game.outcomes(state), strict=True)
    return random.choices(outcomes, probabilities)[0]


def sensible(game: Any, state: Any) -> Any:
    """The actions among which a random game chooses: those that make sense, if the game says so."""
    return game.playout_actions(state) if offers(game, PlayoutMoves) else game.actions(state)
