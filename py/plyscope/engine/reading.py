"""Positions for the engine, from the columns played or from the cells of a drawn board."""

from __future__ import annotations

from plyscope.engine.bitboard import EMPTY, Board, Position
from plyscope.input.checks import bad


def read_played(board: Board, played: str) -> Position:
    """The position after discs in these columns, as "4453", the first player's first.

    Columns are counted from 1 on the left; spaces do not matter. Raises `BadInput` (field
    "position") with the place of a disc that cannot be played.
    """
    position = EMPTY
    for place, character in enumerate(played):
        if character.isspace():
            continue
        if not ("1" <= character <= "9") or int(character) > board.columns:
            raise bad(f'"{character}" is not a column: they are 1 to {board.columns}.', place)
        if board.has_four(position.mover ^ position.filled):
            raise bad("A disc was played after four in a row had ended the game.", place)
        move = board.playable(position.filled) & board.column_cells[int(character) - 1]
        if not move:
            raise bad(f"Column {character} is full.", place)
        position = board.after(position, move)
    return position


def read_cells(board: Board, cells: str) -> Position:
    """The position whose cells are drawn in reading order, top row first: "X", "O" or ".".

    X begins. Raises `BadInput` (field "position") for a position that cannot arise in play: with
    discs above empty cells, if X and O did not take turns, or if the player to move already has
    four in a row.
    """
    if len(cells) != board.size:
        raise bad(f"{len(cells)} squares were drawn, but the board has {board.size}.")
    first = second = 0
    for place, mark in enumerate(cells):
        row, column = divmod(place, board.columns)
        bit = 1 << (board.step * column + board.rows - 1 - row)
        if mark == "X":
            first |= bit
        elif mark == "O":
            second |= bit
        elif mark != ".":
            raise bad(f'"{mark}" is not X, O or "." (an empty square).', place)
    filled = first | second
    # The carry runs through discs without a gap and clears them all, as 0111 + 0001 = 1000; over a
    # gap some disc is left, as 1011 + 0001 = 1100.
    if (filled + board.bottom) & filled:
        raise bad("The engine cannot play a position in which discs hang over empty squares.")
    ahead = first.bit_count() - second.bit_count()
    if ahead not in (0, 1):
        raise bad("X and O take turns and X moves first, so X has as many discs as O or one more.")
    mover = second if ahead else first
    if board.has_four(mover):
        raise bad("The player to move already has four in a row, which should have ended the game.")
    return Position(mover, filled)
