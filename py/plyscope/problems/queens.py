"""Queens: as many as the board has columns, and none attacks another."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from plyscope.input.checks import bad, read_count
from plyscope.input.options import read_options
from plyscope.input.preset import Preset
from plyscope.problems.constraints import Relation
from plyscope.problems.posed import PosedProblem, ProblemEntry
from plyscope.problems.problem import Problem

MOST_QUEENS: Final = 20


def load(text: str, options: Mapping[str, float]) -> PosedProblem:
    """The board with as many columns as `text` says, and one queen in each.

    A column is a variable, such as c1, and its value the row of its queen, from 1. Raises
    `BadInput`.
    """
    read_options((), options, "This problem")
    word = text.strip()
    if not word:
        raise bad("Type the number of queens, such as 8.")
    at = len(text) - len(text.lstrip())
    size = read_count(word, at, 1, MOST_QUEENS, "The number of queens is")
    numbers = range(1, size + 1)
    columns = tuple(f"c{number}" for number in numbers)
    problem = Problem(
        variables=columns,
        domains=dict.fromkeys(columns, tuple(numbers)),
        constraints=tuple(_no_attack(first, second) for first, second in combinations(numbers, 2)),
    )
    return PosedProblem(
        problem=problem,
        text=str(size),
        picture={"kind": "queens", "size": size},
        task="Put a queen in every column so that no queen attacks another.",
        names={column: f"queen {column}" for column in columns},
        value_names={row: f"row {row}" for row in numbers},
    )


def _no_attack(first: int, second: int) -> Relation:
    """The queens of two columns are not in the same row, nor on the same diagonal."""
    apart = second - first

    def holds(row: int, other: int) -> bool:
        return row != other and abs(row - other) != apart

    return Relation((f"c{first}", f"c{second}"), "no queen attacks another", holds)


ENTRY: Final = ProblemEntry(
    id="queens",
    name="Queens",
    notation=f"The number of queens, 1 to {MOST_QUEENS}, such as 8.",
    start="8",
    presets=(
        Preset(
            id="four",
            name="4 queens",
            position="4",
            note=(
                "Except for a single square, this is the smallest board with a solution. How "
                "many does it have?"
            ),
            answer="It has two solutions, and they are mirror images.",
            ideas=("going back",),
        ),
        Preset(
            id="six",
            name="6 queens",
            position="6",
            note="Has the board of 6 more solutions than the smaller one of 5?",
            answer="It has fewer: 4 solutions. The smaller board of 5 has 10.",
            ideas=("going back",),
        ),
        Preset(
            id="eight",
            is_cover=True,
            name="8 queens",
            position="8",
            note=(
                "The chess board, and the puzzle of Max Bezzel, 1848. How many solutions are there?"
            ),
            answer="92 solutions, or 12 if rotations and mirror images count as one.",
            ideas=("going back", "how many solutions"),
            level="middle",
        ),
        Preset(
            id="twelve",
            name="12 queens",
            position="12",
            note=(
                "Min-conflicts starts with a full board and repairs it. Does it need more "
                "steps on a larger board?"
            ),
            answer=(
                "There are 14,200 solutions. Min-conflicts needs hardly more steps on a "
                "larger board."
            ),
            ideas=("local search", "large trees"),
            level="middle",
        ),
        Preset(
            id="twenty",
            name="20 queens",
            position="20",
            note=(
                "Column by column, the search is too large to draw. How much does it help to "
                "look ahead, with the fewest values left first?"
            ),
            answer=(
                "Column by column, the first solution takes nearly 200,000 assignments. "
                "Looking ahead, with the fewest values left first, it takes one or two "
                "hundred."
            ),
            ideas=("looking ahead", "which variable next", "large trees"),
            level="advanced",
        ),
    ),
    options=(),
    load=load,
)
