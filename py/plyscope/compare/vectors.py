"""Searches for three or more players (max^n): each node returns what its position is worth to every
one of them, and whoever moves takes what is best for themselves, with what the move itself brings
them, if it brings anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.compare.calls import Tree, opened
from plyscope.compare.difference import BACKED_UP, Difference, number
from plyscope.compare.given_trees import path_to
from plyscope.compare.outcome import DIFFERENT, NOT_COMPARED, SAME, VALUES, Outcome
from plyscope.compare.payoffs import Worth, adds_for_one, hands_up, with_payoffs
from plyscope.program.numbers import comparable, is_number, same
from plyscope.recognition.words import SIDE, means

FEWEST: Final = 3
"""Of two numbers, one may be something else, as a move is."""


@dataclass(frozen=True)
class Seat:
    """What may say who moves: its name, and the player at each node with replies."""

    name: str
    player: Mapping[int, Any]


def judged_vectors(tree: Tree) -> Outcome | None:
    """What comes of comparing such a search; None if it is none: each node returns just what one of
    its replies does, or adds to it for one player."""
    inner = _inner(tree)
    worth = [_worth(value) for value in tree.record.returned[: tree.count if inner else 0]]
    if not inner or any(worth[n] is None for node in inner for n in (node, *tree.below[node])):
        return None
    seats = list(_seats(tree, worth[inner[0]] or {}, inner))
    if all(hands_up(tree, worth, worth, node) for node in inner):
        return _judged(tree, worth, worth, inner, seats)
    seats = [
        seat
        for seat in seats
        if all(adds_for_one(tree, worth, node, seat.player[node]) for node in inner)
    ]
    for seat in seats:
        replies = with_payoffs(tree, worth, inner, seat.player)
        if replies:
            return _judged(tree, worth, replies, inner, [seat])
    if not seats:
        return None
    return Outcome(
        NOT_COMPARED,
        f"Each node adds to one of its replies what the move brings {seats[0].name}, and what the"
        " other moves would have brought cannot be read from the text.",
        "Keep in the state what each player has won, and return it at the end.",
    )


def _judged(
    tree: Tree,
    worth: Sequence[Worth | None],
    replies: Sequence[Worth | None],
    inner: Sequence[int],
    seats: Sequence[Seat],
) -> Outcome | None:
    """What comes of it, where `replies` are what the replies are worth to the node above them."""
    known = worth[inner[0]] or {}
    movers = [
        (
            seat,
            [n for n in inner if _takes_own(tree, worth[n], replies, n, seat.player[n])],
        )
        for seat in seats
    ]
    is_one = all(worth[node] == known for node in inner)
    if not movers and is_one and not tree.reading.text.chooses:
        return None  # the solution that has been found
    if not movers:
        return Outcome(
            NOT_COMPARED,
            f"Each call returns {len(known)} numbers, one for each player it seems, and nothing"
            " says whose turn it is.",
            "Let a parameter say who moves, as the place of their number.",
        )
    mover, right = max(movers, key=lambda each: (means(each[0].name, SIDE), len(each[1])))
    wrong = sorted({*inner} - {*right}, key=tree.left)
    if not any(_decides(tree, replies, node, mover) for node in inner):
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
    found = _difference(tree, worth, replies, wrong[0], mover)
    if len(right) >= len(wrong) or _is_one_for_all(tree, worth, replies, inner):
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


def _seats(tree: Tree, known: Worth, inner: Sequence[int]) -> Iterator[Seat]:
    """What may say who moves: it names several of the players, or their places, and nothing
    else."""
    by_place = {} if {*known} & {*range(len(known))} else dict(enumerate(known))
    for path in tree.reading.evidence.paths:
        held = {node: path.values[node] for node in inner}
        try:
            names = {*held.values()}
        except TypeError:
            continue
        if bool in map(type, names) or len(names) < 2:
            continue
        if names <= known.keys():
            yield Seat(path.name, held)
        elif names <= by_place.keys() and (path.given or means(path.name, SIDE)):
            yield Seat(path.name, {node: by_place[place] for node, place in held.items()})


def _takes_own(
    tree: Tree, own: Worth | None, replies: Sequence[Worth | None], node: int, player: Any
) -> bool:
    held = [each[player] for child in tree.below[node] if (each := replies[child])]
    return own is not None and same(own[player], max(held))


def _decides(tree: Tree, replies: Sequence[Worth | None], node: int, mover: Seat) -> bool:
    player = mover.player[node]
    return len({each[player] for child in tree.below[node] if (each := replies[child])}) > 1


def _is_one_for_all(
    tree: Tree,
    worth: Sequence[Worth | None],
    replies: Sequence[Worth | None],
    inner: Sequence[int],
) -> bool:
    """Whether every node takes what is best for one and the same player."""
    players = worth[inner[0]] or {}
    return any(
        all(_takes_own(tree, worth[node], replies, node, each) for node in inner)
        for each in players
    )


def _difference(
    tree: Tree,
    worth: Sequence[Worth | None],
    replies: Sequence[Worth | None],
    node: int,
    mover: Seat,
) -> Difference:
    own, player = worth[node] or {}, mover.player[node]
    best = max(each[player] for child in tree.below[node] if (each := replies[child]))
    among = "with what its move brings, " if replies is not worth else ""
    sentence = (
        f"At node {node} {mover.name} is {player!r}, whose own number in the result is"
        f" {number(own[player])}; {among}one of the replies has {number(best)} there."
    )
    return Difference(BACKED_UP, node, sentence, tree.left(node), path_to(tree, None, node))
