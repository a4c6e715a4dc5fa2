"""Nodes at which chance moves, in any game: each is worth the mean of its replies, all alike or
with the odds that a loop goes through together with them. A search may leave some of them out when
those before prove enough, whatever the rest is worth (Star1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, isclose
from operator import mul
from typing import Final

from plyscope.compare.calls import Tree, cuts_of
from plyscope.compare.difference import WRONG_CUT, Difference, number
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.sides import View, Window, own_window
from plyscope.program.numbers import Number, as_float, comparable, is_number, same
from plyscope.recognition.side_hints import FIXED
from plyscope.recognition.words import CHANCE, means

CLOSE: Final = 1e-9
ODDS: Final = frozenset({"p", "prob", "probability", "odds", "chance", "weight"})
"""What people call the odds of an outcome."""


@dataclass(frozen=True)
class Chance:
    """The nodes at which chance moves.

    Attributes:
        odds: for each of them, those of the replies that were searched.
        ends: the smallest and the largest value at which the search has ended.
        bounds: numbers of the program's own around these, that may bound all values.
    """

    odds: Mapping[int, Sequence[float]]
    ends: Window
    bounds: Window

    def rest(self, node: int) -> float:
        """The odds of the replies of a node that were left out; 0 if none was."""
        rest = 1 - fsum(self.odds[node])
        return rest if rest > CLOSE else 0

    def mean(self, node: int, found: Sequence[Number], left_out: Number) -> float:
        """The mean of what the replies of a node are worth, if those left out are worth so much."""
        rest = self.rest(node)
        known = zip(self.odds[node], map(as_float, found), strict=True)
        return fsum(p * worth for p, worth in known) + (rest * as_float(left_out) if rest else 0)

    def window(
        self, node: int, place: int, found: Sequence[Number | None], window: Window
    ) -> Window:
        """The window that a reply of a node is left by those before it, where all values lie within
        `ends`: outside of it, no other one keeps the mean inside the node's `window`."""
        low, high = map(as_float, self.ends)
        odds = self.odds[node]
        before = fsum(odds[at] * as_float(found[at] or 0) for at in range(place))
        after = max(0, 1 - fsum(odds[: place + 1]))
        alpha, beta = map(as_float, window)
        return (
            max(low, (alpha - before - after * high) / odds[place]),
            min(high, (beta - before - after * low) / odds[place]),
        )


def chance_of(tree: Tree, view: View) -> Chance | None:
    """The nodes at which chance moves by the text, with odds by which all those whose replies were
    all searched are worth their mean; None if there are none, or no such odds."""
    branches = tree.reading.branches
    if branches is None or view.whose != FIXED:
        return None
    nodes = [n for n in range(tree.count) if tree.below[n] and branches.side(n) == CHANCE]
    if any(view.values[each] is None for n in nodes for each in (n, *tree.below[n])):
        return None
    ends = [own for n, own in enumerate(view.values) if own is not None and not tree.below[n]]
    if not nodes or not ends:
        return None
    whole = min(ends), max(ends)
    for name, odds in _every_odds(tree, nodes):
        found = Chance(odds, whole, _bounds(tree, whole))
        full = [node for node in nodes if not found.rest(node)]
        is_sure = bool(full) or means(name, ODDS)
        if is_sure and all(_is_mean(tree, view, found, node) for node in full):
            return found
    return None


def doubt_of_odds(tree: Tree, view: View) -> Outcome | None:
    """Where all outcomes of chance are added up, and their odds, or shares, do not add up to 1."""
    branches, known = tree.reading.branches, chance_of(tree, view)
    if branches is None or view.whose != FIXED:
        return None
    if known and (tree.window or not any(map(known.rest, known.odds))):
        return None  # the rest may have been cut off
    for node in range(tree.count):
        below, own = tree.below[node], view.values[node]
        worth = [as_float(each) for child in below if (each := view.values[child]) is not None]
        is_whole = own is not None and len(worth) == len(below) and tree.ended(node)
        if own is None or not is_whole or not below or branches.side(node) != CHANCE:
            continue
        for name in tree.reading.evidence.callers[below[0]]:
            odds = [*_held(tree, node, name)]
            whole = fsum(odds)
            is_known = len(odds) == len(worth) > 1 and min(odds) > 0 and not isclose(whole, 1)
            if is_known and is_worth(own, fsum(map(mul, odds, worth))):
                every = ", ".join(map(number, odds))
                return _odd_odds(f"At node {node} the odds {every} add up to {whole:.4g}, not 1")
        times = fsum(worth) / as_float(own) if own else 1
        if times > 0 and isclose(times, round(times)) and round(times) != len(worth):
            what = f"divided by {round(times)}" if round(times) > 1 else "not divided"
            return _odd_odds(
                f"At node {node} what {len(worth)} outcomes are worth is added up and {what}"
            )
    return None


def _odd_odds(what: str) -> Outcome:
    return Outcome(
        NOT_COMPARED,
        f"{what}: so it is no mean of what they are worth, or some of them are not searched.",
        "Let the odds of all outcomes add up to 1.",
    )


def right_means(tree: Tree, view: View) -> Sequence[int]:
    """The nodes at which chance moves, if all of them are worth the mean of their replies, or were
    left where the rest could not matter; otherwise none."""
    found = chance_of(tree, view)
    if found is None:
        return ()
    cut = [node for node in found.odds if found.rest(node)]
    right = all(_may_leave(tree, view, found, node, found.bounds) for node in cut)
    return [*found.odds] if right else ()


def wrong_chance_cuts(tree: Tree, view: View, chance: Chance) -> Iterator[Difference]:
    """Where replies of chance were left out that may matter, even if none of them is worth more or
    less than every value that the search has found."""
    for node in chance.odds:
        own = own_window(tree, view, node)
        if not chance.rest(node) or not tree.ended(node) or own is None or own[0] >= own[1]:
            continue
        if not _may_leave(tree, view, chance, node, chance.ends):
            low, high = (number(_mean(tree, view, chance, node, end)) for end in chance.ends)
            sentence = (
                f"At node {node} chance has outcomes left, and its mean may be anything from {low}"
                f" to {high}; it may leave them out only when all of that is at most α ="
                f" {number(own[0])} or at least β = {number(own[1])}."
            )
            yield Difference(WRONG_CUT, node, sentence, tree.left(node))


def is_worth(own: Number, mean: float) -> bool:
    """Whether a value is this mean, but for rounding."""
    return isclose(mean, as_float(own), rel_tol=CLOSE, abs_tol=CLOSE)


def _mean(tree: Tree, view: View, chance: Chance, node: int, left_out: Number) -> float:
    found = [each for child in tree.below[node] if (each := view.values[child]) is not None]
    return chance.mean(node, found, left_out)


def _is_mean(tree: Tree, view: View, chance: Chance, node: int) -> bool:
    """Whether a node whose replies were all searched is worth their mean, or, as a bound, no more
    than the end of its window that this lies beyond."""
    own, mean = view.values[node], _mean(tree, view, chance, node, 0)
    window = own_window(tree, view, node)
    assert own is not None
    if is_worth(own, mean) or window is None:
        return is_worth(own, mean)
    return (mean <= own and _at_most(own, window[0])) or (mean >= own and _at_most(window[1], own))


def _may_leave(tree: Tree, view: View, chance: Chance, node: int, ends: Window) -> bool:
    """Whether a node may leave out the rest of its replies, where all are worth something between
    these ends."""
    own, window = view.values[node], own_window(tree, view, node)
    if own is None or window is None:
        return False
    low, high = (_mean(tree, view, chance, node, end) for end in ends)
    is_low = _at_most(high, window[0]) and _at_most(own, window[0])
    return is_low or (_at_most(window[1], low) and _at_most(window[1], own))


def _at_most(one: Number, other: Number) -> bool:
    return one <= other or same(one, other) or is_worth(one, as_float(other))


def _every_odds(
    tree: Tree, nodes: Sequence[int]
) -> Iterator[tuple[str, Mapping[int, Sequence[float]]]]:
    """What the odds may be: what a variable of the loop holds, by its name, or equal ones."""
    below, callers = tree.below, tree.reading.evidence.callers
    for name in callers[below[nodes[0]][0]]:
        odds = {n: list(_held(tree, n, name)) for n in nodes}
        is_whole = all(len(odds[n]) == len(below[n]) and fsum(odds[n]) <= 1 + CLOSE for n in nodes)
        if is_whole and all(each > 0 for n in nodes for each in odds[n]):
            yield name, odds
    cuts = cuts_of(tree)
    yield "", {n: _equal(len(below[n]), len(below[n]) + len(cuts.get(n, ()))) for n in nodes}


def _equal(count: int, whole: int) -> Sequence[float]:
    return [1 / whole] * count


def _held(tree: Tree, node: int, name: str) -> Iterator[float]:
    for child in tree.below[node]:
        value = tree.reading.evidence.callers[child].get(name)
        if is_number(value) and type(value) is not bool:
            yield as_float(value)


def _bounds(tree: Tree, ends: Window) -> Window:
    """The nearest numbers around the `ends` that the program has as constants, or was given."""
    record = tree.record
    every = [*record.constants.values(), *record.arguments[0]]
    plain = [comparable(each) for each in every if is_number(each) and type(each) is not bool]
    lows = [each for each in plain if each <= ends[0]]
    highs = [each for each in plain if each >= ends[1]]
    return max(lows, default=ends[0]), min(highs, default=ends[1])
