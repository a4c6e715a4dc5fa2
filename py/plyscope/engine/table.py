"""The transposition table: what is known about positions that were searched before."""

from __future__ import annotations

from typing import Final

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
