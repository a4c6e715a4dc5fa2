"""The tree of an exercise, drawn and as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from plyscope.exercises.content.drawing import (
    FAINT,
    MARK,
    Circle,
    Drawing,
    Line,
    Part,
    Place,
    Polygon,
    Text,
)
from plyscope.exercises.tree import ROOT, Tree
from plyscope.game import CHANCE, MAX
from plyscope.games.tree.rules import Path

WIDEST: Final = 660
"""As wide as the text of a sheet: up to there, nothing has to be made smaller."""
ACROSS: Final = (25, 44)
"""From one leaf to the next, at least and at most."""
DOWN: Final = 64
"""From one level to the next."""
SIZE: Final = 16
MARGIN: Final = 30
LABEL: Final = 17
"""How far a probability stands from its edge."""


@dataclass(frozen=True)
class Answered:
    """What a key writes into the tree.

    Attributes:
        beside: a note at each inner node that has one.
        cut: the nodes whose branches are crossed out.
    """

    beside: Mapping[Path, str] = field(default_factory=dict)
    cut: frozenset[Path] = frozenset()


def tree_drawing(tree: Tree, answered: Answered | None = None) -> Drawing:
    """The tree in black on white (△ is MAX, ▽ is MIN, ○ is chance), with what a key writes into
    it."""
    places = _places(tree)
    known = answered or Answered()
    wide = max(x for x, _ in places.values()) + MARGIN
    high = max(y for _, y in places.values()) + MARGIN + 4
    parts: list[Part] = [*_edges(tree, places)]
    for node in tree.names:
        parts += _node(tree, node, places[node])
    parts += _crosses(tree, places, known.cut)
    for node, note in known.beside.items():
        x, y = places[node]
        parts.append(Text((x + SIZE + 5, y + 2), note, 11, MARK, "start", True))
    room = max((len(note) for note in known.beside.values()), default=0) * 6
    wide = max(wide, places[ROOT][0] + room + 2 * SIZE)
    return Drawing(wide, high, tuple(parts), f"The tree {tree.text()}")


def as_text(tree: Tree) -> str:
    """The tree as lines, each node further right than its parent."""
    return "\n".join(_line(tree, node) for node in tree.names)


def _line(tree: Tree, node: Path) -> str:
    typed = tree.typed(node)
    what = _number(tree, node) if tree.is_leaf(node) else tree.mover(node)
    odds = f" (probability {typed.odds})" if typed.odds else ""
    return f"{'   ' * len(node)}{tree.names[node]}{odds}: {what}"


def _number(tree: Tree, leaf: Path) -> str:
    """The number at a leaf as it was typed."""
    return tree.typed(leaf).number.replace("-", "−")


def _places(tree: Tree) -> Mapping[Path, Place]:
    """Leaves in a row from left to right, each parent over the middle of its children."""
    leaves = tree.leaves()
    least, most = ACROSS
    widest = max(len(_number(tree, leaf)) for leaf in leaves)
    step = (WIDEST - 2 * MARGIN) / max(1, len(leaves) - 1)
    step = max(least, 9 * widest + 6, min(most, int(step)))
    across: dict[Path, float] = {leaf: MARGIN + step * number for number, leaf in enumerate(leaves)}
    for node in sorted(tree.inner(), key=len, reverse=True):
        below = [across[child] for child in tree.children(node)]
        across[node] = (below[0] + below[-1]) / 2
    return {node: (across[node], MARGIN + DOWN * len(node)) for node in tree.names}


def _edges(tree: Tree, places: Mapping[Path, Place]) -> Iterator[Part]:
    for node, (x, y) in places.items():
        if node != ROOT:
            above_x, above_y = places[node[:-1]]
            yield Line((above_x, above_y + SIZE), (x, y - SIZE))
            if odds := tree.typed(node).odds:
                # Beside the middle of the edge, on its outer side.
                side = -LABEL if x < above_x else LABEL
                yield Text(((above_x + x) / 2 + side, (above_y + y) / 2 + 1), odds, 11)


def _crosses(tree: Tree, places: Mapping[Path, Place], cut: frozenset[Path]) -> Iterator[Part]:
    """Two strokes across the branch to each node that is cut."""
    for node in cut:
        (above_x, above_y), (x, y) = places[node[:-1]], places[node]
        start, end = (above_x, above_y + SIZE), (x, y - SIZE)
        across, down = end[0] - start[0], end[1] - start[1]
        long = (across**2 + down**2) ** 0.5
        along, beside = (across / long, down / long), (-down / long, across / long)
        # Below the probability, if there is one.
        middle = long * (0.78 if tree.typed(node).odds else 0.5)
        for shift in (-2.5, 2.5):
            middle_x = start[0] + (middle + shift) * along[0]
            middle_y = start[1] + (middle + shift) * along[1]
            yield Line(
                (middle_x - 8 * beside[0], middle_y - 8 * beside[1]),
                (middle_x + 8 * beside[0], middle_y + 8 * beside[1]),
                MARK,
                2,
            )


def _node(tree: Tree, node: Path, place: Place) -> list[Part]:
    x, y = place
    name = tree.names[node]
    if tree.is_leaf(node):
        return [Text((x, y + 5), _number(tree, node)), Text((x, y + 24), name, 11, FAINT)]
    mover = tree.mover(node)
    if mover == CHANCE:
        return [Circle((x, y), SIZE), Text((x, y + 5), name)]
    tip, foot = (y - SIZE, y + SIZE) if mover == MAX else (y + SIZE, y - SIZE)
    corners = ((x, tip), (x - SIZE - 3, foot), (x + SIZE + 3, foot))
    return [Polygon(corners), Text((x, y + (10 if mover == MAX else 0)), name)]
