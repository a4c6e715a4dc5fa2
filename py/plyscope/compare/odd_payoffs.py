"""Whether the payoffs of a search can be meant as they are: good for the player who moves, and as
much as the move takes."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from typing import Any

from plyscope.compare.calls import Tree, opened
from plyscope.compare.difference import number
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.payoffs import Paid, added_up, payoff_of
from plyscope.compare.sides import View
from plyscope.program.numbers import Number, is_number
from plyscope.program.walking import assigned_once, names_in
from plyscope.recognition.evidence import Path
from plyscope.recognition.side_hints import FIXED, LAST, MOVER
from plyscope.recognition.words import MAX, MIN


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
