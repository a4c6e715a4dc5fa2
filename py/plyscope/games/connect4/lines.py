"""Lines of the data files of Connect-4 solvers: the columns played, and the score of the position,
as in `44444 -2`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from plyscope.input.texts import Several, lines_of, several_positions

FORM: Final = "data of a Connect-4 solver"
REMARK: Final = re.compile(
    r"[#%]|//|(?:pos(?:ition)?|moves?)\W+(?:score|value|eval)\b", re.IGNORECASE
)
"""A line that is not of the data: a remark, or the names of its columns."""
LINE: Final = re.compile(r"(?P<columns>[1-9]+)[ \t,;:]+(?P<score>[-+−]?[0-9]{1,2})")


class Solved(NamedTuple):
    """The columns of such a line, where they begin in the text, and the score. It is not `sure` if
    the score may also be the last of the columns, after a space."""

    columns: str
    at: int
    score: str
    sure: bool

    @property
    def note(self) -> str:
        """How the line was read."""
        return f"Read as {FORM}, which gives the position a score of {self.score}."

    @property
    def doubt(self) -> str:
        """What is said if it was read as columns alone."""
        return f"Read as columns alone. If {self.score} is the score of a solver, leave it out."


def solved_line(text: str) -> Solved | None:
    """The line of such a file; None if the text is none. Raises `Several` if it has more lines."""
    places: list[int] = []
    found: list[re.Match[str]] = []
    for line in lines_of(text):
        if not REMARK.match(line.text):
            match = LINE.fullmatch(line.text)
            if not match:
                return None
            places.append(line.at)
            found.append(match)
    if not any(_is_long(each) for each in found):
        return None
    sure = len(found) > 1 or re.match(r"[-+−0]", found[0]["score"]) is not None
    if len(found) > 1:
        raise several_positions([each[0] for each in found])
    return Solved(found[0]["columns"], places[0], found[0]["score"], sure)


def _is_long(line: re.Match[str]) -> bool:
    """Whether a line is not just two groups of columns."""
    return line["score"][0] in "-+−0" or len(line["columns"]) >= len(line["score"]) + 3


def form(text: str) -> str:
    """What a text surely is, if it is such data."""
    try:
        line = solved_line(text)
    except Several:
        return FORM
    return FORM if line and line.sure else ""
