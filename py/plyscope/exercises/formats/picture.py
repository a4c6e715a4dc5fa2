"""The tree of an exercise as a picture (SVG) and as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias
from xml.sax.saxutils import escape

from plyscope.exercises.tree import ROOT, Tree
from plyscope.game import CHANCE, MAX
from plyscope.games.tree_rules import Path

ACROSS: Final = 44
"""From one leaf to the next."""
DOWN: Final = 76
"""From one level to the next."""
SIZE: Final = 17
MARGIN: Final = 30
LABEL: Final = 14
"""How far a probability stands from its edge."""
Place: TypeAlias = tuple[float, float]


def svg(tree: Tree) -> str:
    """The tree in black on white: △ is MAX, ▽ is MIN, ○ is chance."""
    places = _places(tree)
    wide = max(x for x, _ in places.values()) + MARGIN
    high = max(y for _, y in places.values()) + MARGIN + 16
    parts = [*_edges(tree, places), *(_node(tree, node, places[node]) for node in tree.names)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}" height="{high:g}" '
        f'viewBox="0 0 {wide:g} {high:g}" font-family="sans-serif" font-size="14" '
        'text-anchor="middle">'
        f'<rect width="{wide:g}" height="{high:g}" fill="white"/>{"".join(parts)}</svg>'
    )


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
    across: dict[Path, float] = {
        leaf: MARGIN + ACROSS * number for number, leaf in enumerate(tree.leaves())
    }
    for node in sorted(tree.inner(), key=len, reverse=True):
        below = [across[child] for child in tree.children(node)]
        across[node] = (below[0] + below[-1]) / 2
    return {node: (across[node], MARGIN + DOWN * len(node)) for node in tree.names}


def _edges(tree: Tree, places: Mapping[Path, Place]) -> Iterator[str]:
    for node, (x, y) in places.items():
        if node != ROOT:
            above_x, above_y = places[node[:-1]]
            yield (
                f'<line x1="{above_x:g}" y1="{above_y + SIZE:g}" x2="{x:g}" y2="{y - SIZE:g}" '
                'stroke="black"/>'
            )
            if odds := tree.typed(node).odds:
                # Beside the middle of the edge, on its outer side.
                side = -LABEL if x < above_x else LABEL
                yield (
                    f'<text x="{(above_x + x) / 2 + side:g}" y="{(above_y + y) / 2 + 4:g}" '
                    f'font-size="11">{escape(odds)}</text>'
                )


def _node(tree: Tree, node: Path, place: Place) -> str:
    x, y = place
    name = escape(tree.names[node])
    if tree.is_leaf(node):
        number = escape(_number(tree, node))
        below = f'<text x="{x:g}" y="{y + 24:g}" font-size="11" fill="#555">{name}</text>'
        return f'<text x="{x:g}" y="{y + 5:g}">{number}</text>{below}'
    mover = tree.mover(node)
    if mover == CHANCE:
        shape = f'<circle cx="{x:g}" cy="{y:g}" r="{SIZE}" fill="white" stroke="black"/>'
        return f'{shape}<text x="{x:g}" y="{y + 5:g}">{name}</text>'
    tip, foot = (y - SIZE, y + SIZE) if mover == MAX else (y + SIZE, y - SIZE)
    shape = (
        f'<polygon points="{x:g},{tip:g} {x - SIZE - 3:g},{foot:g} {x + SIZE + 3:g},{foot:g}" '
        'fill="white" stroke="black"/>'
    )
    middle = y + (10 if mover == MAX else 0)
    return f'{shape}<text x="{x:g}" y="{middle:g}">{name}</text>'
