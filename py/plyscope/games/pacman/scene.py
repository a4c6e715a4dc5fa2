"""A state of Pac-Man, the points, and the maze: which squares are open and lie side by side."""

from __future__ import annotations

from collections.abc import Collection, Mapping
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


DIRECTIONS: Final = {"up": (-1, 0), "left": (0, -1), "down": (1, 0), "right": (0, 1)}
"""The ways to go, each with the rows and columns that it adds."""


class Maze:
    """The squares of a maze, numbered in reading order from 0.

    Attributes:
        rows, columns: its size.
        open: the squares that are no wall.
        ways: for each open square, the directions in which one can go, and where each leads.
    """

    def __init__(self, rows: int, columns: int, open_squares: Collection[int]) -> None:
        self.rows = rows
        self.columns = columns
        self.open = frozenset(open_squares)
        self.ways: Mapping[int, Mapping[str, int]] = {
            square: self._ways_from(square) for square in self.open
        }
        self._far: dict[int, Mapping[int, int]] = {}

    def _ways_from(self, square: int) -> dict[str, int]:
        steps = {
            name: square + down * self.columns + right for name, (down, right) in DIRECTIONS.items()
        }
        return {name: to for name, to in steps.items() if to in self.open}

    def far(self, square: int) -> Mapping[int, int]:
        """How many steps each square is away from this one, for the squares that can be reached.

        Found by breadth-first search, and kept: a search of the game asks it again and again.
        """
        if square not in self._far:
            steps = {square: 0}
            queue = [square]
            for place in queue:
                for following in self.ways[place].values():
                    if following not in steps:
                        steps[following] = steps[place] + 1
                        queue.append(following)
            self._far[square] = steps
        return self._far[square]
