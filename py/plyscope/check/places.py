"""In which lines the keys of a text in TOML stand: what reads TOML does not tell."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Final

STRINGS: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*', re.DOTALL
)
HEADER: Final = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]")
KEY: Final = re.compile(r"\s*([\w-]+(?:\s*\.\s*[\w-]+)*)\s*=")
AT: Final = re.compile(r"(.*?)\s*\(at (?:line (\d+), column \d+|end of document)\)\s*$")


class Places:
    """Finds the line of a key."""

    def __init__(self, text: str) -> None:
        self.lines: dict[tuple[str | int, ...], int] = {}
        plain = STRINGS.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
        table: tuple[str | int, ...] = ()
        counts: Counter[str] = Counter()
        open_brackets = 0
        for number, line in enumerate(plain.splitlines(), 1):
            header = HEADER.match(line) if not open_brackets else None
            if header:
                table = tuple(header[2].split("."))
                if header[1] == "[[":
                    table = (*table, counts[header[2]])
                    counts[header[2]] += 1
                self.lines.setdefault(table, number)
                continue
            key = KEY.match(line) if not open_brackets else None
            if key:
                name = tuple(part.strip() for part in key[1].split("."))
                self.lines.setdefault((*table, *name), number)
            held = line[key.end() :] if key else line
            open_brackets += sum(map(held.count, "[{")) - sum(map(held.count, "]}"))

    def line(self, *key: str | int) -> int:
        """The line of a key, or of the table that it is missing in; 1 for the whole text."""
        for length in range(len(key), 0, -1):
            if key[:length] in self.lines:
                return self.lines[key[:length]]
        return next((at for found, at in self.lines.items() if key and found[0] == key[0]), 1)


def line_of_syntax(error: tomllib.TOMLDecodeError, text: str) -> tuple[int, str]:
    """Where a text is no TOML, and why."""
    found = AT.match(str(error))
    if not found:
        return 1, str(error)
    why = found[1][:1].lower() + found[1][1:]
    return int(found[2] or max(1, len(text.splitlines()))), why
