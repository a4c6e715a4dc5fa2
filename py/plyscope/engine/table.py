"""The transposition table: what is known of positions that were searched before."""

from __future__ import annotations

from typing import Final

MOST_ENTRIES: Final = 1_000_000
"""In each part. Two parts that are full are about 100 MB in a browser."""


class Table:
    """Bounds on the scores of positions, from the side to move, by the positions' keys.

    A search with a null window learns that a score is at least something or at most something, and
    later windows may add the other half; where the two meet, the score is exact. So the halves are
    kept apart, as two dictionaries: the search looks into one of them more often than into both.

    Attributes:
        lower, upper: a position's score is at least, and at most, this.
        first_moves: the cell of the move that was best, to be looked at first another time.
    """

    def __init__(self, most_entries: int = MOST_ENTRIES) -> None:
        self.lower: dict[int, int] = {}
        self.upper: dict[int, int] = {}
        self.first_moves: dict[int, int] = {}
        self.most_entries = most_entries

    def make_room(self) -> None:
        """Forgets what is full. Nothing is lost but time: it will be found again."""
        for part in (self.lower, self.upper, self.first_moves):
            if len(part) >= self.most_entries:
                part.clear()
