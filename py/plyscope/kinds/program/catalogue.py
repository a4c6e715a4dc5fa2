"""What there is to choose: examples of programs, and how to run one."""

from __future__ import annotations

from typing import Final

from plyscope.input.options import Option
from plyscope.input.preset import Preset
from plyscope.kinds import plain_data
from plyscope.kinds.program.examples import PRESETS
from plyscope.kinds.program.reply_types import KIND, ProgramCatalogue


class Program:
    """The one subject: a program, as text."""

    id: Final = "program"
    name: Final = "Program"
    notation: Final = "A Python program in which a function calls itself."
    start: Final = PRESETS[0].position
    options: Final[tuple[Option, ...]] = ()
    presets: Final[tuple[Preset, ...]] = PRESETS


class Run:
    """The one method: to run the program as it is."""

    id: Final = "run"
    name: Final = "Run"
    note: Final = "The program runs as it is; Plyscope watches every function that calls itself."
    good_for: Final = "Seeing the tree of any function that calls itself."
    ideas: Final = ("recursion",)
    options: Final = (
        Option("nodes", "Stop after nodes", 1, 1_000_000, 100_000),
        Option("seconds", "Stop after seconds", 1, 600, 20),
        Option("seed", "Random seed", 0, 9999, 0),
    )


SUBJECTS: Final = {Program.id: Program()}
METHODS: Final = {Run.id: Run()}


def catalogue() -> ProgramCatalogue:
    """The examples, and the limits of a run."""
    return {
        "kind": KIND,
        "subjects": [{"kind": KIND, **plain_data.subject(each)} for each in SUBJECTS.values()],
        "methods": [{"kind": KIND, **plain_data.method(each, [])} for each in METHODS.values()],
    }
