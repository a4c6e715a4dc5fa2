"""A tree that was written in another notation, on its way into the notation here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from plyscope.game import MAX, MIN, Player
from plyscope.games.tree.text import LONGEST_NAME, MAX_NESTING, Word
from plyscope.input.checks import bad

NO_NAME: Final = re.compile(r"[\s\[\](){},;:]+")
"""What cannot stand in the name of a move."""
OTHER: Final[dict[Player, Player]] = {MAX: MIN, MIN: MAX}
CHANCE: Final = ("chance", "nature", "random")
NAMED: Final[dict[str, Player]] = {"max": MAX, "min": MIN}


@dataclass
class Sketch:
    """A node. `at` is its place in the text.

    Attributes:
        number: of a leaf, as it is written; of an inner node it is left out.
        move: the name of the move that leads here; "" if it has none.
        player: who moves here; "" if that is not said.
        label: what else was written in it.
    """

    at: int
    number: str = ""
    move: str = ""
    player: Player | None = None
    label: str = ""
    children: list[Sketch] = field(default_factory=list)
    is_group: bool = False
    """Whether it is an inner node, even if it has no children."""


def words_of(node: Sketch, is_root: bool = True) -> Iterator[Word]:
    """The node and all below it, in the words of the notation here."""
    name = NO_NAME.sub("_", node.move.strip())
    if name and not is_root and len(name) <= LONGEST_NAME:
        yield Word(name, node.at)
        yield Word(":", node.at)
    if not (node.children or node.is_group):
        yield Word(node.number, node.at)
        return
    yield Word("[", node.at)
    for child in node.children:
        yield from words_of(child, False)
    yield Word("]", node.at)


def first_player(root: Sketch) -> Player:
    """Who moves at the root: MAX, if nothing else is said. Raises `BadInput` at a node whose player
    is not the one whose turn it is: players take turns here."""
    named = [(node.player, depth) for node, depth in _inner(root) if node.player is not None]
    first: Player = MAX
    if named:
        player, depth = named[0]
        first = player if depth % 2 == 0 else OTHER[player]
    for node, depth in _inner(root):
        turn: Player = first if depth % 2 == 0 else OTHER[first]
        if node.player not in (None, turn):
            raise bad(
                f"This node is {node.player}'s, but the players take turns here, and it is"
                f" {turn}'s turn.",
                node.at,
            )
    return first


def inner_labels(root: Sketch) -> bool:
    """Whether inner nodes have labels or numbers, which are left out."""
    return any(node.label or node.number for node, _ in _inner(root))


def _inner(root: Sketch) -> Iterator[tuple[Sketch, int]]:
    """The inner nodes, each with its depth."""
    unseen = [(root, 0)]
    while unseen:
        node, depth = unseen.pop()
        if node.children:
            yield node, depth
            unseen += [(child, depth + 1) for child in reversed(node.children)]


def player_named(word: str) -> Player | None:
    """The player that a word names; None if it names none."""
    return NAMED.get(word.strip().lower())


def check_chance(word: str, at: int) -> None:
    """Raises `BadInput` if a word says that chance moves at a node, whose probabilities are not
    known."""
    if word.strip().lower() in CHANCE:
        raise bad("Chance is not read from there: type it here as (1/2:3 1/2:5).", at)


def check_nesting(depth: int, at: int) -> None:
    """Raises `BadInput` if so many brackets are open."""
    if depth > MAX_NESTING:
        raise bad(f"The brackets are nested more than {MAX_NESTING} deep.", at)
