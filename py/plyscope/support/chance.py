"""Draws what chance does."""

from __future__ import annotations

from random import Random
from typing import Any


def drawn(game: Any, state: Any, random: Random) -> Any:
    """A random outcome in `state`, with the probabilities of `game.outcomes`.

    The same seed of `random` gives the same outcome.
    """
    outcomes, probabilities = zip(*game.outcomes(state), strict=True)
    return random.choices(outcomes, probabilities)[0]
