"""What can be measured in a position of checkers. Each is what Black has minus what White has."""

from __future__ import annotations

from typing import Final

from plyscope.games.checkers.board import CheckersBoard, Men
from plyscope.games.checkers.position import Position
from plyscope.games.evaluation import Feature

DEFAULTS: Final = (1.0, 1.5, 0.1, 0.05, 0.05, 0.0)


def feature_list(size: int, men: int) -> tuple[Feature, ...]:
    """The features that are weighed on such a board, on which a side begins with so many men."""
    names = (
        ("men", "Men", men),
        ("kings", "Kings", men),
        ("back", "Men on their own first row", size // 2),
        ("advance", "Rows that men are ahead", men * (size - 2)),
        ("centre", "Pieces in the centre", men),
        ("mobility", "Steps that are free", 4 * men),
    )
    return tuple(
        Feature(id, name, most, default)
        for (id, name, most), default in zip(names, DEFAULTS, strict=True)
    )


def material(state: Position) -> tuple[int, int]:
    """Men and kings."""
    kings = state.kings
    return (
        (state.black & ~kings).bit_count() - (state.white & ~kings).bit_count(),
        (state.black & kings).bit_count() - (state.white & kings).bit_count(),
    )


def placing(board: CheckersBoard, state: Position) -> tuple[int, int, int]:
    """Men at home, how far men have come, and pieces in the centre."""
    black, white = state.black & ~state.kings, state.white & ~state.kings
    top, bottom = board.white.king_row, board.black.king_row
    middle = board.middle
    return (
        (black & top).bit_count() - (white & bottom).bit_count(),
        rows_ahead(board, black, white),
        (state.black & middle).bit_count() - (state.white & middle).bit_count(),
    )


def rows_ahead(board: CheckersBoard, black: int, white: int) -> int:
    """How many rows the men have gone, Black's minus White's."""
    last = board.size - 1
    ahead = 0
    for row, squares in enumerate(board.rows):
        ahead += row * (black & squares).bit_count() - (last - row) * (white & squares).bit_count()
    return ahead


def mobility(board: CheckersBoard, state: Position) -> int:
    """How many steps each side could make if nothing had to be captured."""
    empty = board.all & ~(state.black | state.white)
    return _steps(board, state.black, state.kings, board.black, empty) - _steps(
        board, state.white, state.kings, board.white, empty
    )


def _steps(board: CheckersBoard, own: int, kings: int, men: Men, empty: int) -> int:
    found = 0
    for way in board.ways:
        movers = own if way in men.ways else own & kings
        found += (board.moved(movers, way) & empty).bit_count()
    return found
