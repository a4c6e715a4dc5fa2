"""What can be measured in a position of Connect-4, for an evaluation with weights set by a person.

Each is what X has minus what O has, so its sign changes when the discs are swapped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plyscope.games.drawn import EMPTY
from plyscope.games.evaluation import Feature

DISCS: Final = ("", "one disc", "two discs", "three discs", "four discs", "five discs")
IDS: Final = ("", "one", "two", "three", "four", "five")


class Measures:
    """Measures the features of positions on one board.

    Attributes:
        feature_list: the features. With the default weights, their weighted sum adds the square of
            the number of discs of each open run.
    """

    def __init__(self, columns: int, rows: int, connect: int, runs: Sequence[range]) -> None:
        """`runs` are the cells of each run that counts, `connect` in each."""
        self.columns, self.rows, self.connect = columns, rows, connect
        self.runs = runs
        centre = range((columns - 1) // 2, columns // 2 + 1)
        self.centre = [cell for cell in range(columns * rows) if cell % columns in centre]
        cells = columns * rows
        self.feature_list = (
            *(
                Feature(IDS[discs], f"Open runs with {DISCS[discs]}", len(runs), discs**2)
                for discs in range(1, connect)
            ),
            Feature("centre", "Discs in the middle column", len(self.centre), 0),
            Feature("parity", "Threats in rows of the right parity", cells, 0),
        )

    def features(self, state: str) -> tuple[float, ...]:
        """The features of the cells in `state`, in the order of `feature_list`."""
        balance = [0] * (self.connect + 1)
        threats: dict[str, set[int]] = {"X": set(), "O": set()}
        for run in self.runs:
            cells = state[run.start : run.stop : run.step]
            xs, os = cells.count("X"), cells.count("O")
            if xs and os:
                continue
            balance[xs + os] += 1 if xs else -1
            if xs + os == self.connect - 1:
                threats["X" if xs else "O"].add(run[cells.index(EMPTY)])
        middle = [state[cell] for cell in self.centre]
        return (
            *balance[1:-1],
            middle.count("X") - middle.count("O"),
            self._of_parity(threats["X"], 1) - self._of_parity(threats["O"], 0),
        )

    def _of_parity(self, cells: set[int], parity: int) -> int:
        """How many of the cells stand in rows of this parity, counted from 1 at the bottom.

        When all else is full, X has to move in odd rows and O in even ones, on a board with an
        even number of rows: there each side's threats stay. Allis, "A Knowledge-based Approach of
        Connect-Four", 1988.
        """
        return sum(1 for cell in cells if (self.rows - cell // self.columns) % 2 == parity)
