"""Every check that is made of a search, and the first difference that they find."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from plyscope.compare.backing_up import all_fit, takes_means, wrong_values
from plyscope.compare.calls import Tree
from plyscope.compare.chance import Chance, chance_of, wrong_chance_cuts
from plyscope.compare.choosing import wrong_choices
from plyscope.compare.difference import Difference, first
from plyscope.compare.ends import wrong_ends
from plyscope.compare.given_trees import is_given, is_whole, left_out_of_tree, not_tried
from plyscope.compare.leaving import left_after_first, never_leaves
from plyscope.compare.left_out import (
    Seen,
    legal_cells,
    movers_at,
    moves_left_out,
    never_played,
    never_undone,
    not_considered,
    searched_cells,
    stays,
)
from plyscope.compare.odd_windows import wrong_windows
from plyscope.compare.placing import wrong_boards, wrong_players
from plyscope.compare.restoring import not_added_back, not_restored, turn_not_restored
from plyscope.compare.sides import WHOLE, View
from plyscope.compare.slides import Slides, wrong_slides
from plyscope.compare.taking_turns import same_player_again
from plyscope.compare.tictactoe_boards import Marks
from plyscope.compare.unchanging import unchanging
from plyscope.compare.windows import (
    Windows,
    cuts_left_out,
    cuts_strictly,
    has_one_end,
    keeps_first,
    missed_cuts,
    seems_cut,
    windows_as_given,
    windows_of,
    windows_of_one_bound,
    windows_with_chance,
    wrong_cut,
)


def first_difference(
    tree: Tree,
    marks: Marks | None,
    slides: Slides | None,
    view: View,
    chosen: Any,
    *,
    alphabeta: bool,
) -> Difference | None:
    """The first difference. `chosen` is the move that was chosen outside the search, if there is
    one. `alphabeta` asks for the cuts of alpha-beta, whatever the program does itself."""
    chance = chance_of(tree, view) if takes_means(tree) else None
    wrong = first(_wrong(tree, marks, slides, view, chance)) or first(
        wrong_choices(tree, view, chosen)
    )
    if wrong:
        return wrong
    if not alphabeta and not tree.window:
        return None
    if chance and tree.window and not alphabeta:
        return first(missed_cuts(tree, view, windows_with_chance(tree, view), ()))
    if takes_means(tree) or not all_fit(tree, view):
        return None
    asked = None if alphabeta else windows_of_one_bound(tree, view)
    if asked or (not alphabeta and has_one_end(tree)):
        windows = asked or windows_as_given(tree, view)
    else:
        windows = windows_of(tree, view, joined=True)
    if alphabeta:
        strict: Collection[int] = ()
    elif asked or cuts_strictly(tree):
        strict = range(tree.count)
    else:
        # Who goes through the moves outside may want all of the best ones, not only the first.
        every = {
            (tree.record.line[root], tree.place(root))
            for roots in tree.roots
            for root in roots
            if not keeps_first(tree, root)
        }
        lines = Counter(line for line, _ in every)
        strict = {
            node
            for roots in tree.roots
            for root in roots
            if lines[tree.record.line[root]] > 1
            for node in range(root, tree.last[root] + 1)
        }
    return first(missed_cuts(tree, view, windows, strict))


def _wrong(
    tree: Tree, marks: Marks | None, slides: Slides | None, view: View, chance: Chance | None
) -> Iterator[Difference]:
    """Everything that makes a search wrong."""
    yield from unchanging(tree)
    yield from same_player_again(tree)
    yield from left_after_first(tree)
    yield from wrong_windows(tree, view)
    if marks:
        yield from wrong_boards(tree, marks)
        yield from wrong_players(tree, marks)
        yield from wrong_ends(tree, marks, view)
        yield from never_undone(tree, marks)
        yield from wrong_values(tree, view, lambda node: _is_complete(tree, marks, node))
    else:
        yield from not_restored(tree)
        yield from turn_not_restored(tree)
        yield from not_added_back(tree)
        if slides:
            yield from wrong_slides(tree, slides)
        whole = (lambda node: is_whole(tree, node)) if is_given(tree) else None
        yield from wrong_values(tree, view, whole)
    if takes_means(tree):
        if is_given(tree) and never_leaves(tree):
            yield from not_tried(tree)
        if tree.window and chance:
            yield from wrong_chance_cuts(tree, view, chance)
            yield from cuts_left_out(tree, view, windows_of(tree, view, chance, joined=False))
    elif all_fit(tree, view, lacking=bool(marks)):
        yield from _left_out(tree, marks, view)


def _is_complete(tree: Tree, marks: Marks, node: int) -> bool:
    return sorted(searched_cells(tree, marks, node)) == legal_cells(tree, marks, node)


def _left_out(tree: Tree, marks: Marks | None, view: View) -> Iterator[Difference]:
    """Moves that were not searched: cut off where that may not be, or not considered."""
    if asked := windows_of_one_bound(tree, view):
        windows = asked
    elif not tree.window and not never_leaves(tree) and _may_have_window(tree):
        return
    elif tree.window or not never_leaves(tree):
        windows = windows_of(tree, view, joined=True)
    else:
        windows = Windows([None] * tree.count, [WHOLE] * tree.count)
    if marks:
        yield from _cells_left_out(tree, marks, view, windows)
    elif is_given(tree):
        yield from left_out_of_tree(tree, view, windows)
    else:
        yield from cuts_left_out(tree, view, windows)


def _may_have_window(tree: Tree) -> bool:
    """Whether a function is given two numbers of which nothing is known: they may be the window."""
    known = {read.source for read in tree.reading.roles.values() if read}
    return any(len({*own} - known) > 1 for own in tree.reading.text.numeric)


def _cells_left_out(tree: Tree, marks: Marks, view: View, windows: Windows) -> Iterator[Difference]:
    seen = Seen(tree, marks)
    found: dict[int, tuple[list[int], Difference]] = {}
    for node in range(tree.count):
        rest = moves_left_out(tree, marks, view, seen, node) if tree.below[node] else []
        wrong = wrong_cut(tree, view, windows, node, rest)
        if wrong:
            found[node] = rest, wrong
    for mark in marks.marks:
        own = {node: each for node, each in found.items() if movers_at(tree, marks, node) == mark}
        left_out = {cell for rest, _ in own.values() for cell in rest}
        is_never = left_out <= never_played(tree, marks, mark)
        for node, (rest, wrong) in own.items():
            if tree.window and seems_cut(tree, view, windows, node):
                yield wrong
            elif left := stays(tree, marks, node, rest):
                yield left
            elif tree.window and not is_never:
                yield wrong
            else:
                yield not_considered(node, rest, tree)
