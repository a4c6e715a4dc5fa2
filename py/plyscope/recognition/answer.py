"""What a search answers: its value, and the move that it chooses.

Where a call outside the search goes through the first moves itself, the choice is its own: it is
read from what it keeps of its loop, returns or prints, and never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import isnan
from typing import Any, Final

from plyscope.program.console import Console
from plyscope.program.numbers import Number
from plyscope.program.record import RETURNED, Answer, Record
from plyscope.program.snapshot import Frozen, unpacked
from plyscope.recognition import Reading
from plyscope.recognition.evidence import MISSING, Path
from plyscope.recognition.words import MAX, MIN, MOVE, means

MOSTLY: Final = 0.6
SOMETIMES: Final = 0.3
CHOOSING: Final = (
    "moves?|plays?|played|chooses?|chosen|takes?|picks?|action|col|column|cell|square|spot|zug|coup"
    "|jugada|movimiento|mossa|jogada|ход"
)
"""What people print before a number that is a move."""
AFTER_WORD: Final = re.compile(
    rf"\b(?:{CHOOSING})\b(?=\W*?(?<![\w.-])(-?)(\w[\w.]*)([+-][\w.]+)?)", re.IGNORECASE
)
"""Such a word, and what may be a number after it: `-1e-05`."""
INSIDE_BEFORE: Final = re.compile(r"[\w.-]")
INSIDE_AFTER: Final = re.compile(r"[\w.]")
NOTHING: Final = (None, MISSING)
LONGEST_NAME: Final = 30
"""A longer text is no name but a position, written down."""


@dataclass(frozen=True)
class Answered:
    """The value of a search, and its best move; None where they are not known."""

    value: Number | None
    best: Any


def answer_of(record: Record, reading: Reading, console: Console) -> Answered:
    """What the first search of a program answers."""
    value = reading.value
    if value is None:
        return Answered(None, None)
    roots = first_roots(record, reading)
    if len(roots) == 1:
        own = value.numbers[roots[0]]
        if own is None and record.ended[roots[0]] == RETURNED:
            own = _from_below(roots[0], reading)
        return Answered(own, _best_below(roots[0], own, reading))
    known = [node for node in roots if value.numbers[node] is not None]
    sides = reading.side.sides if reading.side else ()
    if not known or not sides:
        return Answered(None, None)
    if _are_same(roots, reading):
        own = value.numbers[known[-1]]
        return Answered(own, _best_below(known[-1], own, reading))
    choose = min if value.negates or sides[known[0]] == MAX else max
    best = choose(value.numbers[node] or 0 for node in known)
    return Answered(value.turned(best), chosen_outside(record, reading, roots, console))


def first_roots(record: Record, reading: Reading) -> Sequence[int]:
    """The root of the first search, or the roots that one call outside has started in a loop."""
    roots = [node for node in range(reading.evidence.count) if record.parent[node] < 0]
    first = [node for node in roots if record.starter[node] == record.starter[roots[0]]]
    if len(first) == 1 and _is_task(record, first[0]):
        return [node for node in roots if _is_task(record, node)]
    if _looks_up(first, record, reading):
        return first[:1]
    if len(first) > 1 and record.caller[first[0]][0]:
        return _last_of_the_same(roots, first, record, reading)
    return [_deepest(roots, record, reading)]


def _looks_up(first: Sequence[int], record: Record, reading: Reading) -> bool:
    """Whether the first search is of the whole, outside a loop, and those after it are of its
    replies again, in one, to find the reply with its value."""
    root, *others = first
    if not others or not reading.state or any(each is not None for each in record.caller[root][1]):
        return False
    replies = reading.evidence.below[root]
    return all(any(_are_same((each, reply), reading) for reply in replies) for each in others)


def _last_of_the_same(
    roots: Sequence[int], first: Sequence[int], record: Record, reading: Reading
) -> Sequence[int]:
    """The last of the calls outside that go through the same moves one after another, as when each
    search is deeper; at first, those of the `first` call."""
    rounds = reading.evidence.rounds(first)
    if len(rounds) > 1 and reading.value:
        values = reading.value.numbers
        whole = [each for each in rounds if all(values[root] is not None for root in each)]
        return whole[-1] if whole else rounds[0]
    groups: dict[int, list[int]] = {}
    for root in roots:
        groups.setdefault(record.starter[root], []).append(root)
    best = first
    for following in groups.values():
        pairs = zip(first, following, strict=False)
        is_same = len(following) == len(first) and all(_are_same(p, reading) for p in pairs)
        if not (is_same and reading.state):
            break
        if reading.value and all(reading.value.numbers[root] is not None for root in following):
            best = following
    return best


def _is_task(record: Record, root: int) -> bool:
    """Whether a search was started by a function that is called for each of several moves."""
    answer = record.answers.get(record.starter[root])
    return answer is not None and answer.driver.is_task


def _deepest(roots: Sequence[int], record: Record, reading: Reading) -> int:
    """Of the first searches, which may be of the same state by the same function, the last one
    that has a value: iterative deepening trusts that one."""
    best = roots[0]
    for root in roots:
        is_same = record.function[root] == record.function[best]
        if not (is_same and reading.state) or not _are_same((roots[0], root), reading):
            break
        if reading.value and reading.value.numbers[root] is not None:
            best = root
    return best


def _are_same(roots: Sequence[int], reading: Reading) -> bool:
    """Whether several searches are of the same state, as when they go deeper and deeper."""
    return all(
        path.values[root] == path.values[roots[0]] for root in roots for path in reading.state
    )


def _from_below(root: int, reading: Reading) -> Number | None:
    """The value of a root that returns something else, only a move perhaps; None if it is not a
    number, which no reply is worth."""
    returned = reading.evidence.record.returned[root]
    if isinstance(returned, float) and isnan(returned):
        return None
    value, side = reading.value, reading.side
    held = [value.numbers[child] for child in reading.evidence.below[root]] if value else []
    below = [number for number in held if number is not None]
    if not below or side is None or side.sides[root] not in (MAX, MIN):
        return None
    return max(below) if side.sides[root] == MAX else min(below)


def _best_below(root: int, own: Number | None, reading: Reading) -> Any:
    """The move that a root returns or leaves outside the search; if it does neither, the first
    reply with its value."""
    value, moves = reading.value, moves_of(reading)
    if value is None or own is None or not moves:
        return None
    choice = choice_of(reading)
    if choice and choice.values[root] not in NOTHING:
        return choice.values[root]
    left = chosen_and_left(reading, root)
    if left is not None:
        return left
    wanted = value.turned(own)
    for child in reading.evidence.below[root]:
        if value.numbers[child] == wanted and moves[child] is not None:
            return moves[child]
    return None


def chosen_and_left(reading: Reading, root: int) -> Any:
    """The move of a root that it has left in a variable outside the search; None if it left none,
    or several."""
    moves = moves_of(reading)
    below = reading.evidence.below[root] if moves else ()
    offered = {plain_move(moves[child]): moves[child] for child in below}
    offered.pop(None, None)
    left = reading.evidence.record.kept.get(root, {})
    found = {plain for each in left.values() for plain in _forms(each) if plain in offered}
    return offered[found.pop()] if len(found) == 1 else None


def moves_of(reading: Reading) -> Sequence[Any]:
    """The move into each node; none if they are not known. Where a state is only a name, as of a
    room, that name says where a move leads."""
    if reading.move:
        return reading.move.moves
    if len(reading.state or ()) != 1:
        return ()
    names = [unpacked(name) for name in reading.state[0].values]
    inner = [name for name, family in zip(names, reading.evidence.below, strict=True) if family]
    is_named = all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in inner)
    return names if is_named else ()


def choice_of(reading: Reading) -> Path | None:
    """The part of the results that is the move a node has chosen; None if there is none."""
    value, moves, evidence = reading.value, moves_of(reading), reading.evidence
    if value is None or not moves:
        return None
    plain = [None if each is None else plain_move(each) for each in moves]
    offered = [{plain[child] for child in family} - {None} for family in evidence.below]
    every = {*plain} - {None}
    no_moves = {value.path.name, *reading.text.counts}
    others = [path for path in evidence.results if path.name not in no_moves]
    sizes = {len(each) for each in every if isinstance(each, tuple)} - {0, 1}
    for path in (*others, *_side_by_side(others, sizes)):
        own = [
            (plain_move(path.values[node]), below)
            for node, below in enumerate(offered)
            if below and path.values[node] not in NOTHING
        ]
        # One number may be anything; several beside each other are hardly ever a move by chance.
        is_one = path.part or path.given
        if not own or (is_one and not all(chosen in every for chosen, _ in own)):
            continue
        if _is_way_here(path, plain):
            continue
        share = sum(chosen in below for chosen, below in own) / len(own)
        if share >= (SOMETIMES if means(path.name, MOVE) else MOSTLY):
            return path
    return None


def _is_way_here(path: Path, plain: Sequence[Any]) -> bool:
    """Whether a node only remembers the move that led to it; all moves in their plain form."""
    known = [
        (held, move)
        for held, move in zip(path.values, plain, strict=True)
        if held not in NOTHING and move is not None
    ]
    return bool(known) and all(plain_move(held) == move for held, move in known)


def _side_by_side(parts: Sequence[Path], sizes: Iterable[int]) -> Iterator[Path]:
    """So many parts of the results that stand beside each other, as one: `value, row, column` has a
    move of two numbers."""
    for size in sizes:
        for at in range(len(parts) - size + 1):
            several = parts[at : at + size]
            values = [
                None if any(each in NOTHING for each in held) else held
                for held in zip(*(each.values for each in several), strict=True)
            ]
            yield Path(", ".join(each.name for each in several), values, given=False)


def plain_move(move: Any) -> Any:
    """A move in one form, whether it is told as a list, as a tuple or as a dict with names."""
    held = unpacked(move)
    if isinstance(held, list | tuple):
        return tuple(map(plain_move, held))
    if isinstance(held, dict) and len(held) > 1:
        return tuple(map(plain_move, held.values()))
    if type(held) is Frozen:
        return held.number
    return held if isinstance(held, Hashable) else repr(held)


def _forms(move: Any) -> Iterator[Any]:
    """A move in its plain form; an object that has it in several fields, also as these."""
    yield plain_move(move)
    held = unpacked(move)
    if type(held) is Frozen and len(held.fields) > 1:
        yield tuple(map(plain_move, held.fields.values()))


def chosen_outside(record: Record, reading: Reading, roots: Sequence[int], console: Console) -> Any:
    """The move that a call outside the search has chosen; None if that cannot be known."""
    known = moves_of(reading)
    moves = {plain_move(known[root]): known[root] for root in roots} if known else {}
    moves.pop(None, None)
    is_one_call = len({record.starter[root] for root in roots}) == 1
    answer = record.answers.get(record.starter[roots[0]]) if is_one_call else None
    # A decorated search may have answered from a cache: then not every first move is seen here.
    is_whole = not any(getattr(each.node, "decorator_list", ()) for each in record.functions)
    printed = _printed(console, moves) if is_whole else ()
    for values in (_kept(answer), _returned(answer), printed):
        found = {each for value in values for each in _forms(value) if each in moves}
        if len(found) == 1:
            return moves[found.pop()]
    return None


def _kept(answer: Answer | None) -> Iterable[Any]:
    return answer.kept.values() if answer else ()


def _returned(answer: Answer | None) -> Iterator[Any]:
    """What the call returned, and if that says nothing, its parts."""
    if answer is None:
        return
    held = unpacked(answer.returned)
    yield held
    if isinstance(held, Frozen):
        yield from held.fields.values()
    elif isinstance(held, dict):
        yield from held.values()
    elif isinstance(held, list | tuple):
        yield from held


def _printed(console: Console, moves: Iterable[Any]) -> Iterator[Any]:
    """The moves that stand in what was printed outside the search. A number may also be a value or
    a count, so a word for a move must come before it."""
    text = "".join(text for node, text in console.said if node < 0).lower()
    numbers = frozenset(_numbers_chosen(text))
    for move in moves:
        written = str(move).lower()
        if written in numbers if isinstance(move, int | float) else _stands_in(text, written):
            yield move


def _numbers_chosen(text: str) -> Iterator[str]:
    """What may be a number after each word for a move. The text is gone through once, however many
    moves there are."""
    for found in AFTER_WORD.finditer(text):
        minus, number, power = found.groups(default="")
        yield from (minus + number, minus + number + power)


def _stands_in(text: str, written: str) -> bool:
    """Whether something stands in a text, and is no part of a longer word or number."""
    at = text.find(written)
    while at >= 0:
        end = at + len(written)
        if not INSIDE_BEFORE.match(text[at - 1 : at]) and not INSIDE_AFTER.match(text[end:][:1]):
            return True
        at = text.find(written, at + 1)
    return False
