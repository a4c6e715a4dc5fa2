"""What is searched: what changes from a call to those below it, and differs between siblings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from plyscope.program.snapshot import Frozen, Large, unpacked
from plyscope.recognition.evidence import MISSING, Evidence, Missing, Path, is_atom
from plyscope.recognition.fits import changes, differing, differs, fits_all, present, share, varies
from plyscope.recognition.window import counts_levels
from plyscope.recognition.words import MOVE, STATE, means

MOSTLY = 0.6
SAMPLE = 30


def find_state(evidence: Evidence, taken: Collection[Path]) -> tuple[list[Path], str] | None:
    """The paths that make up the state, and how that is known; `taken` have another role."""
    free = [path for path in evidence.paths if path not in taken and changes(evidence, path) > 0]
    free = [path for path in free if not _counts_calls(path)]
    found = [path for path in free if _is_one(evidence, path)]
    if found:
        best = max(found, key=_score)
        whole = [best]
        if best.given and _is_whole_number(best):
            others = [each for each in free if each.given and _is_whole_number(each)]
            whole = [each for each in others if each is best or _goes_with(evidence, each)]
        return whole, _how(evidence, whole)
    together = [path for path in free if path.given and _may_be_piece(path)]
    if len(together) > 1 and _vary_together(evidence, together):
        return together, _how(evidence, together)
    return None


def _is_one(evidence: Evidence, path: Path) -> bool:
    """Whether a path alone tells siblings apart. Without siblings, its form has to do."""
    if changes(evidence, path) < MOSTLY:
        return False
    if not evidence.siblings:
        return _size(path) > 1
    return varies(evidence, path) >= MOSTLY


def _score(path: Path) -> float:
    """How much a path looks like a state: by its size and name, and as a whole argument."""
    score = min(_size(path), 20)
    if means(path.name, STATE):
        score += 15
    elif means(path.name, MOVE):
        score -= 8
    if path.given:
        score += 4
    if path.last in ("self", "cls"):
        score -= 12  # a part of it says more
    if path.part:
        score -= 3 if path.name.startswith("self.") else 12
    return score


def _size(path: Path) -> float:
    """How many pieces the value has, on the average of some calls."""
    held = present(path)[:SAMPLE]
    return sum(pieces(value) for value in held) / len(held) if held else 0.0


def pieces(value: Any) -> int:
    """How many numbers and words are in a value."""
    plain = unpacked(value)
    if type(plain) is Frozen:
        plain = plain.fields
    elif type(plain) is Large:
        return 0
    if isinstance(plain, str):
        return len(plain) if len(plain) > 3 else 1
    if isinstance(plain, dict):
        plain = list(plain.values())
    if isinstance(plain, list | tuple | set | frozenset):
        return 2 + sum(pieces(each) for each in plain)
    return 1


def _is_of_loop(evidence: Evidence, path: Path) -> bool:
    """Whether a parameter is given the variable of the loop around the call: the move."""
    nodes = [node for _, node in evidence.edges[:SAMPLE]]
    names = {name for node in nodes[:1] for name in evidence.callers[node]}
    return any(
        all(evidence.callers[node].get(name) == path.values[node] for node in nodes)
        for name in names
    )


def _goes_with(evidence: Evidence, path: Path) -> bool:
    """Whether a number may be a piece of the state too, as one of two sets of stones is."""
    counts = counts_levels(evidence, path) or means(path.name, MOVE)
    varies_enough = changes(evidence, path) >= MOSTLY and len(set(present(path))) > 2
    return varies_enough and not counts and not _is_of_loop(evidence, path)


def _is_whole_number(path: Path) -> bool:
    return path.kinds <= {int, Missing}


def _counts_calls(path: Path) -> bool:
    """Whether a number grows by one from call to call, whatever is searched, or outside the search
    only ever grows: a program counts its work so."""
    if not _is_whole_number(path):
        return False
    held = list(present(path))
    if path.given:
        return held == list(range(held[0], held[0] + len(held))) and len(held) > 2
    return held == sorted(held)


def _may_be_piece(path: Path) -> bool:
    held = present(path)[:SAMPLE]
    return bool(held) and all(type(value) is int or not is_atom(value) for value in held)


def _vary_together(evidence: Evidence, paths: Sequence[Path]) -> bool:
    def differ(one: int, other: int) -> bool:
        return any(differs(path.values, one, other) for path in paths)

    return share(evidence.siblings, differ) >= MOSTLY


def _how(evidence: Evidence, paths: Sequence[Path]) -> str:
    """How the state is known: how often it is another one at each call."""

    def differ(one: int, other: int) -> bool:
        return any(differs(path.values, one, other) for path in paths)

    edges = evidence.edges
    changed = (
        differing(paths[0], edges) if len(paths) == 1 else sum(differ(*edge) for edge in edges)
    )
    count = sum(value is not MISSING for value in paths[0].values)
    if changed == len(edges):
        return f"another one at every call: {fits_all(count)}"
    return f"another one at {changed} of {len(edges)} calls"
