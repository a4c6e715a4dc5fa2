"""A search of tic-tac-toe, held against the rules: its boards and its players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from plyscope.compare.calls import Tree
from plyscope.compare.difference import (
    ILLEGAL,
    NOT_RESTORED,
    PLAYER,
    Difference,
    entered,
    going_on,
)
from plyscope.compare.sides import movers_of
from plyscope.compare.tictactoe_boards import CELLS, FREE, Cells, Marks, cell_name, mark_name


def wrong_boards(tree: Tree, marks: Marks) -> Iterator[Difference]:
    """Moves that were not taken back, and moves to cells that are taken."""
    movers = movers_of(tree, marks)
    for family in tree.families():
        parent = tree.parent[family[0]]
        if parent >= 0:
            yield from _below(tree, marks, parent, family)
        else:
            yield from _of_roots(marks, family)
            yield from _left_on_roots(tree, marks, movers, family)


def _below(tree: Tree, marks: Marks, parent: int, family: Any) -> Iterator[Difference]:
    before = marks.boards[parent]
    for place, node in enumerate(family):
        now = marks.boards[node]
        cells = marks.placed(parent, node)
        if before is None or now is None or not cells:
            continue
        taken = [cell for cell in cells if before[cell] is not FREE]
        more = before.count(FREE) - now.count(FREE)
        lost = [cell for cell in taken if now[cell] is FREE]
        if lost and place and more < 1:
            yield Difference(
                NOT_RESTORED,
                node,
                f"At node {node} the board has lost {mark_name(before[lost[0]])} on"
                f" {cell_name(lost[0])}: undoing a move must take back that move alone.",
                entered(node),
            )
        elif len(cells) == 1 and taken:
            yield Difference(
                ILLEGAL,
                node,
                f"At node {node} your search puts {mark_name(now[taken[0]])} on"
                f" {cell_name(taken[0])}, where {mark_name(before[taken[0]])} stands already.",
                entered(node),
            )
        elif more > 1 and place:
            still = _left_over(tree, marks, parent, family[:place], now)
            if still is not None:
                yield _not_restored(node, now, still)


def _left_over(tree: Tree, marks: Marks, parent: int, earlier: Any, now: Cells) -> int | None:
    """A cell that was taken below an earlier sibling, and still is."""
    before = marks.boards[parent]
    if before is None:
        return None
    for sibling in earlier:
        for node in range(sibling, tree.last[sibling] + 1):
            then = marks.boards[node]
            for cell in range(CELLS):
                was_placed = then and before[cell] is FREE and then[cell] is not FREE
                if then and was_placed and then[cell] == now[cell]:
                    return cell
    return None


def _of_roots(marks: Marks, family: Any) -> Iterator[Difference]:
    """A call outside the search tries each move: the next board has one mark more of the same."""
    for one, other in pairwise(family):
        before, now = marks.boards[one], marks.boards[other]
        cells = marks.placed(one, other)
        if before is None or now is None or len(cells) != 1 or before[cells[0]] is not FREE:
            continue
        if before.count(now[cells[0]]) > sum(
            before.count(mark) for mark in marks.marks if mark != now[cells[0]]
        ):
            stays = next((cell for cell in range(CELLS) if before[cell] == now[cells[0]]), cells[0])
            yield _not_restored(other, now, stays)


def _left_on_roots(
    tree: Tree, marks: Marks, movers: Sequence[Any], family: Any
) -> Iterator[Difference]:
    """Where the same player is to move, one board cannot have one mark more than another. It is
    the same player if the first move was taken back."""
    for one, other in pairwise(family):
        before, now = marks.boards[one], marks.boards[other]
        if before is None or now is None:
            continue
        more = before.count(FREE) - now.count(FREE)
        is_same = movers[one] is not None and movers[one] == movers[other]
        taken_back = any(before[cell] is not FREE and now[cell] is FREE for cell in range(CELLS))
        if (is_same or (movers[other] is None and taken_back)) and more % 2:
            still = _left_over(tree, marks, one, [one], now)
            if still is not None:
                yield _not_restored(other, now, still)


def _not_restored(node: int, now: Cells, cell: int) -> Difference:
    return Difference(
        NOT_RESTORED,
        node,
        f"At node {node} the board still has {mark_name(now[cell])} on {cell_name(cell)} from a"
        " move that was tried before: it was not taken back.",
        entered(node),
    )


def wrong_players(tree: Tree, marks: Marks) -> Iterator[Difference]:
    """Nodes at which the player moves who has just moved, or not the same player each time."""
    movers = movers_of(tree, marks)
    for node in range(tree.count):
        for child in tree.below[node][1:]:
            cells, board = marks.placed(node, child), marks.boards[child]
            if len(cells) != 1 or board is None or board[cells[0]] == movers[node]:
                continue
            yield Difference(
                NOT_RESTORED,
                child,
                f"At node {child} {mark_name(board[cells[0]])} has moved, although it was"
                f" {mark_name(movers[node])}'s turn at node {node}: who is to move was not"
                " restored.",
                entered(child),
            )
    for node in range(tree.count):
        parent, board = tree.parent[node], marks.boards[node]
        cells = marks.placed(parent, node) if parent >= 0 else []
        if len(cells) != 1 or not tree.below[node] or board is None:
            continue
        if movers[node] is not None and movers[node] == board[cells[0]]:
            yield Difference(
                PLAYER,
                node,
                f"At node {node} {mark_name(movers[node])} moves again, although"
                f" {mark_name(movers[node])} has just moved: the player does not change.",
                going_on(node),
            )
