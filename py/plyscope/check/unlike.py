"""Where a submission's search is another one than the solution's, which it is laid beside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from plyscope.check.aligning import Aligned
from plyscope.check.positions import ABOVE, Positions
from plyscope.check.task import ORDER
from plyscope.compare.difference import (
    BACKED_UP,
    ILLEGAL,
    LEAF,
    MISSED_CUT,
    NOT_CONSIDERED,
    PLAYER,
    TERMINAL,
    WRONG_CUT,
    Difference,
    Moment,
    entered,
    number,
)
from plyscope.compare.known_game import tictactoe_boards
from plyscope.compare.sides import view_of
from plyscope.compare.windows import cuts_strictly, has_one_end
from plyscope.program.numbers import Number, is_number, same
from plyscope.recognition.branches import OPPOSITE
from plyscope.recognition.words import MAX


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
            yield _difference(both, node, TERMINAL, sentence)
        elif mine is None or its is None:
            continue
        elif below and _is_wrong(both, node, exact=exact):
            yield from _inside(both, node, mine, its, exact=exact)
        elif both.skips_ends and not below and _is_wrong(both, node, exact=exact):
            sentence = f"{_at(node)} your search returns {number(mine)}; from the replies below it,"
            yield _difference(both, node, BACKED_UP, f"{sentence} {number(its)} is right.")
        elif beside and not below and _is_wrong(both, node, exact=exact):
            sentence = f"{_at(node)} your search stops and returns {number(mine)}; it should go on"
            yield _difference(both, node, TERMINAL, f"{sentence} there.")
        elif not below and not beside and not same(mine, its):
            sentence = f"{_at(node)} your search returns {number(mine)} for a position that is"
            yield _difference(both, node, LEAF, f"{sentence} worth {number(its)}.")


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
        yield _difference(both, node, kind, f"{_at(node)} your search {words}")
    elif node != ABOVE and (exact or all(map(both.is_right, both.own.below(node)))):
        sentence = f"{_at(node)} your search returns {number(mine)}; from the replies below it,"
        yield _difference(both, node, BACKED_UP, f"{sentence} {number(its)} is right.")


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


def effort(both: Aligned) -> Iterator[Difference]:
    """Positions that only one of two searches looks at, where both should cut alike."""
    seen: set[int] = set()
    for node in both.strange:
        above = both.own.above(node)
        if above not in seen:
            seen.add(above)
            move = both.path[node][-1]
            yield _difference(
                both,
                max(above, 0),
                MISSED_CUT,
                f"{_at(max(above, 0))} your search tries"
                f" {move}, which cannot matter any more: a cut is missed.",
            )
    for node, missing in both.missing.items():
        moves = _moves(both.right, missing)
        yield _difference(
            both,
            max(node, 0),
            WRONG_CUT,
            f"{_at(node)} your search leaves out {moves}, which may matter.",
        )


def extra_of_own_window(own: Positions) -> Difference | None:
    """The first call of a search with a window that alpha-beta would not make, in the game that the
    search itself shows: for tasks that ask for no cuts."""
    tree = own.tree
    if tree.window is None or has_one_end(tree):
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
        above = both.own.above(node)
        if above in both.partner and not both.right.below(both.partner[above]):
            continue  # it goes on where the game has ended, which is told of the position itself
        move = both.path[node][-1]
        yield _difference(
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
            yield _difference(both, node, NOT_CONSIDERED, sentence)


def reordered(both: Aligned) -> Iterator[Difference]:
    """Positions whose moves are tried in another order than the solution's."""
    right = both.right
    for node, partner in both.partner.items():
        turn = {each: at for at, each in enumerate(right.below(partner))}
        below = [both.partner[each] for each in both.own.below(node) if each in both.partner]
        for mine, its in zip(below, sorted(below, key=turn.__getitem__), strict=True):
            if mine != its:
                names = [right.move_name(each, turn[each]) for each in (mine, its)]
                sentence = f"{_at(node)} your search tries {names[0]} before {names[1]}."
                at = entered(max(node, 0))
                yield replace(_difference(both, node, ORDER, sentence), when=at)
                break


def out_of_turn(both: Aligned) -> Iterator[Difference]:
    """Positions to which another player has moved than in the solution's search."""
    for node, partner in both.partner.items():
        mine, its = both.own.moved(node), both.right.moved(partner)
        if mine is not None and its is not None and mine != its:
            sentence = f"{_at(node)} player {mine} has moved, where player {its} is to move."
            yield _difference(both, node, PLAYER, sentence)


def _difference(both: Aligned, node: int, kind: str, sentence: str) -> Difference:
    return Difference(kind, max(node, 0), sentence, _when(both.own, node), both.path.get(node, ()))


def _when(own: Positions, node: int) -> Moment:
    return (len(own.tree.parent), 2, 0) if node == ABOVE else own.tree.left(node)


def _at(node: int) -> str:
    return "At the root" if node == ABOVE else f"At node {node}"


def _moves(search: Positions, nodes: Sequence[int]) -> str:
    known = [search.move_name(each, None) for each in nodes if search.move(each) is not None]
    return ", ".join(known) or f"{len(nodes)} of its moves"
