"""The board of Dots and Boxes: its edges, what they are called, and which boxes they bound. Edges
and boxes have numbers from 0, in reading order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from plyscope.game import BadInput
from plyscope.input.phrases import quoted

Dot: TypeAlias = tuple[int, int]
"""Its column and its row, from 0."""

LETTERS: Final = "abcdefghi"
TYPED: Final = re.compile(r"([a-z])([0-9])[-–]?([a-z])([0-9])", re.ASCII | re.IGNORECASE)


class Image(NamedTuple):
    """A reflection or rotation of the board: where each edge and each box goes."""

    edges: list[int]
    boxes: list[int]
    bits: list[int]
    """1 << edge, for each of `edges`."""


class Board:
    """`rows` × `columns` boxes, with a dot at each corner. A set of edges or boxes is a whole
    number: bit n is set if number n is in the set.

    Dots are called as squares are on other boards: columns a, b, c from the left, rows 1, 2, 3 from
    the top. The edges come in this order: those along a row of dots, then those down from it.

    Attributes:
        names: of each edge, its two dots: first the left or the upper one.
        sides: of each box, the set of its four edges.
        beside: of each edge, the one or two boxes that it bounds.
        images: all reflections and rotations, first the board itself.
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self._edges: list[tuple[Dot, Dot]] = []
        for row in range(rows + 1):
            self._edges += [((c, row), (c + 1, row)) for c in range(columns)]
            if row < rows:
                self._edges += [((c, row), (c, row + 1)) for c in range(columns + 1)]
        self._number = {edge: number for number, edge in enumerate(self._edges)}
        self._boxes = [(column, row) for row in range(rows) for column in range(columns)]
        bounds = [[self._number[edge] for edge in _around(box)] for box in self._boxes]
        self.all = (1 << len(self._edges)) - 1
        self.names = [_dot(one) + _dot(other) for one, other in self._edges]
        self.sides = [sum(1 << edge for edge in edges) for edges in bounds]
        self.beside = [
            tuple([box for box, edges in enumerate(bounds) if edge in edges])
            for edge in range(len(self._edges))
        ]
        self.images = list(self._images())

    def said(self, edge: int) -> str:
        """The name of an edge as people write it, as "a1–b1"."""
        return f"{self.names[edge][:2]}–{self.names[edge][2:]}"

    def read(self, word: str, field: str, start: int | None = None) -> int:
        """The edge that was typed: a1b1, b1a1 or a1-b1.

        Raises `BadInput` in this field; `start` is where the word begins.
        """
        typed = TYPED.fullmatch(word)
        if not typed:
            raise BadInput(
                f"An edge is two dots that are neighbours, such as a1b1; {quoted(word)} is not.",
                at=start,
                field=field,
            )
        dots = [
            (LETTERS.find(c.lower()), int(r) - 1) for c, r in (typed.group(1, 2), typed.group(3, 4))
        ]
        for place, (column, row) in zip((typed.start(1), typed.start(3)), dots, strict=True):
            if not (0 <= column <= self.columns and 0 <= row <= self.rows):
                raise BadInput(
                    f"There is no dot {word[place : place + 2]}: the dots are a1 to"
                    f" {_dot((self.columns, self.rows))}.",
                    at=None if start is None else start + place,
                    field=field,
                )
        one, other = sorted(dots)
        edge = self._number.get((one, other))
        if edge is None:
            raise BadInput(
                f"{_dot(one)} and {_dot(other)} are not neighbours.", at=start, field=field
            )
        return edge

    def _images(self) -> Iterator[Image]:
        square = self.rows == self.columns
        for turned, across, down in product((False, True), repeat=3):
            if turned and not square:
                return

            def image(
                dot: Dot, turned: bool = turned, across: bool = across, down: bool = down
            ) -> Dot:
                column, row = dot[::-1] if turned else dot
                return (
                    self.columns - column if across else column,
                    self.rows - row if down else row,
                )

            edges = [self._number[_pair(image(one), image(other))] for one, other in self._edges]
            corners = [
                _pair(image((column, row)), image((column + 1, row + 1)))
                for column, row in self._boxes
            ]
            boxes = [self._boxes.index((one[0], min(one[1], other[1]))) for one, other in corners]
            yield Image(edges, boxes, [1 << edge for edge in edges])


def _dot(dot: Dot) -> str:
    column, row = dot
    return f"{LETTERS[column]}{row + 1}"


def _pair(one: Dot, other: Dot) -> tuple[Dot, Dot]:
    """Two dots, first the left or the upper one."""
    return (one, other) if one <= other else (other, one)


def _around(box: Dot) -> list[tuple[Dot, Dot]]:
    """The edges of a box, given by its left upper dot."""
    column, row = box
    right, down = (column + 1, row), (column, row + 1)
    corner = (column + 1, row + 1)
    return [(box, right), (box, down), (right, corner), (down, corner)]
