"""What came of a comparison with the textbook's search: one of five things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypedDict

from plyscope.compare.difference import Difference

SAME: Final = "same"
DIFFERENT: Final = "different"
NOT_COMPARED: Final = "not compared"
STOPPED: Final = "stopped"
"""The budget ended the program. What it had done until then has been compared."""
CRASHED: Final = "crashed"
OUTCOMES: Final = (SAME, DIFFERENT, NOT_COMPARED, STOPPED, CRASHED)

VALUES, CUTS, MOVES, ENDS, BEST = "values", "cuts", "moves", "ends of games", "best moves"
"""What can be compared: what each node returns; which moves it leaves out, and should; whether the
others are those of the game; where games end, and what that is worth; which move is chosen."""

OutcomeReport = TypedDict(
    "OutcomeReport", {"kind": str, "compared": list[str], "why": str, "try": str}
)


@dataclass(frozen=True)
class Outcome:
    """The outcome.

    Attributes:
        kind: one of `OUTCOMES`.
        compared: what was compared.
        why: the reason, one sentence.
        remedy: what the person could do, one sentence; "" if nothing.
        difference: the first difference, if there is one, whatever ended the program.
    """

    kind: str
    why: str
    remedy: str = ""
    compared: Sequence[str] = ()
    difference: Difference | None = field(default=None, repr=False)

    def report(self) -> OutcomeReport:
        """The same, ready for JSON."""
        compared = list(self.compared)
        return {"kind": self.kind, "compared": compared, "why": self.why, "try": self.remedy}
