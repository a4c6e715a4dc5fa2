"""Reading and writing boards that are drawn as rows of X, O and "." from the top."""

from __future__ import annotations

import re
from typing import Final

from plyscope.game import MAX, MIN, Player
from plyscope.input.checks import bad
from plyscope.input.phrases import counted

EMPTY: Final = "."

MEANING: Final = {"X": "X", "x": "X", "O": "O", "o": "O", ".": ".", "-": ".", "_": "."}
"""What a typed character stands for."""

TURN: Final = re.compile(r"(?<!\S)(\S+)\s+([XxOo])\s*\Z")
"""The side to move after the cells; but not the last of many cells with spaces in between. A match
begins with a word, or a long one would be tried from each of its characters."""


def read_rows(text: str, rows: int, columns: int) -> str:
    """The cells of a drawn board in reading order.

    The rows are separated by `/`, or each has its own line, or all follow each other in one line.
    Spaces do not matter, and an empty text is the empty board. Raises `BadInput` (field
    "position") with the place of the mistake.
    """
    for place, character in enumerate(text):
        if character not in MEANING and character != "/" and not character.isspace():
            raise bad(f'"{character}" is not X, O or "." (an empty square).', place)
    if not text.strip():
        return EMPTY * (rows * columns)
    drawn = _rows(text)
    if len(drawn) == 1 and "/" not in text:
        return _read_one_run(text, rows, columns)
    if len(drawn) != rows:
        raise bad(f"{counted(len(drawn), 'row')} were typed, but the board has {rows}.")
    cells = ""
    for number, (place, row) in enumerate(drawn, start=1):
        read = _cells(row)
        if len(read) != columns:
            found = counted(len(read), "square")
            raise bad(
                f"Row {number} from the top has {found}, but the board has"
                f" {counted(columns, 'column')}.",
                min(place, len(text) - 1),
            )
        cells += read
    return cells


def read_rows_and_turn(text: str, size: int) -> tuple[str, Player | None]:
    """The cells of a drawn square board, and the side to move if a letter after them names it.
    Raises `BadInput` as `read_rows` does."""
    turn = TURN.search(text)
    typed = sum([character in MEANING for character in text])
    if not turn or (len(turn[1]) == 1 and typed <= size * size):
        return read_rows(text, size, size), None
    return read_rows(text[: turn.end(1)], size, size), MAX if turn[2] in "Xx" else MIN


def from_bits(x: int, o: int, cells: int) -> str:
    """The cells in reading order, of the sets of X and of O as bits."""
    return "".join(
        ["X" if x >> cell & 1 else "O" if o >> cell & 1 else EMPTY for cell in range(cells)]
    )


def write_rows(state: str, columns: int) -> str:
    """The drawn rows, from the top, separated by `/`."""
    return "/".join(state[start : start + columns] for start in range(0, len(state), columns))


def to_move(state: str) -> Player:
    """X, who is MAX, begins, and the players take turns."""
    return MAX if state.count("X") == state.count("O") else MIN


def check_turns(state: str, pieces: str) -> None:
    """Raises `BadInput` unless X and O could get here by taking turns, X first."""
    xs, os = state.count("X"), state.count("O")
    if xs - os not in (0, 1):
        raise bad(
            f"X has {counted(xs, pieces)} and O has {os}, but they take turns and X moves first."
        )


def _rows(text: str) -> list[tuple[int, str]]:
    """The rows, each with its place: the text between the `/`; without any `/`, the lines that are
    not blank."""
    separator = "/" if "/" in text else "\n"
    rows = []
    place = 0
    for row in text.split(separator):
        if separator == "/" or row.strip():
            rows.append((place, row))
        place += len(row) + 1
    return rows


def _read_one_run(text: str, rows: int, columns: int) -> str:
    cells, wanted = _cells(text), rows * columns
    if len(cells) != wanted:
        places = [place for place, character in enumerate(text) if character in MEANING]
        raise bad(
            f"{counted(len(cells), 'square')} were typed, but the board has {wanted}:"
            f" {counted(rows, 'row')} of {columns}.",
            # The first that is too many, or the last, after which some are missing.
            places[wanted] if len(cells) > wanted else places[-1],
        )
    return cells


def _cells(text: str) -> str:
    return "".join([MEANING[character] for character in text if character in MEANING])
