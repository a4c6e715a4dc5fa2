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
from plyscope.compare.remembering import WITHOUT_TABLE, is_wrapped
from plyscope.compare.sides import View, Window, own_window
from plyscope.compare.tables import is_as_deep, places_of
from plyscope.compare.windows import is_closed
from plyscope.program.numbers import Number, same
from plyscope.recognition.answer import moves_of, plain_move
from plyscope.recognition.side_hints import FIXED
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


def bound_from_table(tree: Tree, view: View) -> Outcome | None:
    """Where a table answers with a number that only bounds the value of its position, and the
    window does not make that enough."""
    known = [value for value in view.values if value is not None]
    if tree.window is None or not known or not tree.record.answered:
        return None
    place_of, before = places_of(tree), dict[Hashable, list[int]]()
    proved = _proved(tree, view, (min(known), max(known)))
    for node in sorted(range(tree.count), key=lambda each: (tree.last[each], -each)):
        earlier = before.setdefault(place_of[node][0], [])
        value, own = view.values[node], own_window(tree, view, node)
        if tree.below[node]:
            earlier.append(node)
        elif node in tree.record.answered and value is not None and own is not None:
            deep = [each for each in earlier if is_as_deep(tree, each, node)]
            ends = [_seen_from(tree, view, proved, each, node) for each in deep]
            if ends and not any(_is_enough(value, own, each) for each in ends):
                low, high = map(number, ends[-1])
                return Outcome(
                    NOT_COMPARED,
                    f"Node {node} has {number(value)} from a table, and what was searched of its"
                    f" position before proves only that its value lies from {low} to {high}: a"
                    " bound may have been kept as a value.",
                    "Keep with each number whether it is the value, at least, or at most that.",
                )
    return None


def _is_enough(value: Number, window: Window, proved: Window) -> bool:
    """Whether a number that is known of a position answers a search of it with this window."""
    low, high = proved
    is_low, is_high = value <= low or same(value, low), value >= high or same(value, high)
    return (
        (is_low and is_high) or (is_low and value >= window[1]) or (is_high and value <= window[0])
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
    proved, place_of = _proved(tree, view, (min(known), max(known))), places_of(tree)
    for first, *others in tree.roots:
        again = bool(others) and len({place_of[each] for each in (first, *others)}) == 1
        root = others[-1] if again else first
        value, own = view.values[root], own_window(tree, view, root) or (-inf, inf)
        if (others and not again) or value is None:
            continue  # the value is for another search's sake
        if not again and not own[0] < value < own[1]:
            continue  # only a bound is asked for
        if not all(same(value, end) for end in proved[root]):
            return root, proved[root]
    return None


def _proved(tree: Tree, view: View, whole: Window) -> Sequence[Window]:
    """From where to where the value of each node lies, as MAX sees it. What was searched before,
    just as deep, a table may answer for: then as much is proved as was then."""
    cuts, place_of = cuts_of(tree), places_of(tree)
    chance = chance_of(tree, view)
    found = [whole] * tree.count
    before: dict[Hashable, int] = {}
    kept: dict[Hashable, list[int]] = {}
    # A node is left after all that were entered before it and do not hold it.
    for node in sorted(range(tree.count), key=lambda each: (tree.last[each], -each)):
        below, side = tree.below[node], view.sides[node]
        key = place_of[node]
        known = _seen_from(tree, view, found, before[key], node) if key in before else None
        if not below:
            value = view.values[node]
            if known is None and node in tree.record.answered:
                deep = [each for each in kept.get(key[0], ()) if is_as_deep(tree, each, node)]
                known = _seen_from(tree, view, found, deep[-1], node) if deep else None
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
        before[key] = node
        if below:
            kept.setdefault(key[0], []).append(node)
    return found


def _seen_from(tree: Tree, view: View, found: Sequence[Window], before: int, node: int) -> Window:
    """What an earlier search of its position proves for a node. Where values are for whoever moves,
    the other player may have moved there then."""
    low, high = found[before]
    value = tree.reading.value
    if value is None or view.whose == FIXED or view.sides[before] == view.sides[node]:
        return low, high
    return value.turned(high), value.turned(low)


def _may_be_cut(tree: Tree, view: View, node: int) -> bool:
    """Whether a window allowed a node to leave out moves: which moves it had may not be known."""
    value, side, own = view.values[node], view.sides[node], own_window(tree, view, node)
    return (
        value is not None and side is not None and own is not None and is_closed(value, own, side)
    )


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
