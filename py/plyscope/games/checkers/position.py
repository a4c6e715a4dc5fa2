"""One position of checkers: an immutable state."""

from __future__ import annotations


class Position:
    """The squares of the pieces as bits, the side to move, and how long nothing has happened.

    Two positions are equal if the same pieces stand on the same squares, the same side moves, and
    the draw by rule is equally near, where that can matter: below `noticed`, the clock makes no
    difference, so that tables know a position again, as in programs that play. The last move makes
    none either.

    Attributes:
        black, white: the squares of each side, kings among them.
        kings: the squares of all kings.
        blacks_turn: whether Black is to move.
        clock: moves of both sides since the last capture or move of a man.
        last: the move that led here, as 11-15 or 22x15x8; "" if it is not known.
    """

    __slots__ = ("_same", "black", "blacks_turn", "clock", "kings", "last", "white")

    def __init__(
        self,
        black: int,
        white: int,
        kings: int,
        blacks_turn: bool,
        clock: int = 0,
        noticed: int = 0,
        last: str = "",
    ) -> None:
        self.black = black
        self.white = white
        self.kings = kings
        self.blacks_turn = blacks_turn
        self.clock = clock
        self.last = last
        self._same = (black, white, kings, blacks_turn, clock if clock > noticed else noticed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._same == other._same

    def __hash__(self) -> int:
        return hash(self._same)

    def __repr__(self) -> str:
        return f"Position{self._same}"
