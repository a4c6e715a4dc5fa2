"""Tic-tac-toe boards, in whatever form a program keeps them: nine cells in a list, three rows, a
string, a dict of all cells or of the taken ones, two sets or two whole numbers of bits."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from plyscope.compare.calls import Tree, opened
from plyscope.games.tictactoe import LINES
from plyscope.program.snapshot import ATOMS, Frozen, Packed
from plyscope.recognition.evidence import Path

CELLS: Final = 9
FREE: Final = None
Cells = tuple[Any, ...]
"""A symbol for each cell."""
NOT_TAKEN: Final = "free"
"""Stands for a cell of which nothing is kept."""
MOSTLY: Final = 0.5
NEARLY: Final = 0.98
ENOUGH: Final = 8192
"""There are 5,478 boards, most of which are searched many times."""
MOST_PATHS: Final = 60


@dataclass(frozen=True)
class Marks:
    """The boards of a search.

    Attributes:
        boards: the board at each node, each cell a mark or `FREE`; None if it cannot be read.
        marks: the two players' marks; one, if only one is ever seen.
    """

    boards: Sequence[Cells | None]
    marks: Sequence[Any]

    def placed(self, parent: int, node: int) -> list[int]:
        """The cells that have another mark at `node` than at `parent`."""
        before, after = self.boards[parent], self.boards[node]
        if before is None or after is None:
            return []
        return [cell for cell in range(CELLS) if before[cell] != after[cell]]

    def other(self, mark: Any) -> Any:
        """The other player's mark."""
        return next((each for each in self.marks if each != mark), None)


@lru_cache(maxsize=ENOUGH)
def winner(board: Cells) -> Any:
    """Whose mark is three in a row; None if nobody's is."""
    for a, b, c in LINES:
        if board[a] is not FREE and board[a] == board[b] == board[c]:
            return board[a]
    return None


def both_win(board: Cells) -> bool:
    """Whether both players have three in a row, as where a search goes on after the end."""
    return len({board[a] for a, b, c in LINES if board[a] == board[b] == board[c]} - {FREE}) > 1


def is_full(board: Cells) -> bool:
    return FREE not in board


def find_marks(tree: Tree) -> Marks | None:
    """The tic-tac-toe boards of a search; None if it is of another game."""
    state = list(tree.state)
    paths = [*state, *(each for each in tree.reading.evidence.paths if each not in state)]
    if not any(parent >= 0 for parent in tree.parent):
        return None
    for path in paths[:MOST_PATHS]:
        packed = {*filter(_is_packed, path.values)}
        others = (each for each in path.values if type(each) in (dict, Frozen))
        base = _base([*map(opened, packed), *others])
        found = _marks(tree, list(_all_cells(path.values, base)))
        if found:
            return found
    for one, other in combinations(state[:4], 2):
        for swaps in (False, True):
            found = _marks(tree, list(_of_two(tree, one, other, swaps=swaps)), NEARLY)
            if found:
                return found
    return None


def _marks(tree: Tree, boards: Sequence[Cells | None], enough: float = MOSTLY) -> Marks | None:
    """Boards whose free cells and marks are told apart, if a move takes one cell of them in so many
    cases."""
    if sum(board is None for board in boards) > len(boards) * (1 - MOSTLY):
        return None
    befores: dict[Any, None] = {}
    afters: dict[Any, None] = {}
    firsts = fitting = 0
    for node, parent in enumerate(tree.parent):
        before, after = boards[parent], boards[node]
        if parent < 0 or before is None or after is None:
            continue
        is_first = node in tree.below[parent][:1]  # before any move could be left on the board
        firsts += is_first
        changed = [cell for cell in range(CELLS) if before[cell] != after[cell]]
        if len(changed) == 1:
            fitting += is_first
            befores[before[changed[0]]] = afters[after[changed[0]]] = None
    if not firsts or fitting < enough * firsts:
        return None
    if NOT_TAKEN in afters:
        return None  # cells are left again: pieces move
    seen = {symbol for board in boards if board for symbol in board}
    free = (set(befores) or seen) - set(afters)
    if not free and len(seen - set(afters)) == 1:
        free = seen - set(afters)  # only taken cells were ever played on
    if len(free) > 1:  # free cells have their numbers in them
        free |= {each for each in seen if _is_digit(each) and each not in afters}
    marks = [*afters, *sorted(seen - free - set(afters), key=repr)]
    if not free or not 1 <= len(marks) <= 2:
        return None
    if len(marks) == 1 and not _names_another(tree, marks[0]):
        return None  # in some games there is one mark for both players
    shown = [
        board and tuple(FREE if symbol in free else symbol for symbol in board) for board in boards
    ]
    return Marks(shown, marks)


def _is_digit(symbol: Any) -> bool:
    return type(symbol) is int or (isinstance(symbol, str) and symbol.strip().isdigit())


def _is_packed(value: Any) -> bool:
    return isinstance(value, Packed)


def _all_cells(values: Sequence[Any], base: int) -> Iterator[Cells | None]:
    """The board in each value; the same one is read once."""
    known: dict[bytes, Cells | None] = {}
    for value in values:
        if not _is_packed(value):
            yield _cells(opened(value), base)
            continue
        if value not in known:
            known[value] = _cells(opened(value), base)
        yield known[value]


def _cells(value: Any, base: int) -> Cells | None:
    """Nine cells, if a value has them."""
    if isinstance(value, str):
        return _of_text(value)
    if isinstance(value, dict):
        return _of_dict(value, base)
    if isinstance(value, list | tuple):
        return _of_rows(value)
    if isinstance(value, Frozen):
        found = (_cells(opened(each), base) for each in value.fields.values())
        return next((each for each in found if each), None)
    return None


def _of_text(text: str) -> Cells | None:
    if len(text) != CELLS:
        text = text.replace("\n", "").replace("/", "").replace("|", "")
    return tuple(text) if len(text) == CELLS else None


def _of_rows(value: Sequence[Any]) -> Cells | None:
    rows = [opened(each) for each in value]
    if len(rows) == 3 and all(
        isinstance(row, list | tuple | str) and len(row) == 3 for row in rows
    ):
        rows = [opened(cell) for row in rows for cell in row]
    elif len(rows) == CELLS + 1:
        rows = rows[1:]  # the cells are counted from 1
    return tuple(rows) if len(rows) == CELLS and all(map(_is_symbol, rows)) else None


def _is_symbol(value: Any) -> bool:
    return type(value) in ATOMS or isinstance(value, Enum)


def _of_dict(value: dict[Any, Any], base: int) -> Cells | None:
    """A dict of all cells, or of those that are taken."""
    if not all(map(_is_symbol, value.values())):
        return None
    cells: list[Any] = [NOT_TAKEN] * CELLS
    for key, symbol in value.items():
        place = _place(key, base)
        if place is None:
            return None
        cells[place] = symbol
    return tuple(cells)


def _place(key: Any, base: int) -> int | None:
    """The cell that a key names: 0 to 8, or a row and a column; counted from `base`."""
    plain = int(key) if isinstance(key, str) and key.isdigit() else key
    if isinstance(plain, tuple) and len(plain) == 2 and all(type(each) is int for each in plain):
        row, column = plain[0] - base, plain[1] - base
        return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else None
    if type(plain) is int and 0 <= plain - base < CELLS:
        return plain - base
    return None


def _base(values: Sequence[Any]) -> int:
    """Whether cells that are named by numbers are counted from 0 or from 1: the last one is in use
    somewhere."""
    objects = [each for each in values if isinstance(each, Frozen)]
    fields = [opened(part) for each in objects for part in each.fields.values()]
    held = [each for each in (*values, *fields) if isinstance(each, dict | set | frozenset)]
    keys = {key for each in held for key in each}
    return int(bool(keys & {9, "9"}) or any(isinstance(key, tuple) and 3 in key for key in keys))


def _of_two(tree: Tree, one: Path, other: Path, *, swaps: bool) -> Iterator[Cells | None]:
    """Boards kept as each player's cells; with `swaps`, those of the player to move come first."""
    values = [opened(each) for path in (one, other) for each in path.values]
    base = _base(values)
    for node in range(tree.count):
        first, second = _taken(values[node], base), _taken(values[tree.count + node], base)
        if first is None or second is None or first & second:
            yield None
            continue
        if swaps and tree.level[node] % 2:
            first, second = second, first
        yield tuple(
            "first" if cell in first else "second" if cell in second else NOT_TAKEN
            for cell in range(CELLS)
        )


def _taken(value: Any, base: int) -> set[int] | None:
    if type(value) is int and 0 <= value < 1 << CELLS:
        return {cell for cell in range(CELLS) if value >> cell & 1}
    if not isinstance(value, set | frozenset | list | tuple):
        return None
    places = {_place(each, base) for each in value}
    return None if None in places else {each for each in places if each is not None}


def mark_name(mark: Any) -> str:
    return str(getattr(mark, "name", mark))


def cell_name(cell: int) -> str:
    """As "square 5" for the cell 4: people count from 1."""
    return f"square {cell + 1}"


def line_name(board: Cells) -> str:
    """The squares of the line that is three in a row."""
    cells = next(
        line for line in LINES if len({board[cell] for cell in line} | {winner(board)}) == 1
    )
    return "squares {}, {} and {}".format(*[cell + 1 for cell in cells])


def _names_another(tree: Tree, mark: object) -> bool:
    """Whether the functions have another mark written in them."""
    return any(
        isinstance(each, ast.Constant)
        and type(each.value) is type(mark)
        and each.value != mark
        and (isinstance(each.value, str) and len(each.value) == 1 and each.value.isalpha())
        for function in tree.record.functions
        for each in ast.walk(function.node)
    )
