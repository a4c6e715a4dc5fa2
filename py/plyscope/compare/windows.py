"""Cuts held against the window that alpha-beta would have had: those that must not be, and those
that were missed."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from plyscope.compare.backing_up import is_searched_again
from plyscope.compare.calls import Tree, cuts_of
from plyscope.compare.chance import Chance
from plyscope.compare.difference import (
    MISSED_CUT,
    NOT_CONSIDERED,
    WRONG_CUT,
    Difference,
    entered,
    number,
)
from plyscope.compare.leaving import leaves_by_values
from plyscope.compare.remembering import looks_up
from plyscope.compare.sides import WHOLE, View, Window, own_window
from plyscope.program.numbers import Number, same
from plyscope.program.walking import names_in, own_nodes
from plyscope.recognition.calling import LEAVING
from plyscope.recognition.words import MAX, MIN


@dataclass(frozen=True)
class Windows:
    """The windows of a search, as MAX sees them.

    Attributes:
        own: the one that each node was given; None if it was given none.
        right: the one that alpha-beta would have given it.
    """

    own: Sequence[Window | None]
    right: Sequence[Window]


def windows_of(tree: Tree, view: View, chance: Chance | None = None, *, joined: bool) -> Windows:
    """Both windows of every node. With `joined`, calls that one call outside has started are
    searched in one window, as the replies of a root."""
    own, right = _as_given(tree, view)
    for family in tree.families():
        parent = tree.parent[family[0]]
        if parent >= 0:
            _spread(tree, right, view, right[parent], family, view.sides[parent])
            continue
        for root in family:
            given = own[root]
            right[root] = given if given and given[0] <= given[1] else WHOLE
        if joined and are_moves(tree, family) and _is_one_search(tree, family):
            above = MIN if view.sides[family[0]] == MAX else MAX
            _spread(tree, right, view, WHOLE, family, above)
    return Windows(own, _downwards(tree, view, right, chance))


def windows_as_given(tree: Tree, view: View) -> Windows:
    """The window that each call was given, taken for the right one."""
    return Windows(*_as_given(tree, view))


def windows_with_chance(tree: Tree, view: View) -> Windows:
    """The same, but for the replies of a player, who narrows the window that the node was given;
    below chance, each search may say for itself how much room the bounds of the values leave."""
    own, right = _as_given(tree, view)
    for node, family in enumerate(tree.below):
        if view.sides[node] in (MAX, MIN):
            _spread(tree, right, view, own[node] or WHOLE, family, view.sides[node])
    return Windows(own, right)


def _as_given(tree: Tree, view: View) -> tuple[list[Window | None], list[Window]]:
    own = [own_window(tree, view, node) for node in range(tree.count)]
    return own, [each or WHOLE for each in own]


def has_one_end(tree: Tree) -> bool:
    """Whether each function is given one end of the window alone, the best that the node above it
    has found: so it cuts where that suffices, and knows nothing of those further above."""
    low, high = tree.reading.text.window
    one_end = low.keys() ^ high.keys()
    return len(one_end) == len(tree.reading.text.functions) and one_end == low.keys() | high.keys()


def windows_of_one_bound(tree: Tree, view: View) -> Windows | None:
    """The windows of a search that asks whether each position is worth as much as one bound, which
    is handed on as it was given, as in SSS* and MTD(f); None if it is no such search."""
    low, high = tree.reading.text.window
    if not (has_one_end(tree) or (low and low == high)):
        return None
    given: list[Window | None] = [None] * tree.count
    for node, side in enumerate(view.sides):
        own = own_window(tree, view, node)
        if not tree.below[node]:
            continue
        if own is None or side not in (MAX, MIN):
            return None
        given[node] = mine = (WHOLE[0], own[1]) if side == MAX else (own[0], WHOLE[1])
        above = tree.parent[node]
        before = given[tree.parent[above]] if above >= 0 and tree.parent[above] >= 0 else mine
        # What is enough for MIN is no more than what is enough for MAX.
        other = (given[above] or WHOLE) if above >= 0 else WHOLE
        if before != mine or max(mine[0], other[0]) > min(mine[1], other[1]):
            return None
    return Windows(given, [each or WHOLE for each in given])


def _is_one_search(tree: Tree, family: Sequence[int]) -> bool:
    """Whether calls from outside are one search of a root, of which the first best move is kept:
    then the later ones could be given what was found before. Others need exact values."""
    depths = {tree.depth.values[node] for node in family} if tree.depth else {0}
    return keeps_first(tree, family[0]) and len(depths) == 1


def keeps_first(tree: Tree, root: int) -> bool:
    """Whether the call outside that has started a search keeps the first of the best moves."""
    answer = tree.record.answers.get(tree.record.starter[root])
    return answer is not None and answer.driver.keeps_first


def _downwards(tree: Tree, view: View, right: list[Window], chance: Chance | None) -> list[Window]:
    for node in range(tree.count):
        if chance and node in chance.odds:
            found = [view.values[child] for child in tree.below[node]]
            for place, child in enumerate(tree.below[node]):
                right[child] = chance.window(node, place, found, right[node])
        elif tree.below[node]:
            _spread(tree, right, view, right[node], tree.below[node], view.sides[node])
    return right


def _spread(
    tree: Tree,
    right: list[Window],
    view: View,
    window: Window,
    family: Sequence[int],
    side: str | None,
) -> None:
    """Give each reply the window that is left after those before it. One that is searched again, as
    when a scout has failed, has the window that it had the first time."""
    alpha, beta = window
    for before, node in zip((-1, *family), family, strict=False):
        again = before >= 0 and tree.position and tree.is_alike(tree.position, before, node)
        right[node] = right[before] if again else (alpha, beta)
        value = view.values[node]
        if node in tree.searched_again:
            continue  # its value is that of the last search
        if value is not None and side == MAX:
            alpha = max(alpha, value)
        elif value is not None and side == MIN:
            beta = min(beta, value)


def are_moves(tree: Tree, family: Sequence[int]) -> bool:
    """Whether calls from outside are of different positions, as the moves of one root are."""
    state = tree.state
    if len(family) < 2 or not state:
        return False
    loops = [text for root in family if (text := _loops(tree, root))]
    states = [tuple(repr(path.values[root]) for path in state) for root in family]
    return len(set(loops)) == len(family) and len(set(states)) == len(family)


def _loops(tree: Tree, root: int) -> str:
    """What the loops around a call from outside have; "" if there are none."""
    names, values = tree.record.caller[root]
    return repr([value for value in values if value is not None]) if names else ""


def is_closed(value: Number, window: Window, side: str) -> bool:
    """Whether nothing below can matter any more, once the mover has this value."""
    if side == MAX:
        return value >= window[1] or same(value, window[1])
    return value <= window[0] or same(value, window[0])


def wrong_cut(
    tree: Tree, view: View, windows: Windows, node: int, left_out: Any
) -> Difference | None:
    """The difference at a node that has left out moves; None if it was right to do so."""
    side, value = view.sides[node], view.values[node]
    if not left_out or value is None or side not in (MAX, MIN) or not tree.ended(node):
        return None
    below = [view.values[child] for child in tree.below[node]]
    known = [each for each in below if each is not None]
    if not known or len(known) < len(below):
        return None
    best = max(known) if side == MAX else min(known)
    if windows.right[node][0] >= windows.right[node][1]:
        return None  # nothing matters here
    if any(is_closed(each, windows.right[node], side) for each in (best, value, known[-1])):
        return None
    is_bound = _is_scout(windows, node) and is_closed(best, windows.own[node] or WHOLE, side)
    # A table may have made the window of a position narrower that was searched before.
    if is_bound or (looks_up(tree) and node in tree.searched_before):
        return None
    return Difference(WRONG_CUT, node, _why_wrong(windows, node, side, best), tree.left(node))


def seems_cut(tree: Tree, view: View, windows: Windows, node: int) -> bool:
    """Whether a program's own test may have ended a node, a wrong one too: its window is turned
    round, or it looks at the other end of it."""
    own, side = windows.own[node], view.sides[node]
    known = [each for child in tree.below[node] if (each := view.values[child]) is not None]
    if own is None or not known:
        return False
    before = known[:-1]
    if side == MAX:
        wrong_side = known[-1] <= max([own[0], *before])
    else:
        wrong_side = known[-1] >= min([own[1], *before])
    return own[0] > own[1] or wrong_side


def cuts_left_out(tree: Tree, view: View, windows: Windows) -> Iterator[Difference]:
    """In a game that is not known, what was offered may have been no move, and there may be other
    reasons to leave it out. Where the text excludes both, each wrong cut is told; else only if most
    cuts are wrong."""
    record, text, cuts = tree.record, tree.reading.text, cuts_of(tree)
    found = [wrong_cut(tree, view, windows, node, moves) for node, moves in cuts.items()]
    values = {value for value in view.values if value is not None}
    wrong = [each for each in found if each and not _has_won(tree, view, values, each.node)]
    by_values = [leaves_by_values(text, at) for at in range(len(text.functions))]
    certain = [each for each in wrong if by_values[record.function[each.node]]]
    most = tree.window and len(wrong) > 1 and len(wrong) > len(cuts) / 2
    for each in wrong if most else certain:
        yield each if tree.window else _not_considered(each)


def _has_won(tree: Tree, view: View, values: Collection[Number], node: int) -> bool:
    """Whether a node has the best value that there is: nothing can be better. One value alone says
    that of nobody, where there is a window."""
    if tree.window and len(values) == 1:
        return False
    best = max(values) if view.sides[node] == MAX else min(values)
    return view.values[node] == best


def _not_considered(found: Difference) -> Difference:
    """A search without a window has no reason to leave moves out."""
    sentence = f"At node {found.node} your search does not try all moves."
    return replace(found, kind=NOT_CONSIDERED, sentence=sentence)


def _is_scout(windows: Windows, node: int) -> bool:
    """Whether a node was given a window that lies in the right one, as a scout is."""
    own, right = windows.own[node], windows.right[node]
    return own is not None and own[0] < own[1] and right[0] <= own[0] and own[1] <= right[1]


def _why_wrong(windows: Windows, node: int, side: str, best: Number) -> str:
    own, right = windows.own[node], windows.right[node]
    if own and own[0] > own[1]:
        return (
            f"At node {node} your {side} cuts off moves that may matter: it was called with α ="
            f" {number(own[0])} and β = {number(own[1])}, so the two are swapped."
        )
    bound, name = (right[1], "β") if side == MAX else (right[0], "α")
    rule = "at least" if side == MAX else "at most"
    return (
        f"At node {node} your {side} cuts off moves that may matter: its best value is"
        f" {number(best)}, and {side} may cut only when that is {rule} {name} = {number(bound)}."
    )


def missed_cuts(
    tree: Tree, view: View, windows: Windows, strict: Collection[int]
) -> Iterator[Difference]:
    """Nodes that go on although their window is closed, or the narrower one that they were given;
    those of `strict` may if it has only just closed."""
    for node in range(tree.count):
        side, family = view.sides[node], tree.below[node]
        if side not in (MAX, MIN) or not tree.ended(node) or is_searched_again(tree, family):
            continue
        closing = windows.right[node]
        own = windows.own[node]
        # In one as narrow as rounding, it cannot be told on which side a value lies.
        if own and _is_scout(windows, node) and not same(*own):
            closing = own
        best: Number | None = None
        for child, following in pairwise(family):
            value = view.values[child]
            if value is None:
                break
            best = value if best is None else max(best, value) if side == MAX else min(best, value)
            if _must_stop(best, closing, side, strict=node in strict):
                yield Difference(
                    MISSED_CUT,
                    node,
                    _why_missed(own, closing, node, side, best),
                    entered(following),
                )
                break


def _must_stop(value: Number, window: Window, side: str, *, strict: bool) -> bool:
    if not strict:
        return is_closed(value, window, side)
    return value > window[1] if side == MAX else value < window[0]


def _why_missed(own: Window | None, closing: Window, node: int, side: str, best: Number) -> str:
    bound, name = (closing[1], "β") if side == MAX else (closing[0], "α")
    text = (
        f"At node {node} your {side} goes on when it has {number(best)}; {name} is"
        f" {number(bound)}, so nothing that follows can matter"
    )
    given = own[1 if side == MAX else 0] if own else None
    if given is not None and not same(given, bound):
        return f"{text}. The node was called with {name} = {number(given)}."
    return f"{text}."


def cuts_strictly(tree: Tree) -> bool:
    """Whether the program goes on when its window has just closed: where it leaves its loop it
    compares with `<` or `>` only."""
    names = {path.last for path in tree.window or ()}
    is_seen = False
    for function in tree.record.functions:
        every = list(own_nodes(function.node))
        staying = {
            id(part)
            for each in every
            if isinstance(each, ast.If) and not any(isinstance(own, LEAVING) for own in each.body)
            for part in ast.walk(each.test)
        }
        for each in every:
            if (
                not isinstance(each, ast.Compare)
                or id(each) in staying
                or not names & names_in(each)
            ):
                continue
            is_seen = True
            if any(isinstance(sign, ast.GtE | ast.LtE) for sign in each.ops):
                return False
    return is_seen
