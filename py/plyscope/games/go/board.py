"""Positions of Go, and the points of a board as bits: chains, liberties, captures and areas.

Bit 0 is the top left point; the bits follow in reading order. A set of points is a number with
their bits, so a few operations look at all points at once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from plyscope.game import MAX, Player
from plyscope.games.rotations import rotations

LETTERS: Final = "abcdefg"
PASS: Final = -1
POSITIONS_KEPT: Final = 2**14
"""For how many of the latest boards their moves and images are remembered."""


class Position:
    """A state: the stones, whose turn it is, and what happened before.

    Two states are equal if nothing differs that can still matter: which boards there have been, but
    not in which order, since none of them may be repeated.

    Attributes:
        x, o: the points with stones of Black and of White; see `GoBoard`.
        mover: whose turn it is.
        passes: how many passes have followed each other last.
        seen: all boards so far, this one too; the stones of Black come first, as the higher bits.
        taken: the stones that the last move took.
        start: the first board, and who moved then.
        moves: the actions since then.
    """

    __slots__ = ("_same", "mover", "moves", "o", "passes", "seen", "start", "taken", "x")

    def __init__(
        self,
        x: int,
        o: int,
        mover: Player,
        seen: frozenset[int],
        start: tuple[int, Player],
        passes: int = 0,
        taken: int = 0,
        moves: tuple[int, ...] = (),
    ) -> None:
        self.x, self.o = x, o
        self.mover: Player = mover
        self.seen = seen
        self.start = start
        self.passes = passes
        self.taken = taken
        self.moves = moves
        self._same = (x, o, mover, passes, taken > 0, seen)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._same == other._same

    def __hash__(self) -> int:
        return hash(self._same)

    def __repr__(self) -> str:
        return f"Position{self._same[:5]}"


class GoBoard:
    """The geometry of a board with `size` rows and columns. `suicide` says whether a side may take
    the last liberty of its own stones, which are then removed.

    Attributes:
        all: every point.
        names: of each point, its column and its row; rows are counted from below.
        turns: where each point goes in each of the eight rotations and reflections; the last entry
            is a pass.
        legal: see `_legal`.
        images: see `_images`.
    """

    def __init__(self, size: int, suicide: bool = False) -> None:
        self.size = size
        self.suicide = suicide
        self.points = size * size
        self.all = (1 << self.points) - 1
        first = sum([1 << row * size for row in range(size)])
        self._not_first, self._not_last = self.all & ~first, self.all & ~(first << size - 1)
        self.names = [f"{LETTERS[at % size]}{size - at // size}" for at in range(self.points)]
        self.turns = [[*turn, PASS] for turn in rotations(size)]
        self._outwards = sorted(range(self.points), key=self._off_centre)
        self._across = [self._corners(at) for at in range(self.points)]
        # The rules ask about the same few boards, again and again.
        self.legal = lru_cache(maxsize=POSITIONS_KEPT)(self._legal)
        self.images = lru_cache(maxsize=POSITIONS_KEPT)(self._images)

    def beside(self, points: int) -> int:
        """What is next to these points along the lines; some of them may be too."""
        across = (points & self._not_first) >> 1 | (points & self._not_last) << 1
        return (across | points << self.size | points >> self.size) & self.all

    def spread(self, points: int, inside: int) -> int:
        """These points and all that are connected to them through `inside`."""
        size, not_first, not_last = self.size, self._not_first, self._not_last
        while True:
            across = (points & not_first) >> 1 | (points & not_last) << 1
            grown = points | (across | points << size | points >> size) & inside
            if grown == points:
                return points
            points = grown

    def chains(self, own: int, other: int) -> list[tuple[int, int]]:
        """The chains of the side with the stones `own`: stones that are connected along the lines;
        and the empty points beside each. It is all in one place because every move asks it."""
        size, not_first, not_last = self.size, self._not_first, self._not_last
        empty = self.all & ~(own | other)
        found = []
        while own:
            stones = own & -own
            while True:
                across = (stones & not_first) >> 1 | (stones & not_last) << 1
                near = across | stones << size | stones >> size
                if not near & own & ~stones:
                    break
                stones |= near & own
            own ^= stones
            found.append((stones, near & empty))
        return found

    def _legal(self, own: int, other: int) -> tuple[list[int], dict[int, int]]:
        """The points on which the side with the stones `own` may play as far as this board tells,
        from the centre outwards, and which stones it takes on those where it takes any. Whether a
        board is repeated is asked elsewhere."""
        empty = self.all & ~(own | other)
        taken: dict[int, int] = {}
        for stones, liberties in self.chains(other, own):
            if not liberties & liberties - 1:
                point = liberties.bit_length() - 1
                taken[point] = taken.get(point, 0) | stones
        # A new stone has a liberty beside it, or shares one with its chain, or makes one.
        safe = self.beside(empty)
        for _, liberties in self.chains(own, other):
            if liberties & liberties - 1:
                safe |= liberties
        legal = empty if self.suicide else empty & (safe | sum([1 << point for point in taken]))
        return [point for point in self._outwards if legal >> point & 1], taken

    def play(self, own: int, other: int, point: int) -> tuple[int, int, int]:
        """The stones of both sides after a legal stone of `own`, and those that were taken."""
        taken = self.legal(own, other)[1].get(point, 0)
        own |= 1 << point
        if self.suicide and not taken:
            chain = self.spread(1 << point, own)
            if not self.beside(chain) & ~(own | other):
                return own ^ chain, other, chain
        return own, other ^ taken, taken

    def eyes(self, own: int, other: int) -> int:
        """The empty points with stones of `own` all around, where the other side has at most one of
        the points across the corners, and none of them at the edge."""
        eyes = self.all & ~(own | other) & ~self.beside(self.all & ~own)
        for point in points_of(eyes):
            against = self._across[point] & other
            if against & against - 1 if self._across[point].bit_count() == 4 else against:
                eyes ^= 1 << point
        return eyes

    def areas(self, x: int, o: int) -> tuple[int, int]:
        """The area of each side: its stones, and the empty points from which only they can be
        reached."""
        empty = self.all & ~(x | o)
        to_x = self.spread(self.beside(x) & empty, empty)
        to_o = self.spread(self.beside(o) & empty, empty)
        return x | to_x & ~to_o, o | to_o & ~to_x

    def nearest(self, x: int, o: int) -> tuple[int, int]:
        """The points that are nearer to a stone of one side than to any of the other."""
        while True:
            free = self.all & ~(x | o)
            by_x, by_o = self.beside(x) & free, self.beside(o) & free
            if not by_x ^ by_o:
                return x, o
            x, o = x | by_x & ~by_o, o | by_o & ~by_x

    def _images(self, board: int) -> tuple[int, ...]:
        """The rotations and reflections of a board, or of any set of points below 2^(2 points)."""
        high, low = divmod(board, self.all + 1)
        return tuple([_moved(high, turn) << self.points | _moved(low, turn) for turn in self.turns])

    def _off_centre(self, point: int) -> int:
        row, column = divmod(point, self.size)
        return abs(2 * row - self.size + 1) + abs(2 * column - self.size + 1)

    def _corners(self, point: int) -> int:
        row = ((1 << self.size) - 1) << point // self.size * self.size
        return self.beside(self.beside(1 << point) & row) & ~row


def sides(state: Position) -> tuple[int, int]:
    """The stones of the side to move, and of the other side."""
    return (state.x, state.o) if state.mover == MAX else (state.o, state.x)


def points_of(points: int) -> list[int]:
    """A set of points as their numbers, in reading order."""
    found = []
    while points:
        lowest = points & -points
        found.append(lowest.bit_length() - 1)
        points ^= lowest
    return found


def _moved(points: int, turn: list[int]) -> int:
    return sum([1 << turn[point] for point in points_of(points)])
