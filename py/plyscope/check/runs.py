"""What those who judge want to have run, and what they are told of it, wherever it runs."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypedDict, TypeVar

from plyscope.check.record_codec import UnreadableError, decoded
from plyscope.check.task import Limits
from plyscope.check.trying import FAILED, Run, Start
from plyscope.program import RunResult
from plyscope.program.faults import Fault
from plyscope.program.stopping import OVER_BUDGET

SLOWNESS: Final = 3.0
"""How often the time of a case may pass until its Python is ended: others may run beside it."""
ENDED: Final = "It ended the Python that it ran in, so nothing is known of this case."
TOO_SLOW: Final = "It was ended from outside, since it took longer than the {:g} seconds it may."
UNREADABLE: Final = "What its process sent is no record of a search."


@dataclass(frozen=True)
class Program:
    """A program that is run: its text and its other files."""

    source: str
    files: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0


@dataclass(frozen=True)
class RunCases:
    """Cases of a program that are to be run; `ours` says that it is the task's own solution."""

    program: Program
    cases: Sequence[Start]
    limits: Limits
    lines: bool = False
    ours: bool = False

    @property
    def run(self) -> Run:
        """What is run, as plain data."""
        return {
            "source": self.program.source,
            "files": dict(self.program.files),
            "seconds": self.limits.seconds,
            "nodes": self.limits.nodes,
            "seed": self.program.seed,
            "lines": self.lines,
        }

    def patience(self, case: Start) -> float:
        """How many seconds a case may take until its Python is ended."""
        return self.limits.seconds * SLOWNESS * max(len(case["starts"]), 1)


class Right(TypedDict):
    """What is right in a case: what the solution returned, its value, the best moves, whether it
    returns a move, and how many calls there are in which functions, by their files and lines."""

    returned: Any
    value: float | None
    moves: list[str]
    is_move: bool
    calls: int | None


class Trials(TypedDict):
    """Changes of a program that are to be tried: with which of them is it right? `kept` are the
    files of the task, which no program changes; an edit is the bytes from a place to another, the
    text that replaces them, and the file, "" for the program itself."""

    source: str
    files: dict[str, str]
    kept: list[str]
    cases: list[Start]
    right: list[Right]
    counted: list[tuple[str, int]]
    edits: list[tuple[int, int, str, str]]
    seed: int


@dataclass(frozen=True)
class RunTrials:
    """Trials within limits; where they cannot be made, none is right."""

    trials: Trials
    limits: Limits


@dataclass(frozen=True)
class Received:
    """What came of a case: a run, or why there is none."""

    ran: RunResult
    failed: str = ""


@dataclass
class Outcome:
    """What came of all cases, and a sentence for each limit that was not in force; or, of trials,
    the numbers of the edits with which the program seems to be right."""

    cases: list[Received] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    right: list[int] = field(default_factory=list)


T = TypeVar("T")
Steps: TypeAlias = Generator[RunCases | RunTrials, Outcome, T]
"""Work that has programs run elsewhere: it yields what is wanted, and is sent what came of it."""


@dataclass(frozen=True)
class Message:
    """What was sent of a case; or `why` nothing was, and whether a limit ended it."""

    kind: bytes = b""
    data: bytes = b""
    why: str = ""
    is_limit: bool = False


def received(program: Program, message: Message) -> Received:
    """What came of a case, from a Python in which the submission could do anything."""
    if message.why:
        return Received(_stopped(message), message.why)
    if message.kind == FAILED:
        return Received(RunResult(), message.data.decode(errors="replace"))
    try:
        return Received(decoded(message.data, program.source, program.files))
    except UnreadableError:
        return Received(RunResult(), UNREADABLE)


def _stopped(message: Message) -> RunResult:
    kind = OVER_BUDGET if message.is_limit else "SystemExit"
    return RunResult(
        fault=Fault(kind, message.why, None, message.why, is_error=not message.is_limit),
        lost=True,
    )
