"""The rules of checkers (English draughts), on 8 × 8, 6 × 6 and 4 × 4."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from plyscope.game import MAX, MIN, IllegalAction, Player
from plyscope.games.checkers.board import CheckersBoard
from plyscope.games.checkers.position import Position
from plyscope.games.lazy_actions import LazyActions

POSITIONS_KEPT: Final = 2**12
"""For how many of the latest positions the moves that are known are remembered."""

DRAWN_AFTER: Final = {8: 80, 6: 12, 4: 4}
"""So many moves of both sides without a capture or a man's move make a draw, by the board's
size."""

NOTICED: Final = {8: 56, 6: 0, 4: 0}
"""From so many of them on, positions that differ only in this number are different states. On the
small boards, where searches come to the end, they always are: so no table changes a value."""

WIN: Final = 100
"""What a win is worth, in men."""


class Rules:
    """Who moves, what is legal, and how it ends. Black is MAX and moves first, down the board.

    Who can capture must, but may choose with which piece and on which way; a capture goes on as far
    as it can, and is one action. A man that comes to the last row becomes a king, and its move ends
    there. Kings move and capture in all four directions, one step or one jump at a time. Two ways
    around that end on the same square with the same pieces captured are one action.

    A side that cannot move has lost. The game is a draw after 40 moves of each side without a
    capture or a man's move; on 6 × 6 after 6, on 4 × 4 after 2, so that its tree can be searched to
    the end.
    Nobody has to claim it. Repetition is not counted: a game that goes round in circles ends by the
    same rule.

    An action is its path in numbers of squares, as 11-15 or 22x15x8.
    """

    bounds: Final = (-WIN, WIN)
    least_win: Final = WIN

    def __init__(self, size: int) -> None:
        self.board = CheckersBoard(size)
        self.drawn_after = DRAWN_AFTER[size]
        self.noticed = NOTICED[size]
        self.men = (size // 2 - 1) * (size // 2)
        board = self.board
        self.initial = self.position(sum(board.bits[: self.men]), sum(board.bits[-self.men :]))
        self._moves = lru_cache(maxsize=POSITIONS_KEPT)(self._new_moves)

    def position(
        self,
        black: int,
        white: int,
        kings: int = 0,
        blacks_turn: bool = True,
        clock: int = 0,
        last: str = "",
    ) -> Position:
        """The position with these pieces."""
        return Position(black, white, kings, blacks_turn, clock, self.noticed, last)

    def forget(self) -> None:
        """Forgets the moves of all positions: for measuring."""
        self._moves.cache_clear()

    def to_move(self, state: Position) -> Player:
        """Black is MAX."""
        return MAX if state.blacks_turn else MIN

    def actions(self, state: Position) -> Sequence[str]:
        """The legal moves in the order of their first squares: only captures, if there are any."""
        return self._moves(state)

    def result(self, state: Position, action: str) -> Position:
        """The position after a legal move. Raises `IllegalAction`."""
        if action not in self._moves(state):
            raise IllegalAction(f"{action} is not a legal move here.")
        start, to, captured = self.board.made(action)
        black, white, kings = state.black, state.white, state.kings
        is_king = kings & start
        if state.blacks_turn:
            black, white = black ^ start | to, white & ~captured
            king_row = self.board.black.king_row
        else:
            black, white = black & ~captured, white ^ start | to
            king_row = self.board.white.king_row
        if is_king:
            kings ^= start
        if is_king or to & king_row:
            kings |= to
        return Position(
            black,
            white,
            kings & ~captured,
            not state.blacks_turn,
            state.clock + 1 if is_king and not captured else 0,
            self.noticed,
            action,
        )

    def is_terminal(self, state: Position) -> bool:
        """Whether the side to move cannot move, or nothing has happened for long."""
        return state.clock >= self.drawn_after or not self.can_move(state)

    def utility(self, state: Position) -> float:
        """A win's worth, or 0 for a draw."""
        if self.can_move(state):
            return 0
        return -WIN if state.blacks_turn else WIN

    def can_move(self, state: Position) -> bool:
        """Whether the side to move has a move, even if the game is a draw by rule."""
        return bool(self._steppers(state) or self._jumpers(state))

    def must_capture(self, state: Position) -> bool:
        """Whether the side to move can capture, so that it must."""
        return bool(self._jumpers(state))

    def is_quiet(self, state: Position) -> bool:
        """Whether nothing can be captured."""
        return not self._jumpers(state) or state.clock >= self.drawn_after

    def noisy_actions(self, state: Position) -> Sequence[str]:
        """The captures, which are then the only legal moves."""
        return () if self.is_quiet(state) else self._moves(state)

    def may_stand_pat(self, state: Position) -> bool:
        """Whether nothing has to be captured: a side cannot leave a capture alone."""
        return self.is_quiet(state)

    def _new_moves(self, state: Position) -> Sequence[str]:
        if state.clock >= self.drawn_after:
            return ()
        return LazyActions(self._legal(state))

    def _legal(self, state: Position) -> Iterator[str]:
        jumpers = self._jumpers(state)
        if jumpers:
            for start in self.board.split(jumpers):
                yield from self._captures(state, start)
            return
        own, _, men = self._sides(state)
        empty = self.board.all & ~(state.black | state.white)
        ways = [
            (self.board.step_names[way], movers & self.board.moved(empty, -way))
            for way, movers in self._movers(own, state.kings, men)
        ]
        either = 0
        for _, able in ways:
            either |= able
        for start in self.board.split(either):
            for names, able in ways:
                if able & start:
                    yield names[start]

    def _captures(self, state: Position, start: int) -> Iterator[str]:
        """The captures of one piece, each as far as it goes."""
        own, other, men = self._sides(state)
        is_king = state.kings & start
        ways = self.board.ways if is_king else men
        # The piece leaves its square, and may come back to it.
        empty = self.board.all & ~(own ^ start | other)
        found = self._chains(self.board.number[start], start, ways, other, empty)
        if not is_king:  # two ways of a man never capture the same
            yield from (path for path, _, _ in found)
            return
        seen = set()
        for path, to, left in found:
            if (to, left) not in seen:
                seen.add((to, left))
                yield path

    def _chains(
        self, path: str, here: int, ways: Sequence[int], other: int, empty: int
    ) -> Iterator[tuple[str, int, int]]:
        """How the jumps on `path` go on from `here`: whole paths, their end, and the enemies that
        are left. A captured piece stays on the board until the move ends, but cannot be jumped
        again: its square is not empty until then."""
        moved, ends = self.board.moved, True
        for way in ways:
            over = moved(here, way)
            to = moved(over, way)
            if over & other and to & empty:
                ends = False
                longer = f"{path}x{self.board.number[to]}"
                yield from self._chains(longer, to, ways, other ^ over, empty)
        if ends and "x" in path:
            yield path, here, other

    def _sides(self, state: Position) -> tuple[int, int, tuple[int, int]]:
        """The squares of the side to move and of the other one, and the ways of its men."""
        if state.blacks_turn:
            return state.black, state.white, self.board.black.ways
        return state.white, state.black, self.board.white.ways

    def _movers(self, own: int, kings: int, men: tuple[int, int]) -> tuple[tuple[int, int], ...]:
        """For each way, the pieces of a side that go there; ways for kings are left out if there
        are none."""
        forward = tuple([(way, own) for way in men])
        kings &= own
        return (*forward, *[(-way, kings) for way in men]) if kings else forward

    def _steppers(self, state: Position) -> int:
        """The pieces that have an empty square beside them."""
        own, _, men = self._sides(state)
        empty = self.board.all & ~(state.black | state.white)
        found = 0
        for way, movers in self._movers(own, state.kings, men):
            found |= movers & self.board.moved(empty, -way)
        return found

    def _jumpers(self, state: Position) -> int:
        """The pieces that have an enemy beside them, and an empty square behind it."""
        own, other, men = self._sides(state)
        moved = self.board.moved
        empty = self.board.all & ~(state.black | state.white)
        found = 0
        for way, movers in self._movers(own, state.kings, men):
            found |= movers & moved(other & moved(empty, -way), -way)
        return found
