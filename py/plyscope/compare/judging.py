"""The verdict on a program: whether its search was compared with the textbook's, and what came of
it. That nothing was found to be wrong says something only where something could have been found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from plyscope.compare.asked import ALPHABETA, Wanted, check_subject
from plyscope.compare.backing_up import changes_values, fitting, takes_means
from plyscope.compare.calls import Tree, cuts_of, tree_of
from plyscope.compare.checks import first_difference
from plyscope.compare.difference import BACKED_UP, Difference, number
from plyscope.compare.given_trees import is_given
from plyscope.compare.known_game import tictactoe_boards
from plyscope.compare.marks import Marks
from plyscope.compare.one_mark import only_mark
from plyscope.compare.outcome import (
    BEST,
    CRASHED,
    CUTS,
    DIFFERENT,
    ENDS,
    MOVES,
    NOT_COMPARED,
    SAME,
    STOPPED,
    VALUES,
    Outcome,
)
from plyscope.compare.paths import path_to
from plyscope.compare.proved import not_proved
from plyscope.compare.sides import View, view_of
from plyscope.program import Ran, Record
from plyscope.program.console import Console
from plyscope.program.faults import Fault
from plyscope.program.stopping import WAITS
from plyscope.recognise import Reading
from plyscope.recognise.answer import choice_of, chosen_outside, first_roots
from plyscope.recognise.by_hand import with_chosen
from plyscope.recognise.value import is_numeric
from plyscope.recognise.words import MAX, MIN, VALUE, means

ALONE: Final = "Call the search itself, where nothing waits for another thread or process."


def judge(ran: Ran, reading: Reading | None, wanted: Wanted | None) -> Outcome:
    """What came of comparing a program that has run. Raises `BadInput` if it searches another game
    or position than is wanted."""
    record, fault = ran.record, ran.fault
    if record is None or reading is None:
        found = _without_tree(ran)
    elif wanted is None:
        found = Outcome(NOT_COMPARED, "No comparison was asked for.", "Ask for it with compare.")
    else:
        found = _compared(record, reading, wanted, ran.console)
    if fault is None:
        return found
    if fault.is_error:
        return replace(found, kind=CRASHED, why=_crash(fault), remedy=_remedy(fault))
    if fault.kind == WAITS:
        waits = Outcome(NOT_COMPARED, fault.message, ALONE)
        return found if found.kind == DIFFERENT else waits
    return found if found.kind == DIFFERENT else replace(found, kind=STOPPED, why=fault.message)


def _without_tree(ran: Ran) -> Outcome:
    why = "No function of this program called itself, so there is no tree."
    if any(ran.functions):
        return Outcome(NOT_COMPARED, why, "Give a start: a call of the search, such as f(3).")
    return Outcome(NOT_COMPARED, why)


def _crash(fault: Fault) -> str:
    place = "" if fault.line is None else f" in line {fault.line}"
    words = f": {fault.message}" if fault.message else ""
    return f"The program stopped with {fault.kind}{place}{words}".rstrip(".") + "."


def _remedy(fault: Fault) -> str:
    return f"Install {fault.missing}, or put its file beside the program." if fault.missing else ""


def _compared(record: Record, reading: Reading, wanted: Wanted, console: Console) -> Outcome:
    tree = tree_of(record, reading)
    marks = tictactoe_boards(tree)
    check_subject(wanted, tree, marks)
    view = view_of(tree, marks)
    roots = first_roots(record, reading)
    chosen = chosen_outside(record, reading, roots, console) if len(roots) > 1 else None
    is_choice = chosen is not None or choice_of(reading) is not None
    compared = _aspects(tree, marks, view, chooses=is_choice)
    found = first_difference(tree, marks, view, chosen, alphabeta=wanted.method == ALPHABETA)
    if found:
        path = path_to(tree, marks, found.node)
        told = replace(found, path=path)
        accused = Outcome(DIFFERENT, found.sentence, compared=compared, difference=told)
        return _as_meant(accused, record, reading, wanted, console)
    return _without_difference(tree, marks, view, compared)


def _as_meant(
    accused: Outcome, record: Record, reading: Reading, wanted: Wanted, console: Console
) -> Outcome:
    """The same accusation, if it stands whichever of several numbers that are returned is the
    value. Where neither the text nor a name nor the person says which, and another one makes it go
    away, that is a question."""
    value = reading.value
    if value is None or reading.by_hand or reading.text.part is not None:
        return accused
    if means(value.path.name, VALUE):
        return accused
    for path in reading.evidence.results:
        if path.name == value.path.name or not is_numeric(path):
            continue
        other = replace(with_chosen(reading, {"value": path.name}), by_hand=("value",))
        if _compared(record, other, wanted, console).kind == SAME:
            return Outcome(
                NOT_COMPARED,
                f"If {value.path.name} is the value, something differs; if {path.name} is, nothing"
                " does.",
                "Choose which of them is the value, under “value”.",
            )
    return accused


def _aspects(tree: Tree, marks: Marks | None, view: View, *, chooses: bool) -> list[str]:
    """What can be compared in a search."""
    known = {
        VALUES: tree.reading.value is not None,
        CUTS: tree.window is not None,
        MOVES: marks is not None or is_given(tree),
        ENDS: marks is not None and view.by_rules,
        BEST: chooses,
    }
    return [name for name, is_known in known.items() if is_known]


@dataclass(frozen=True)
class _Fit:
    """How well the inner nodes of a tree fit the textbook's values.

    Attributes:
        inner: those whose value and replies are all known.
        right: of these, those that return the best of their replies, or a bound.
        told: of these, those at which that shows something: not all replies are worth the same.
        sideless: those of which nobody knows who moves there.
        wrong: the one that is not right and returns first.
    """

    inner: int
    right: int
    told: int
    sideless: int
    wrong: int | None


def _fit(tree: Tree, view: View) -> _Fit:
    inner = right = told = sideless = 0
    wrong: int | None = None
    for node in range(tree.count):
        fits = fitting(tree, view, node)
        if fits is None:
            continue
        inner += 1
        right += fits
        below = {view.values[child] for child in tree.below[node]}
        told += len(below) > 1
        sideless += view.sides[node] not in (MAX, MIN) and len(below) > 1
        if not fits and (wrong is None or tree.left(node) < tree.left(wrong)):
            wrong = node
    return _Fit(inner, right, told, sideless, wrong)


def _without_difference(
    tree: Tree, marks: Marks | None, view: View, compared: Sequence[str]
) -> Outcome:
    """The outcome where nothing was found to be wrong: the same, if it could have been."""
    text, value = tree.reading.text, tree.reading.value
    if value is None:
        several = any(map(is_numeric, tree.reading.evidence.results))
        why = (
            "The calls return several numbers, and it is not known which of them is the value."
            if several
            else "What the calls return has no number in it, so there are no values to compare."
        )
        return Outcome(NOT_COMPARED, why, "Choose what is the value, under “value”.")
    if not text.chooses and not value.is_search and not tree.reading.by_hand:
        return Outcome(
            NOT_COMPARED,
            "The calls do not take the largest or the smallest of what they get: this is no search"
            " that the textbook's could stand beside.",
        )
    fit = _fit(tree, view)
    is_chosen = bool({"value", "side"} & {*tree.reading.by_hand}) and fit.inner > 0
    if is_chosen and fit.wrong is not None:
        return _wrong_as_chosen(tree, marks, _misfit(tree, view, fit), fit.wrong, compared)
    doubt = None if is_chosen else _doubt(tree, marks, view, fit)
    if doubt:
        return doubt
    why = f"All {fit.inner:,} nodes with replies return the best of them"
    return Outcome(SAME, f"{why}.", compared=compared)


def _wrong_as_chosen(
    tree: Tree, marks: Marks | None, found: Outcome, node: int, compared: Sequence[str]
) -> Outcome:
    """What is a doubt where the roles are guessed is a difference where a person has said which
    they are."""
    path = path_to(tree, marks, node)
    told = Difference(BACKED_UP, node, found.why, tree.left(node), path=path)
    return Outcome(DIFFERENT, found.why, compared=compared, difference=told)


def _doubt(tree: Tree, marks: Marks | None, view: View, fit: _Fit) -> Outcome | None:
    """Why the search cannot be called the same as the textbook's; None if it can."""
    return (
        _unlike(tree, view, fit)
        or (_misfit(tree, view, fit) if fit.wrong is not None else None)
        or _one_mark(tree, view)
        or _unclear_side(tree, marks, view, fit)
        or _unknown_cut(tree, view)
        or not_proved(tree, view)
    )


def _unlike(tree: Tree, view: View, fit: _Fit) -> Outcome | None:
    """Where a search does something else than to hand values up."""
    text = tree.reading.text
    if fit.inner == 0:
        return Outcome(
            NOT_COMPARED,
            "No call has replies whose values are known, so there is nothing to compare.",
            "Start with a larger position.",
        )
    if takes_means(tree):
        return Outcome(
            NOT_COMPARED,
            "Some nodes add up what their replies are worth, as where chance moves, and the odds"
            " are not known.",
        )
    if text.changes or (not text.chooses and changes_values(tree, view, None)):
        why = "Values change on their way up, as when a later win counts less"
        if text.through:
            why = f"What a reply is worth is given to {text.through}, which may change it"
        return Outcome(NOT_COMPARED, f"{why}: then they cannot be held against the replies.")
    return None


def _unclear_side(tree: Tree, marks: Marks | None, view: View, fit: _Fit) -> Outcome | None:
    """Where it is not known what a node should take, or does not show."""
    branches, text = tree.reading.branches, tree.reading.text
    if text.same_in_both and "side" not in tree.reading.by_hand:
        return Outcome(
            NOT_COMPARED,
            f"The text takes the same of the replies whether or not {text.same_in_both}: it does"
            " not say who plays against whom.",
            "Choose what says whose turn it is, under “side”.",
        )
    if fit.sideless or not _has_two_sides(tree, view):
        return Outcome(
            NOT_COMPARED,
            "Nothing says whose turn it is, so nobody knows what each node should take.",
            "Choose what says whose turn it is, under “side”.",
        )
    if branches and branches.turned_round:
        return Outcome(
            NOT_COMPARED,
            "The text takes the same for both players, but no node here shows whether it matters.",
            "Start with another position.",
        )
    if fit.told == 0:
        return Outcome(
            NOT_COMPARED,
            "At every node all replies are worth the same, so it does not show which is taken.",
            "Start with another position.",
        )
    if marks and len(marks.marks) > 1 and not view.by_rules:
        return Outcome(
            NOT_COMPARED,
            "The board is one of tic-tac-toe, but the values at the ends do not say who has won.",
            "Start with a position from which both can win.",
        )
    return None


def _one_mark(tree: Tree, view: View) -> Outcome | None:
    """Where one player may move for the other."""
    found = only_mark(tree, view)
    if found is None:
        return None
    put, other = map(repr, found)
    return Outcome(
        NOT_COMPARED,
        f"Both players put {put} on the board, and nobody puts {other}, which stands there: it is"
        " not known whether that is meant.",
    )


def _misfit(tree: Tree, view: View, fit: _Fit) -> Outcome:
    """Most nodes are right and some are not, for a reason that may be a good one."""
    assert fit.wrong is not None
    told = tree.numbers[fit.wrong]
    held = [tree.numbers[child] for child in tree.below[fit.wrong]]
    worth = ", ".join(dict.fromkeys(number(each) for each in held if each is not None))
    side = view.sides[fit.wrong]
    who = f"your {side}" if side in (MAX, MIN) else "your function"
    own = number(told) if told is not None else "nothing"
    among = (
        f"its replies are worth {worth}" if told in held else f"none of its replies is worth {own}"
    )
    return Outcome(
        NOT_COMPARED,
        f"Of {fit.inner:,} nodes with replies {fit.right:,} return the best of them; at node"
        f" {fit.wrong} {who} returns {own}, and {among}.",
        "Choose what is the value, and what says whose turn it is.",
    )


def _has_two_sides(tree: Tree, view: View) -> bool:
    """Whether both players move, or values are for the one who moves."""
    inner = {view.sides[node] for node in range(tree.count) if tree.below[node]}
    return {MAX, MIN} <= inner or (view.certain and bool(inner & {MAX, MIN}))


def _unknown_cut(tree: Tree, view: View) -> Outcome | None:
    """Moves that were left out for a reason that is not known."""
    if tree.window:
        return None
    known = [value for value in view.values if value is not None]
    for node in cuts_of(tree):
        best = max(known) if view.sides[node] == MAX else min(known)
        if view.values[node] != best:
            return Outcome(
                NOT_COMPARED,
                f"At node {node} moves are left out, and no window is known that would allow it.",
                "Choose what is α and what is β.",
            )
    return None
