"""The opening without a search: the scores of all positions with few discs.

Near the empty board, an exact score takes a fast solver minutes, and Python hours. So for the
standard board, these scores are looked up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from plyscope.engine.bitboard import EMPTY, Board, Position
from plyscope.engine.opening_table import LETTERS, PLIES


def opening_score(board: Board, position: Position) -> int | None:
    """The exact score for the side to move; None for other boards or with too many discs."""
    if (board.columns, board.rows) != (7, 6) or position.filled.bit_count() > PLIES:
        return None
    return _scores().get(_key(board, position))


def openings(board: Board) -> Iterator[Position]:
    """The positions of the table in its order; only one of two mirror images.

    First the empty board, then the positions with one disc, with two, and so on. Those that follow
    from an earlier position come before those that follow from a later one, left column first.
    """
    layer = [EMPTY]
    for _ in range(PLIES):
        yield from layer
        after: dict[int, Position] = {}
        for position in layer:
            for child in _children(board, position):
                after.setdefault(_key(board, child), child)
        layer = list(after.values())
    yield from layer


def _children(board: Board, position: Position) -> Iterator[Position]:
    """The positions after one more disc, from the left column on."""
    for cells in board.column_cells:
        move = board.playable(position.filled) & cells
        if move:
            yield board.after(position, move)


def _key(board: Board, position: Position) -> int:
    # A column's discs of the mover, added to all its discs, tell all columns apart.
    key = position.mover + position.filled
    return min(key, board.mirrored(key))


@cache
def _scores() -> Mapping[int, int]:
    board = Board()
    pairs = zip(openings(board), LETTERS, strict=True)
    return {_key(board, position): _score(letter) for position, letter in pairs}


def _score(letter: str) -> int:
    if letter == "0":
        return 0
    number = ord(letter.upper()) - ord("A") + 1
    return number if letter.isupper() else -number
