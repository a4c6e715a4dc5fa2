"""Lays a submission's search beside the solution's, position by position, and finds the first place
where they are not the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from plyscope.check.positions import ABOVE, Positions
from plyscope.compare.difference import (
    BACKED_UP,
    ILLEGAL,
    LEAF,
    MISSED_CUT,
    NOT_CONSIDERED,
    TERMINAL,
    WRONG_CUT,
    Difference,
    Moment,
    number,
)
from plyscope.compare.known_game import tictactoe_boards
from plyscope.compare.sides import view_of
from plyscope.compare.windows import cuts_strictly
from plyscope.program.numbers import Number, is_number, same
from plyscope.recognition.branches import OPPOSITE
from plyscope.recognition.words import MAX

MOST_ALIGNED: Final = 60_000
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
        missing: for a position of the first, those that only the second has below it.
        sign, alternates: from which side the submission tells its values: the solution's or the
            other one; and whether from that of the player to move.
        is_sure: whether all partners hold the same or have the same move into them, and do not only
            stand at the same place.
    """

    own: Positions
    right: Positions
    partner: dict[int, int] = field(default_factory=dict)
    path: dict[int, tuple[str, ...]] = field(default_factory=dict)
    strange: list[int] = field(default_factory=list)
    missing: dict[int, Sequence[int]] = field(default_factory=dict)
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
        return own, right

    def worth(self, node: int) -> Number | None:
        """What a position of the submission is worth, as the solution says it, but from the side
        from which the submission tells its values."""
        known = self.right.value(self.partner[node]) if node in self.partner else None
        turns = self.alternates and len(self.path[node]) % 2
        return None if known is None else self.sign * (-known if turns else known)

    @property
    def has_right_replies(self) -> bool:
        """Whether all first moves are there, and their values right."""
        root = self.own.root
        return root not in self.missing and all(
            _is_right(self, each) for each in self.own.below(root)
        )

    @property
    def is_whole(self) -> bool:
        """Whether every position of both has its partner."""
        return not self.strange and not self.missing


def aligned(own: Positions, right: Positions) -> Aligned:
    """Lay two searches beside each other, from the root down."""
    found = Aligned(own, right)
    waiting: list[tuple[int, int, tuple[str, ...]]] = [(own.root, right.root, ())]
    while waiting and len(found.partner) < MOST_ALIGNED:
        node, partner, path = waiting.pop()
        found.partner[node], found.path[node] = partner, path
        below, beside = own.below(node), right.below(partner)
        pairs = _pairs(own, right, below, beside)
        if pairs is None:
            found.is_sure = False
            pairs = dict(zip(below, beside, strict=False)) if len(below) == len(beside) else {}
        for at, child in enumerate(below):
            here = (*path, own.move_name(child, at))
            found.path[child] = here
            if child in pairs:
                waiting.append((child, pairs[child], here))
            else:
                found.strange.append(child)
        missing = [each for each in beside if each not in pairs.values()]
        if missing:
            found.missing[node] = missing
    _find_side(found)
    return found


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
            return _once(found)
    return None


def _once(found: dict[int, int]) -> dict[int, int]:
    """A position that is searched again has no second partner."""
    seen: set[int] = set()
    kept = {}
    for node, partner in found.items():
        if partner not in seen:
            kept[node] = partner
            seen.add(partner)
    return kept


def differences(both: Aligned, *, exact: bool) -> Iterator[Difference]:
    """Where the submission's search is another one. `exact` says that no search of this task leaves
    out moves, so that every value must be that of the solution; otherwise it must agree with it as
    far as the window of the call asks."""
    own, right = both.own, both.right
    for node, partner in both.partner.items():
        if not own.ended(node):
            continue
        below, beside = own.below(node), right.below(partner)
        mine, its = own.value(node), both.worth(node)
        if below and not beside:
            sentence = f"{_at(node)} your search goes on, where the right one has come to an end."
            yield _told(both, node, TERMINAL, sentence)
        elif mine is None or its is None:
            continue
        elif below and _is_wrong(both, node, exact=exact):
            yield from _inside(both, node, mine, its, exact=exact)
        elif beside and not below and _is_wrong(both, node, exact=exact):
            sentence = f"{_at(node)} your search stops and returns {number(mine)}; it should go on"
            yield _told(both, node, TERMINAL, f"{sentence} there.")
        elif not below and not beside and not same(mine, its):
            sentence = f"{_at(node)} your search returns {number(mine)} for a position that is"
            yield _told(both, node, LEAF, f"{sentence} worth {number(its)}.")


def _inside(
    both: Aligned, node: int, mine: Number, its: Number, *, exact: bool
) -> Iterator[Difference]:
    """What is wrong at a position whose value is wrong, where those below it are right."""
    missing = both.missing.get(node, ())
    if any(_is_wrong(both, child, exact=exact) for child in both.own.below(node)):
        return
    if missing:
        moves = _moves(both.right, missing)
        kind, words = (
            (NOT_CONSIDERED, f"does not try {moves}.")
            if exact
            else (WRONG_CUT, f"leaves out {moves}, which may matter.")
        )
        yield _told(both, node, kind, f"{_at(node)} your search {words}")
    elif exact or all(_is_right(both, child) for child in both.own.below(node)):
        sentence = f"{_at(node)} your search returns {number(mine)}; from the replies below it,"
        yield _told(both, node, BACKED_UP, f"{sentence} {number(its)} is right.")


def _is_wrong(both: Aligned, node: int, *, exact: bool) -> bool:
    """Whether what a call returned is certainly wrong: another value than the solution's, where
    that lies in the window that it was called with; beyond an end of the window, the value of that
    end or anything further is right too."""
    mine, its = both.own.value(node), both.worth(node)
    window = both.own.tree.window
    if mine is None or its is None or same(mine, its):
        return False
    if exact or node == ABOVE:
        return exact
    if window is None:
        return False
    alpha, beta = (path.values[node] for path in window)
    if not is_number(alpha) or not is_number(beta) or alpha > beta:
        return False
    if its <= alpha:
        return bool(mine > alpha)
    return bool(mine < beta) if its >= beta else True


def _is_right(both: Aligned, node: int) -> bool:
    mine, its = both.own.value(node), both.worth(node)
    return mine is not None and its is not None and same(mine, its)


def effort(both: Aligned) -> Iterator[Difference]:
    """Positions that only one of two searches looks at, where both should cut alike."""
    seen: set[int] = set()
    for node in both.strange:
        above = both.own.tree.parent[node]
        if above not in seen:
            seen.add(above)
            move = both.path[node][-1]
            yield _told(
                both,
                max(above, 0),
                MISSED_CUT,
                f"{_at(max(above, 0))} your search tries"
                f" {move}, which cannot matter any more: a cut is missed.",
            )
    for node, missing in both.missing.items():
        moves = _moves(both.right, missing)
        yield _told(
            both,
            max(node, 0),
            WRONG_CUT,
            f"{_at(node)} your search leaves out {moves}, which may matter.",
        )


def extra_of_own_window(own: Positions) -> Difference | None:
    """The first call of a search with a window that alpha-beta would not make, in the game that the
    search itself shows: for tasks that ask for no cuts."""
    tree = own.tree
    if tree.window is None:
        return None
    view = view_of(tree, tictactoe_boards(tree))
    strict = cuts_strictly(tree)
    waiting = [(root, *(path.values[root] for path in tree.window)) for root in own.roots[::-1]]
    while waiting:
        node, alpha, beta = waiting.pop()
        children = []
        for child in own.below(node):
            value = view.values[child]
            if value is None or view.sides[node] not in OPPOSITE or not is_number(alpha):
                break
            if alpha > beta or (alpha == beta and not strict):
                sentence = f"{_at(node)} your search goes on where nothing that follows can matter."
                return Difference(MISSED_CUT, node, sentence, tree.left(node))
            children.append((child, alpha, beta))
            if view.sides[node] == MAX:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
        waiting += reversed(children)
    return None


def strangers(both: Aligned) -> Iterator[Difference]:
    """Moves that the game does not have."""
    for node in both.strange:
        above = _above(both, node)
        if above in both.partner and not both.right.below(both.partner[above]):
            continue  # it goes on where the game has ended, which is told of the position itself
        move = both.path[node][-1]
        yield _told(
            both,
            node,
            ILLEGAL,
            f"{_at(node)} your search has tried {move}, a move that there is not.",
        )


def left_out(both: Aligned) -> Iterator[Difference]:
    """Moves that only the solution tries, for tasks in which every move is to be searched."""
    for node, missing in both.missing.items():
        if both.own.below(node):
            moves = _moves(both.right, missing)
            sentence = f"{_at(node)} your search does not try {moves}."
            yield _told(both, node, NOT_CONSIDERED, sentence)


def _above(both: Aligned, node: int) -> int:
    """The position that a call is right below."""
    own = both.own
    above = own.tree.parent[node]
    while above >= 0 and own.tree.handed_on[above]:
        above = own.tree.parent[above]
    return own.root if above < 0 else above


def _told(both: Aligned, node: int, kind: str, sentence: str) -> Difference:
    return Difference(kind, max(node, 0), sentence, _when(both.own, node), both.path.get(node, ()))


def _when(own: Positions, node: int) -> Moment:
    return (len(own.tree.parent), 2, 0) if node == ABOVE else own.tree.left(node)


def _at(node: int) -> str:
    return "At the root" if node == ABOVE else f"At node {node}"


def _moves(search: Positions, nodes: Sequence[int]) -> str:
    known = [search.move_name(each, None) for each in nodes if search.move(each) is not None]
    return ", ".join(known) or f"{len(nodes)} of its moves"
