"""Whether a state that is changed in place is as it was when the next move is made, in any game:
known from the states alone."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import Any

from plyscope.compare.calls import Tree
from plyscope.compare.difference import NOT_RESTORED, Difference, entered
from plyscope.program.snapshot import ATOMS, Frozen, Group, Packed
from plyscope.recognition.calling import all_handed_on
from plyscope.recognition.evidence import MISSING, Path, is_whole
from plyscope.recognition.move import pieces_of
from plyscope.recognition.words import SIDE, means

FIRST_SEEN = 3
LATER_SEEN = 2
CHANGING = (Packed, Group, Frozen)
"""What is kept of values that can change: lists, dicts, sets and objects."""
ENOUGH = 5


def not_restored(tree: Tree) -> Iterator[Difference]:
    """Calls whose state still has what a move before them has changed. Before that, every move
    must change equally many pieces, so that a piece too many is one that was left."""
    state = tree.state
    if len(state) != 1 or not any(len(family) > 1 for family in tree.below):
        return
    if not any(type(value) in CHANGING for value in state[0].values):
        return
    pieces = [pieces_of(value) for value in state[0].values]
    if not is_changed_in_place(tree, state[0]):
        yield from _shared_by_copies(tree, [each and _parts_of_parts(each) for each in pieces])
        return
    first = [
        len(changed)
        for family in tree.below
        if family and (changed := _changed(pieces, tree.parent[family[0]], family[0])) is not None
    ]
    usual, count = Counter(first).most_common(1)[0] if first else (0, 0)
    if usual < 1 or count < len(first) or count < FIRST_SEEN:
        return
    for family in tree.below:
        for earlier, node in pairwise(family):
            parent = tree.parent[node]
            one, other = _changed(pieces, parent, earlier), _changed(pieces, parent, node)
            if one is None or other is None or len(one) != usual or len(other) <= usual:
                continue
            if all(other.get(place, MISSING) == value for place, value in one.items()):
                yield _left_over(earlier, node)
                return


def is_changed_in_place(tree: Tree, state: Path) -> bool:
    """Whether the calls share one state, which each move changes: calls are given the very one that
    they have been given, or none."""
    if not state.given:
        return True
    handed = all_handed_on(tree.reading.text, state.name)
    return any(isinstance(each, ast.Name) and each.id == state.name for each in handed)


def _parts_of_parts(pieces: Mapping[Any, Any]) -> Mapping[Any, Any]:
    """The pieces that a copy of one level shares with what it was made of; if there are none, all
    of them: then nothing may have been copied."""
    deep = {at: value for at, value in pieces.items() if isinstance(at, tuple) and len(at) > 1}
    return deep or pieces


def _shared_by_copies(
    tree: Tree, pieces: Sequence[Mapping[Any, Any] | None]
) -> Iterator[Difference]:
    """Calls whose state is that of the call just before with one move more, as when a copy shares
    its lists with what it was made of. A first move changes equally many pieces everywhere; any
    other one would have to change more than that, and put nothing back."""
    first = [
        len(_changed(pieces, tree.parent[family[0]], family[0]) or ())
        for family in tree.below
        if family
    ]
    later = [pair for family in tree.below for pair in pairwise(family)]
    if len(set(first)) != 1 or 0 in first or len(first) < FIRST_SEEN or len(later) < LATER_SEEN:
        return
    if all(_goes_on_from(pieces, tree.parent[node], node, first[0]) for _, node in later):
        earlier, node = later[0]
        yield Difference(
            NOT_RESTORED,
            node,
            f"At node {node} the state still has the change that led to node {earlier}: the moves"
            " change one and the same thing, and no copies of it.",
            entered(node),
        )


def _goes_on_from(
    pieces: Sequence[Mapping[Any, Any] | None], parent: int, node: int, usual: int
) -> bool:
    """Whether a state is one move behind that of the call just before, and not behind its
    parent's."""
    whole, step = _changed(pieces, parent, node), _changed(pieces, node - 1, node)
    before = pieces[parent]
    if whole is None or step is None or before is None:
        return False
    is_back = any(before.get(at, MISSING) == value for at, value in step.items())
    return len(step) <= usual < len(whole) and not is_back


def turn_not_restored(tree: Tree) -> Iterator[Difference]:
    """Calls at which the other player is to move than at those beside them: whose turn it is was
    changed with each move, and never back."""
    for path in _turns(tree):
        wrong = _alternating(tree, path) or _call_by_call(tree, path)
        if wrong:
            yield _left_over(*min(wrong, key=itemgetter(1)))
            return


def _turns(tree: Tree) -> Sequence[Path]:
    """What may say whose turn it is, and is not handed on, so that it has to be put back."""
    reading = tree.reading
    named = [each for each in reading.evidence.paths if means(each.name, SIDE)]
    named = [path for path in named if not path.given and set(map(type, path.values)) <= ATOMS]
    has_two = reading.branches is not None and len(reading.branches.sides) == 2
    path = reading.side.path if reading.side else None
    is_negated = reading.value is not None and reading.value.negates
    return [path, *named] if has_two and path and not path.given and not is_negated else named


def _alternating(tree: Tree, path: Path) -> Sequence[tuple[int, int]]:
    """Every second call of each node, with the one before it, if exactly these find the turn as it
    is at the node."""
    shown = 0
    wrong: list[tuple[int, int]] = []
    for family in tree.below:
        for place, node in enumerate(family):
            same = path.values[node] == path.values[tree.parent[node]]
            if same is not bool(place % 2):
                return []
            if place % 2:
                wrong.append((family[place - 1], node))
            shown += place > 0
    return wrong if shown >= FIRST_SEEN else []


def _call_by_call(tree: Tree, path: Path) -> Sequence[tuple[int, int]]:
    """Calls that find another turn than the first one of the same node, each with the one before
    it, if the turn changes from each call to the next one in time."""
    held = path.values
    if any(held[node] == held[node - 1] for node, above in enumerate(tree.parent) if above >= 0):
        return []
    pairs = [(family[0], *pair) for family in tree.below for pair in pairwise(family)]
    wrong = [(earlier, node) for first, earlier, node in pairs if held[node] != held[first]]
    return wrong if len(wrong) >= FIRST_SEEN else []


def not_added_back(tree: Tree) -> Iterator[Difference]:
    """Calls after a move that was not taken back, where a loop says by how much one number changes,
    as in Nim. The state is then the one of the call just before, less the move, and not the one of
    the parent."""
    paths = tree.state if len(tree.state) == 1 else tree.reading.evidence.paths
    for path in paths:
        numbers = [_numbers(value) for value in path.values]
        wrong = _added_up(tree, numbers) if all(numbers) else []
        if wrong:
            yield _left_over(*min(wrong, key=itemgetter(1)))
            return


def _added_up(tree: Tree, numbers: Sequence[Mapping[Any, Any] | None]) -> Sequence[tuple[int, int]]:
    """The calls, each with the one before it of the same parent, to which the state has come from
    the call just before; none if some have come from elsewhere, or if too little is known of what
    a move does."""
    if sum(map(bool, tree.below)) < ENOUGH:
        return []
    wrong = []
    for parent, family in enumerate(tree.below):
        if family and not _says_change(tree, numbers, parent, family[0]):
            return []
        for earlier, node in pairwise(family):
            if _says_change(tree, numbers, parent, node):
                continue
            if not _says_change(tree, numbers, node - 1, node):
                return []
            wrong.append((earlier, node))
    return wrong


def _numbers(value: Any) -> Mapping[Any, Any] | None:
    return {0: value} if is_whole(value) else pieces_of(value)


def _says_change(
    tree: Tree, numbers: Sequence[Mapping[Any, Any] | None], before: int, node: int
) -> bool:
    """Whether between two calls one number has changed, and the loops around the second one say
    which, and by how much."""
    changed, held = _changed(numbers, before, node), numbers[before]
    if not changed or len(changed) != 1 or held is None:
        return False
    ((place, value),) = changed.items()
    if place not in held:
        return False
    said = [each for each in tree.reading.evidence.callers[node].values() if is_whole(each)]
    if not is_whole(value) or not is_whole(held[place]):
        return False
    return abs(value - held[place]) in said and (len(held) == 1 or place in said)


def _left_over(earlier: int, node: int) -> Difference:
    return Difference(
        NOT_RESTORED,
        node,
        f"At node {node} the state still has the change that led to node {earlier}: the"
        " move was not taken back.",
        entered(node),
    )


def _changed(
    pieces: Sequence[Mapping[Any, Any] | None], parent: int, node: int
) -> dict[Any, Any] | None:
    """The pieces that are others at `node` than at `parent`, or new. Where some are gone, the rest
    may have other places."""
    before, after = pieces[parent], pieces[node]
    if before is None or after is None or not before.keys() <= after.keys():
        return None
    return {at: value for at, value in after.items() if before.get(at, MISSING) != value}
