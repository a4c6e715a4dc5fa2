"""Searches for three or more players (max^n): each node returns what its position is worth to every
one of them, and whoever moves takes what is best for themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from plyscope.compare.calls import Tree, opened
from plyscope.compare.difference import BACKED_UP, Difference, number
from plyscope.compare.outcome import DIFFERENT, NOT_COMPARED, SAME, VALUES, Outcome
from plyscope.compare.paths import path_to
from plyscope.program.numbers import Number, comparable, is_number
from plyscope.recognition.evidence import Path
from plyscope.recognition.words import SIDE, means

FEWEST: Final = 3
"""Of two numbers, one may be something else, as a move is."""
Worth = Mapping[Any, Number]
"""What a position is worth, by the player."""


def judged_vectors(tree: Tree) -> Outcome | None:
    """What comes of comparing such a search; None if it is none: each node returns just what one of
    its replies does."""
    inner = _inner(tree)
    worth = [_worth(value) for value in tree.record.returned[: tree.count if inner else 0]]
    if not inner or not all(_hands_up(tree, worth, node) for node in inner):
        return None
    known = next(each for each in worth if each)
    movers = [
        (path, [node for node in inner if _takes_own(tree, worth, node, path.values[node])])
        for path in _movers(tree, known, inner)
    ]
    if not movers:
        return Outcome(
            NOT_COMPARED,
            f"Each call returns {len(known)} numbers, one for each player it seems, and nothing"
            " says whose turn it is.",
            "Let a parameter say who moves, as the place of their number.",
        )
    mover, right = max(movers, key=lambda each: (means(each[0].name, SIDE), len(each[1])))
    wrong = sorted({*inner} - {*right}, key=tree.left)
    if not any(_decides(tree, worth, node, mover) for node in inner):
        return Outcome(
            NOT_COMPARED,
            "At every node all replies are worth the same to whoever moves, so it does not show"
            " which is taken.",
            "Start with another position.",
        )
    if not wrong:
        why = (
            f"At all {len(inner):,} nodes with replies, whoever moves ({mover.name}) takes what is"
            " best for themselves."
        )
        return Outcome(SAME, why, compared=[VALUES])
    found = _difference(tree, worth, wrong[0], mover)
    if len(right) >= len(wrong) or _is_one_for_all(tree, worth, inner):
        return Outcome(DIFFERENT, found.sentence, compared=[VALUES], difference=found)
    return Outcome(
        NOT_COMPARED,
        f"If {mover.name} says who moves, {len(wrong):,} of {len(inner):,} nodes do not take what"
        f" is best for that player; node {wrong[0]} is the first.",
        "Let a parameter say who moves, as the place of their number.",
    )


def _inner(tree: Tree) -> Sequence[int]:
    """The nodes with replies; none if the first of them does not return what each player gets, as
    in nearly every search."""
    nodes = (node for node in range(tree.count) if tree.below[node] and tree.ended(node))
    first = next(nodes, None)
    if first is None or _worth(tree.record.returned[first]) is None:
        return ()
    return [first, *nodes]


def _worth(value: Any) -> Worth | None:
    plain = opened(value)
    if isinstance(plain, list | tuple):
        plain = dict(enumerate(plain))
    if not isinstance(plain, dict) or len(plain) < FEWEST:
        return None
    if not all(is_number(each) and type(each) is not bool for each in plain.values()):
        return None
    return {player: comparable(each) for player, each in plain.items()}


def _hands_up(tree: Tree, worth: Sequence[Worth | None], node: int) -> bool:
    own = worth[node]
    return own is not None and any(own == worth[child] for child in tree.below[node])


def _movers(tree: Tree, known: Worth, inner: Sequence[int]) -> Iterator[Path]:
    """What may say who moves: it names several of the players, and nothing else."""
    for path in tree.reading.evidence.paths:
        held = [path.values[node] for node in inner]
        try:
            names = {*held}
        except TypeError:
            continue
        if names <= known.keys() and bool not in map(type, names) and len(names) > 1:
            yield path


def _takes_own(tree: Tree, worth: Sequence[Worth | None], node: int, player: Any) -> bool:
    own = worth[node]
    held = [each[player] for child in tree.below[node] if (each := worth[child])]
    return own is not None and own[player] == max(held)


def _decides(tree: Tree, worth: Sequence[Worth | None], node: int, mover: Path) -> bool:
    player = mover.values[node]
    return len({each[player] for child in tree.below[node] if (each := worth[child])}) > 1


def _is_one_for_all(tree: Tree, worth: Sequence[Worth | None], inner: Sequence[int]) -> bool:
    """Whether every node takes what is best for one and the same player."""
    players = worth[inner[0]] or {}
    return any(all(_takes_own(tree, worth, node, each) for node in inner) for each in players)


def _difference(tree: Tree, worth: Sequence[Worth | None], node: int, mover: Path) -> Difference:
    own, player = worth[node] or {}, mover.values[node]
    best = max(each[player] for child in tree.below[node] if (each := worth[child]))
    sentence = (
        f"At node {node} {mover.name} is {player!r}, whose own number in the result is"
        f" {number(own[player])}; one of the replies has {number(best)} there."
    )
    return Difference(BACKED_UP, node, sentence, tree.left(node), path_to(tree, None, node))
