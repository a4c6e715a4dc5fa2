"""Lays a submission's search beside the solution's, position by position, and says what it
returns, where a value, a move, or both may be meant."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any, Final

from plyscope.check.positions import ABOVE, Positions, named
from plyscope.check.task import Task
from plyscope.program.numbers import Number, same
from plyscope.program.snapshot import unpacked

MOST_ALIGNED: Final = 60_000
DIFFERING: Final = 3
"""So many different leaves have no chance to fit in another order, or hardly any."""
SIDES: Final = ((1, False), (-1, False), (1, True), (-1, True))
"""The signs of values, and whether they alternate from level to level."""


@dataclass
class Aligned:
    """The positions of two searches that are the same.

    Attributes:
        own, right: the search of the submission, and that of the solution.
        partner: for each position of the first, the same one in the second.
        path: the moves that lead to it.
        strange: positions of the first that the second does not have below the same parent.
        again: positions of the first that it has searched before, below the same parent.
        missing: for a position of the first, those that only the second has below it.
        sign, alternates: from which side the submission tells its values: the solution's or the
            other one; and whether from that of the player to move.
        skips_ends: whether it looks at the ends of the game without a call for them.
        counts_moves: whether its values also say how soon the game ends.
        is_sure: whether all partners hold the same or have the same move into them, and do not only
            stand at the same place.
    """

    own: Positions
    right: Positions
    partner: dict[int, int] = field(default_factory=dict)
    path: dict[int, tuple[str, ...]] = field(default_factory=dict)
    strange: list[int] = field(default_factory=list)
    again: list[int] = field(default_factory=list)
    missing: dict[int, Sequence[int]] = field(default_factory=dict)
    skips_ends: bool = False
    counts_moves: bool = False
    is_sure: bool = True
    sign: int = 1
    alternates: bool = False

    @property
    def counted(self) -> tuple[list[int], list[int]]:
        """The positions of both that count: where one of them tries the first moves outside the
        search, the root counts for neither."""
        is_outside = ABOVE in (self.own.root, self.right.root)
        own, right = (
            [each for each in search.every() if not (is_outside and each == search.root)]
            for search in (self.own, self.right)
        )
        return own, [each for each in right if not self.skips_ends or self.right.below(each)]

    def worth(self, node: int) -> Number | None:
        """What a position of the submission is worth, as the solution says it, but from the side
        from which the submission tells its values."""
        known = self.right.value(self.partner[node]) if node in self.partner else None
        turns = self.alternates and len(self.path[node]) % 2
        return None if known is None else self.sign * (-known if turns else known)

    def is_right(self, node: int) -> bool:
        """Whether a position is worth to the submission what it is worth to the solution."""
        mine, its = self.own.value(node), self.worth(node)
        return mine is not None and its is not None and same(mine, its)

    @property
    def has_right_replies(self) -> bool:
        """Whether all first moves are there, and their values right."""
        root = self.own.root
        return root not in self.missing and all(map(self.is_right, self.own.below(root)))

    @property
    def has_right_best_reply(self) -> bool:
        """Whether all first moves are there, and the best of their values is right: what is worth
        less may have been cut off, and need not be exact."""
        replies = self.own.below(self.own.root)
        mine = [each for node in replies if (each := self.own.value(node)) is not None]
        its = [each for node in replies if (each := self.worth(node)) is not None]
        goal = self.right.value(self.right.root)
        if self.own.root in self.missing or goal is None:
            return False
        if not len(mine) == len(its) == len(replies) > 0:
            return False
        ends = ((min(mine), min(its)), (max(mine), max(its)))
        best = [same(own, end) for own, end in ends if same(end, goal) or same(end, -goal)]
        return bool(best) and all(best)

    @property
    def stops_when_won(self) -> bool:
        """Whether it leaves out moves only where it has found what nothing can better."""
        values = [self.worth(each) for each in self.partner]
        known = [each for each in values if each is not None]
        ends = (min(known), max(known)) if known else ()
        return all(
            (mine := self.own.value(node)) is not None and any(same(mine, end) for end in ends)
            for node in self.missing
        )

    @property
    def is_whole(self) -> bool:
        """Whether every position of both has its partner."""
        return not self.strange and not self.missing and not self.again


def aligned(own: Positions, right: Positions) -> Aligned:
    """Lay two searches beside each other, from the root down."""
    own = _from_above(own, right)
    found = Aligned(own, right)
    waiting: list[tuple[int, int, tuple[str, ...]]] = [(own.root, right.root, ())]
    while waiting and len(found.partner) < MOST_ALIGNED:
        node, partner, path = waiting.pop()
        found.partner[node], found.path[node] = partner, path
        below, beside = own.below(node), right.below(partner)
        pairs = _pairs(own, right, below, beside)
        if pairs is None:
            found.is_sure = False
            pairs = dict(zip(below, beside, strict=False))
        again = pairs.keys() - _once(pairs)
        for at, child in enumerate(below):
            here = (*path, own.move_name(child, at))
            found.path[child] = here
            if child in again:
                found.again.append(child)
            elif child in pairs:
                waiting.append((child, pairs[child], here))
            else:
                found.strange.append(child)
        missing = [each for each in beside if each not in pairs.values()]
        if missing:
            found.missing[node] = missing
    _without_ends(found)
    _find_side(found)
    leaves = [each for each in found.partner if not own.below(each)]
    found.counts_moves = found.is_sure and any(
        _counts_moves(found, leaves, *each) for each in SIDES
    )
    found.is_sure = found.is_sure or _fits(found, leaves)
    return found


def _without_ends(both: Aligned) -> None:
    """Where a search has no call for any end of the game, they are not missing. Then it returns,
    right above them, what one of them is worth, or what is right."""
    own, right = both.own, both.right
    missing = [each for some in both.missing.values() for each in some]
    has_ends = any(not right.below(each) for each in both.partner.values())
    if not missing or has_ends or any(map(right.below, missing)):
        return
    for node, partner in both.partner.items():
        held = [right.value(each) for each in (partner, *right.below(partner))]
        sizes = [abs(each) for each in held if each is not None]
        mine = own.value(node)
        if not own.below(node) and mine is not None and abs(mine) not in sizes:
            return
    both.skips_ends, both.missing = True, {}


def _from_above(own: Positions, right: Positions) -> Positions:
    """The same search; where the only call is that of a first move, as of one that wins, it is no
    root."""
    if own.root == ABOVE:
        return own
    here, root = own.position(own.root), right.root
    firsts = [right.position(each) for each in right.below(root)]
    at_root = None if root == ABOVE else right.position(root)
    is_first = here is not None and here in firsts and here != at_root
    return replace(own, root=ABOVE, roots=[own.root]) if is_first else own


def _fits(both: Aligned, leaves: Sequence[int]) -> bool:
    """Whether every leaf is worth what the one at the same place is worth, and so many of them
    differ that this is no chance."""
    held = [(both.own.value(each), both.worth(each)) for each in leaves]
    differing = {value for value, _ in held}
    return len(differing) >= DIFFERING and all(
        one is not None and other is not None and same(one, other) for one, other in held
    )


def _find_side(both: Aligned) -> None:
    """From which side values are told: the solution's, unless all of them fit another one, or the
    search turns them at each call."""
    value = both.own.reading.value
    turns = value is not None and value.negates
    wrong = {each: _misfits(both, *each) for each in SIDES}
    fitting = [each for each in SIDES if wrong[each] == 0]
    usual = [each for each in SIDES if each[1]] if turns else SIDES[:1]
    both.sign, both.alternates = (fitting or sorted(usual, key=lambda each: wrong[each]))[0]


def _misfits(both: Aligned, sign: int, alternates: bool) -> int:
    both.sign, both.alternates = sign, alternates
    return sum(
        not same(mine, its)
        for node in both.partner
        if (mine := both.own.value(node)) is not None and (its := both.worth(node)) is not None
    )


def _counts_moves(both: Aligned, leaves: Sequence[int], sign: int, alternates: bool) -> bool:
    """Whether the ends of a game that is won, lost or drawn have the right signs, and a size that
    depends on the number of moves and on nothing else. The sides are kept then."""
    usual = both.sign, both.alternates
    both.sign, both.alternates = sign, alternates
    sizes: dict[int, Any] = {}
    fits, values = True, set()
    for node in leaves:
        mine, its = both.own.value(node), both.worth(node)
        if mine is None or its is None:
            continue
        values.add(abs(its))
        size = sizes.setdefault(len(both.path[node]), abs(mine)) if its else 0
        fits = fits and mine == (-size if its < 0 else size)
    is_told = fits and len(values - {0}) == 1 and 1 < len(sizes) == len({*sizes.values()})
    if not is_told:
        both.sign, both.alternates = usual
    return is_told


def _pairs(
    own: Positions, right: Positions, below: Sequence[int], beside: Sequence[int]
) -> dict[int, int] | None:
    """For positions below one parent, the same ones below its partner: those that hold the same,
    or to which the same move leads. None if nothing says which these are."""
    if not below or not beside:
        return {}
    for key in (Positions.position, Positions.move):
        known = {key(right, each): each for each in reversed(beside)}
        known.pop(None, None)
        if len(known) < len(beside):
            continue
        found = {each: known[key(own, each)] for each in below if key(own, each) in known}
        if found:
            return found
    return None


def _once(pairs: dict[int, int]) -> set[int]:
    """Of positions with the same partner only the first."""
    return set({partner: node for node, partner in reversed(pairs.items())}.values())


def has_move(task: Task, returned: Any, move: Any) -> bool:
    """Whether a move stands beside its value in what is returned, where the task says nothing of
    how to start, and so of what is to be returned."""
    held = unpacked(returned)
    parts = held if isinstance(held, list | tuple) else ()
    is_open = not any(case.start for case in task.cases)
    return is_open and move is not None and named(move) in map(named, parts)


def may_be_move(both: Aligned | None, returned: Any, first_moves: Sequence[Any]) -> bool:
    """Whether what was returned may be a first move, or its place."""
    own = [both.own.move(each) for each in both.own.below(both.own.root)] if both else []
    places = map(str, range(len(own) + 1))
    return named(returned) in {*map(named, (*own, *first_moves)), *places}


def place_of(
    returned: Any, both: Aligned | None, first_moves: Sequence[Any], good: Set[str]
) -> Any:
    """The place of a first move that has no name, if that is what was returned; None where it may
    as well be counted from 1."""
    place, places = named(returned), [*map(named, first_moves)]
    if both is None or both.own.root != ABOVE or place not in places:
        return None
    at = places.index(place)
    return returned if place in good or at == 0 or places[at - 1] not in good else None


def is_of_replies(both: Aligned | None, given: Number | None) -> bool:
    """Whether a call outside the search may have taken a number from the values of the replies."""
    if given is None or both is None or both.own.root != ABOVE:
        return False
    values = [both.own.value(each) for each in both.own.below(ABOVE)]
    held = [each for each in values if each is not None]
    return bool(held) and any(min(held) <= each <= max(held) for each in (given, -given))
