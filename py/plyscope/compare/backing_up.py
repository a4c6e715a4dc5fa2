"""Whether each node returns the largest or smallest of the values below it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import inf

from plyscope.compare.calls import Tree, bounds
from plyscope.compare.difference import BACKED_UP, Difference, number
from plyscope.compare.remembering import may_be_remembered
from plyscope.compare.sides import View, own_window
from plyscope.program.numbers import Number, same
from plyscope.recognition.side_hints import FIXED, LAST
from plyscope.recognition.value import MEAN
from plyscope.recognition.words import MAX, MIN

MOST_ODD = 0.1
CONSTANTS = 2
Complete = Callable[[int], bool] | None
LARGEST, SMALLEST = "the largest", "the smallest"


def wrong_values(tree: Tree, view: View, complete: Complete) -> Iterator[Difference]:
    """Nodes that return something else than they should. `complete` says whether all moves of a
    node were searched; None if that cannot be known."""
    if not view.certain or tree.reading.value is None:
        return
    yield from _sign_outside(tree, view)
    text = tree.reading.text
    if not (text.chooses and not text.changes) and changes_values(tree, view, complete):
        yield from _without_sign(tree, view, complete)
        return
    for node in range(tree.count):
        is_whole = bool(complete and complete(node)) or _has_only_results(tree, node)
        found = _wrong(tree, view, node, is_complete=is_whole)
        if found:
            yield found


def _sign_outside(tree: Tree, view: View) -> Iterator[Difference]:
    """Nodes that return minus the largest of their replies. Where who has just moved has lost at
    every end of the game, values are meant for the player to move: the sign belongs inside."""
    value = tree.reading.value
    if value is None or view.whose != LAST or view.gains is not None:
        return
    ends = {value.turned(each) - each for each in _ends(tree)}
    if not ends or min(ends) < 0 or max(ends) <= 0:
        return
    for node in range(tree.count):
        held = [tree.numbers[child] for child in tree.below[node]]
        below = [each for each in held if each is not None]
        own = tree.numbers[node]
        if own is None or len(below) < len(held) or not below or not tree.ended(node):
            continue
        right = max(map(value.turned, below))
        if not same(own, right):
            text = (
                f"At node {node} your function returns {number(own)}, the opposite of the largest"
                f" of its replies. At the ends of your game a value is for the player to move; so"
                f" it should be the largest of their opposites, {number(right)}."
            )
            yield Difference(BACKED_UP, node, text, tree.left(node))
            return


def _ends(tree: Tree) -> Iterator[Number]:
    """The values at which the search ends."""
    for node, own in enumerate(tree.numbers):
        if own is not None and not tree.below[node]:
            yield own


def _has_only_results(tree: Tree, node: int) -> bool:
    """Whether a node can return nothing but the result of a call below it."""
    below = tree.below[node]
    return tree.reading.text.is_closed[tree.record.function[node]] and not is_searched_again(
        tree, below
    )


def is_searched_again(tree: Tree, family: Sequence[int]) -> bool:
    """Whether a reply is searched twice in a row, as when a scout has failed."""
    return bool(tree.position) and any(
        tree.is_alike(tree.position, one, other) for one, other in pairwise(family)
    )


def takes_means(tree: Tree) -> bool:
    """Whether chance moves at some nodes."""
    value, text = tree.reading.value, tree.reading.text
    return text.has_chance if text.chooses else value is None or MEAN in value.taken


def changes_values(tree: Tree, view: View, complete: Complete) -> bool:
    """Whether values change on their way up, as when a later win counts less: then what a node
    returns cannot be compared. It is so for both players, and not always to the same number."""
    known: dict[str | None, int] = {MAX: 0, MIN: 0}
    odd: dict[str | None, list[Number]] = {MAX: [], MIN: []}
    for node in range(tree.count):
        own, below = _values(tree, view, node)
        side = view.sides[node]
        if own is None or not below or side not in known or not same(min(below), max(below)):
            continue
        if complete and not complete(node):
            continue
        known[side] += 1
        if not same(own, below[0]) and not _is_bound(tree, view, node, below[0]):
            odd[side].append(own)
    shares = [len(odd[side]) > MOST_ODD * known[side] for side in known if known[side]]
    if any(shares) and all(shares) and len({*odd[MAX], *odd[MIN]}) > 1:
        return True
    return _are_new(tree, view)


def _are_new(tree: Tree, view: View) -> bool:
    """Whether many values are none of those below them, and not always the same: something is
    added on the way up, or valued without a call."""
    inner, new = 0, []
    for node in range(tree.count):
        own, below = _values(tree, view, node)
        if own is None or not below:
            continue
        inner += 1
        if not any(same(own, each) or _is_bound(tree, view, node, each) for each in below):
            new.append(own)
    return len(new) > MOST_ODD * inner and len(set(new)) > CONSTANTS


def all_fit(tree: Tree, view: View, *, lacking: bool = False) -> bool:
    """Whether every node returns the largest or smallest of the values below it, or a bound; with
    `lacking`, or a better value that may have been remembered."""
    return all(
        fitting(tree, view, node) is not False or (lacking and lacks_replies(tree, view, node))
        for node in range(tree.count)
    )


def fitting(tree: Tree, view: View, node: int) -> bool | None:
    """Whether a node returns the largest or smallest of the values below it, or a bound; None if
    it has no replies, or not all of them are known."""
    own, below = _values(tree, view, node)
    side = view.sides[node]
    if own is None or not below or tree.hands_on(node):
        return None
    if side not in (MAX, MIN):
        return same(own, min(below)) and same(own, max(below))
    right = max(below) if side == MAX else min(below)
    return same(own, right) or _is_bound(tree, view, node, right)


def lacks_replies(tree: Tree, view: View, node: int) -> bool:
    """Whether a node has a better value than its replies, that may be of another reply: one whose
    value was remembered."""
    own, below = _values(tree, view, node)
    side = view.sides[node]
    if own is None or not below or side not in (MAX, MIN):
        return False
    is_better = own > max(below) if side == MAX else own < min(below)
    return is_better and may_be_remembered(tree, node, view.whose)


def _values(tree: Tree, view: View, node: int) -> tuple[Number | None, list[Number]]:
    """What a node returned, and what those right below it did; nothing if not all of it is
    known."""
    held = [view.values[child] for child in tree.replies(node)]
    below = [each for each in held if each is not None]
    if not tree.ended(node) or len(below) < len(held):
        return None, []
    return view.values[node], below


def _is_bound(tree: Tree, view: View, node: int, right: Number) -> bool:
    """Whether a node may return what it does instead of the `right` value, because that is not in
    its window."""
    own, returned = view.values[node], tree.numbers[node]
    if own is None or returned is None:
        return False
    window = own_window(tree, view, node)
    if window is None:
        return returned not in (inf, -inf) and returned in bounds(tree, node)
    if window[0] > window[1]:
        return own in window
    return own == min(max(right, window[0]), window[1])


def _wrong(tree: Tree, view: View, node: int, *, is_complete: bool) -> Difference | None:
    own, below = _values(tree, view, node)
    side = view.sides[node]
    if own is None or not below or side not in (MAX, MIN) or tree.hands_on(node):
        return None
    right = max(below) if side == MAX else min(below)
    if same(own, right) or _is_bound(tree, view, node, right):
        return None
    among = any(same(own, each) for each in below)
    worse = own < right if side == MAX else own > right
    if not (is_complete or (among and worse)):
        return None  # a value that is not below it may be a table's, or of a move looked at there
    return Difference(BACKED_UP, node, _sentence(tree, view, node), tree.left(node))


def _sentence(tree: Tree, view: View, node: int) -> str:
    own, below = _values(tree, view, node)
    assert own is not None
    side = view.sides[node]
    right, opposite = (max(below), min(below)) if side == MAX else (min(below), max(below))
    rule, broken = (LARGEST, SMALLEST) if side == MAX else (SMALLEST, LARGEST)
    if view.whose != FIXED:
        returned, value = tree.numbers[node], tree.reading.value
        assert returned is not None
        assert value is not None
        should = right if same(own, returned) else value.turned(right)
        return (
            f"At node {node} your function returns {number(returned)}; for the player to move, the"
            f" best of its replies is worth {number(should)}."
        )
    if same(own, opposite):
        return f"At node {node} your {side} takes {broken} of its replies; {side} takes {rule}."
    return (
        f"At node {node} your {side} returns {number(own)}; {side} takes {rule} of its replies,"
        f" which is {number(right)}."
    )


def _without_sign(tree: Tree, view: View, complete: Complete) -> Iterator[Difference]:
    """Nodes that take the largest of values for the other player, whose sign they should change."""
    if view.whose == FIXED or view.gains is None:
        return
    shown = []
    for node in range(tree.count):
        held = [tree.numbers[child] for child in tree.below[node]]
        below = [each for each in held if each is not None]
        own = tree.numbers[node]
        if own is None or not below or not tree.ended(node):
            continue
        if complete and not complete(node):
            continue
        if not same(own, max(below)):
            return
        if not same(own, max(-each for each in below)):
            shown.append(node)
    for node in shown:
        yield Difference(
            BACKED_UP,
            node,
            f"At node {node} your function takes the largest of its replies as they are; they are"
            " values for the other player, so their sign must change.",
            tree.left(node),
        )
