"""Tic-tac-toe by rules that are hardly ever meant: three in a row loses, a draw is as good as a
win, a later win is better, one player moves twice."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import combinations
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.difference import number
from plyscope.compare.ends import at_limit
from plyscope.compare.left_out import movers_at
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.sides import View
from plyscope.compare.tictactoe_boards import (
    FREE,
    Marks,
    find_marks,
    is_full,
    line_name,
    mark_name,
    winner,
)
from plyscope.program.numbers import Number
from plyscope.recognition.words import MAX, MIN

MEANT: Final = "It is not known whether that is meant; if it is, nothing here differs."
Wins = Mapping[Any, Collection[tuple[int, Number]]]
"""For each player's mark: with how many marks on the board games were won, and what these ends are
worth to MAX."""


def doubt_of_rules(tree: Tree, marks: Marks | None, view: View) -> Outcome | None:
    """Why a search of tic-tac-toe may be one of another game; None if it is the usual one."""
    if marks is None or len(marks.marks) != 2 or view.gains is None or not view.by_rules:
        return None
    wins = _wins(tree, marks, view)
    why = (
        _line_loses(tree, marks, view)
        or _draw_wins(wins, view)
        or _later_is_better(wins, view)
        or _moves_twice(marks)
    )
    return Outcome(NOT_COMPARED, f"{why} {MEANT}") if why else None


def doubt_of_lines(tree: Tree, marks: Marks | None) -> Outcome | None:
    """Where boards look like those of tic-tac-toe, and a game with three in a row ends in one
    place and goes on in another."""
    found = find_marks(tree) if marks is None else None
    if found is None or len(found.marks) < 2:
        return None
    on: list[int] = []
    limits, stops = at_limit(tree), 0
    for node, board in enumerate(found.boards):
        is_end = not tree.below[node] and node not in limits
        if board and winner(board) is not None:
            stops += is_end and not is_full(board)
            on += [node] * bool(tree.below[node])
        elif board and is_end and not is_full(board):
            return None  # games end for another reason too
    board = found.boards[on[0]] if on and stops else None
    if board is None:
        return None
    return Outcome(
        NOT_COMPARED,
        f"As in tic-tac-toe, games end here with three in a row; but at node {on[0]}"
        f" {mark_name(winner(board))} has three ({line_name(board)}), and the search goes on."
        f" {MEANT}",
    )


def _line_loses(tree: Tree, marks: Marks, view: View) -> str:
    gains = view.gains or {}
    for node, side in enumerate(view.sides):
        mover = movers_at(tree, marks, node)
        if mover in gains and side in (MAX, MIN):
            if (gains[mover] > 0) is (side == MAX):
                return ""
            return f"{side} puts {mark_name(mover)} here, and loses by three in a row."
    return ""


def _draw_wins(wins: Wins, view: View) -> str:
    values = {value for each in wins.values() for _, value in each}
    if len(wins) < 2 or set(map(type, values)) == {bool}:
        return ""
    for mark, own in wins.items():
        if all(value == view.draw for _, value in own):
            return (
                f"A draw is worth {number(view.draw or 0)}, as much as a win of {mark_name(mark)}."
            )
    return ""


def _later_is_better(wins: Wins, view: View) -> str:
    for mark, own in wins.items():
        gain = (view.gains or {}).get(mark, 1)
        pairs = [sorted(pair) for pair in combinations(own, 2) if pair[0][0] != pair[1][0]]
        if pairs and all(gain * later > gain * sooner for (_, sooner), (_, later) in pairs):
            (few, sooner), (many, later) = pairs[0]
            return (
                f"A win of {mark_name(mark)} with {few} marks on the board is worth"
                f" {number(sooner)}, and a later one with {many} is worth {number(later)}."
            )
    return ""


def _moves_twice(marks: Marks) -> str:
    one, other = marks.marks
    for node, board in enumerate(marks.boards):
        counts = (board.count(one), board.count(other)) if board else (0, 0)
        if abs(counts[0] - counts[1]) > 1:
            counted = f"{counts[0]} {mark_name(one)} and {counts[1]} {mark_name(other)}"
            return f"At node {node} there are {counted} on the board: somebody moves twice."
    return ""


def _wins(tree: Tree, marks: Marks, view: View) -> Wins:
    found: dict[Any, set[tuple[int, Number]]] = {}
    for node, board in enumerate(marks.boards):
        value = view.values[node]
        who = winner(board) if board and not tree.below[node] else None
        if board and who is not None and value is not None:
            found.setdefault(who, set()).add((sum(cell is not FREE for cell in board), value))
    return found
