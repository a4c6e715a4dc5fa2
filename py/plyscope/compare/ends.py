"""A search of tic-tac-toe, held against the rules: where games end, and what that is worth."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from plyscope.compare.calls import Tree
from plyscope.compare.difference import LEAF, NOT_CONSIDERED, TERMINAL, Difference, going_on, number
from plyscope.compare.sides import View, own_window
from plyscope.compare.tictactoe_boards import Cells, Marks, is_full, line_name, mark_name, winner
from plyscope.compare.unchanging import is_tested
from plyscope.program.numbers import Number
from plyscope.recognition.words import MAX


def wrong_ends(tree: Tree, marks: Marks, view: View) -> Iterator[Difference]:
    """Nodes at which the search goes on after the end, or gives the end a wrong value."""
    ends = _ends(tree, marks, view)
    is_known = view.by_rules or _end_with_lines(tree, marks)
    for node, board in enumerate(marks.boards):
        if board is None:
            continue
        who = winner(board)
        if (
            who is not None
            and is_known
            and any(_is_after(marks, node, child) for child in tree.below[node])
        ):
            yield Difference(
                TERMINAL,
                node,
                f"At node {node} {mark_name(who)} has three in a row ({line_name(board)}), so the"
                " game is over; your search goes on.",
                going_on(node),
            )
        elif not tree.below[node] and tree.ended(node) and ends:
            if who is None and not is_full(board) and _tries_nothing(tree, ends, view, node):
                yield Difference(
                    NOT_CONSIDERED,
                    node,
                    f"At node {node} the game is not over, and your search tries no move.",
                    tree.left(node),
                )
            yield from _leaf(tree, ends, view, node, board)


def _end_with_lines(tree: Tree, marks: Marks) -> bool:
    """Whether most games that end before the board is full end with three in a row. In a game with
    other rules they would not."""
    limits = at_limit(tree)
    boards = [
        board
        for node, board in enumerate(marks.boards)
        if board and not tree.below[node] and node not in limits and not is_full(board)
    ]
    lines = sum(winner(board) is not None for board in boards)
    return len(marks.marks) > 1 and lines >= len(boards) / 2


def _is_after(marks: Marks, node: int, child: int) -> bool:
    return len(marks.placed(node, child)) >= 1


def _tries_nothing(tree: Tree, ends: Ends, view: View, node: int) -> bool:
    """Whether a call returns what its best began with, which is worse than any end of the game."""
    value, worths = view.values[node], {*ends.wins, ends.draw}
    if value is None or not view.by_rules or not ends.wins:
        return False
    return value < min(worths) if view.sides[node] == MAX else value > max(worths)


def _leaf(tree: Tree, ends: Ends, view: View, node: int, board: Cells) -> Iterator[Difference]:
    value, returned = view.values[node], tree.numbers[node]
    window = own_window(tree, view, node)
    if value is None or returned is None:
        return
    who = winner(board)
    if window and who in ends.gains and value == window[1 if ends.gains[who] > 0 else 0]:
        return  # a win is worth more than what still matters here
    if who in ends.judged and ends.gains[who] * (value - ends.draw) <= 0:
        yield Difference(LEAF, node, _win_sentence(tree, node, board), tree.left(node))
    elif who is None and is_full(board) and value != ends.draw and value in ends.wins:
        yield Difference(
            LEAF,
            node,
            f"At node {node} the board is full and nobody has three in a row; your function"
            f" returns {number(returned)}, as for a win.",
            tree.left(node),
        )


def _win_sentence(tree: Tree, node: int, board: Cells) -> str:
    returned = tree.numbers[node]
    assert returned is not None
    text = (
        f"At node {node} {mark_name(winner(board))} has three in a row ({line_name(board)}), and"
        f" your function returns {number(returned)}, as if it had not won"
    )
    if node in at_limit(tree) and _tests_depth(tree):
        return f"{text}: it tests the depth before the win."
    return f"{text}."


def _tests_depth(tree: Tree) -> bool:
    """Whether a condition of the program asks for the depth."""
    name = tree.depth.last if tree.depth else ""
    return any(is_tested(function.node, name) for function in tree.record.functions)


def at_limit(tree: Tree) -> set[int]:
    """The nodes at which the depth ends the search: where the depth is the same, nothing is
    searched anywhere."""
    depth = tree.depth
    if depth is None:
        return set()
    inner = {depth.values[node] for node in range(tree.count) if tree.below[node]}
    return {node for node in range(tree.count) if depth.values[node] not in inner}


@dataclass(frozen=True)
class Ends:
    """What the ends of games are worth in a program.

    Attributes:
        gains: for each mark, whether its win is good (1) or bad (−1) for MAX.
        draw: the value of a draw.
        judged: the marks whose wins are told from draws.
        wins: all values of wins.
    """

    gains: Mapping[Any, int]
    draw: Number
    judged: Collection[Any]
    wins: Collection[Number]


def _ends(tree: Tree, marks: Marks, view: View) -> Ends | None:
    """What ends are worth; None if that cannot be known."""
    value = tree.reading.value
    if view.draw is None or view.gains is None or value is None or value.is_bool:
        return None
    found: dict[Any, list[Number]] = {mark: [] for mark in view.gains}
    limits, hidden = at_limit(tree), True
    for node, board in enumerate(marks.boards):
        worth = view.values[node]
        who = winner(board) if board else None
        if worth is not None and not tree.below[node] and who in found:
            found[who].append(view.gains[who] * (worth - view.draw))
            hidden = hidden and (found[who][-1] > 0 or node in limits)
    judged = {mark for mark, worths in found.items() if any(worth > 0 for worth in worths)}
    if any(worth <= 0 for mark in judged for worth in found[mark]) or (judged and hidden):
        judged = set(found)  # what is wrong for one player is so for the other
    wins = {
        view.draw + view.gains[mark] * worth
        for mark in judged
        for worth in found[mark]
        if worth > 0
    }
    return Ends(view.gains, view.draw, judged, wins)
