"""Which variables of the loops around recursive calls are the move: those that tell siblings
apart, and are no states themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any, Final

from plyscope.program.snapshot import ATOMS, Frozen, unpacked
from plyscope.recognition.evidence import Evidence, Path
from plyscope.recognition.words import ALPHA, BETA, DEPTH, MOVE, SIDE, STATE, VALUE, means

NEARLY: Final = 0.98
MOST_NAMES: Final = 8
SAMPLE: Final = 50
MOST_FAMILIES: Final = 200
"""So many families tell of a line which names are the move there."""
Names = tuple[str, ...]


def names_of_loops(evidence: Evidence, state: Sequence[Path]) -> Mapping[int, Names] | None:
    """For each line with a recursive call, the names of the move there; None if there are none.
    Branches for MAX and for MIN may have names of their own."""
    lines = evidence.record.line
    sites: dict[int, list[list[int]]] = {}
    is_deep = any(evidence.below)
    waiting = {lines[node] for _, node in evidence.edges} if is_deep else set(lines)
    for family in evidence.families():
        if len(family) < 2 or (is_deep and evidence.parent[family[0]] < 0):
            continue
        if not waiting:
            break
        for line in dict.fromkeys([lines[node] for node in family]):
            if len(sites.get(line, ())) < MOST_FAMILIES:
                together = [node for node in family if lines[node] == line]
                if len(together) > 1:
                    sites.setdefault(line, []).append(together)
            else:
                waiting.discard(line)
    found = {line: _of_site(evidence, state, families) for line, families in sites.items()}
    known = {line: names for line, names in found.items() if names}
    if not known or len(known) < len(found):
        return None
    _share_names(evidence, known)
    for family in evidence.root_families():
        # A call outside the search that goes through the moves itself has names of its own.
        names = _of_site(evidence, state, [family])
        known.setdefault(lines[family[0]], names or ())
    return known


def _share_names(evidence: Evidence, known: dict[int, Names]) -> None:
    """Where a line only ever searches one move of a node, as one that searches it again does, the
    move has the names that it has at another line of the same loop."""
    lines = evidence.record.line
    first: dict[int, int] = {}
    for _, node in evidence.edges:
        first.setdefault(lines[node], node)
    inner = [names for line, names in known.items() if line in first]
    for line in first.keys() - known.keys():
        around, _ = evidence.around[first[line]]
        names = next((names for names in inner if set(names) <= set(around)), None)
        if names:
            known[line] = names


def _of_site(
    evidence: Evidence, state: Sequence[Path], families: Sequence[Sequence[int]]
) -> Names | None:
    callers = evidence.callers
    nodes = [node for family in families for node in family]
    every = [
        name
        for name in _always_there(callers, nodes)
        if not _is_state(name, evidence, state, nodes[:SAMPLE])
    ]
    # A name that means something else may still be the move, if nothing else is.
    for names in ([name for name in every if _likely(name) >= 0], every):
        for groups in _candidates(evidence, names):
            fitting = [group for group in groups if _tell_apart(group, callers, families)]
            if fitting:
                return max(fitting, key=lambda group: sum(_likely(name) for name in group))
    return None


def _candidates(evidence: Evidence, names: Sequence[str]) -> Iterator[list[Names]]:
    """Groups of names, the likeliest first: of loops inside each other one name each, as rows and
    columns; then one name alone, two, or three."""
    for nest in evidence.record.loops:
        if len(nest) > 1:
            yield list(product(*([name for name in loop if name in names] for loop in nest)))
    for size in (1, 2, 3):
        yield list(combinations(names, size))


def _always_there(callers: Sequence[Mapping[str, Any]], nodes: Sequence[int]) -> list[str]:
    """The names that have a value at these calls, in the order of the program."""
    names: dict[str, int] = {}
    for node in nodes:
        for name, value in callers[node].items():
            names[name] = names.get(name, 0) + (value is not None)
    every = len(nodes)
    return [name for name, count in names.items() if count >= NEARLY * every][:MOST_NAMES]


def _likely(name: str) -> int:
    if means(name, MOVE):
        return 2
    other = any(means(name, words) for words in (ALPHA, BETA, DEPTH, SIDE, VALUE))
    return -1 if other else 1 - means(name, STATE)


def _is_state(name: str, evidence: Evidence, state: Sequence[Path], sample: Sequence[int]) -> bool:
    """Whether a loop goes through states, which are no moves: the calls were given the very
    same."""
    callers = evidence.callers
    for path in state:
        if all(_is_same(callers[node].get(name), path.values[node]) for node in sample):
            return True
    return any(_is_argument(evidence, node, callers[node].get(name)) for node in sample)


def _is_argument(evidence: Evidence, node: int, value: Any) -> bool:
    """Whether a call was given an object as one of its arguments."""
    if not isinstance(value, Frozen):
        return False
    given = evidence.record.arguments[node]
    return any(isinstance(each, Frozen) and each.number == value.number for each in given)


def _is_same(one: Any, other: Any) -> bool:
    if isinstance(one, Frozen) and isinstance(other, Frozen):
        return one.number == other.number
    return one is not None and _flattened(one) == _flattened(other)


def _flattened(value: Any) -> Any:
    plain = unpacked(value)
    return tuple(_pieces(plain)) if isinstance(plain, list | tuple) else plain


def _pieces(value: Any) -> Iterator[Any]:
    if isinstance(value, list | tuple):
        for each in value:
            yield from _pieces(each)
    else:
        yield value


def _tell_apart(
    group: Names, callers: Sequence[Mapping[str, Any]], families: Sequence[Sequence[int]]
) -> bool:
    apart = 0
    for family in families:
        moves = [joined(callers[node], group) for node in family]
        if not ATOMS.issuperset(map(type, moves)):
            moves = [text_of(move) for move in moves]
        apart += len(set(moves)) == len(moves)
    return apart >= NEARLY * len(families)


def joined(caller: Mapping[str, Any], group: Sequence[str]) -> Any:
    """The values of some names: one alone, or all together."""
    held = tuple(caller.get(name) for name in group)
    if all(value is None for value in held):
        return None
    return held[0] if len(held) == 1 else held


def text_of(value: Any) -> str:
    """A text that is the same for the same value only."""
    return f"{value.number}" if isinstance(value, Frozen) else repr(unpacked(value))
