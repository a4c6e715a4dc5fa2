"""Whose turn it is at a node: what tells the nodes that take the largest value from those that take
the smallest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from plyscope.program.snapshot import ATOMS, Frozen
from plyscope.recognition.evidence import MISSING, Evidence, Path
from plyscope.recognition.fits import NAMED, changes, fits_all, present, share, varies
from plyscope.recognition.value import LARGEST, MEAN, NEGATED, SMALLEST, Value
from plyscope.recognition.window import counts_levels
from plyscope.recognition.words import CHANCE, MAX, MIN, SIDE, means

SIDES = {LARGEST: MAX, SMALLEST: MIN, MEAN: CHANCE}
MOST_PLAYERS = 6
FIRST = 1_000


@dataclass(frozen=True)
class Side:
    """Who moves.

    Attributes:
        name: what it is read from.
        how: how that is known.
        sides: MAX, MIN or chance for each node, None where it is not known.
        path: where it stands, None if it is not one of the paths.
    """

    name: str
    how: str
    sides: Sequence[str | None]
    path: Path | None = None


def find_side(evidence: Evidence, value: Value | None) -> Side | None:
    """What says whose turn it is; None if that cannot be known."""
    if value is None or not value.is_search:
        return None
    if value.negates:
        return _of_mover(evidence, value)
    shown = [SIDES.get(each) if each else None for each in value.taken]
    found = (
        _behaving(evidence, shown)
        or _behaving(evidence, _inside_windows(evidence, value))
        or _taking_turns(evidence, shown)
    )
    if found:
        return found
    for path in evidence.paths:
        if means(path.name, SIDE) and 2 <= _count(path) <= 3 and changes(evidence, path) > 0.5:
            return Side(path.name, NAMED, shown, path)
    return _by_parity(evidence, shown)


def _behaving(evidence: Evidence, shown: Sequence[str | None]) -> Side | None:
    """The likeliest of what always goes with the side that is `shown`."""
    candidates = [*_by_paths(evidence, shown), *_by_functions(evidence, shown)]
    return min(candidates, key=_rank, default=None)


def _taking_turns(evidence: Evidence, shown: Sequence[str | None]) -> Side | None:
    """Where all nodes of one side have equal values below them, or none, nothing shows what it
    takes. But what is one of two things and turns at every call tells it from the other side."""
    if len({side for side in shown if side in (MAX, MIN)}) != 1:
        return None
    turning = [path for path in evidence.paths if _turns(evidence, path)]
    for path in sorted(turning, key=lambda path: (not means(path.name, SIDE), path.part)):
        meaning = _meaning(path.values, shown)
        if meaning and len(meaning) == 1:
            sides = _completed(path, shown, meaning)
            return Side(
                path.name, f"changes at every call: {fits_all(evidence.count)}", sides, path
            )
    places = evidence.record.function[: evidence.count]
    meaning = _meaning(places, shown)
    in_turn = all(places[parent] != places[node] for parent, node in evidence.edges)
    if len(set(places)) != 2 or not in_turn or not meaning or len(meaning) != 1:
        return None
    choosing = {places[node] for node, family in enumerate(evidence.below) if len(family) > 1}
    if len(choosing) == 1:
        return None  # the other function only hands on
    ((_, known),) = meaning.items()
    (own,) = {place for place, side in zip(places, shown, strict=True) if side == known}
    other = MIN if known == MAX else MAX
    names = " / ".join(function.name for function in evidence.record.functions)
    sides = [known if place == own else other for place in places]
    return Side(names, f"changes at every call: {fits_all(evidence.count)}", sides)


def _inside_windows(evidence: Evidence, value: Value) -> list[str | None]:
    """What nodes show whose value is no number that they were given: a fail-hard search answers
    with an end of its window, which may be the smallest of the values below MAX."""
    return [
        SIDES.get(taken) if taken and number not in evidence.record.arguments[node] else None
        for node, (taken, number) in enumerate(zip(value.taken, value.numbers, strict=True))
    ]


def _rank(side: Side) -> tuple[int, int]:
    path = side.path
    if path is None:
        return (1, 0)
    if means(path.name, SIDE):
        return (0, int(path.part))
    return (2, int(path.part)) if path.given else (3, int(path.part))


def _by_paths(evidence: Evidence, shown: Sequence[str | None]) -> Iterator[Side]:
    """The paths each of whose few values always goes with the same side."""
    for path in evidence.paths:
        if _meaning(path.values[:FIRST], shown[:FIRST]) is None:
            continue
        count = _count(path)
        if not 2 <= count <= MOST_PLAYERS or varies(evidence, path) > 0.2:
            continue
        if count > 2 and counts_levels(evidence, path):
            continue  # the players take turns, and this counts the turns
        meaning = _meaning(path.values, shown)
        if meaning and len(set(meaning.values())) > 1:
            sides = _sides(path.values, meaning)
            yield Side(path.name, fits_all(_known(shown)), _completed(path, sides, meaning), path)


def _completed(
    path: Path, sides: Sequence[str | None], meaning: dict[Any, str]
) -> Sequence[str | None]:
    """With two values and one known side, the other value is the other side."""
    if len(meaning) == 1 and len({_key(value) for value in _different(present(path))}) == 2:
        ((known, side),) = meaning.items()
        other = MIN if side == MAX else MAX
        return [side if _key(value) == known else other for value in path.values]
    return sides


def _count(path: Path) -> int:
    """How many different values there are, if they are so simple that they may name players."""
    if _count_of(path.values[:FIRST]) == 0:
        return 0
    return _count_of(path.values)


def _count_of(values: Sequence[Any]) -> int:
    keys = set()
    for value in _different(values):
        if value is MISSING:
            continue
        key = _key(value)
        if key is None:
            return 0
        keys.add(key)
        if len(keys) > MOST_PLAYERS:
            return 0
    return len(keys)


def _different(values: Sequence[Any]) -> Iterable[Any]:
    """The different values, where that is quickly found; if not, all."""
    if ATOMS.issuperset(map(type, values)):
        return [value for _, value in set(zip(map(type, values), values, strict=True))]
    return values


def _key(value: Any) -> Any:
    """A value by which players may be told apart; None if it is too complex for one."""
    if isinstance(value, Frozen):
        return (value.kind, value.number)
    if value is MISSING or value is None:
        return None
    try:
        hash(value)
    except TypeError:
        return None
    small = isinstance(value, str) and len(value) <= 24
    simple = isinstance(value, int) or small or getattr(value, "name", None) is not None
    return (type(value).__name__, value) if simple else None


def _sides(values: Sequence[Any], meaning: Mapping[Any, str]) -> list[str | None]:
    """What each value means."""
    if len(set(map(type, values))) > 1 or not ATOMS.issuperset(map(type, values)):
        return [meaning.get(_key(value)) for value in values]
    known = {value: meaning.get(_key(value)) for value in set(values)}
    return list(map(known.get, values))


def _meaning(values: Sequence[Any], shown: Sequence[str | None]) -> dict[Any, str] | None:
    """Which side each value goes with; None if one goes with two."""
    meaning: dict[Any, str] = {}
    pairs: Iterable[tuple[Any, str | None]] = zip(values, shown, strict=True)
    if len(values) > 1 and ATOMS.issuperset(map(type, values)):
        every = set(zip(map(type, values), values, shown, strict=True))
        pairs = [(value, side) for _, value, side in every]
    for value, side in pairs:
        if side is None or value is MISSING:
            continue
        if meaning.setdefault(_key(value), side) != side:
            return None
    return meaning


def _known(shown: Sequence[str | None]) -> int:
    return len(shown) - list(shown).count(None)


def _by_functions(evidence: Evidence, shown: Sequence[str | None]) -> Iterator[Side]:
    """Each function may be a side: `max_value` and `min_value`."""
    places = evidence.record.function[: evidence.count]
    if len(set(places)) < 2:
        return
    meaning = _meaning(places, shown)
    if meaning and len(set(meaning.values())) > 1:
        names = " / ".join(function.name for function in evidence.record.functions)
        sides = _sides(places, meaning)
        yield Side(names, fits_all(_known(shown)), sides)


def _by_parity(evidence: Evidence, shown: Sequence[str | None]) -> Side | None:
    """Sides that take turns, told by a number that is even for one of them, or by the level."""
    for path in evidence.paths:
        held = present(path)
        if not path.given or len(held) < evidence.count or not _are_whole(held):
            continue
        side = _with_parity(f"{path.name}'s parity", [value % 2 for value in held], shown)
        if side:
            return Side(side.name, side.how, side.sides, path)
    return _with_parity("the level in the tree", [each % 2 for each in levels(evidence)], shown)


def _are_whole(held: Sequence[Any]) -> bool:
    return set(map(type, held)) == {int}


def _with_parity(name: str, parity: Sequence[int], shown: Sequence[str | None]) -> Side | None:
    meaning = _meaning(parity, shown)
    if not meaning or len(set(meaning.values())) < 2:
        return None
    return Side(name, fits_all(_known(shown)), _sides(parity, meaning))


def levels(evidence: Evidence) -> list[int]:
    """How far below its root each node is."""
    level: list[int] = []
    for parent in evidence.parent:
        level.append(0 if parent < 0 else level[parent] + 1)
    return level


def _turns(evidence: Evidence, path: Path) -> bool:
    """Whether a path has two values that take turns from call to call."""
    return (
        _count(path) == 2
        and varies(evidence, path) == 0
        and share(evidence.edges, lambda one, other: path.values[one] != path.values[other]) == 1
    )


def _of_mover(evidence: Evidence, value: Value) -> Side:
    """In negamax every node takes the largest for the player to move: sides take turns."""
    sides = [MIN if level % 2 else MAX for level in levels(evidence)]
    turning = [path for path in evidence.paths if _turns(evidence, path)]
    turning.sort(key=lambda path: (not means(path.name, SIDE), path.part, not path.given))
    for path in turning:
        return Side(path.name, f"changes at every call: {fits_all(evidence.count)}", sides, path)
    assert NEGATED in value.taken or value.negates
    return Side("the level in the tree", "each node takes the largest of the negated values", sides)
