"""One position of chess: an immutable state."""

from __future__ import annotations

from typing import Final

NOTICED: Final = 80
"""From so many half-moves without a capture or a pawn move on, positions that differ only in this
number are different states: the end by the rule of fifty moves is near. Below it a transposition
table may take one for the other, as chess programs do."""


class Position:
    """The board, the side to move, its rights, and what the rules ask about the moves before.

    Two positions are equal if the same moves are legal in them, if they have been on the board
    equally often in their line, and if the rule of fifty moves is equally near (see `NOTICED`).
    How they came about is carried along, to count repetitions, but makes no difference.

    Attributes:
        board: as in `chess_board`.
        white: whether White is to move.
        rights: to castle, as FEN writes them; "" if there are none.
        ep: the square on which a pawn can be captured in passing, legally; or -1.
        times: how often this position has been on the board before, in this line.
        clock: half-moves since the last capture or pawn move.
        number: of the move, counted from 1 as in FEN.
        last: the move that led here; "" if it is not known.
        line: the latest moves that could be taken back by other moves, of both sides.
        past: the positions before each of these, as `place`: those that could come again.
        material, centre: sums over the pieces, White's minus Black's; see `chess_features`.
        place: the position as far as repetitions go.
    """

    __slots__ = (
        "_same", "board", "centre", "clock", "ep", "last", "line", "material", "number", "past",
        "place", "rights", "times", "white",
    )  # fmt: skip

    def __init__(
        self,
        board: str,
        white: bool,
        rights: str,
        ep: int,
        clock: int,
        number: int,
        material: int,
        centre: int,
        last: str = "",
        line: tuple[str, ...] = (),
        past: tuple[str, ...] = (),
    ) -> None:
        self.board = board
        self.white = white
        self.rights = rights
        self.ep = ep
        self.clock = clock
        self.number = number
        self.material = material
        self.centre = centre
        self.last = last
        self.line = line
        self.past = past
        self.place = f"{board} {'w' if white else 'b'}{rights}{ep}"
        # A position comes again after four half-moves at the earliest.
        self.times = past.count(self.place) if len(past) >= 4 else 0
        self._same = self.place
        if self.times or clock >= NOTICED:
            self._same += f" {self.times} {max(clock, NOTICED)}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._same == other._same

    def __hash__(self) -> int:
        return hash(self._same)

    def __repr__(self) -> str:
        return f"Position({self._same!r})"
