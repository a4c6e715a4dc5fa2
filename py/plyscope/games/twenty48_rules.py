"""The rules of 2048: MAX slides all tiles, equal ones merge, and a new tile falls by chance."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from plyscope.game import (
    CHANCE,
    MAX,
    MIN,
    AgainstChance,
    BadInput,
    IllegalAction,
    Mover,
    Symmetries,
)
from plyscope.games.evaluation import Feature, Features, default_weights, weighted_sum
from plyscope.games.presentable import Picture, Usual
from plyscope.games.rotations import rotations
from plyscope.input.phrases import counted

DIRECTIONS: Final = ("up", "left", "down", "right")
FALLING: Final = ((2, 0.9), (4, 0.1))
"""The tiles that fall, with their probabilities: the likeliest first, so that Star1 and Star2 can
cut the others."""
WEIGHTS: Final = (1, 100, 100, 50, 50)
PLACED: Final = re.compile(r"([24])[^0-9]+([0-9])[^0-9]+([0-9])")

Line: TypeAlias = tuple[int, ...]
Fall: TypeAlias = tuple[int, int]
"""A tile, and the cell on which it falls."""
Action: TypeAlias = "str | Fall"


class Board(NamedTuple):
    """A state.

    Attributes:
        cells: the tiles in reading order; 0 is an empty cell.
        falling: whether the next tile is about to fall.
        score: the points so far.
        left: how many more slides MAX may make.
    """

    cells: Line
    falling: bool
    score: int
    left: int


@cache
def slid(line: Line) -> tuple[Line, int]:
    """A line after a slide to its beginning, and the points: each tile merges once, and those
    nearest to the edge first."""
    tiles = [tile for tile in line if tile]
    merged: list[int] = []
    points = 0
    while tiles:
        tile = tiles.pop(0)
        if tiles and tiles[0] == tile:
            tile += tiles.pop(0)
            points += tile
        merged.append(tile)
    return (*merged, *[0] * (len(line) - len(merged))), points


@cache
def in_order(line: Line) -> tuple[float, int]:
    """How smooth a line is, and whether its tiles only grow or only shrink.

    Neighbours count 1 if they are equal, ½ if one is the double of the other, then ¼ and so on.
    """
    sizes = [tile.bit_length() for tile in line]
    pairs = [(a, b) for a, b in pairwise(sizes) if a and b]
    tiles = [size for size in sizes if size]
    return sum(0.5 ** abs(a - b) for a, b in pairs), int(sorted(tiles) in (tiles, tiles[::-1]))


def worth_of(tiles: int) -> int:
    """The points in tiles that add up to so much and of which no two are equal: making 2**k of 2s
    brings (k - 1) * 2**k."""
    powers = range(2, tiles.bit_length())
    return sum((power - 1) << power for power in powers if tiles >> power & 1)


def most_on(cells: int) -> int:
    """The largest sum of tiles on so many cells: one of each from 4 upwards."""
    return (4 << cells) - 4


class Twenty48(Features[Board], Symmetries[Board], Usual):
    """The game at its worst: MIN chooses which tile falls, and where.

    A position is worth the points in the end: a merger brings the new tile's number. With a `goal`
    it is worth 1 if MAX makes a tile of this number, and the game is over; 0 if not. After the last
    of the slides that are `left`, no tile falls.
    """

    def __init__(self, size: int, initial: Board, tile: int = 2048, goal: int = 0) -> None:
        self.size = size
        self.initial = initial
        self.tile = tile
        self.goal = goal
        rows = [tuple(range(start, start + size)) for start in range(0, size * size, size)]
        columns = list(zip(*rows, strict=True))
        self._lines = (*rows, *columns)
        back = [line[::-1] for line in rows], [line[::-1] for line in columns]
        self._turns = [itemgetter(*turn) for turn in rotations(size)]
        self._ways = dict(zip(DIRECTIONS, (columns, rows, back[1], back[0]), strict=True))
        self._corners = (0, size - 1, size * (size - 1), size * size - 1)
        most = self._most_points()
        self.bounds = (0.0, 1.0) if goal else (float(initial.score), float(most))
        pairs = 2 * size * (size - 1)
        self._feature_list = (
            Feature("points", "Points", most, WEIGHTS[0]),
            Feature("empty", "Empty cells", size * size, WEIGHTS[1]),
            Feature("corner", "The largest tile in a corner", 1, WEIGHTS[2]),
            Feature("smooth", "Neighbours of like size", pairs, WEIGHTS[3]),
            Feature("ordered", "Rows and columns in order", 2 * size, WEIGHTS[4]),
        )
        self._weights = default_weights(self)

    def _most_points(self) -> int:
        """No game brings more. Its points are what the tiles in the end are worth, less what they
        were worth at the start and as they fell. A sum is worth most with no two tiles equal, and
        what falls after the last slide brings nothing."""
        cells, falling, score, left = self.initial
        falls = max(0, left - (not falling))
        total = min(most_on(len(cells)), sum(cells) + 4 * falls)
        return score + worth_of(total) - sum(map(worth_of, cells))

    def to_move(self, state: Board) -> Mover:
        """MAX slides; MIN lets a tile fall."""
        return MIN if state.falling else MAX

    def actions(self, state: Board) -> list[Action]:
        """The slides that change something; or each tile on each empty cell."""
        if self.is_terminal(state):
            return []
        if state.falling:
            empty = [cell for cell, tile in enumerate(state.cells) if not tile]
            return [(tile, cell) for tile, _ in FALLING for cell in empty]
        return [way for way in DIRECTIONS if self._slide(state.cells, way)[0] != state.cells]

    def _slide(self, cells: Line, way: str) -> tuple[Line, int]:
        """The cells after a slide, and its points."""
        after = [0] * len(cells)
        points = 0
        for line in self._ways[way]:
            tiles, brought = slid(tuple([cells[cell] for cell in line]))
            points += brought
            for cell, tile in zip(line, tiles, strict=True):
                after[cell] = tile
        return tuple(after), points

    def result(self, state: Board, action: Action) -> Board:
        """The board after a slide, or with one more tile. Raises `IllegalAction`."""
        if self.is_terminal(state):
            raise IllegalAction(self._why_not(state))
        cells, falling, score, left = state
        if falling and isinstance(action, tuple):
            tile, cell = action
            if tile in (2, 4) and 0 <= cell < len(cells) and not cells[cell]:
                fallen = (*cells[:cell], tile, *cells[cell + 1 :])
                return Board(fallen, False, score, left)
        elif not falling and action in self._ways:
            after, points = self._slide(cells, str(action))
            if after != cells:
                return Board(after, True, score + points, left - 1)
        raise IllegalAction(self._why_not(state))

    def is_terminal(self, state: Board) -> bool:
        """Whether the goal is reached, no slide is left, or none would change anything."""
        cells = state.cells
        if state.left == 0 or (self.goal and max(cells) >= self.goal):
            return True
        if state.falling or 0 in cells:
            return False
        return not any(
            cells[one] == cells[other] for line in self._lines for one, other in pairwise(line)
        )

    def utility(self, state: Board) -> float:
        """The points; with a goal, whether it is reached."""
        return int(max(state.cells) >= self.goal) if self.goal else state.score

    def evaluate(self, state: Board) -> float:
        """The points so far, and what promises more."""
        return self.estimate(weighted_sum(self._weights, self.features(state)), self._weights)

    @property
    def feature_list(self) -> Sequence[Feature]:
        """What can be measured on a board; none is less than 0, for to go on is a gain."""
        return self._feature_list

    def features(self, state: Board) -> tuple[float, ...]:
        """x(s), in the order of `feature_list`."""
        cells = state.cells
        largest = max(cells)
        smooth, ordered = 0.0, 0
        for line in self._lines:
            alike, grows = in_order(tuple([cells[cell] for cell in line]))
            smooth += alike
            ordered += grows
        corner = any(cells[each] == largest for each in self._corners)
        return (state.score, cells.count(0), corner, smooth, ordered)

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """The score itself, if so many points can be made; with a goal, a part of 1 that grows."""
        if not self.goal:
            worst, best = self.bounds
            return max(worst, min(best, score))
        ends = [
            weight * each.most for weight, each in zip(weights, self._feature_list, strict=True)
        ]
        least, most = sum(min(0, end) for end in ends), sum(max(0, end) for end in ends)
        return (score - least + 1) / (most - least + 2)

    def symmetries(self, state: Board) -> list[Board]:
        """The board, turned and mirrored: eight images, of which some may be equal."""
        return [state._replace(cells=turn(state.cells)) for turn in self._turns]

    def canonical(self, state: Board) -> Board:
        """The first of the images in the order of their numbers."""
        return state._replace(cells=min([turn(state.cells) for turn in self._turns]))

    def is_won(self, state: Board) -> bool:
        """Whether there is a tile as large as the one to reach."""
        return max(state.cells) >= self.tile

    def format(self, state: Board) -> str:
        """As `2 . / . 4; score 8; left 90`; "falling" follows if a tile is about to fall."""
        size = self.size
        signs = [str(tile or ".") for tile in state.cells]
        rows = [" ".join(signs[start : start + size]) for start in range(0, size * size, size)]
        falling = "; falling" if state.falling else ""
        return f"{'/'.join(rows)}; score {state.score}; left {state.left}{falling}"

    def action_id(self, state: Board, action: Action) -> str:
        """The direction; or the tile, its row and its column, as 2-1-3."""
        return action if isinstance(action, str) else "-".join(map(str, self._placed(action)))

    def action_name(self, state: Board, action: Action) -> str:
        """The direction; or as "2 at 1,3"."""
        return action if isinstance(action, str) else "{} at {},{}".format(*self._placed(action))

    def _placed(self, fall: Fall) -> tuple[int, int, int]:
        """The tile, and its row and column from 1."""
        row, column = divmod(fall[1], self.size)
        return fall[0], row + 1, column + 1

    def parse_action(self, state: Board, text: str) -> Action:
        """A direction, or a tile with its row and column. Raises `BadInput`."""
        typed: Action = text.strip().lower()
        if read := PLACED.fullmatch(str(typed)):
            tile, row, column = map(int, read.groups())
            on_board = 0 < row <= self.size and 0 < column <= self.size
            typed = (tile, (row - 1) * self.size + column - 1 if on_board else -1)
        if typed not in self.actions(state):
            raise BadInput(self._why_not(state), field="action")
        return typed

    def _why_not(self, state: Board) -> str:
        if verdict := self.verdict(state):
            return f"The game is over: {verdict}"
        if state.falling:
            return "A tile falls: 2 or 4, on an empty cell."
        return f"A slide that changes the board is {' or '.join(map(str, self.actions(state)))}."

    def picture(self, state: Board) -> Picture:
        """The tiles, and what is counted."""
        return {
            "kind": "twenty48",
            "size": self.size,
            "cells": list(state.cells),
            "falling": state.falling,
            "score": state.score,
            "left": state.left,
            "names": {MAX: "Player", MIN: "Chance"},
        }

    def verdict(self, state: Board) -> str:
        """How it ended."""
        if not self.is_terminal(state):
            return ""
        points = counted(state.score, "point")
        if self.goal and max(state.cells) >= self.goal:
            return f"The tile {max(state.cells):,} is made, after {points}."
        why = "The slides are used up" if state.left == 0 else "No slide changes the board"
        return f"{why}: {points}."


class Twenty48ByChance(Twenty48, AgainstChance[Board, Action]):
    """The game as it is played: a 2 falls with 0.9 and a 4 with 0.1, on any empty cell alike."""

    def to_move(self, state: Board) -> Mover:
        """MAX slides; chance lets a tile fall."""
        return CHANCE if state.falling else MAX

    def outcomes(self, state: Board) -> list[tuple[Action, float]]:
        """Each tile on each empty cell."""
        cells = state.cells
        empty = [cell for cell, tile in enumerate(cells) if not tile]
        return [((tile, cell), chance / len(empty)) for tile, chance in FALLING for cell in empty]

    def at_worst(self) -> Twenty48:
        """The same, as it looks to whoever fears the worst."""
        return Twenty48(self.size, self.initial, self.tile, self.goal)
