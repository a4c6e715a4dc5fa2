"""Rules that are hardly ever meant. In tic-tac-toe: three in a row loses, a draw is as good as a
win, a later win is better, one player moves twice; elsewhere: what a move brings is good for the
other player, or not as much as it takes."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import combinations
from typing import Any, Final

from plyscope.compare.calls import Tree, opened
from plyscope.compare.difference import number
from plyscope.compare.ends import at_limit
from plyscope.compare.left_out import movers_at
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.payoffs import Paid, added_up, payoff_of
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
from plyscope.program.numbers import Number, is_number
from plyscope.program.walking import assigned_once, names_in
from plyscope.recognition.evidence import Path
from plyscope.recognition.side_hints import FIXED, LAST, MOVER
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


def doubt_of_payoffs(tree: Tree, view: View, paid: Paid) -> Outcome | None:
    """Why it is not known whether the payoffs are meant as they are; None if they may be."""
    line = tree.reading.text.changing_line
    if {1, -1} <= {*paid.signs}:
        return Outcome(
            NOT_COMPARED,
            "What one reply is worth is added to what its move brings, and what another one is"
            f" worth is taken from it (line {line}): it is not known whether the same player moves"
            " again.",
            "Take it from the payoff wherever the other player moves next.",
        )
    brought, branches = dict[str | None, Number](), tree.reading.branches
    for child, above in enumerate(tree.parent):
        if above >= 0:
            side = view.sides[above] or (branches.side(above) if branches else None)
            side = side if view.whose == FIXED else view.whose
            brought[side] = brought.get(side, 0) + paid.payoffs[child]
    mine, theirs = (brought.get(each, 0) for each in (MAX, MIN))
    if mine * theirs > 0 or brought.get(MOVER, 0) < 0 or brought.get(LAST, 0) > 0:
        return Outcome(
            NOT_COMPARED,
            f"By line {line} what the moves bring is good for one and the same player, whoever"
            " makes them, or bad for whoever does: it is not known whether that is meant.",
            "Give what a move brings to the player who makes it.",
        )
    return _still_there(tree, paid)


def _still_there(tree: Tree, paid: Paid) -> Outcome | None:
    """Where a move brings something else than what it takes: the one element that the state has
    then lost, or the place that the bounds in the state no longer have."""
    for path in tree.reading.evidence.paths:
        held = [opened(value) for value in path.values]
        for child, above in enumerate(tree.parent):
            before, after = held[above], held[child]
            if above < 0 or not (isinstance(before, list | tuple) and type(after) is type(before)):
                continue
            if len(after) + 1 != len(before) or not all(map(is_number, before)):
                continue
            (taken, *others) = (Counter(before) - Counter(after)).elements()
            if not others and paid.payoffs[child] not in (0, taken, -taken):
                brings = f"brings {number(paid.payoffs[child])}, but takes {number(taken)} away"
                return _other_than_taken(child, brings)
    places = [*_places(tree, paid)]
    is_closed = any(
        place == path.values[tree.parent[n]] for n, _, place, path, s in places if s < 0
    )
    kept: dict[int, bool] = {}
    for node, _, place, path, step in places:
        past = step * (path.values[node] - place)
        is_kept = past <= 0 and (step > 0 or is_closed or past < 0)
        kept[node] = kept.get(node, True) and is_kept
    for node, text, *_ in places:
        if kept[node]:
            return _other_than_taken(node, f"brings {text}, which is still there after it")
    return None


def _places(tree: Tree, paid: Paid) -> Iterator[tuple[int, str, Number, Path, int]]:
    """For each call whose move brings an element, as `coins[i]`, a parameter in its index that is
    an end of what is left: the call, the text, the place, the parameter, and 1 or −1 if that only
    grows or only shrinks."""
    ends: dict[str, tuple[Path, int]] = {}
    edges = tree.reading.evidence.edges
    for path in tree.reading.evidence.paths:
        if path.given and path.kinds == {int}:
            steps = {path.values[node] - path.values[above] for above, node in edges}
            if min(steps) >= 0 or max(steps) <= 0:
                ends[path.name] = path, 1 if max(steps) > 0 else -1
    for node, made in enumerate(paid.made):
        function = tree.record.functions[tree.record.function[tree.parent[node]]].node
        sums = {name: step for name, (_, step) in added_up(function).items()}
        calculated = {**assigned_once(function), **sums}
        parts = [made, *(calculated.get(name) for name in names_in(made))] if made else []
        every = (each for part in parts if part for each in ast.walk(part))
        element: Any = next((each for each in every if isinstance(each, ast.Subscript)), None)
        while isinstance(element, ast.Subscript):
            for name in names_in(element.slice) & {*ends}:
                place = payoff_of(tree, element.slice, node)
                if place is not None:
                    yield node, ast.unparse(element), place, *ends[name]
            element = element.value


def _other_than_taken(node: int, what: str) -> Outcome:
    return Outcome(
        NOT_COMPARED,
        f"The move to node {node} {what}: it is not known whether that is meant.",
        "See whether each move brings what it takes.",
    )
