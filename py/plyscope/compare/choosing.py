"""The move that a search chooses, held against the values that it has found: a tie is no
difference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from plyscope.compare.backing_up import all_fit
from plyscope.compare.calls import Tree
from plyscope.compare.difference import BEST, Difference, number
from plyscope.compare.sides import View, played_alone
from plyscope.program.numbers import Number, same
from plyscope.recognition.answer import (
    NOTHING,
    choice_of,
    chosen_and_left,
    first_roots,
    moves_of,
    plain_move,
)
from plyscope.recognition.branches import OPPOSITE
from plyscope.recognition.side_hints import FIXED
from plyscope.recognition.words import MAX, MIN

NAMED = 30
"""A longer name of a move is not told."""


def wrong_choices(tree: Tree, view: View, outside: Any) -> Iterator[Difference]:
    """Nodes that return a move that is not the best of their replies, or have left such a one in a
    variable outside the search; and the same of the call outside the search that has chosen
    `outside` among the first moves, if that is not None."""
    if not moves_of(tree.reading) or not (view.certain or all_fit(tree, view)):
        return
    choice = choice_of(tree.reading)
    for node in range(tree.count) if choice else ():
        chosen = choice.values[node] if choice else None
        if chosen in NOTHING or not tree.ended(node):
            continue
        worse = _worse(tree, view, tree.below[node], view.sides[node], chosen)
        if worse:
            sentence = f"At node {node} your search returns the move {_name(chosen)}, {worse}"
            yield Difference(BEST, node, sentence, tree.left(node))
    for root in tree.record.kept if choice is None else ():
        left = chosen_and_left(tree.reading, root) if root < tree.count else None
        if left is None or not tree.ended(root):
            continue
        worse = _worse(tree, view, tree.below[root], view.sides[root], left)
        if worse:
            sentence = f"At the end of node {root} your program has kept the move {_name(left)}, "
            yield Difference(BEST, root, sentence + worse, tree.left(root))
    roots = first_roots(tree.record, tree.reading)
    if outside is not None and len(roots) > 1:
        own = view.sides[roots[0]]
        is_clear = {MAX, MIN} <= {*view.sides} or (view.certain and not played_alone(tree))
        worse = _worse(tree, view, roots, OPPOSITE.get(own or ""), outside)
        # Where one side alone is seen, the call outside may be of that side too.
        if worse and (is_clear or _worse(tree, view, roots, own, outside)):
            sentence = f"Your program chooses the move {_name(outside)}, {worse}"
            yield Difference(BEST, _root_of(tree, roots, outside), sentence, tree.left(roots[-1]))


def _worse(tree: Tree, view: View, replies: Sequence[int], side: str | None, chosen: Any) -> str:
    """How a move is worse than another one; "" if it is not, or if that is not known."""
    moves = moves_of(tree.reading)
    values = {reply: view.values[reply] for reply in replies}
    known = {reply: value for reply, value in values.items() if value is not None}
    own = [known[each] for each in known if plain_move(moves[each]) == plain_move(chosen)]
    if side not in (MAX, MIN) or len(known) < len(values) or not own:
        return ""
    best = max if side == MAX else min
    right = best(known, key=known.__getitem__)
    if same(best(own), known[right]):
        return ""
    turned = plain_move(chosen)[::-1] if isinstance(plain_move(chosen), tuple) else None
    others = [known[each] for each in known if plain_move(moves[each]) == turned]
    if others and same(best(others), known[right]):
        return ""  # it may be told as column and row where the loops have row and column
    worth, better = (_worth_text(tree, view, side, value) for value in (best(own), known[right]))
    return f"which is worth {worth}; {_name(moves[right])} is worth {better}."


def _worth_text(tree: Tree, view: View, side: str, value: Number) -> str:
    """A value as the program has it for the player to move."""
    own = tree.reading.value
    turned = own is not None and view.whose != FIXED and side == MIN
    return number(own.turned(value) if own and turned else value)


def _root_of(tree: Tree, roots: Sequence[int], chosen: Any) -> int:
    moves = moves_of(tree.reading)
    return next(root for root in roots if plain_move(moves[root]) == plain_move(chosen))


def _name(move: Any) -> str:
    text = str(plain_move(move))
    return text if len(text) <= NAMED else f"{text[:NAMED]}…"
