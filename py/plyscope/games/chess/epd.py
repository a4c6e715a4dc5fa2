"""Positions of chess as EPD: the first four fields of a FEN, and then operations, each with a
semicolon behind it, such as `bm e4; id "mine";`. Here they may also stand behind a whole FEN, and
the semicolon may stand before each, as where perft is counted: `;D1 20 ;D2 400`.

The operations hmvc and fmvn are the two numbers of a FEN. The others tell what is known of the
position, and go into a note.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from plyscope.input.checks import bad
from plyscope.input.phrases import shortened
from plyscope.input.texts import lines_of, several_positions

LONGEST: Final = 60
ROW: Final = r"[KQRBNPkqrbnp1-8]+"
BOARD: Final = re.compile(rf"\s*{ROW}(?:/{ROW}){{4,7}}(?=\s|$)")
"""The rows of a board, of 5 to 8."""
AROUND: Final = re.compile(
    rf"\A(?:\s*(?:[#%;]|//)[^\n]*+\n)*+\s*(?:(?:FEN|EPD)\b\s*[:=]?\s*|position\s+fen\s+)?(?P<quote>[\"'`]?)(?={ROW}/)"
    r"|\A\s*position\s+startpos(?:\s+moves)?\b",
    re.IGNORECASE,
)
"""What programs write around a position: remarks above it, a name, quotes, or a command of UCI."""
REMARK: Final = re.compile(r"[#%;]|//")
FIELDS: Final = re.compile(
    r"\s*\S+\s+[wb]\s+[^\s;]+\s+[^\s;]+(?P<numbers>\s+[0-9]+\s+[0-9]+)?(?=[\s;])"
)
OPERATIONS: Final = re.compile(
    r"(?!\s*(?:after|last)\b)"
    r"(?:\s+(?=[A-Za-z]\w{0,14}(?:\s[^;]*)?;|(?:bm|am|dm|id|ce|pv|hmvc|fmvn)\b)"
    r"|\s*;\s*(?=[A-Za-z]))"
)
"""What comes before the first operation: spaces, if it has its semicolon or is a usual one; or the
semicolon itself."""
OPERATION: Final = re.compile(
    r"\s*(?P<name>[A-Za-z]\w*)\s*(?P<value>(?:\"[^\"]*\"|[^\";])*)(?P<open>\"?)[^;]*;?"
)
KNOWN: Final = {
    "bm": "best move {}",
    "am": "a move to avoid: {}",
    "dm": "mate in {}",
    "c0": "comment: {}",
}
"""The operations that a note tells, in words."""


class Split(NamedTuple):
    """A FEN whose places are those in the text, and what its operations say."""

    fen: str
    note: str


def alone(text: str) -> str:
    """The text with spaces for what programs write around it, so that all places stay the same."""
    around = AROUND.match(text)
    if not around:
        return text
    inside = " " * around.end() + text[around.end() :]
    quote = around["quote"]
    return inside.rstrip().removesuffix(quote) if quote else inside


def one_record(text: str) -> str:
    """The text without remarks, if no more than one of its lines begins with a board. Raises
    `Several`."""
    every = [line for line in lines_of(text) if not REMARK.match(line.text)]
    lines = [line.text for line in every if BOARD.match(line.text)]
    if len(lines) > 1:
        raise several_positions(lines, [_name(line) for line in lines])
    only = every[0] if len(every) == 1 else None
    return " " * only.at + only.text if only else text


def split(text: str) -> Split:
    """The FEN in a text, apart from operations if it has some. Raises `BadInput`."""
    fields = FIELDS.match(text)
    begun = OPERATIONS.match(text, fields.end()) if fields else None
    if not fields or not begun:
        return Split(text, "")
    values = _values(text, begun.end())
    fen = fields[0]
    if not fields["numbers"] and ("hmvc" in values or "fmvn" in values):
        fen += f" {values.get('hmvc', '0')} {values.get('fmvn', '1')}"
    facts = [f"“{shortened(values['id'], LONGEST)}”"] if "id" in values else []
    facts += [
        words.format(shortened(values[name], LONGEST))
        for name, words in KNOWN.items()
        if name in values
    ]
    others = [name for name in values if name not in (*KNOWN, "id", "hmvc", "fmvn")]
    note = f"Read as EPD: {', '.join(facts)}." if facts else "Read as EPD."
    return Split(fen, note + (f" Not used: {', '.join(others[:8])}." if others else ""))


def _values(text: str, at: int) -> dict[str, str]:
    """What each operation says, by its name. Raises `BadInput`."""
    values: dict[str, str] = {}
    end = len(text.rstrip())
    while at < end:
        found = OPERATION.match(text, at)
        if not found:
            raise bad("An operation of an EPD is a name, what it says, and a semicolon.", at)
        if found["open"]:
            raise bad('This " has no second one.', found.start("open"))
        said = " ".join(found["value"].split())
        values.setdefault(found["name"], re.sub(r'^"|"$', "", said))
        at = found.end()
    return values


def _name(line: str) -> str:
    found = re.search(r'\bid\s+"([^"]+)"', line)
    return found[1] if found else shortened(line, LONGEST)
