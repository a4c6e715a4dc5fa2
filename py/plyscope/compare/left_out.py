"""A search of tic-tac-toe, held against the rules: the moves that it leaves out."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.difference import NOT_CONSIDERED, NOT_RESTORED, Difference
from plyscope.compare.leaving import never_leaves, tries_all
from plyscope.compare.remembering import has_table
from plyscope.compare.sides import View
from plyscope.compare.tictactoe_boards import (
    CELLS,
    ENOUGH,
    FREE,
    Cells,
    Marks,
    cell_name,
    is_full,
    mark_name,
    winner,
)
from plyscope.recognition.words import MAX

TURNS: Final = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8), (2, 5, 8, 1, 4, 7, 0, 3, 6),
    (8, 7, 6, 5, 4, 3, 2, 1, 0), (6, 3, 0, 7, 4, 1, 8, 5, 2),
    (2, 1, 0, 5, 4, 3, 8, 7, 6), (0, 3, 6, 1, 4, 7, 2, 5, 8),
    (6, 7, 8, 3, 4, 5, 0, 1, 2), (8, 5, 2, 7, 4, 1, 6, 3, 0),
)  # fmt: skip
"""The eight ways to turn and mirror a board."""
FEW: Final = 2
OF_LIBRARY: Final = re.compile(r"(functools\.)?(lru_)?cache\b")
"""What remembers only the very same arguments."""


def legal_cells(tree: Tree, marks: Marks, node: int) -> list[int]:
    """The moves of a node, in the order of the cells; none if the game is over."""
    board = marks.boards[node]
    if board is None or winner(board) is not None:
        return []
    return [cell for cell in range(CELLS) if board[cell] is FREE]


def searched_cells(tree: Tree, marks: Marks, node: int) -> list[int]:
    """The moves that were searched, in order."""
    found = (marks.placed(node, child) for child in tree.below[node])
    return [cells[0] for cells in found if len(cells) == 1]


class Seen:
    """Which boards were searched, and when first: a table may answer for a board that was searched
    before, or, if it is no cache of the library, for one that is like it. And what the text says of
    the moves: whether each is tried, and whether each then is a call."""

    def __init__(self, tree: Tree, marks: Marks) -> None:
        self._first: dict[Cells, int] = {}
        again: Counter[Any] = Counter()
        decorators = [
            ast.unparse(each)
            for function in tree.record.functions
            for each in getattr(function.node, "decorator_list", ())
        ]
        exact = bool(decorators) and all(map(OF_LIBRARY.match, decorators)) and not has_table(tree)
        self._like: Callable[[Cells], Cells] = tuple if exact else _like
        for node, board in enumerate(marks.boards):
            if board:
                like = self._like(board)
                self._first.setdefault(like, node)
                depth = tree.depth.values[node] if tree.depth else None
                again[like, depth] += bool(tree.below[node])
        one_search = len(tree.roots) == 1 and len(tree.roots[0]) == 1
        self.tries_all = tries_all(tree)
        self.searches_all = never_leaves(tree) and all(tree.reading.text.is_closed)
        # Who searches the same board twice has no table.
        self.no_table = one_search and not decorators and max(again.values(), default=0) > 1

    def before(self, board: Cells, node: int) -> bool:
        """Whether a table may know a board like this one, after the calls up to `node`."""
        return not self.no_table and self._first.get(self._like(board), node + 1) <= node


@lru_cache(maxsize=ENOUGH)
def _like(board: Cells) -> Cells:
    """The same board for all that can be turned or mirrored into each other."""
    turned = (tuple(board[cell] for cell in turn) for turn in TURNS)
    return min(turned, key=repr)


def moves_left_out(tree: Tree, marks: Marks, view: View, seen: Seen, node: int) -> list[int]:
    """The moves of a node that were not searched, as far as a window only can explain it."""
    board, mover = marks.boards[node], movers_at(tree, marks, node)
    done = searched_cells(tree, marks, node)
    if board is None or mover is None or not done or len(done) < len(tree.below[node]):
        return []
    if not tree.ended(node):
        return []
    legal = legal_cells(tree, marks, node)
    if seen.searches_all:
        return [cell for cell in legal if cell not in done]
    if _is_won(tree, view, node) and not seen.tries_all:
        return []
    after = {cell: (*board[:cell], mover, *board[cell + 1 :]) for cell in legal}
    # What fills the board, or is in a table, may have been valued without a call.
    return [
        cell
        for cell in legal
        if cell not in done
        and not is_full(after[cell])
        and not seen.before(after[cell], tree.last[node])
    ]


def movers_at(tree: Tree, marks: Marks, node: int) -> Any:
    """Whose mark is placed below a node."""
    for child in tree.below[node]:
        cells, board = marks.placed(node, child), marks.boards[child]
        if len(cells) == 1 and board:
            return board[cells[0]]
    return None


def _is_won(tree: Tree, view: View, node: int) -> bool:
    """Whether the player to move has found a win: then nothing better can be found."""
    value, side = view.values[node], view.sides[node]
    if value is None or side is None:
        return True
    draw = view.draw or 0.0
    return value > draw if side == MAX else value < draw


def stays(tree: Tree, marks: Marks, node: int, cells: Sequence[int]) -> Difference | None:
    """The difference if the free cells of a node were not searched because marks were still on
    them: they are on every board from the last one below the node."""
    boards = [each for each in marks.boards[tree.last[node] :] if each]
    if not boards or any(board[cell] is FREE for board in boards for cell in cells):
        return None
    mark = mark_name(boards[0][cells[0]])
    return Difference(
        NOT_RESTORED,
        node,
        f"At node {node} your search does not try {cell_name(cells[0])}: further down {mark} was"
        " put there, and was not taken back.",
        tree.left(node),
    )


def never_undone(tree: Tree, marks: Marks) -> Iterator[Difference]:
    """A search that takes no move back fills the board once: every node has one reply only,
    although both players had more."""
    if any(len(family) > 1 for family in tree.below) or len(tree.roots) > 1:
        return
    unfinished = [
        (node, rest)
        for node in range(tree.count)
        if tree.below[node] and tree.ended(node) and (rest := _rest(tree, marks, node))
    ]
    # One of the two may be content with a first reply that wins, or be cut off; not both, and no
    # cut is at the root.
    if len(unfinished) > 1 and 0 in dict(unfinished):
        for node, rest in unfinished:
            found = stays(tree, marks, node, rest)
            if found:
                yield found


def _rest(tree: Tree, marks: Marks, node: int) -> list[int]:
    done = searched_cells(tree, marks, node)
    return [cell for cell in legal_cells(tree, marks, node) if cell not in done] if done else []


def never_played(tree: Tree, marks: Marks, mark: Any) -> set[int]:
    """The cells that are free at the root and that a player never tries, if they are few."""
    board = marks.boards[0]
    free = {cell for cell in range(CELLS) if board and board[cell] is FREE}
    for node, parent in enumerate(tree.parent):
        now = marks.boards[node]
        cells = marks.placed(parent, node) if parent >= 0 else []
        if len(cells) == 1 and now and now[cells[0]] == mark:
            free.discard(cells[0])
    return free if len(free) <= FEW else set()


def not_considered(node: int, cells: list[int], tree: Tree) -> Difference:
    return Difference(
        NOT_CONSIDERED,
        node,
        f"At node {node} your search does not try {cell_name(cells[0])}, which is free.",
        tree.left(node),
    )
