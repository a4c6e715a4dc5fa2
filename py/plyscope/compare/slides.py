"""A search of 2048, held against the rules: which way tiles slide, and what chance is worth."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Final

from plyscope.compare.calls import Tree, opened
from plyscope.compare.chance import is_worth
from plyscope.compare.difference import ILLEGAL, Difference, entered
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.sides import View
from plyscope.games.twenty48_rules import FALLING
from plyscope.games.twenty48_rules import slid as slid_line
from plyscope.program.numbers import as_float
from plyscope.program.snapshot import Frozen, Packed
from plyscope.recognition.answer import moves_of
from plyscope.recognition.evidence import Path
from plyscope.recognition.value import LARGEST
from plyscope.recognition.words import MAX, MIN

Grid = tuple[tuple[int, ...], ...]
Way = tuple[int, int]
"""A direction, as what is added to a row and to a column."""
WAYS: Final[Mapping[str, Way]] = {
    "left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)
}  # fmt: skip
BY_NAME: Final = {**WAYS, **{name[0]: way for name, way in WAYS.items()}}
DIRECTIONS: Final = {way: f"to the {name}" if way[1] else name for name, way in WAYS.items()}
ODDS: Final = dict(FALLING)
SIZES: Final = range(2, 7)
ENOUGH: Final = 0.7
FEWEST: Final = 3


@dataclass(frozen=True)
class Slides:
    """The slides of a search.

    Attributes:
        grids: the grid at each node; None if it cannot be read.
        named: for each node into which a slide leads, its direction by the name of the move.
        fits: for each such direction, those in which the tiles may have slid, every time.
        words: for each such direction, what the program calls it.
        odd: the first node to which no slide leads in any direction; None if there is none.
    """

    grids: Sequence[Grid | None]
    named: Mapping[int, Way]
    fits: Mapping[Way, set[Way]]
    words: Mapping[Way, str]
    odd: int | None

    @property
    def is_mirrored(self) -> bool:
        """Whether all directions are right if the grid is kept mirrored or turned, and not as it
        stands."""
        if all(way in fits for way, fits in self.fits.items()):
            return False
        forms = product((-1, 1), (-1, 1), (False, True))
        return any(
            all(
                ((down * way[1], along * way[0]) if crossed else (down * way[0], along * way[1]))
                in fits
                for way, fits in self.fits.items()
            )
            for down, along, crossed in forms
        )

    @property
    def wrong(self) -> list[Way]:
        """The directions in which the tiles slide another way, which is known."""
        return [way for way, fits in self.fits.items() if fits and way not in fits]


def slides_of(tree: Tree) -> Slides | None:
    """The slides of a search of 2048; None if it is another game."""
    moves = moves_of(tree.reading)
    words = {node: _word(moves[node]) for node in range(tree.count if moves else 0)}
    named = {node: BY_NAME[each[1]] for node, each in words.items() if each and each[1] in BY_NAME}
    if len(named) < FEWEST:
        return None
    for path in tree.reading.evidence.paths:
        grids = _grids(path)
        edges = [(tree.parent[node], node) for node in named if grids and tree.parent[node] >= 0]
        ways = {
            child: {way for way in WAYS.values() if _leads(before, after, way)}
            for parent, child in edges
            if (before := grids[parent]) and (after := grids[child])
        }
        if len(ways) < FEWEST or not _has_merged(tree, grids, ways):
            continue
        if sum(map(bool, ways.values())) < ENOUGH * len(ways):
            continue
        fits: dict[Way, set[Way]] = {}
        for child, each in ways.items():
            fits[named[child]] = fits.get(named[child], each) & each
        own = {named[node]: each[0] for node, each in words.items() if each and node in ways}
        odd = next((child for child, each in ways.items() if not each), None)
        return Slides(grids, {node: named[node] for node in ways}, fits, own, odd)
    return None


def wrong_slides(tree: Tree, slides: Slides) -> Iterator[Difference]:
    """Slides that go another way than they are called, however the grid is kept."""
    if slides.is_mirrored:
        return
    for node, way in slides.named.items():
        parent = tree.parent[node]
        before, after = slides.grids[parent], slides.grids[node]
        if way not in slides.wrong or not before or not after or _leads(before, after, way):
            continue
        goes = min(slides.fits[way])
        other = next((word for each, word in slides.words.items() if each == goes), "")
        too = f", as “{other}” does" if other else ""
        text = f"At node {node} “{slides.words[way]}” slides the tiles {DIRECTIONS[goes]}{too}."
        lines = _lines(tree.record.written, slides.words[way])
        yield Difference(ILLEGAL, node, text, entered(node), line=next(iter(lines), 0))


def doubt_of_slides(tree: Tree, view: View, slides: Slides | None) -> Outcome | None:
    """Where slides are none of 2048, or all go another way than they are called, as in a grid that
    is kept mirrored, or where MIN makes them."""
    if slides is None:
        return None
    for node in slides.named:
        if view.sides[tree.parent[node]] == MIN:
            why = f"Node {tree.parent[node]} takes the smallest of what slides are worth: it"
            return Outcome(NOT_COMPARED, f"{why} is not known whether that is meant.")
    if slides.odd is not None:
        word = slides.words[slides.named[slides.odd]]
        why = f"At node {slides.odd} the tiles do not lie as “{word}” puts them by the rules of"
        return Outcome(NOT_COMPARED, f"{why} 2048: it is not known whether that is meant.")
    if not slides.is_mirrored:
        return None
    way = slides.wrong[0]
    word, goes = slides.words[way], DIRECTIONS[min(slides.fits[way])]
    lines = _lines(tree.record.written, word)
    place = f"; line {lines[0]} is where “{word}” begins" if lines else ""
    return Outcome(
        NOT_COMPARED,
        f"“{word}” slides the tiles {goes}, if the first row of the grid is its top. It is not"
        f" known whether the grid is kept mirrored or turned, or two rotations are swapped{place}.",
    )


def right_tiles(tree: Tree, view: View, slides: Slides) -> Collection[int]:
    """The nodes at which chance puts down a 2 with 0.9 or a 4 with 0.1, on each free cell alike, if
    all of them are worth the mean of their replies; otherwise none."""
    found: set[int] = set()
    for node in range(tree.count):
        family = tree.below[node]
        if not family or family[0] in slides.named:
            continue
        own, grid = view.values[node], slides.grids[node]
        placed = [_placed(grid, slides.grids[child]) for child in family]
        worth = {
            each: view.values[child] for each, child in zip(placed, family, strict=True) if each
        }
        free = sum(not cell for row in grid or () for cell in row)
        known = {each: value for each, value in worth.items() if value is not None}
        if own is None or not len(known) == len(family) == len(ODDS) * free:
            return ()
        mean = sum(ODDS[tile] * as_float(value) for (_, tile), value in known.items()) / free
        if not is_worth(own, mean):
            return ()
        found.add(node)
    return found


def with_max_alone(tree: Tree, view: View, slides: Slides | None) -> View:
    """The view in which MAX slides the tiles, where nothing else says whose turn it is and the
    largest is what is taken."""
    value = tree.reading.value
    if slides is None or value is None or view.certain or value.negates:
        return view
    above = {tree.parent[node] for node in slides.named}
    if any(view.sides[node] or value.taken[node] not in (None, LARGEST) for node in above):
        return view
    sides = [MAX if node in above else side for node, side in enumerate(view.sides)]
    return replace(view, sides=sides, certain=True)


def slid(grid: Grid, way: Way) -> Grid:
    """The grid after a slide; a tile merges once, and what is nearest to the edge merges first."""
    lines = grid if way[1] else tuple(zip(*grid, strict=True))
    step = -1 if sum(way) > 0 else 1
    moved = tuple(slid_line(line[::step])[0][::step] for line in lines)
    return moved if way[1] else tuple(zip(*moved, strict=True))


def _leads(before: Grid, after: Grid, way: Way) -> bool:
    """Whether a slide leads from one grid to the other, on which a new tile may lie already."""
    now = slid(before, way)
    return now != before and (now == after or _placed(now, after) is not None)


def _placed(before: Grid | None, after: Grid | None) -> tuple[tuple[int, int], int] | None:
    """The cell and the new tile, if that is all that is another in the second grid."""
    if not before or not after or _shape(before) != _shape(after):
        return None
    new = [
        ((r, c), after[r][c])
        for r, row in enumerate(before)
        for c, tile in enumerate(row)
        if tile != after[r][c]
    ]
    (r, c), tile = new[0] if new else ((0, 0), 0)
    return new[0] if len(new) == 1 and tile in ODDS and not before[r][c] else None


def _shape(grid: Grid) -> tuple[int, int]:
    return len(grid), len(grid[0])


def _has_merged(tree: Tree, grids: Sequence[Grid | None], ways: Mapping[int, set[Way]]) -> bool:
    """Whether tiles merge somewhere: in other games they only slide."""
    return any(
        _tiles(slid(before, way)) < _tiles(before)
        for child, each in ways.items()
        if (before := grids[tree.parent[child]])
        for way in each
    )


def _tiles(grid: Grid) -> int:
    return sum(bool(cell) for row in grid for cell in row)


def _word(move: Any) -> tuple[str, str] | None:
    """A move by name, as the program and as people write it: `Move.UP` and "up"."""
    first = move[0] if isinstance(move, tuple) and move else move
    text = str(first) if isinstance(first, str | Frozen) else ""
    return (text, text.rpartition(".")[2].rpartition("_")[2].casefold()) if text else None


def _grids(path: Path) -> Sequence[Grid | None]:
    """The grid at each node; nothing where there is none."""
    known: dict[Any, Grid | None] = {}
    found: list[Grid | None] = []
    for value in path.values:
        if isinstance(value, Packed):
            if value not in known:
                known[value] = _grid(opened(value))
            found.append(known[value])
        else:
            found.append(_grid(opened(value)))
        if found[0] is None:
            return ()
    return found


def _grid(value: Any) -> Grid | None:
    """Equally long rows of powers of two, where free cells have 0 or nothing."""
    if not isinstance(value, list | tuple) or len(value) not in SIZES:
        return None
    rows = [opened(row) for row in value]
    if not all(isinstance(row, list | tuple) and len(row) in SIZES for row in rows):
        return None
    cells = [[opened(cell) or 0 for cell in row] for row in rows]
    if len({*map(len, cells)}) > 1 or not all(_is_tile(cell) for row in cells for cell in row):
        return None
    return tuple(map(tuple, cells))


def _is_tile(cell: Any) -> bool:
    return type(cell) is int and (cell == 0 or (cell > 1 and cell & (cell - 1) == 0))


def _lines(program: ast.Module | None, word: str) -> list[int]:
    """Where a program does what it calls by a word: after it has asked for it, or in a function of
    that name."""
    found = []
    for each in ast.walk(program) if program else ():
        is_asked = isinstance(each, ast.If) and any(
            isinstance(part, ast.Constant) and part.value == word for part in ast.walk(each.test)
        )
        is_named = isinstance(each, ast.FunctionDef) and each.name.split("_")[-1] == word
        if isinstance(each, ast.If | ast.FunctionDef) and (is_asked or is_named):
            found.append(each.body[0].lineno)
    return sorted(found)
