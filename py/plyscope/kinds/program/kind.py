"""Programs that a person wrote: any Python in which a function calls itself, run as it is.

The subject is the program's text, and the one method is to run it under watch. What only programs
can do is in `OWN`: run one and tell everything about it, without a trace; the textbook's tree
beside it; read a notebook, and write one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.kinds.kind import Operation
from plyscope.kinds.program import beside, cells, request_types, running
from plyscope.kinds.program.catalogue import catalogue
from plyscope.kinds.program.reply_types import KIND, ProgramColumns, TextbookColumns
from plyscope.kinds.readings import Reading

__all__ = ["ESTIMATE", "ID", "LOOK", "OWN", "SEARCH", "SINGULAR", "catalogue", "readings"]

ID: Final = KIND
SINGULAR: Final = "a program"


def readings(_text: str, _sure: bool) -> list[Reading]:
    """None: a program comes by itself into the editor, and is not guessed."""
    return []


LOOK: Final = Operation(request_types.ProgramLookRequest, running.look)
ESTIMATE: Final = Operation(request_types.ProgramEstimateRequest, running.estimate)
SEARCH: Final = Operation(request_types.ProgramSearchRequest, running.search, ProgramColumns)

OWN: Final[Mapping[str, Operation]] = {
    "program": Operation(request_types.ProgramRequest, running.program),
    "textbook": Operation(request_types.TextbookRequest, beside.textbook_beside, TextbookColumns),
    "notebook": Operation(request_types.NotebookRequest, running.notebook),
    "cells": Operation(request_types.ProgramCellsRequest, cells.cells),
}
