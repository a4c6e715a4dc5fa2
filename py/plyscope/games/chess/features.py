"""What can be measured in a position of chess. Each is what White has minus what Black has."""

from __future__ import annotations

from typing import Final

from plyscope.games.chess.board import EMPTY, Geometry, Side
from plyscope.games.evaluation import Feature

WORTH: Final = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9, "K": 0}
"""In pawns."""

SIGNED: Final = {EMPTY: 0, **WORTH, **{piece.lower(): -points for piece, points in WORTH.items()}}

worth = SIGNED.__getitem__
"""What a piece is worth to White."""


def centre_points(columns: int, rows: int) -> dict[str, tuple[int, ...]]:
    """For each piece and square: how many rings it is away from the edge, for White. Rooks, queens
    and kings have no reason to go to the centre early, and count nothing."""
    rings = tuple(
        min(square % columns, columns - 1 - square % columns)
        + min(square // columns, rows - 1 - square // columns)
        for square in range(columns * rows)
    )
    nothing = (0,) * len(rings)
    points = dict.fromkeys(SIGNED, nothing)
    for piece in "PNB":
        points[piece] = rings
        points[piece.lower()] = tuple(-ring for ring in rings)
    return points


def feature_list(columns: int, rows: int) -> tuple[Feature, ...]:
    """The features that are weighed on such a board."""
    most_rings = (columns - 1) // 2 + (rows - 1) // 2
    army = 2 * columns
    return (
        Feature("material", "Material in pawns", 9 * (army - 1), 1),
        Feature("mobility", "Squares to move to", 27 * army, 0),
        Feature("king", "Pawns beside their king", 8, 0.1),
        Feature("pawns", "Pawns passed, less doubled and isolated", 2 * columns, 0.1),
        Feature("centre", "Near the centre", most_rings * army, 0.05),
    )


def mobility(board: Geometry, cells: str, side: Side) -> int:
    """To how many squares the pieces of a side could go if checks did not matter; pawns and the
    king left out."""
    squares = 0
    for at, piece in enumerate(cells):
        if piece not in side.own[1:5]:
            continue
        if piece == side.knight:
            squares += sum(1 for there in board.seen_by_knights[at](cells) if there not in side.own)
            continue
        for part, _, _, sliders in board.rays[at]:
            if piece in sliders:
                line = cells[part]
                rest = line.lstrip(EMPTY)
                squares += len(line) - len(rest) + (rest[:1] in side.enemies if rest else 0)
    return squares


def shield(board: Geometry, cells: str, side: Side) -> int:
    """How many pawns of `side` stand around its king."""
    return board.around[cells.index(side.king)](cells).count(side.pawn)


def pawn_score(columns: int, cells: str) -> int:
    """Passed pawns, less doubled and isolated ones: White's minus Black's.

    A pawn is passed if no enemy pawn stands before it on its file or beside. It is doubled if
    another one of its side stands before it, and isolated if none stands on a file beside.
    """
    files = ["", *(cells[file::columns] for file in range(columns)), ""]
    score = 0
    for near in range(1, columns + 1):
        file = files[near]
        if "P" not in file and "p" not in file:
            continue
        left, right = files[near - 1], files[near + 1]
        # The foremost pawn of each side: White's goes up, Black's goes down.
        white, black = file.find("P"), file.rfind("p")
        if white >= 0:
            score -= file.count("P") - 1 + ("P" not in left and "P" not in right)
            score += "p" not in file[:white] + left[:white] + right[:white]
        if black >= 0:
            score += file.count("p") - 1 + ("p" not in left and "p" not in right)
            score -= "P" not in file[black:] + left[black + 1 :] + right[black + 1 :]
    return score
