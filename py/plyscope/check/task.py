"""A task: what a class was asked for, on what it is judged, and what counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

SEARCHES: Final = (
    "minimax",
    "negamax",
    "alphabeta",
    "expectiminimax",
    "depth-limited",
    "backtracking",
    "forward-checking",
    "ac3",
)
OF_PROBLEMS: Final = ("backtracking", "forward-checking", "ac3")
"""The methods for constraint problems, whose calls have no values."""
CUTTING: Final = ("alphabeta",)
"""The searches that leave out what cannot matter."""
EITHER: Final = "either"
CUTS: Final = (">=", ">", EITHER)
"""When a node leaves out moves: α ≥ β, α > β, or whichever the submission does."""

VALUE, MOVE, CUTS_MADE, NODES, ORDER = "value", "move", "cuts", "nodes", "order"
ASPECTS: Final = (VALUE, MOVE, CUTS_MADE, NODES, ORDER)
"""What can count: the value of the root; the move that is chosen; that no move is searched that
cannot matter; how many nodes are searched; in which order."""

KIND, PLACE, SENTENCE = "kind", "place", "sentence"
HINTS: Final = (KIND, PLACE, SENTENCE)
"""How much a student is told: the kind of the mistake; also the node, the moves that lead to it and
the line; or the whole sentence and the tree."""


@dataclass(frozen=True)
class Limits:
    """What a submission may use, for each case: seconds, nodes of the tree, MB of memory,
    characters of output, and MB of files."""

    seconds: float = 10.0
    nodes: int = 50_000
    memory: int = 1_024
    output: int = 200_000
    files: int = 10


@dataclass(frozen=True)
class Case:
    """One search on which a submission is judged.

    Attributes:
        name: what it is called in reports.
        start: the expression that begins the search; "" to find it in the submission.
        setup: statements that run before it, after the submission.
        secret: whether students see neither its name nor its tree.
    """

    name: str
    start: str = ""
    setup: str = ""
    secret: bool = False


@dataclass(frozen=True)
class Task:
    """A task.

    Attributes:
        name: what it is called.
        search: one of `SEARCHES`.
        cases: the searches on which submissions are judged.
        solution: the text of a right program: its results are those that are expected.
        whole: the text of one that searches the same without cuts, whose values are all exact; ""
            if the solution does.
        cut: one of `CUTS`.
        function: the name of the function whose search is judged; "" to find it.
        files: what stands beside a submission, by name: stand-ins for modules that it imports.
        points: how many points each of `ASPECTS` that counts is worth, all cases together.
        limits: what a submission may use.
        hint: one of `HINTS`.
        seed: where `random` begins.
        known: in a student's edition, what the solution did in each case, and what it does without
            cuts, instead of the solution.
        withheld: how many cases that edition is without.
    """

    name: str
    search: str
    cases: Sequence[Case]
    solution: str
    whole: str = ""
    cut: str = ">="
    function: str = ""
    files: Mapping[str, str] = field(default_factory=dict)
    points: Mapping[str, float] = field(default_factory=lambda: {VALUE: 1.0})
    limits: Limits = Limits()
    hint: str = SENTENCE
    seed: int = 0
    known: Sequence[tuple[bytes, bytes]] = ()
    withheld: int = 0

    @property
    def most(self) -> float:
        """How many points there are."""
        return sum(self.points.values())
