"""A state of Pac-Man, and the points."""

from __future__ import annotations

from typing import Final, NamedTuple

GONE: Final = -1
"""The square of a ghost that was eaten."""

STEP: Final = -1
FOOD: Final = 10
GHOST: Final = 200
CLEARED: Final = 500
CAUGHT: Final = -500
"""The points for a step of Pac-Man, for what he eats, for the end of all food, and of himself."""


class Scene(NamedTuple):
    """A state.

    Attributes:
        pacman: his square.
        ghosts: the square of each ghost, `GONE` if it was eaten.
        food, capsules: the squares where there still is some.
        turn: whose turn it is: 0 for Pac-Man, then the ghosts by their numbers, from 1.
        scared: for how many more rounds ghosts can be eaten, this one included.
        score: the points so far.
        left: how many more rounds may be played, this one included.
    """

    pacman: int
    ghosts: tuple[int, ...]
    food: frozenset[int]
    capsules: frozenset[int]
    turn: int
    scared: int
    score: int
    left: int

    @property
    def caught(self) -> bool:
        """Whether a ghost has caught Pac-Man."""
        return self.pacman in self.ghosts
