"""The rotations and reflections of a square board."""

from __future__ import annotations


def rotations(size: int) -> list[list[int]]:
    """Eight ways to turn and mirror a board of `size` × `size` cells: each says which cell
    stands in the place of each, in reading order."""
    cells = list(range(size * size))
    rows = [cells[start : start + size] for start in range(0, size * size, size)]
    four = [rows]
    for _ in range(3):
        four.append([list(row) for row in zip(*four[-1][::-1], strict=True)])
    eight = four + [[row[::-1] for row in each] for each in four]
    return [[point for row in each for point in row] for each in eight]
