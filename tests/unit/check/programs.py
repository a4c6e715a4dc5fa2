"""Right programs for every pack, in the shapes in which people write them, and the same with one
classic mistake in each: tables for other tests to go through.

They stand in `shapes/PACK/SHAPE.py`. A line `#! mistake: text` says what stands, with this mistake,
in the place of the next line of the program; what a mistake has in several places is made together.
What the programs of a pack begin with stands in `shapes/PACK/head.txt`, with its mistakes.
"""

from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

SHAPES: Final = Path(__file__).parent / "shapes"
MARK: Final = "#!"


class Program(NamedTuple):
    """A program: for which pack, in which shape, and, if it is wrong, its mistake and the first
    line that has it."""

    pack: str
    shape: str
    mistake: str
    source: str
    line: int


def programs(file: Path) -> list[Program]:
    """The right program of a shape, then the wrong ones."""
    lines: list[str] = []
    changes: dict[str, list[tuple[int, str]]] = {}
    head = file.parent / "head.txt"
    texts = [each.read_text(encoding="utf-8") for each in (head, file) if each.is_file()]
    for line in "".join(texts).splitlines():
        if line.strip().startswith(MARK):
            mistake, _, text = line.strip().removeprefix(MARK).strip().partition(": ")
            changes.setdefault(mistake, []).append((len(lines), text))
        else:
            lines.append(line)
    found = [Program(file.parent.name, file.stem, "", _text(lines), 0)]
    for mistake, places in changes.items():
        changed = list(lines)
        for at, text in places:
            changed[at] = lines[at][: len(lines[at]) - len(lines[at].lstrip())] + text
        line = places[0][0] + 1
        found.append(Program(file.parent.name, file.stem, mistake, _text(changed), line))
    return found


def _text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


_ALL: Final = [each for file in sorted(SHAPES.glob("*/*.py")) for each in programs(file)]
RIGHT: Final = [each for each in _ALL if not each.mistake]
WRONG: Final = [each for each in _ALL if each.mistake]


def spread(programs: Sequence[Program], kind: Callable[[Program], Hashable]) -> list[Program]:
    """One program of each kind: of the first kind the first, of the next one the second, and so on,
    so that all packs and shapes occur."""
    kinds: dict[Hashable, list[Program]] = {}
    for each in programs:
        kinds.setdefault(kind(each), []).append(each)
    return [own[at % len(own)] for at, own in enumerate(kinds.values())]
