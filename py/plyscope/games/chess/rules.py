"""The rules of chess, on the full board and on Gardner's 5 × 5 board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from plyscope.game import MAX, MIN, IllegalAction, Player
from plyscope.games.chess.board import EMPTY, Geometry, geometry
from plyscope.games.chess.features import centre_points, worth
from plyscope.games.chess.moves import Batch, attacked, en_passant_played, legal_moves
from plyscope.games.chess.position import Position
from plyscope.games.lazy_actions import LazyActions

POSITIONS_KEPT: Final = 2**12
"""For how many of the latest positions the moves that are known are remembered."""

FIFTY_MOVES: Final = 100
"""In half-moves."""

MATE: Final = 1000
"""What a checkmate is worth, in pawns."""


class Moves:
    """The legal moves of one position, worked out only as far as somebody asks.

    Attributes:
        all: captures and promotions first.
        open: the same; none if a rule makes the position a draw.
    """

    def __init__(self, board: Geometry, position: Position, *, drawn: bool) -> None:
        self._pieces = LazyActions[Batch](legal_moves(board, position))
        self.all = LazyActions(self._captures_first())
        self.open: Sequence[str] = () if drawn else self.all
        self.drawn = drawn

    def any(self) -> bool:
        """Whether there is one."""
        return any(noisy or quiet for noisy, quiet in self._pieces)

    def noisy(self) -> list[str]:
        """The captures and promotions."""
        return list(chain.from_iterable(noisy for noisy, _ in self._pieces))

    def _captures_first(self) -> Iterator[str]:
        for noisy, _ in self._pieces:
            yield from noisy
        for _, quiet in self._pieces:
            yield from quiet


class Rules:
    """Who moves, what is legal, and how it ends: White is MAX.

    A game also ends as a draw as soon as a position comes for the third time, after fifty moves
    without a capture or a pawn move, and when neither side has enough to mate: nobody has to claim
    it.
    """

    bounds: Final = (-MATE, MATE)
    least_win: Final = MATE

    def __init__(self, columns: int, rows: int) -> None:
        self.board = geometry(columns, rows)
        self._centre = centre_points(columns, rows)
        self._moves = lru_cache(maxsize=POSITIONS_KEPT)(self._new_moves)

    def position(
        self,
        cells: str,
        white: bool,
        rights: str = "",
        ep: int = -1,
        clock: int = 0,
        number: int = 1,
    ) -> Position:
        """The position with these pieces. The square of a capture in passing is forgotten if no
        pawn can make it."""
        material = sum(worth(piece) for piece in cells)
        centre = sum(self._centre[piece][square] for square, piece in enumerate(cells))
        if ep >= 0 and not self._can_pass(cells, ep, white):
            ep = -1
        return Position(cells, white, rights, ep, clock, number, material, centre)

    def forget(self) -> None:
        """Forgets the moves of all positions: for measuring."""
        self._moves.cache_clear()

    def to_move(self, state: Position) -> Player:
        """White is MAX."""
        return MAX if state.white else MIN

    def actions(self, state: Position) -> Sequence[str]:
        """The legal moves as their two squares (e2e4, e7e8q), captures and promotions first."""
        return self._moves(state).open

    def result(self, state: Position, action: str) -> Position:
        """The position after a legal move."""
        if action not in self._moves(state).open:
            raise IllegalAction(f"{action} is not a legal move here.")
        start, to = self.board.ends[action]
        cells = state.board
        piece, captured = cells[start], cells[to]
        placed = piece
        if len(action) == 5:
            placed = action[4].upper() if state.white else action[4]
        if start < to:
            after = cells[:start] + EMPTY + cells[start + 1 : to] + placed + cells[to + 1 :]
        else:
            after = cells[:to] + placed + cells[to + 1 : start] + EMPTY + cells[start + 1 :]
        centre = self._centre
        material = state.material - worth(captured)
        central = state.centre - centre[piece][start] - centre[captured][to] + centre[placed][to]
        ep = -1
        is_pawn = piece in "Pp"
        if is_pawn:
            if placed != piece:
                material += worth(placed) - worth(piece)
            elif to == state.ep:
                after = en_passant_played(self.board, cells, start, to)
                passed = to + self.board.columns * (1 if state.white else -1)
                material -= worth(cells[passed])
                central -= centre[cells[passed]][passed]
            elif abs(to - start) == 2 * self.board.columns:
                between = (start + to) // 2
                ep = between if self._can_pass(after, between, not state.white) else -1
        elif piece in "Kk" and abs(to - start) == 2:
            after = self._with_castled_rook(after, action, state.white)
        rights = state.rights
        if rights:
            lost = self.board.rights_of
            for right in lost.get(start, "") + lost.get(to, ""):
                rights = rights.replace(right, "")
        counts = not is_pawn and captured == EMPTY
        # Without a right that has gone, no position before comes again.
        back = counts and rights == state.rights and state.ep < 0
        return Position(
            after,
            not state.white,
            rights,
            ep,
            state.clock + 1 if counts else 0,
            state.number + (not state.white),
            material,
            central,
            action,
            (*state.line, action) if back else (),
            (*state.past, state.place) if back else (),
        )

    def is_terminal(self, state: Position) -> bool:
        """Whether there is no legal move, or a rule makes it a draw."""
        moves = self._moves(state)
        return moves.drawn or not moves.any()

    def utility(self, state: Position) -> float:
        """The worth of a mate, or 0 for a draw of any kind."""
        if not self.is_mate(state):
            return 0
        return -MATE if state.white else MATE

    def in_check(self, state: Position) -> bool:
        """Whether the side to move is in check."""
        king = state.board.index("K" if state.white else "k")
        return attacked(self.board, state.board, king, not state.white)

    def is_mate(self, state: Position) -> bool:
        """Whether the side to move is checkmated."""
        return not self._moves(state).any() and self.in_check(state)

    def draw(self, state: Position) -> str:
        """Why it is a draw, as a sentence; "" if it is none."""
        if not self._moves(state).any():
            side = "White" if state.white else "Black"
            is_stalemate = not self.in_check(state)
            return f"Stalemate: {side} cannot move, a draw." if is_stalemate else ""
        if state.times >= 2:
            return "The same position for the third time: a draw."
        if state.clock >= FIFTY_MOVES:
            return "Fifty moves without a capture or a pawn move: a draw."
        if self._has_too_little(state.board):
            return "Neither side has enough pieces left to mate: a draw."
        return ""

    def is_quiet(self, state: Position) -> bool:
        """Whether the side to move is not in check, and can neither capture nor promote."""
        return not self.noisy_actions(state)

    def noisy_actions(self, state: Position) -> Sequence[str]:
        """Captures and promotions; in check, every move."""
        moves = self._moves(state)
        if moves.drawn:
            return ()
        return moves.all if self.in_check(state) else moves.noisy()

    def may_stand_pat(self, state: Position) -> bool:
        """Whether the side to move is not in check, or has no move any more."""
        return self.is_terminal(state) or not self.in_check(state)

    def _new_moves(self, state: Position) -> Moves:
        return Moves(self.board, state, drawn=self._is_drawn_by_rule(state))

    def _is_drawn_by_rule(self, state: Position) -> bool:
        """Whether it is over although there may be moves."""
        return state.times >= 2 or state.clock >= FIFTY_MOVES or self._has_too_little(state.board)

    def _has_too_little(self, cells: str) -> bool:
        """Whether no series of moves leads to mate: there is at most one knight beside the kings,
        or only bishops on squares of one colour."""
        pieces = len(cells) - cells.count(EMPTY)
        # More than two such bishops are so rare that they are played on.
        if pieces > 4:
            return False
        if pieces == 2:
            return True
        if pieces == 3:
            return not any(piece in cells for piece in "PpRrQq")
        if cells.lower().count("b") != pieces - 2:
            return False
        colours = {self.board.is_dark(at) for at, piece in enumerate(cells) if piece in "Bb"}
        return len(colours) == 1

    def _can_pass(self, cells: str, ep: int, white: bool) -> bool:
        """Whether a pawn of this side can legally capture in passing on `ep`."""
        side, other = self.board.sides[white], self.board.sides[not white]
        for pawn in other.attacks[ep]:
            if cells[pawn] == side.pawn:
                after = en_passant_played(self.board, cells, pawn, ep)
                if not attacked(self.board, after, after.index(side.king), not white):
                    return True
        return False

    def _with_castled_rook(self, cells: str, move: str, white: bool) -> str:
        side = self.board.sides[white]
        way = next(way for way in side.castlings if way.move == move)
        after = list(cells)
        after[way.rook_to], after[way.rook] = after[way.rook], EMPTY
        return "".join(after)
