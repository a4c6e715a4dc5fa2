"""What stays in a state when the search goes back: a set of squares that is shared with copies, or
a field that says who has won. Known from the calls in their order, where nothing else tells it."""

from __future__ import annotations

import ast
from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

from plyscope.compare.calls import Tree, opened
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.program.numbers import Number, is_number
from plyscope.program.snapshot import Frozen, content_of
from plyscope.recognition.evidence import MISSING, Path, is_atom

FEWEST: Final = 3
"""In so many places it must have stayed."""
ODD, MOST = 0.3, 0.7
"""So many later moves must not go on from the parent, and so many of these from the call before."""


def doubt_of_lingering(tree: Tree) -> Outcome | None:
    """Where a part of the state is what the call just before has left, each time that the search
    has gone back from further below, and never what the parent had."""
    written = tree.record.written
    read = _names(written, ast.Load) if written else set()
    # What the search itself changes it may keep, as the best value so far.
    kept = {name for each in tree.record.functions for name in _names(each.node, ast.Store)}
    for path in _parts_of_state(tree):
        node = _first_left(tree, path) if path.last in read - kept else None
        if node is not None:
            first = tree.below[tree.parent[node]][0]
            return Outcome(
                NOT_COMPARED,
                f"At node {node} {path.name} still holds what was put there below node {first}, and"
                " so it is wherever the search goes back: it is not known whether that is meant.",
                "Take back everything that a move changes, or give each move a copy of its own.",
            )
    return None


def doubt_of_sums(tree: Tree) -> Outcome | None:
    """Where ends return a number that stands beside the state, as a score, and each later move adds
    to what the call just before has left, and not to what the parent had."""
    for path in _parts_of_state(tree):
        numbers = [each for each in path.values if is_number(each)]
        is_whole = len(numbers) == tree.count and _is_one_object(tree, path)
        if not is_whole or not _is_returned(tree, numbers):
            continue
        families = [family for family in tree.below if family]
        above = {node: numbers[tree.parent[node]] for family in families for node in family}
        amounts = {abs(numbers[family[0]] - above[family[0]]) for family in families}
        later = [node for family in families for node in family[1:]]
        odd = [node for node in later if abs(numbers[node] - above[node]) not in amounts]
        onward = [node for node in odd if abs(numbers[node] - numbers[node - 1]) in amounts]
        is_shown = len(onward) >= FEWEST and len(odd) > ODD * len(later)
        if is_shown and len(onward) > MOST * len(odd):
            return Outcome(
                NOT_COMPARED,
                f"At node {onward[0]} {path.name} goes on from what it was at node {onward[0] - 1},"
                f" and not from what it was at node {tree.parent[onward[0]]}, where the move is"
                " made: it is not known whether that is meant.",
                "Take back everything that a move changes, or give each move a copy of its own.",
            )
    return None


def _is_one_object(tree: Tree, path: Path) -> bool:
    """Whether all calls have the same object that this is a field of: a copy for each move needs
    nothing taken back."""
    owner = path.name.rpartition(".")[0]
    paths = tree.reading.evidence.paths
    held = next((each.values for each in paths if each.name == owner), ())
    return {*map(type, held)} <= {Frozen} and len({each.number for each in held}) <= 1


def _is_returned(tree: Tree, numbers: Sequence[Number]) -> bool:
    ends = [node for node in range(tree.count) if not tree.below[node] and tree.ended(node)]
    return len(ends) > 1 and all(numbers[node] == tree.numbers[node] for node in ends)


def _names(text: ast.AST, used: type[ast.expr_context]) -> set[str]:
    """The names of variables and fields that a text reads, or that it changes."""
    return {
        each.attr if isinstance(each, ast.Attribute) else each.id
        for each in ast.walk(text)
        if isinstance(each, ast.Attribute | ast.Name) and isinstance(each.ctx, used)
    }


def _parts_of_state(tree: Tree) -> Iterator[Path]:
    """The fields of the state, and what stands beside it in the same object or outside the search:
    but for what else is known of it."""
    reading = tree.reading
    known = {read.source for read in reading.roles.values() if read}
    for state in tree.state:
        owner = state.name.rpartition(".")[0]
        for path in reading.evidence.paths:
            is_beside = not path.given and not state.given and path.name.rpartition(".")[0] == owner
            is_part = path.name.startswith(f"{state.name}.")
            if (is_part or is_beside) and path.name not in known:
                yield path


def _first_left(tree: Tree, path: Path) -> int | None:
    """The first call that has what was left; None if one has not, or there are too few."""
    found: list[int] = []

    @cache
    def content(node: int) -> frozenset[Hashable] | None:
        return _content(path.values[node])

    for parent, family in enumerate(tree.below):
        for sister, node in pairwise(family):
            if node - 1 == sister:
                continue  # nothing is below it
            before, after, own = content(node - 1), content(sister), content(node)
            above = content(parent)
            if before is None or after is None or own is None or above is None:
                return None
            is_found = found[-1:] == [sister]
            new = before - above - (frozenset() if is_found else after)
            if new and not new <= own:
                return None
            found += [node] if new else []
    return found[0] if len(found) >= FEWEST else None


def _content(value: Any) -> frozenset[Hashable] | None:
    """What a value holds; an atom holds itself, and what is no atom, no set and no list nothing
    that can be looked at."""
    if value is MISSING:
        return None
    plain = opened(value)
    if is_atom(plain):
        return frozenset([plain])
    if isinstance(plain, set | frozenset):
        return frozenset(map(content_of, plain))
    if isinstance(plain, list | tuple):
        return frozenset((place, content_of(each)) for place, each in enumerate(plain))
    return None
