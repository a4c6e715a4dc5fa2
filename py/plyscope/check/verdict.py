"""What is said of a submission: a verdict for each case, and its points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from plyscope.compare.outcome import CRASHED, DIFFERENT, NOT_COMPARED, SAME, STOPPED

WORST_FIRST: Final = (CRASHED, STOPPED, DIFFERENT, NOT_COMPARED, SAME)
INEFFICIENT: Final = "missed cut"
"""The mistake of a search that is right and looks at more than it must."""


@dataclass(frozen=True)
class Part:
    """What one aspect of a case has earned: `points` of `most`, and why, in a sentence."""

    aspect: str
    points: float
    most: float
    why: str


@dataclass(frozen=True)
class CaseVerdict:
    """What came of one case.

    Attributes:
        case: its name.
        kind: one of the five outcomes of a comparison.
        sentence: what is said, for one who may know everything.
        mistake: the kind of the mistake, in words such as "wrong cut"; "" if there is none.
        node: the node at which it is first seen, by its number in order of entry from 0.
        path: the moves that lead to it, in words.
        line: the line of the submission that does it, and `file`, which of its files; "" for the
            program itself.
        remedy: what could be done about it, in a sentence; "" if nothing.
        repair: with which change of that line it would be right, in a sentence, for a teacher; ""
            if none is known.
        doubt: whether the mistake is told as a doubt, and costs nothing by itself.
        parts: the points.
        output: what the submission printed.
        tree: what the viewer needs to show its tree, as `plyscope.notebook.payload.packed` writes
            it; "" if there is no tree.
        nodes: how many nodes its search had.
        secret: whether students see neither its name nor its tree.
    """

    case: str
    kind: str
    sentence: str
    mistake: str = ""
    node: int | None = None
    path: Sequence[str] = ()
    line: int | None = None
    file: str = ""
    remedy: str = ""
    repair: str = ""
    doubt: bool = False
    parts: Sequence[Part] = ()
    output: str = ""
    tree: str = ""
    nodes: int = 0
    secret: bool = False

    @property
    def points(self) -> float:
        return sum(part.points for part in self.parts)

    @property
    def most(self) -> float:
        return sum(part.most for part in self.parts)


@dataclass(frozen=True)
class Verdict:
    """What came of a submission. `notes` are sentences about the run, such as which limits were not
    in force; `source` is its text, and `file` the name of the file that was judged."""

    submission: str
    task: str
    cases: Sequence[CaseVerdict]
    notes: Sequence[str] = ()
    source: str = ""
    file: str = ""

    @property
    def points(self) -> float:
        """Rounded to hundredths, so that the same cases always add up to the same number."""
        return round(sum(case.points for case in self.cases), 2)

    @property
    def most(self) -> float:
        return round(sum(case.most for case in self.cases), 2)

    @property
    def worst(self) -> CaseVerdict:
        """The case that there is most to say about, the first of equals; what is wrong goes before
        what is inefficient."""
        return min(
            self.cases,
            key=lambda case: (WORST_FIRST.index(case.kind), case.mistake == INEFFICIENT),
        )

    @property
    def kind(self) -> str:
        """The outcome: that of the worst case."""
        return self.worst.kind

    @property
    def mistake(self) -> str:
        """The mistake of the worst case; "" if it has none."""
        return self.worst.mistake
