"""A person's own constraint problem: from its text to an entry like those of the problems that
Plyscope knows, which every method can solve.

A program that has `domains` and `constraints` is one, and so is a changed file of Plyscope's own.
"""

from __future__ import annotations

import ast
import linecache
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from plyscope.input.options import read_options
from plyscope.input.preset import Preset
from plyscope.own_game.source_of_games import Editable
from plyscope.own_game.text import SECONDS, Files, OwnText, first_paragraph, running
from plyscope.problems.own import FIELD, posed_own
from plyscope.problems.posed import PosedProblem, ProblemEntry

OWN: Final = "own-problem"
"""The id of the one subject whose constraints come from a text."""
HOME: Final = "plyscope.problems."
KEPT: Final = 4
"""So many texts are kept as modules: Undo may go back to another version."""
NAME: Final = "Your own problem"
NOTATION: Final = "This problem is a program of yours: press Edit to change it."


@dataclass(frozen=True)
class OwnProblem:
    """A problem made of a text.

    Attributes:
        source: the text as it was given.
        files: the other files that it can import.
        text: the text as a module.
        entry: the problem as in the registry, with the id `OWN`.
    """

    source: str
    files: Files
    text: OwnText
    entry: ProblemEntry


@lru_cache(maxsize=KEPT)
def own_problem(source: str, files: Files = ()) -> OwnProblem:
    """The problem that a text defines, with the other `files` that it can import. Raises
    `BadInput`, with one sentence, if there is none or a part of it is wrong."""
    text = OwnText(source, "your problem", FIELD, files=files)
    with running([text], SECONDS):
        entry = text.names.get("ENTRY")
        if isinstance(entry, ProblemEntry):
            entry.load(entry.start, {})
            return OwnProblem(source, files, text, replace(entry, id=OWN))
        said = first_paragraph(ast.get_docstring(text.tree))
        return OwnProblem(source, files, text, _entry(text, said))


def source_of_problem(entry: ProblemEntry) -> Editable:
    """The file of one of Plyscope's own problems, for a person to edit."""
    module = next(
        module
        for name, module in tuple(sys.modules.items())
        if name.startswith(HOME) and vars(module).get("ENTRY") is entry
    )
    name = module.__name__.rpartition(".")[2]
    return Editable(f"{name}.py", "".join(linecache.getlines(str(module.__file__))))


def _entry(text: OwnText, said: str) -> ProblemEntry:
    posed = posed_own(text.names.get("domains"), text.names.get("constraints"), said)

    def load(_text: str, options: Mapping[str, float]) -> PosedProblem:
        read_options((), options)
        return posed

    start = Preset(id="start", name="as written", position="", note=said)
    return ProblemEntry(OWN, NAME, NOTATION, "", (start,), (), load)
