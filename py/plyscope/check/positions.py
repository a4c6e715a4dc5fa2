"""A search as the positions that it goes through: what a submission's and the solution's have in
common, however each of them calls its functions."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from plyscope.compare.calls import Tree, tree_of
from plyscope.own_code import plain
from plyscope.program import RunResult
from plyscope.program.numbers import Number, comparable, is_number
from plyscope.program.snapshot import Frozen, unpacked
from plyscope.recognition import Reading, recognise
from plyscope.recognition.answer import answer_of, first_roots, moves_of, plain_move
from plyscope.recognition.evidence import MISSING

ABOVE: Final = -1
"""Stands for the call outside that tries the first moves itself."""


@dataclass(frozen=True)
class Positions:
    """A search that has a tree.

    Attributes:
        ran, reading, tree: what was recorded and recognised, and the calls.
        root: the first call; `ABOVE` if a call outside the search makes the first moves.
        roots: the calls that stand for the first moves, in that case.
    """

    ran: RunResult
    reading: Reading
    tree: Tree
    root: int
    roots: Sequence[int]

    @cached_property
    def moves(self) -> Sequence[Any]:
        """The move into each call, in one form; None where it is not known."""
        known = moves_of(self.reading)
        return [None if each is None else plain_move(each) for each in known] or (
            [None] * self.tree.count
        )

    @cached_property
    def answer(self) -> tuple[Number | None, Any]:
        """The value of the search, and the move that it chose; None where they are not known."""
        assert self.ran.record
        found = answer_of(self.ran.record, self.reading, self.ran.console)
        return found.value, None if found.best is None else plain_move(found.best)

    def below(self, node: int) -> Sequence[int]:
        """The calls for the positions right below that of a call. A call of the same position, from
        a function that only hands on, counts as the call itself."""
        found: list[int] = []
        for child in self.roots if node == ABOVE else self.tree.below[node]:
            if self._hands_on(child):
                found += self.below(child)
            else:
                found.append(child)
        return found

    def above(self, node: int) -> int:
        """The call for the position that a call is right below."""
        above = self.tree.parent[node]
        while above >= 0 and self._hands_on(above):
            above = self.tree.parent[above]
        return self.root if above < 0 else above

    def _hands_on(self, node: int) -> bool:
        """Whether a call is of the position of the call above: it is handed on, or the only one
        there, with the same value, as of a function that the other was given."""
        if self.tree.handed_on[node]:
            return True
        above = self.tree.parent[node]
        if above < 0 or len(self.tree.below[above]) > 1:
            return False
        mine, its = self.tree.numbers[node], self.tree.numbers[above]
        if mine is None or mine != its:
            return False
        here = self.position(node)
        return here is not None and here == self.position(above)

    def value(self, node: int) -> Number | None:
        """What a call returned; for the call outside, what is known of it."""
        return self.answer[0] if node == ABOVE else self.tree.numbers[node]

    def position(self, node: int) -> Hashable:
        """What a position holds, in one form; None if it is not known."""
        held = [path.values[node] for path in self.tree.state]
        return tuple(map(_form, held)) if held and MISSING not in held else None

    def moved(self, node: int) -> Any:
        """Which player has moved to a position, where the game's own states tell it as `moved`."""
        held = [unpacked(path.values[node]) for path in self.tree.state] if node != ABOVE else []
        return held[0].fields.get("moved") if len(held) == 1 and type(held[0]) is Frozen else None

    def move(self, node: int) -> Any:
        return None if node == ABOVE else self.moves[node]

    def move_name(self, node: int, place: int | None) -> str:
        """The move into a call in words; its place among its siblings where that is all there
        is."""
        move = self.move(node)
        is_place = move is None or bool(self.tree.places)
        return place_name(place if move is None else move) if is_place else text_of(move)

    def ended(self, node: int) -> bool:
        """Whether a call has returned, with all right below it."""
        return node == ABOVE or self.tree.ended(node)

    def every(self) -> Iterator[int]:
        """All positions of the search, in the order in which they are entered."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(self.below(node))


def positions_of(ran: RunResult, reading: Reading | None = None) -> Positions | None:
    """The positions of a run; None if it has no tree."""
    record = ran.record
    if record is None:
        return None
    known = reading or recognise(record)
    tree = tree_of(record, known)
    roots = first_roots(record, known)
    root = roots[0] if len(roots) == 1 else ABOVE
    return Positions(ran, known, tree, root, roots)


def number_of(value: Any) -> Number | None:
    """What a program returned, as a number; None if it is none."""
    held = unpacked(value)
    return comparable(held) if is_number(held) and not isinstance(held, bool) else None


def place_name(place: Any) -> str:
    """A reply that has no name but its place, counted from 0."""
    return f"reply {place + 1}" if isinstance(place, int) else text_of(place)


def text_of(value: Any) -> str:
    """A value or a move as it stands in a sentence."""
    held = plain(value)
    return held if isinstance(held, str) else repr(held)


def named(move: Any) -> str:
    """A move in one form, however it is written."""
    return text_of(move).replace(" ", "").lower()


def _form(value: Any) -> Hashable:
    """A state in one form: lists as tuples, objects as their fields."""
    held = value if type(value) is Frozen else unpacked(value)
    if type(held) is Frozen:
        return tuple((name, _form(each)) for name, each in sorted(held.fields.items()))
    if isinstance(held, list | tuple):
        return tuple(map(_form, held))
    if isinstance(held, set | frozenset):
        return frozenset(map(_form, held))
    if isinstance(held, Mapping):
        return tuple(sorted(((str(key), _form(each)) for key, each in held.items()), key=repr))
    return held if isinstance(held, Hashable) else repr(held)
