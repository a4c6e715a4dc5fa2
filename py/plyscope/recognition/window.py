"""Which two numbers are the window: on the way down it only narrows, or turns and narrows; and
which number counts the levels."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import permutations
from operator import gt

from plyscope.program.numbers import Number, is_number
from plyscope.recognition.evidence import MISSING, Evidence, Missing, Path
from plyscope.recognition.fits import NAMED, differing, fits_all, present, varies
from plyscope.recognition.side_hints import Text
from plyscope.recognition.words import ALPHA, BETA, DEPTH, means

CERTAIN_ALPHA, CERTAIN_BETA = {"alpha", "α", "alfa", "альфа"}, {"beta", "β", "бета"}
Window = tuple[Path, Path, str]


def find_window(
    evidence: Evidence, taken: Collection[Path], numbers: Sequence[Number | None], text: Text
) -> Window | None:
    """The paths of alpha and beta, and how that is known; `taken` have another role already, and
    `numbers` are the values of the nodes."""
    written = _as_written(evidence, text)
    if written:
        return written
    numeric = [path for path in evidence.paths if path not in taken and _is_numeric(path)]
    numeric = [path for path in numeric if path.name not in text.places]
    numeric = [path for path in numeric if path.given or re.match(r"\w+\[", path.name)]
    fitting = [
        (low, high)
        for low, high in permutations(numeric, 2)
        if _narrows(evidence, low, high, turns=False) or _narrows(evidence, low, high, turns=True)
    ]
    fitting = [pair for pair in fitting if _are_values(evidence, pair, numbers)]
    fitting.sort(key=lambda pair: not (means(pair[0].name, ALPHA) and means(pair[1].name, BETA)))
    for low, high in fitting:
        return low, high, fits_all(len(present(low)))
    numeric = [path for path in numeric if path.name not in text.only_handed_on]
    named_low = [path for path in numeric if means(path.name, CERTAIN_ALPHA)]
    named_high = [path for path in numeric if means(path.name, CERTAIN_BETA)]
    for low, high in zip(named_low, named_high, strict=False):
        return low, high, NAMED
    return None


def _as_written(evidence: Evidence, text: Text) -> Window | None:
    """The parameters that the text narrows, or leaves a loop by."""
    ends = [
        {names.get(at) for at in range(len(text.functions)) if at in names} for names in text.window
    ]
    low, high = (
        next((path for path in evidence.paths if path.given and path.name in names), None)
        for names in ends
    )
    return (low, high, "read from the text") if low and high else None


def _is_numeric(path: Path) -> bool:
    held = present(path)
    if path.kinds == {int}:
        return True
    return bool(held) and all(is_number(value) and not isinstance(value, bool) for value in held)


def _narrows(evidence: Evidence, low: Path, high: Path, *, turns: bool) -> bool:
    """Whether every window lies in its parent's, and some are narrower."""
    lows, highs = low.values, high.values
    if present(low) is not lows or present(high) is not highs or any(map(gt, lows, highs)):
        return False
    narrower = False
    for parent, node in evidence.edges:
        least, most = lows[parent], highs[parent]
        if turns:
            least, most = -most, -least
        if lows[node] < least or highs[node] > most:
            return False
        narrower = narrower or lows[node] != least or highs[node] != most
    return narrower and _both_move(low, high)


def _are_values(
    evidence: Evidence, window: tuple[Path, Path], numbers: Sequence[Number | None]
) -> bool:
    """Whether the ends of windows are values that have been found, but for the first ones."""
    found = {number for number in numbers if number is not None}
    found |= {-number for number in found}
    for path in window:
        first = path.values[0]
        later = {value for value in present(path) if value not in (first, -first)}
        if len(later - found) > len(later) / 2:
            return False
    return True


def _both_move(low: Path, high: Path) -> bool:
    return len(set(present(low))) > 1 and len(set(present(high))) > 1


FIRST = 500


def find_depth(evidence: Evidence) -> tuple[Path, str] | None:
    """The path that counts levels and how that is known."""
    found = [
        (path, count)
        for path in evidence.paths
        if counts_levels(evidence, path) and (count := len(present(path)))
    ]
    named = [each for each in found if means(each[0].name, DEPTH)]
    own = [each for each in found if each[0].given]
    for path, count in (*named, *own):
        return path, fits_all(count)
    for path in evidence.paths:
        # A depth that never falls is a mistake, but is still meant as one.
        if path.given and means(path.name, DEPTH) and len(path.last) > 3 and _is_whole(path):
            return path, NAMED
    return None


def _is_whole(path: Path) -> bool:
    held = present(path)
    return bool(held) and path.kinds <= {int, float, Missing}


def counts_levels(evidence: Evidence, path: Path) -> bool:
    """Whether a number goes one step up, or one step down, from level to level."""
    if not _is_whole(path) or (varies(evidence, path) > 0 and not _deepens(evidence, path)):
        return False
    values, edges = path.values, evidence.edges
    if present(path) is not values:
        missing = {node for node, value in enumerate(values) if value is MISSING}
        edges = [each for each in edges if missing.isdisjoint(each)]
    if len({values[child] - values[parent] for parent, child in edges[:FIRST]}) > 2:
        return False
    # At every second level: as MIN only hands it on.
    steps = {values[child] - values[parent] for parent, child in edges}
    return steps in ({1}, {-1}, {0, 1}, {0, -1})


def _deepens(evidence: Evidence, path: Path) -> bool:
    """Whether only the calls from outside have different numbers, as where each round goes a level
    deeper."""
    inner = [pair for pair in evidence.siblings if evidence.parent[pair[0]] >= 0]
    return bool(inner) and differing(path, inner) == 0
