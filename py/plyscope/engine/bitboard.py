"""Bitboards for Connect-4: a board's geometry, and a position as two integers.

The cells of a board are bits of an integer, column by column from the left, each from the bottom
up. Above each column there is one extra bit that is never set. On 7 × 6:

     6 13 20 27 34 41 48     the bits that are never set
     5 12 19 26 33 40 47     the top row
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42     the bottom row

Then a step up is a shift by 1, a step to the right a shift by 7, the diagonals 6 and 8. The extra
bits keep the columns apart: a bit shifted off the top of one does not end up in the next.

Known tricks: Tromp, "John's Connect Four Playground"; Pons, "Solving Connect 4".
"""

from __future__ import annotations

from typing import Final, NamedTuple

from plyscope.game import BadInput

MOST_COLUMNS: Final = 9
MOST_ROWS: Final = 8


class Position(NamedTuple):
    """Who has which cells, from the side to move."""

    mover: int
    """The cells of the side to move."""
    filled: int
    """The cells of both sides."""


EMPTY: Final = Position(0, 0)


class Board:
    """The geometry of a board: everything that follows from the number of columns and rows.

    Attributes:
        size: how many cells there are.
        step: how far a shift moves a bit one column to the right.
        lines: the shifts that follow a line upwards, to the right and along both diagonals.
        cells: all cells.
        bottom: the cells of the bottom row.
        column_cells: the cells of each column.
        odd_rows, even_rows: the cells of the rows 1, 3, 5 ... and 2, 4, 6 ... from the bottom.
        centre_out: the columns, from the centre outwards.
    """

    def __init__(self, columns: int = 7, rows: int = 6) -> None:
        """Raises `BadInput` (field "options") if the board is too large or has no cells."""
        if not (1 <= columns <= MOST_COLUMNS and 1 <= rows <= MOST_ROWS):
            raise BadInput(
                f"The engine plays on 1 to {MOST_COLUMNS} columns and 1 to {MOST_ROWS} rows.",
                field="options",
            )
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.step = rows + 1
        self.lines = (1, self.step - 1, self.step, self.step + 1)
        self.bottom = sum(1 << (self.step * column) for column in range(columns))
        self.cells = self.bottom * ((1 << rows) - 1)
        one_column = (1 << rows) - 1
        self.column_cells = tuple(one_column << (self.step * column) for column in range(columns))
        self.odd_rows = sum(self.bottom << row for row in range(0, rows, 2))
        self.even_rows = self.cells ^ self.odd_rows
        distances = [(abs(2 * column - columns + 1), column) for column in range(columns)]
        self.centre_out = tuple(column for _, column in sorted(distances))

    def empties(self, position: Position) -> int:
        """How many cells are empty."""
        return self.size - position.filled.bit_count()

    def playable(self, filled: int) -> int:
        """The lowest empty cell of each column that is not full.

        A column's discs have no gaps, counted from the bottom. So adding the bottom cell to them
        carries into the first empty cell: 0111 + 0001 = 1000.
        """
        return (filled + self.bottom) & self.cells

    def after(self, position: Position, move: int) -> Position:
        """The position after the mover's disc on the cell `move`, from the other side."""
        return Position(position.mover ^ position.filled, position.filled | move)

    def has_four(self, discs: int) -> bool:
        """Whether four of the `discs` are in a row."""
        up, down_right, right, up_right = self.lines
        pairs = discs & (discs >> up)
        if pairs & (pairs >> 2 * up):
            return True
        pairs = discs & (discs >> right)
        if pairs & (pairs >> 2 * right):
            return True
        pairs = discs & (discs >> down_right)
        if pairs & (pairs >> 2 * down_right):
            return True
        pairs = discs & (discs >> up_right)
        return pairs & (pairs >> 2 * up_right) > 0

    def mirrored(self, bits: int) -> int:
        """The same cells with left and right exchanged."""
        mirror = 0
        for _ in range(self.columns):
            mirror = (mirror << self.step) | (bits & ((1 << self.step) - 1))
            bits >>= self.step
        return mirror
