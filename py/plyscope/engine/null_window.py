"""The search at the heart of the engine: is the score of a position above a number?

A score counts how soon a game is won: k when the side to move wins with its k-th disc from the
last, so an earlier win scores higher; 0 for a draw; negative if the other side wins. With e empty
cells, the side to move has (e + 1) // 2 discs left and the other side e // 2.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from plyscope.engine.bitboard import Board
from plyscope.engine.meter import POSITIONS_PER_LOOK, Meter
from plyscope.engine.moves import ranked_moves
from plyscope.engine.parity import parity_bound

MOST_ENTRIES: Final = 1_000_000
"""How many entries each part may have. Two full parts take about 100 MB in a browser."""


class Table:
    """Bounds on the scores of positions, from the side to move, by the positions' keys.

    A search with a null window learns either a lower or an upper bound, and later windows may add
    the other one; if the two meet, the score is exact. So they are kept apart, in two dictionaries:
    the search looks in only one of them more often than in both.

    Attributes:
        lower, upper: a position's score is at least, and at most, this.
        first_moves: the cell of the best move, to be tried first the next time.
    """

    def __init__(self, most_entries: int = MOST_ENTRIES) -> None:
        self.lower: dict[int, int] = {}
        self.upper: dict[int, int] = {}
        self.first_moves: dict[int, int] = {}
        self.most_entries = most_entries

    def make_room(self) -> None:
        """Empties the parts that are full. This only costs time: the bounds will be found again."""
        for part in (self.lower, self.upper, self.first_moves):
            if len(part) >= self.most_entries:
                part.clear()


MANY_EMPTIES: Final = 10
"""With fewer empty cells, to look for all moves in the table costs more than it saves."""

NullWindow = Callable[[int, int, int, int, int, int], int]
"""(mover, filled, own, threats, empties, alpha) -> a bound; see `null_window`."""


def null_window(board: Board, table: Table, meter: Meter, mirror_from: int) -> NullWindow:
    """The search, as a closure over everything it needs, because such names are found fastest.

    The function takes the mover's cells, the filled cells, the mover's threats, the other side's,
    the number of empty cells and alpha. What it returns is a lower bound on the position's score if
    it is above alpha, and an upper bound if it is not. The side to move must not be able to win at
    once.

    Positions with at least `mirror_from` empty cells count as the same as their mirror images.

    Negamax with the window [alpha, alpha + 1], fail-soft. Knuth & Moore 1975; Pons, "Solving
    Connect 4"; enhanced transposition cutoffs: Plaat et al. 1996.
    """
    cells, bottom, mirrored = board.cells, board.bottom, board.mirrored
    lower, upper = table.lower, table.upper
    ranked = ranked_moves(board)
    by_parity = parity_bound(board)

    def search(mover: int, filled: int, own: int, threats: int, empties: int, alpha: int) -> int:
        meter.positions += 1
        if not meter.positions % POSITIONS_PER_LOOK:
            table.make_room()
            meter.look()
        playable = (filled + bottom) & cells
        # A threat at a playable cell must be filled now; nobody plays just below a threat.
        forced = playable & threats
        safe = (forced or playable) & ~(threats >> 1)
        if not safe or forced & (forced - 1):
            return -(empties // 2)
        if empties <= 2:
            return 0
        other = mover ^ filled
        # Neither side wins with its next disc, so at best with the one after it.
        most = (empties - 1) // 2
        if not safe & (safe - 1):
            # An only move is not worth an entry in the table.
            moves = ranked(mover, filled, own, playable, safe)
            if moves is not None:
                new = moves[0][2]
                most = -search(other, filled | safe, threats, new, empties - 1, -alpha - 1)
            return most
        # A column's discs of the mover, added to all its discs, give a number that tells all
        # columns apart.
        key = mover + filled
        if empties >= mirror_from:
            key = min(key, mirrored(key))
        most = upper.get(key, most)
        if most <= alpha:
            return most
        least = lower.get(key, -((empties - 2) // 2))
        if least > alpha:
            return least
        score = by_parity(mover, filled, threats, playable, empties, alpha)
        if score is None:
            score = expand(mover, filled, own, threats, playable, safe, empties, alpha)
            (lower if score > alpha else upper)[key] = score
        return score

    def expand(
        mover: int,
        filled: int,
        own: int,
        threats: int,
        playable: int,
        safe: int,
        empties: int,
        alpha: int,
    ) -> int:
        """The same for a position about which nothing is known, with its safe moves."""
        moves = ranked(mover, filled, own, playable, safe)
        if moves is None:
            return (empties - 1) // 2
        # So the mover does not win with the disc after that either.
        most = (empties - 3) // 2
        if most <= alpha:
            return most
        other = mover ^ filled
        if empties >= MANY_EMPTIES:
            for _, move, _ in moves:
                key = other + filled + move
                if empties > mirror_from:
                    key = min(key, mirrored(key))
                known = upper.get(key)
                if known is not None and -known > alpha:
                    return -known
        best = -empties
        for _, move, new in moves:
            score = -search(other, filled | move, threats, new, empties - 1, -alpha - 1)
            if score > alpha:
                return score
            best = max(best, score)
        return best

    return search
