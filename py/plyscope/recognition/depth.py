"""Which number counts the levels: it changes by the same step from every call to those below it, or
at every second one."""

from __future__ import annotations

from plyscope.recognition.evidence import MISSING, Evidence, Missing, Path
from plyscope.recognition.fits import NAMED, differing, fits_all, present, varies
from plyscope.recognition.words import DEPTH, means

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
