"""Draws what chance does."""

from __future__ import annotations

from random import Random
from typing import Any


def drawn(game: Any, state: Any, random: Random) -> Any:
    """An outcome of chance in `state`, each as likely as `game.outcomes` says.

    The same seed of `random` gives the same outcome.
    """
    outcomes, probabilities = zip(*game.outcomes(state), strict=True)
    return random.choices(outcomes, probabilities)[0]
