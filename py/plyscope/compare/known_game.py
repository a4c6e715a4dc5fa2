"""Whether a search of boards with nine cells is one of tic-tac-toe. Other games have nine cells as
well; a search of tic-tac-toe may have mistakes, but not everywhere."""

from __future__ import annotations

import ast
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.ends import at_limit
from plyscope.compare.tictactoe_boards import (
    CELLS,
    FREE,
    Marks,
    find_marks,
    is_full,
    line_name,
    winner,
)
from plyscope.games.tictactoe import LINES
from plyscope.program.numbers import Number

MOSTLY: Final = 0.7
ONE_MOVER: Final = 0.9
FEWEST_CELLS: Final = 8
"""A mistaken loop may leave out one of the nine."""


def tictactoe_boards(tree: Tree) -> Marks | None:
    """The boards of a search of tic-tac-toe; None if it is none."""
    marks = find_marks(tree)
    if marks is None or not _has_one_mover(tree, marks) or not _uses_all_cells(tree, marks):
        return None
    knows_lines = _writes_lines(tree.record.written) or _ends_with_lines(tree, marks)
    return marks if knows_lines or _values_lines(tree, marks) else None


def _has_one_mover(tree: Tree, marks: Marks) -> bool:
    """Whether all moves of a node put the same mark."""
    same = count = 0
    for node, family in enumerate(tree.below):
        put = set()
        for child in family:
            cells, board = marks.placed(node, child), marks.boards[child]
            if len(cells) == 1 and board:
                put.add(board[cells[0]])
        count += len(family) > 1
        same += len(family) > 1 and len(put) <= 1
    return same >= ONE_MOVER * count


def _uses_all_cells(tree: Tree, marks: Marks) -> bool:
    """Whether each cell is taken on some board."""
    boards = [board for board in marks.boards if board]
    used = [cell for cell in range(CELLS) if any(board[cell] is not FREE for board in boards)]
    return len(used) >= FEWEST_CELLS or any(len(roots) > 1 for roots in tree.roots)


def _writes_lines(program: ast.Module | None) -> bool:
    """Whether most lines of the board are written in the program: as three cells counted from 0 or
    from 1, or as the bits of these."""
    written: set[Any] = set()
    for each in ast.walk(program) if program else ():
        if isinstance(each, ast.Tuple | ast.List) and len(each.elts) == 3:
            cells = [part.value for part in each.elts if isinstance(part, ast.Constant)]
            written.add(tuple(sorted(cell for cell in cells if isinstance(cell, int))))
        elif isinstance(each, ast.Constant) and type(each.value) is int:
            written.add(each.value)
    forms = (
        LINES,
        [tuple(cell + 1 for cell in line) for line in LINES],
        [sum(1 << cell for cell in line) for line in LINES],
    )
    return any(sum(line in written for line in lines) >= MOSTLY * len(lines) for lines in forms)


def _ends_with_lines(tree: Tree, marks: Marks) -> bool:
    """Whether games mostly end where there is a line, and nowhere else but on a full board. Where
    some go on with a line, and others end without one, that is another game, as Hex."""
    limits = at_limit(tree)
    lines = ends = kept = stopped = 0
    ending: set[str] = set()
    passed: set[str] = set()
    for node, board in enumerate(marks.boards):
        if board is None:
            continue
        is_end = not tree.below[node]
        if winner(board) is not None:
            lines += 1
            kept += is_end
            above = marks.boards[tree.parent[node]] if tree.parent[node] >= 0 else None
            if above is None or winner(above) is None:  # below, the same line stands again
                (ending if is_end else passed).add(line_name(board))
        elif is_end and not is_full(board) and node not in limits:
            stopped += 1
        ends += is_end
    if kept < lines and stopped:
        return False
    one_missing = len(passed - ending) == 1 and len(ending) > 1
    return (kept >= MOSTLY * lines or one_missing) and stopped <= (1 - MOSTLY) * ends


def _values_lines(tree: Tree, marks: Marks) -> bool:
    """Whether what a full board is worth says who has a line on it, or that nobody has."""
    worth: dict[Any, set[Number]] = {}
    for node, board in enumerate(marks.boards):
        value = tree.numbers[node]
        if board and is_full(board) and value is not None and not tree.below[node]:
            worth.setdefault(winner(board), set()).add(value)
    known = [values for values in worth.values() if len(values) == 1]
    different = {value for values in known for value in values}
    return len(known) == len(worth) > 1 and len(different) == len(worth)
