"""Reads a matrix game typed as text, such as `Rock Paper Scissors: 0 -1 1/1 0 -1/-1 1 0`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from plyscope.input.checks import bad, check_size, is_not_finite, plain_number
from plyscope.input.phrases import counted, quoted

MOST_MOVES: Final = 12
LONGEST_NAME: Final = 16

WORD: Final = re.compile(r"[^\s,]+")
NUMBER: Final = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)")


@dataclass(frozen=True)
class Matrix:
    """A matrix as it was typed.

    Attributes:
        rows, columns: the names of the moves of MAX and of MIN.
        named: whether these were typed; otherwise they are the numbers from 1.
        numbers: the payoffs to MAX as they were typed, row by row.
    """

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    named: bool
    numbers: tuple[tuple[str, ...], ...]

    @property
    def payoffs(self) -> tuple[tuple[float, ...], ...]:
        """The payoffs to MAX, row by row."""
        return tuple(tuple(float(number) for number in row) for row in self.numbers)


def read_matrix(text: str) -> tuple[Matrix, tuple[int, ...]]:
    """The matrix, and what has been chosen: nothing, a row, or a row and a column.

    Rows are separated by `/` or lines, numbers by spaces or commas. In front there may be names for
    the moves and a colon: the same for both sides, or those of MAX, `|`, and those of MIN. After
    the matrix there may be `>` and the moves that have been chosen.

    Raises `BadInput` (field "position") with the place where the text cannot be read.
    """
    head, colon, _ = text.partition(":")
    begin = len(head) + 1 if colon else 0
    body, arrow, _ = text[begin:].partition(">")
    numbers = _read_rows(text, begin, begin + len(body))
    size = (len(numbers), len(numbers[0]))
    rows, columns = _read_names(head, size) if colon else (_numbered(size[0]), _numbered(size[1]))
    matrix = Matrix(rows, columns, bool(colon), numbers)
    chosen = _read_choices(matrix, text, begin + len(body) + 1) if arrow else ()
    return matrix, chosen


def write_matrix(matrix: Matrix, chosen: tuple[int, ...]) -> str:
    """The text of a matrix and of what has been chosen; `read_matrix` reads it back."""
    text = "/".join([" ".join(row) for row in matrix.numbers])
    if matrix.named:
        both = [" ".join(matrix.rows), " ".join(matrix.columns)]
        names = both[0] if both[0] == both[1] else " | ".join(both)
        text = f"{names}: {text}"
    if chosen:
        sides = (matrix.rows, matrix.columns)
        moves = [names[move] for names, move in zip(sides, chosen, strict=False)]
        text = f"{text} > {' '.join(moves)}"
    return text


def _numbered(count: int) -> tuple[str, ...]:
    return tuple([str(number) for number in range(1, count + 1)])


def _read_rows(text: str, begin: int, end: int) -> tuple[tuple[str, ...], ...]:
    rows: list[tuple[str, ...]] = []
    for at, row in _rows(text, begin, end):
        if len(rows) == MOST_MOVES:
            raise bad(f"A matrix has at most {MOST_MOVES} rows.", at)
        numbers = _read_row(row, at, len(rows) + 1)
        if rows and len(numbers) != len(rows[0]):
            raise bad(
                f"This matrix has a gap: row 1 has {counted(len(rows[0]), 'number')} and"
                f" row {len(rows) + 1} has {counted(len(numbers), 'number')}.",
                at,
            )
        rows.append(numbers)
    if not rows:
        raise bad("Type the payoffs to MAX row by row, for example 0 -1 1/1 0 -1/-1 1 0.")
    return tuple(rows)


def _rows(text: str, begin: int, end: int) -> list[tuple[int, str]]:
    """The rows, each with its place. An empty line is no row, but nothing between two `/` is a row
    that is missing, and counts as an empty one."""
    rows = []
    for line in re.finditer(r"[^\n]+", text[begin:end]):
        if line[0].isspace():
            continue
        at = begin + line.start()
        pieces = line[0].split("/")
        if len(pieces) > 1 and not pieces[-1].strip():
            pieces.pop()  # a row may end with its separator
        for piece in pieces:
            rows.append((at + len(piece) - len(piece.lstrip()), piece.strip()))
            at += len(piece) + 1
    return rows


def _read_row(row: str, at: int, number: int) -> tuple[str, ...]:
    numbers: list[str] = []
    end = at + len(row)
    for piece in row.split(","):
        words = list(WORD.finditer(piece))
        if not words:
            where = " beside this comma" if "," in row else ""
            place = at if at < end or not row else end - 1
            raise bad(f"This matrix has a gap: a number is missing in row {number}{where}.", place)
        for word in words:
            if len(numbers) == MOST_MOVES:
                raise bad(f"A matrix has at most {MOST_MOVES} columns.", at + word.start())
            numbers.append(_read_number(word[0], at + word.start()))
        at += len(piece) + 1
    return tuple(numbers)


def _read_number(word: str, at: int) -> str:
    number = plain_number(word)
    if not NUMBER.fullmatch(number):
        if is_not_finite(number):
            raise bad(f"A payoff must be a finite number; {quoted(word)} is not.", at)
        raise bad(f"Type a payoff here, not {quoted(word)}.", at)
    check_size(float(number), at)
    return number


def _read_names(head: str, size: tuple[int, int]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    parts = head.split("|")
    if len(parts) > 2:
        raise bad(
            "Put one | between the names of MAX's moves and those of MIN's.", head.rindex("|")
        )
    at = 0
    sides = []
    for part in parts:
        sides.append(_names(part, at))
        at += len(part) + 1
    rows, columns = sides[0], sides[-1]
    for names, count, thing in ((rows, size[0], "row"), (columns, size[1], "column")):
        if len(names) != count:
            raise bad(f"There are {len(names)} names for {counted(count, thing)}.", 0)
    return rows, columns


def _names(part: str, at: int) -> tuple[str, ...]:
    names: list[str] = []
    for word in WORD.finditer(part):
        if len(word[0]) > LONGEST_NAME:
            raise bad(f"A name has at most {LONGEST_NAME} characters.", at + word.start())
        if word[0] in names:
            raise bad(f'Two moves are called "{word[0]}".', at + word.start())
        names.append(word[0])
    return tuple(names)


def _read_choices(matrix: Matrix, text: str, begin: int) -> tuple[int, ...]:
    chosen: list[int] = []
    sides = (("MAX", "row", matrix.rows), ("MIN", "column", matrix.columns))
    for word in WORD.finditer(text, begin):
        if len(chosen) == len(sides):
            raise bad("Only one row and one column can be chosen.", word.start())
        side, thing, names = sides[len(chosen)]
        if word[0] not in names:
            known = ", ".join(names)
            raise bad(f"{side} has no {thing} {quoted(word[0])}: there are {known}.", word.start())
        chosen.append(names.index(word[0]))
    return tuple(chosen)
