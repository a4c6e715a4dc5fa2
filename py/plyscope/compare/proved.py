"""What the leaves of a search prove about its value. Where the bound that a narrow window gave was
taken for a value, they prove less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import pairwise
from math import inf

from plyscope.compare.calls import Tree, cuts_of
from plyscope.compare.chance import chance_of
from plyscope.compare.difference import number
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.remembering import WITHOUT_TABLE, has_table, is_wrapped
from plyscope.compare.sides import View, Window, own_window
from plyscope.compare.tables import side_path
from plyscope.compare.windows import is_closed
from plyscope.program.numbers import same
from plyscope.program.snapshot import content_of
from plyscope.recognition.answer import moves_of, plain_move
from plyscope.recognition.words import MAX, MIN


def not_proved(tree: Tree, view: View) -> Outcome | None:
    """Where a bound may have been taken for a value."""
    found = _unproved(tree, view)
    if found is None:
        return None
    root, ends = found
    low, high = map(number, ends)
    value = view.values[root]
    if is_wrapped(tree):
        return Outcome(
            NOT_COMPARED,
            f"What was searched below node {root} proves only that its value lies from {low} to"
            f" {high}: what else was found is remembered from before, and is not seen.",
            WITHOUT_TABLE,
        )
    if value is not None and not ends[0] <= value <= ends[1]:
        return Outcome(
            NOT_COMPARED,
            f"What was searched below node {root} makes it worth {low}"
            f"{'' if low == high else f' to {high}'}, but its value is {number(value)}: somewhere"
            " a bound was taken for a value, or what a node's own position is worth, as in a"
            " quiescence search.",
        )
    return Outcome(
        NOT_COMPARED,
        f"What was searched below node {root} proves only that its value lies from {low} to {high}:"
        " somewhere a bound was taken for a value.",
        "Search again where a narrow window fails, and mark bounds in a table.",
    )


def only_bound(tree: Tree, view: View) -> Outcome | None:
    """Where the only search of a position answers with the one end of its window that lies among
    the values found, while the other end lies beyond them: it may be meant to find a value."""
    known = [value for value in view.values if value is not None]
    if tree.window is None or not known:
        return None
    low, high = min(known), max(known)
    searches = Counter(tree.place(root) for roots in tree.roots for root in roots)
    for root, *others in tree.roots:
        value, own = view.values[root], own_window(tree, view, root)
        if others or value is None or own is None or searches[tree.place(root)] > 1:
            continue
        is_low = value <= own[0] and low < own[0] and high < own[1]
        if is_low or (value >= own[1] and high > own[1] and low > own[0]):
            end, than = (own[0], "smaller") if is_low else (own[1], "larger")
            return Outcome(
                NOT_COMPARED,
                f"The search begins with {number(end)} as an end of its window, and node {root}"
                f" returns {number(value)}: its value may be {than}.",
                "Begin with −∞ and ∞.",
            )
    return None


def not_proved_choice(
    tree: Tree, view: View, chosen: int, replies: Sequence[int]
) -> Outcome | None:
    """Where a later one of replies that seem equal was `chosen`, of which a window has let only a
    bound be found."""
    known = [value for value in view.values if value is not None]
    first = next(each for each in replies if view.values[each] == view.values[chosen])
    if tree.window is None or first == chosen or not known:
        return None
    low, high = _proved(tree, view, (min(known), max(known)))[chosen]
    if low == high:
        return None
    moves = moves_of(tree.reading)
    ends = f"at most {number(high)}" if low == min(known) else f"at least {number(low)}"
    return Outcome(
        NOT_COMPARED,
        f"The cuts show only that the chosen move, {plain_move(moves[chosen])}, is worth {ends}; "
        f"{plain_move(moves[first])} was found to be worth as much before it.",
        "Keep the first of equal moves: a later one may be worse.",
    )


def _unproved(tree: Tree, view: View) -> tuple[int, Window] | None:
    """The first call from outside whose value its leaves do not prove, with what they prove: from
    where to where its value lies. None if there is none, or if the search has no windows."""
    known = [value for value in view.values if value is not None]
    if tree.window is None or not known:
        return None
    proved = _proved(tree, view, (min(known), max(known)))
    for root, *others in tree.roots:
        value, own = view.values[root], own_window(tree, view, root) or (-inf, inf)
        if others or value is None or not own[0] < value < own[1]:
            continue  # the value is for another search's sake, or only a bound is asked for
        if not all(same(value, end) for end in proved[root]):
            return root, proved[root]
    return None


def _proved(tree: Tree, view: View, whole: Window) -> Sequence[Window]:
    """From where to where the value of each node lies, as MAX sees it. What was searched before,
    just as deep, a table may answer for: then as much is proved as was then."""
    cuts, place_of = cuts_of(tree), _places(tree)
    chance = chance_of(tree, view)
    found = [whole] * tree.count
    before: dict[Hashable, Window] = {}
    # A node is left after all that were entered before it and do not hold it.
    for node in sorted(range(tree.count), key=lambda each: (tree.last[each], -each)):
        below, side = tree.below[node], view.sides[node]
        key = place_of[node]
        known = before.get(key)
        if not below:
            value = view.values[node]
            found[node] = known or (whole if value is None else (value, value))
        elif chance and node in chance.odds:
            lows, highs = zip(*(found[child] for child in below), strict=True)
            ends = chance.bounds
            found[node] = chance.mean(node, lows, ends[0]), chance.mean(node, highs, ends[1])
        else:
            low, high = _of_replies(tree, view, node, found, place_of)
            if side in (MAX, MIN) and (cuts.get(node) or _may_be_cut(tree, view, node)):
                low, high = (low, whole[1]) if side == MAX else (whole[0], high)
            found[node] = (max(low, known[0]), min(high, known[1])) if known else (low, high)
        before[key] = found[node]
    return found


def _may_be_cut(tree: Tree, view: View, node: int) -> bool:
    """Whether a window allowed a node to leave out moves: which moves it had may not be known."""
    value, side, own = view.values[node], view.sides[node], own_window(tree, view, node)
    return (
        value is not None and side is not None and own is not None and is_closed(value, own, side)
    )


def _places(tree: Tree) -> Sequence[Hashable]:
    """The position of each node, who moves there, and how deep it is searched. Where no table
    answers, all that a call is given besides its window: the state may be only a part of that."""
    paths = [path for path in (side_path(tree), tree.depth) if path]
    if not (has_table(tree) or is_wrapped(tree)):
        paths += [path for path in tree.reading.evidence.paths if path.given]
    ends = {path.name for path in tree.window or ()}
    paths = [path for path in paths if path.name not in ends]
    return [
        (tree.place(node), content_of([path.values[node] for path in paths]))
        for node in range(tree.count)
    ]


def _of_replies(
    tree: Tree, view: View, node: int, found: Sequence[Window], place_of: Sequence[Hashable]
) -> Window:
    """What the replies prove together. Of one that was searched again, or of the node's own
    position, all searches count."""
    side, whole = view.sides[node], tree.below[node]
    # A shallower search of a reply proves nothing that the deeper one right after it does not.
    below = [
        one
        for one, other in pairwise((*whole, -1))
        if one not in tree.searched_again or place_of[one] == place_of[other]
    ]
    replies: dict[Hashable, Window] = {}
    for child in below:
        place = place_of[child]
        low, high = replies.get(place, (-inf, inf))
        replies[place] = (max(low, found[child][0]), min(high, found[child][1]))
    lows, highs = zip(*replies.values(), strict=True)
    if tree.hands_on(node):
        return max(lows), min(highs)
    if side not in (MAX, MIN):
        return min(lows), max(highs)
    choose = max if side == MAX else min
    return choose(lows), choose(highs)
