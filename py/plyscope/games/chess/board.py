"""Chess boards of any size as text, and which squares the pieces reach on an empty one.

A board is a string with a character for each square in reading order: a8, b8, ..., h1 on a full
board. Capitals are White's pieces, small letters Black's, "." is an empty square. What a piece
sees along a line is then a slice of the string, so Python walks the line and not this program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

EMPTY: Final = "."
WHITE: Final = "PNBRQK"
BLACK: Final = "pnbrqk"
PROMOTIONS: Final = "qrbn"

Step: TypeAlias = tuple[int, int]
"""Columns to the right and rows down."""

STRAIGHT: Final[tuple[Step, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAGONAL: Final[tuple[Step, ...]] = ((1, -1), (1, 1), (-1, 1), (-1, -1))
KNIGHT: Final[tuple[Step, ...]] = (
    (1, -2),
    (2, -1),
    (2, 1),
    (1, 2),
    (-1, 2),
    (-2, 1),
    (-2, -1),
    (-1, -2),
)


class Ray(NamedTuple):
    """A line from a square to the edge of the board, without the square itself.

    Attributes:
        part: takes its characters out of a board, the nearest first.
        squares: their numbers.
        moves: the move from the square to each of them.
        sliders: the pieces that move along such a line, of both sides.
    """

    part: slice
    squares: tuple[int, ...]
    moves: tuple[str, ...]
    sliders: str


class PawnSteps(NamedTuple):
    """What a pawn may do on a square.

    Attributes:
        ahead: the square before it, and the moves to it: one, or one for each promotion.
        double: the square of the double step and the move to it, or None.
        captures: the squares that it attacks, with the moves to them.
    """

    ahead: tuple[int, tuple[str, ...]]
    double: tuple[int, str] | None
    captures: tuple[tuple[int, tuple[str, ...]], ...]


class Castling(NamedTuple):
    """One of the ways to castle: `right` as FEN writes it, and the squares that it is about."""

    right: str
    king: int
    to: int
    rook: int
    rook_to: int
    between: tuple[int, ...]
    passed: tuple[int, ...]
    move: str


class Side(NamedTuple):
    """What differs between White and Black.

    Attributes:
        pawn_steps: for each square; None on the first and the last row, where no pawn stands.
        attacks: for each square, what a pawn on it would attack.
    """

    white: bool
    own: str
    enemies: str
    pawn: str
    knight: str
    king: str
    pawn_steps: tuple[PawnSteps | None, ...]
    attacks: tuple[tuple[int, ...], ...]
    castlings: tuple[Castling, ...]


class Geometry:
    """The squares of a board with these columns and rows, and the lines between them.

    Attributes:
        names: of the squares, as a8.
        ends: for each move, as e2e4 or e7e8q, the squares from which and to which it leads.
        rays: for each square, the lines along which a queen moves.
        leaps: for each square, the squares to which a knight jumps, with the moves.
        steps: the same for a king.
        seen_by_knights, around: for each square, takes what stands on these out of a board.
        sides: White's and Black's rules, by whether it is White.
        rights_of: the rights to castle that end when a piece leaves or enters a square.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.size = columns * rows
        self.names = tuple(
            f"{'abcdefgh'[square % columns]}{rows - square // columns}"
            for square in range(self.size)
        )
        self.numbers = {name: square for square, name in enumerate(self.names)}
        self.ends: dict[str, tuple[int, int]] = {}
        squares = range(self.size)
        self.rays = tuple(self._rays(square) for square in squares)
        self.leaps = tuple(self._jumps(square, KNIGHT) for square in squares)
        self.steps = tuple(self._jumps(square, STRAIGHT + DIAGONAL) for square in squares)
        self.seen_by_knights = tuple(_taken_out(jumps) for jumps in self.leaps)
        self.around = tuple(_taken_out(jumps) for jumps in self.steps)
        castlings = self._castlings() if (columns, rows) == (8, 8) else ()
        self.sides = tuple(self._side(white, castlings) for white in (False, True))
        self.rights_of = {
            square: "".join(each.right for each in castlings if square in (each.king, each.rook))
            for castling in castlings
            for square in (castling.king, castling.rook)
        }

    def at(self, square: int, step: Step, times: int = 1) -> int:
        """The square so many steps away, or -1 if it is not on the board."""
        column = square % self.columns + step[0] * times
        row = square // self.columns + step[1] * times
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if inside else -1

    def is_dark(self, square: int) -> bool:
        """Whether the square has the colour of a1."""
        column, row = square % self.columns, square // self.columns
        return (column + self.rows - 1 - row) % 2 == 0

    def _move(self, start: int, to: int, promotion: str = "") -> str:
        move = self.names[start] + self.names[to] + promotion
        self.ends[move] = (start, to)
        return move

    def _rays(self, square: int) -> tuple[Ray, ...]:
        rays = []
        for step in STRAIGHT + DIAGONAL:
            line: list[int] = []
            while (to := self.at(square, step, len(line) + 1)) >= 0:
                line.append(to)
            if line:
                stride = step[1] * self.columns + step[0]
                stop = line[-1] + stride
                part = slice(line[0], stop if stop >= 0 else None, stride)
                moves = tuple(self._move(square, to) for to in line)
                sliders = "RQrq" if step in STRAIGHT else "BQbq"
                rays.append(Ray(part, tuple(line), moves, sliders))
        return tuple(rays)

    def _jumps(self, square: int, steps: Sequence[Step]) -> tuple[tuple[int, str], ...]:
        targets = [to for step in steps if (to := self.at(square, step)) >= 0]
        return tuple((to, self._move(square, to)) for to in targets)

    def _side(self, white: bool, castlings: Sequence[Castling]) -> Side:
        own, enemies = (WHITE, BLACK) if white else (BLACK, WHITE)
        return Side(
            white,
            own,
            enemies,
            pawn=own[0],
            knight=own[1],
            king=own[5],
            pawn_steps=tuple(self._pawn(square, white) for square in range(self.size)),
            attacks=tuple(self._pawn_attacks(square, white) for square in range(self.size)),
            castlings=tuple(each for each in castlings if each.right.isupper() == white),
        )

    def _pawn(self, square: int, white: bool) -> PawnSteps | None:
        forward = -1 if white else 1
        last = 0 if white else self.rows - 1
        row = square // self.columns
        if row in (0, self.rows - 1):
            return None

        def moves(to: int) -> tuple[str, ...]:
            if to // self.columns != last:
                return (self._move(square, to),)
            return tuple(self._move(square, to, piece) for piece in PROMOTIONS)

        ahead = self.at(square, (0, forward))
        far = self.at(square, (0, forward), 2)
        # On a small board the armies stand too close to each other for double steps.
        may_double = self.rows == 8 and row == (6 if white else 1)
        return PawnSteps(
            (ahead, moves(ahead)),
            (far, self._move(square, far)) if may_double else None,
            tuple((to, moves(to)) for to in self._pawn_attacks(square, white)),
        )

    def _pawn_attacks(self, square: int, white: bool) -> tuple[int, ...]:
        forward = -1 if white else 1
        sideways = [self.at(square, (column, forward)) for column in (-1, 1)]
        return tuple(to for to in sideways if to >= 0)

    def _castlings(self) -> tuple[Castling, ...]:
        ways = []
        for right, king, rook, step in (
            ("K", 60, 63, 1),
            ("Q", 60, 56, -1),
            ("k", 4, 7, 1),
            ("q", 4, 0, -1),
        ):
            to = king + 2 * step
            between = tuple(range(min(king, rook) + 1, max(king, rook)))
            ways.append(
                Castling(
                    right, king, to, rook, king + step, between, (king + step, to),
                    self._move(king, to),
                )
            )  # fmt: skip
        return tuple(ways)


def _taken_out(jumps: Sequence[tuple[int, str]]) -> Callable[[str], Sequence[str]]:
    return itemgetter(*(to for to, _ in jumps))


@lru_cache(maxsize=4)
def geometry(columns: int, rows: int) -> Geometry:
    """The one `Geometry` of this size."""
    return Geometry(columns, rows)
