"""Positions of Othello on one line, as data files have them: every square in reading order and the
side to move, 65 signs on a full board. Black, who moves first and is X here, is written X, * or B;
White is O or W. What comes after a semicolon, such as the values of moves, is not read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from plyscope.input.texts import Line, lines_of, several_positions

FORM: Final = "a position of Othello on one line"
BLACK: Final = "Xx*Bb●⚫"
WHITE: Final = "OoWw○⚪"
EMPTY: Final = "-._"
SIGNS: Final = {
    **dict.fromkeys(BLACK, "X"),
    **dict.fromkeys(WHITE, "O"),
    **dict.fromkeys(EMPTY, "."),
}
SIZES: Final = (4, 6, 8)
LINE: Final = re.compile(
    rf"(?P<cells>[{re.escape(''.join(SIGNS))}]+?)\s*(?P<turn>[{re.escape(BLACK + WHITE)}])"
    r"\s*(?P<rest>[;%].*)?"
)


REMARK: Final = re.compile(r"[%#]")
NEARLY: Final = re.compile(rf"[{re.escape(''.join(SIGNS))}]{{60,68}}")
"""Such a line with a few squares too many or too few."""


class Drawn(NamedTuple):
    """The squares as "X", "O" and ".", the side to move, and how the line was read."""

    cells: str
    turn: str
    note: str


def drawn_line(text: str, size: int) -> Drawn | None:
    """The position, if the text is one line with this many rows. Raises `Several` if it has more
    lines."""
    lines = _lines(text)
    if len(lines) > 1:
        raise several_positions([line.text for line in lines])
    found = LINE.fullmatch(lines[0].text) if lines else None
    if not found or len(found["cells"]) != size * size:
        return None
    cells = "".join([SIGNS[sign] for sign in found["cells"]])
    rest = " What comes after it is not used." if found["rest"] else ""
    return Drawn(cells, SIGNS[found["turn"]], f"Read as {FORM}: X is Black, O is White.{rest}")


def with_usual_signs(text: str) -> str:
    """The text with X, O and . in the place of other signs, if it is a drawn board and no moves."""
    drawn = all(sign in SIGNS or sign.isspace() or sign == "/" for sign in text)
    return "".join([SIGNS.get(sign, sign) for sign in text]) if drawn else text


def form(text: str) -> str:
    """What a text surely is, if it is such a line, or several."""
    return FORM if _lines(text) or _nearly(text) else ""


def _nearly(text: str) -> Line | None:
    """The only line, if it is nearly such a position of the full board."""
    lines = list(islice(_written(text), 2))
    alone = lines[0] if len(lines) == 1 else None
    signs = alone.text.split(";")[0].replace(" ", "") if alone else ""
    drawn = sum([sign in EMPTY for sign in signs])
    return alone if alone and NEARLY.fullmatch(signs) and 0 < drawn < len(signs) else None


def _lines(text: str) -> list[Line]:
    """The lines, if each of them is such a position, or a remark."""
    if not all(_is_position(line.text) for line in _written(text)):
        return []
    return list(_written(text))


def _written(text: str) -> Iterator[Line]:
    """The lines that are no remarks."""
    return (line for line in lines_of(text) if not REMARK.match(line.text))


def _is_position(line: str) -> bool:
    found = LINE.fullmatch(line)
    return found is not None and len(found["cells"]) in [size * size for size in SIZES]
