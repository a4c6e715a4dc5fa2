"""Whether each move is made in the position that is searched, and taken back before the next one:
doubts for any game, known from the states of the replies beside each other."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.restoring import is_changed_in_place
from plyscope.compare.sides import View
from plyscope.program.snapshot import content_of
from plyscope.recognition.evidence import MISSING
from plyscope.recognition.move import pieces_of

FEWEST: Final = 3
"""In so many places it must show."""
Family = Sequence[int]
Pieces = Mapping[Any, Any]


def doubt_of_moves(tree: Tree, view: View) -> Outcome | None:
    """Where at all nodes of one side the same position is searched for each move, or positions that
    still have what the moves before them have changed."""
    alike: dict[tuple[int, int, str | None], list[Family]] = {}
    for parent, family in enumerate(tree.below):
        lines = {tree.record.line[child] for child in family}
        if len(family) > 1 and len(lines) == 1 and not tree.hands_on(parent):
            at = tree.record.function[parent], tree.record.line[family[0]], view.sides[parent]
            alike.setdefault(at, []).append(family)
    for (_, line, _), families in alike.items():
        found = _all_alike(tree, line, families) or _none_taken_back(tree, line, families)
        if found:
            return found
    return None


def _all_alike(tree: Tree, line: int, families: Sequence[Family]) -> Outcome | None:
    callers, numbers = tree.reading.evidence.callers, tree.numbers
    if sum(map(len, families)) <= FEWEST:
        return None
    for family in families:
        places = {_position(tree, node) for node in family}
        others = {content_of([*callers[node].values()]) for node in family}
        if len(places) > 1 or len(others) < len(family) or len({numbers[n] for n in family}) > 1:
            return None
    return Outcome(
        NOT_COMPARED,
        f"At node {tree.parent[families[0][0]]} line {line} searches the same position for every"
        " move, and so it does at all nodes of that player: it is not known whether that is meant.",
        "Search the position after the move.",
    )


def _position(tree: Tree, node: int) -> Hashable:
    """What a call searches; all that it is given, where it is not known what that is."""
    record = tree.record
    given = [*record.arguments[node], *record.globals[node]]
    return tree.place(node) if tree.state else content_of(given)


def _none_taken_back(tree: Tree, line: int, families: Sequence[Family]) -> Outcome | None:
    if len(tree.state) != 1 or not is_changed_in_place(tree, tree.state[0]):
        return None
    pieces = [pieces_of(value) for value in tree.state[0].values]
    every = [pieces[tree.parent[family[0]]] for family in families]
    steps = [step for family in families for step in _steps(pieces, tree, family)]
    if None in every or len(steps) < FEWEST:
        return None
    # What each move changes, as whose turn it is, says nothing.
    moves = ((pieces[tree.parent[family[0]]], pieces[family[0]]) for family in families)
    always = set.intersection(
        *({*_different(before or {}, after or {})} for before, after in moves)
    )
    for _, _, changed, later in steps:
        kept = {at for at in {*changed} - always if at in later and later[at] == changed[at]}
        if not kept or any(at not in later for at in {*changed} - always):
            return None
    earlier, node, *_ = steps[0]
    return Outcome(
        NOT_COMPARED,
        f"At node {node}, called in line {line}, the state still has what led to node {earlier},"
        " and so it is with all moves of that player: it is not known whether that is meant.",
        "Take back each move before the next one is made, all that it has changed.",
    )


def _steps(
    pieces: Sequence[Pieces | None], tree: Tree, family: Family
) -> Iterator[tuple[int, int, Pieces, Pieces]]:
    """Each reply with the next one, and what is different in both from the node above them."""
    before = pieces[tree.parent[family[0]]]
    for earlier, node in pairwise(family):
        one, other = pieces[earlier], pieces[node]
        if before is not None and one is not None and other is not None:
            yield earlier, node, _different(before, one), _different(before, other)


def _different(before: Pieces, after: Pieces) -> Pieces:
    return {
        at: after.get(at, MISSING)
        for at in {**before, **after}
        if before.get(at, MISSING) != after.get(at, MISSING)
    }
