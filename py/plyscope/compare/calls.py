"""The calls of a search, in the form in which they are compared."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

from plyscope.compare.difference import Moment, left
from plyscope.program.numbers import Number, comparable, is_number
from plyscope.program.record import RETURNED, Record
from plyscope.program.snapshot import Frozen, Group, content_of, unpacked
from plyscope.recognition import Reading
from plyscope.recognition.cuts import find_cuts
from plyscope.recognition.evidence import MISSING, Evidence, Missing, Path
from plyscope.recognition.move import find_move
from plyscope.recognition.state import find_state
from plyscope.recognition.words import ALPHA, BETA, means

GIVEN: Final = "the place in "
"""How the move is told in a tree that is given as such."""


@dataclass(frozen=True)
class Tree:
    """The first calls of a record, and where each stands.

    Attributes:
        record: the record.
        reading: what was recognised in it.
        count: how many calls are looked at.
        parent: the parent of each; −1 for none.
        below: the calls right below each, but for those that only ask whether a value lies beyond
            the window, as a null move does.
        level: how far below its root each is.
        last: the last call that each led to.
        numbers: what each returned, as a number; None if it returned none, or if not all that is
            below it is looked at.
        roots: the calls without parent, those together that one call outside has started.
        depth: where the depth is read; None if there is none.
        window: where alpha and beta are read; None if they are not.
        state: where the state is read.
        position: the same with every parameter that is given the move in some loop, as the place of
            one of several pieces is.
        handed_on: whether each call searches the same position as its parent, which returns what it
            returns.
        turn: how often the players have taken turns at each.
        places: in a tree that is given as such, the place of each node among the nodes below its
            parent; nothing in other games.
    """

    record: Record
    reading: Reading
    count: int
    parent: Sequence[int]
    below: Sequence[Sequence[int]]
    level: Sequence[int]
    last: Sequence[int]
    numbers: Sequence[Number | None]
    roots: Sequence[Sequence[int]]
    depth: Path | None
    window: tuple[Path, Path] | None
    state: Sequence[Path]
    position: Sequence[Path]
    handed_on: Sequence[bool]
    turn: Sequence[int]
    places: Sequence[Any]

    def left(self, node: int) -> Moment:
        """The moment at which a call returns."""
        return left(self.last[node], self.level[node])

    def ended(self, node: int) -> bool:
        """Whether a call has returned, and so have all right below it, as far as that is looked
        at."""
        ended = self.record.ended
        known = self.numbers[node] is not None or self.count == len(self.record)
        return known and all(ended[each] == RETURNED for each in (node, *self.below[node]))

    def hands_on(self, node: int) -> bool:
        """Whether another call searches the node's own position."""
        return any(self.handed_on[child] for child in self.below[node])

    def replies(self, node: int) -> Sequence[int]:
        """The calls right below a call, but for those that are searched again at once, as when a
        scout or a shallower search has failed: the last search counts."""
        return [each for each in self.below[node] if each not in self.searched_again]

    @cached_property
    def searched_again(self) -> Collection[int]:
        """The calls after which the same one is made at once, of the same turn of every loop, but
        for its window and its depth."""
        evidence = self.reading.evidence
        may_change = {path.name for path in (*(self.window or ()), self.depth) if path}
        given = [path for path in evidence.paths if path.given and path.name not in may_change]
        return {
            one
            for family in self.below
            for one, other in pairwise(family)
            if self.state
            and evidence.around[one] == evidence.around[other]
            and self.is_alike((*self.state, *given), one, other)
        }

    def place(self, node: int) -> Hashable:
        """The position of a call; the call's own number where that is not known."""
        return self.content(self.position, node) if self.position else node

    def content(self, paths: Sequence[Path], node: int) -> Hashable:
        """What some paths hold at a call. An object of a tree stays the same whatever is kept on
        it, as MTD(f) keeps its bounds."""
        held = [path.values[node] for path in paths]
        if not (self.places or self._holds_states):
            return content_of(held)
        return content_of([each.number if type(each) is Frozen else each for each in held])

    def is_alike(self, paths: Iterable[Path], one: int, other: int) -> bool:
        """Whether two calls were given the same."""
        return self._identity(one) == self._identity(other) and all(
            path.values[one] == path.values[other] for path in paths
        )

    def _identity(self, node: int) -> int:
        """Which object a call was given in a tree of objects; 0 in other games."""
        return self.state[0].values[node].number if self._holds_states else 0

    @cached_property
    def _holds_states(self) -> bool:
        """Whether every state is an object that the one above it holds. What is deep in an object
        is not copied, so two of them may seem alike."""
        edges = [(above, node) for node, above in enumerate(self.parent) if above >= 0]
        held = self.state[0].values if len(self.state) == 1 and edges else ()
        return bool(held) and all(
            type(held[above]) is type(held[node]) is Frozen
            and held[node].number in _numbers_within(held[above].fields.values())
            for above, node in edges
        )

    @cached_property
    def searched_before(self) -> Collection[int]:
        """The calls whose position was searched before: a table may know it."""
        seen: set[Hashable] = set()
        found = set()
        for node in range(self.count):
            place = self.place(node)
            if place in seen:
                found.add(node)
            seen.add(place)
        return found

    @cached_property
    def first_returned(self) -> Mapping[Number, Moment]:
        """For each number that was returned, when first."""
        found: dict[Number, Moment] = {}
        for node, own in enumerate(self.numbers):
            if own is not None:
                found[own] = min(found.get(own, self.left(node)), self.left(node))
        return found

    def families(self) -> Sequence[Sequence[int]]:
        """The calls of the same parent, or of the same call outside the search, in order."""
        return [*(family for family in self.below if family), *self.roots]


def tree_of(record: Record, reading: Reading) -> Tree:
    """The calls of `record`, spread out."""
    evidence = reading.evidence
    count = evidence.count
    level: list[int] = []
    for parent in evidence.parent:
        level.append(0 if parent < 0 else level[parent] + 1)
    flows = reading.text.flows
    handed_on = [
        above >= 0 and record.line[node] in flows[record.function[above]].handed_on
        for node, above in enumerate(evidence.parent)
    ]
    turn: list[int] = []
    for node, above in enumerate(evidence.parent):
        turn.append(0 if above < 0 else turn[above] + (not handed_on[node]))
    asides = reading.text.asides
    is_aside = [
        above >= 0 and record.line[node] in asides[record.function[above]]
        for node, above in enumerate(evidence.parent)
    ]
    below = (
        [[each for each in family if not is_aside[each]] for family in evidence.below]
        if any(is_aside)
        else evidence.below
    )
    last = list(range(count))
    for node in range(count - 1, 0, -1):
        above = evidence.parent[node]
        if above >= 0:
            last[above] = max(last[above], last[node])
    roots: dict[int, list[int]] = {}
    for node, parent in enumerate(evidence.parent):
        if parent < 0:
            roots.setdefault(record.starter[node], []).append(node)
    found = None if reading.state else find_state(evidence, [])  # no search was recognised
    state = reading.state or (found[0] if found else ())
    numbers = list(reading.value.numbers) if reading.value else [None] * count
    node = count - 1 if count < len(record) else -1
    while node >= 0:  # what is below these calls is not all looked at
        numbers[node] = None
        node = evidence.parent[node]
    return Tree(
        record,
        reading,
        count,
        evidence.parent,
        below,
        level,
        last,
        numbers,
        list(roots.values()),
        depth=_path(reading, "depth"),
        window=_window(reading),
        state=state,
        position=[*state, *_pieces(evidence, state)] if state else (),
        handed_on=handed_on,
        turn=turn,
        places=_places(reading, state),
    )


def _pieces(evidence: Evidence, state: Sequence[Path]) -> Iterator[Path]:
    """The parameters that differ between siblings only as a variable of the loop around them."""
    held = {path.name for path in state}
    for path in evidence.paths:
        if not path.given or path.name in held or not path.kinds <= {int, str, Missing}:
            continue
        differing = [
            node
            for one, node in evidence.siblings
            if path.values[one] != path.values[node] and path.values[node] is not MISSING
        ]
        if differing and all(
            path.values[node] in _atoms(evidence.callers[node].values()) for node in differing
        ):
            yield path


def _numbers_within(values: Iterable[Any]) -> Iterator[int]:
    """The identities of the objects among some values, and in the containers among them."""
    for each in values:
        if type(each) is Frozen:
            yield each.number
        elif type(each) is Group:
            yield from _numbers_within(each.items)


def _atoms(values: Iterable[Any]) -> list[Any]:
    return [value for value in values if type(value) in (int, str)]


def _places(reading: Reading, state: Sequence[Path]) -> Sequence[Any]:
    """The places of nodes in a given tree."""
    move = reading.move or (find_move(reading.evidence, state, ()) if state else None)
    is_tree = move and len(state) == 1 and move.name.startswith(GIVEN)
    return move.moves if move and is_tree else ()


def _path(reading: Reading, role: str) -> Path | None:
    """Where a role is read, if it is one parameter, variable or part of one."""
    read = reading.roles.get(role)
    return next(
        (each for each in reading.evidence.paths if read and each.name == read.source), None
    )


def _window(reading: Reading) -> tuple[Path, Path] | None:
    alpha, beta = _path(reading, "alpha"), _path(reading, "beta")
    if alpha and beta:
        return alpha, beta
    low, high = (_written_end(reading, names) for names in reading.text.window)
    if low or high:
        nothing = Path("", [MISSING] * reading.evidence.count, given=True)
        return low or nothing, high or nothing
    apart = {*reading.text.places, *reading.text.only_handed_on}
    every = [each for each in reading.evidence.paths if each.name not in apart]
    low, high = (
        next((each for each in every if _is_bound(each, words)), None) for words in (ALPHA, BETA)
    )
    return (low, high) if low and high else None


def _written_end(reading: Reading, names: Mapping[int, str]) -> Path | None:
    """An end of the window, in the functions that have a parameter for it."""
    if not names:
        return None
    record = reading.evidence.record
    values = [
        record.arguments[node][record.slots[at].index(names[at])] if at in names else MISSING
        for node, at in enumerate(record.function[: reading.evidence.count])
    ]
    return Path(next(iter(names.values())), values, given=True)


def _is_bound(path: Path, words: Any) -> bool:
    held = [each for each in path.values if each is not MISSING]
    return means(path.name, words) and len(path.last) > 3 and all(map(is_number, held))


def cuts_of(tree: Tree) -> Mapping[int, Sequence[Any]]:
    """The moves that were left out, also where no search was recognised because every node stops
    after its first reply."""
    reading = tree.reading
    return reading.cuts or find_cuts(reading.evidence, reading.text, tree.state)


def bounds(tree: Tree, node: int) -> set[Number]:
    """The numbers that a call was given, but for its depth and its state: a fail-hard search
    answers with one of them."""
    function, text = tree.record.function[node], tree.reading.text
    slots = zip(tree.record.slots[function], tree.record.arguments[node], strict=True)
    ends = {names.get(function) for names in text.window}
    every = [value for name, value in slots if name in ends or not text.chooses]
    given = [each for each in every if is_number(each) and type(each) is not bool]
    others = [tree.depth, *tree.state]
    for path in others:
        if path and path.given and path.values[node] in given:
            given.remove(path.values[node])
    found = set(map(comparable, given))
    for path in tree.window or ():
        if is_number(path.values[node]):
            found.add(comparable(path.values[node]))
    return found | {-each for each in found}


def opened(value: Any) -> Any:
    """The value that a snapshot was taken of."""
    return None if value is MISSING else unpacked(value)
