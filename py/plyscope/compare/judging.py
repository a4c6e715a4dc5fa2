"""The verdict on a program: whether its search was compared with the textbook's, and what came of
it. That nothing was found to be wrong says something only where something could have been found."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from plyscope.compare.calls import Tree, tree_of
from plyscope.compare.checks import first_difference
from plyscope.compare.difference import BACKED_UP, Difference, number
from plyscope.compare.doubts import doubt_about, fit_of, misfit
from plyscope.compare.given_trees import is_given, path_to
from plyscope.compare.known_game import tictactoe_boards
from plyscope.compare.odd_rules import doubt_of_payoffs
from plyscope.compare.options import ALPHABETA, CompareOptions, check_subject
from plyscope.compare.other_searches import (
    ODDS_UNKNOWN,
    adds_in_line,
    backtracking,
    collecting,
    counting,
    monte_carlo,
    nobody_chooses,
)
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
from plyscope.compare.payoffs import paid_by
from plyscope.compare.proved import not_proved_choice
from plyscope.compare.remembering import WITHOUT_TABLE, has_table, is_wrapped
from plyscope.compare.sides import View, view_of
from plyscope.compare.slides import Slides, slides_of, with_max_alone
from plyscope.compare.tictactoe_boards import Marks
from plyscope.compare.vectors import judged_vectors
from plyscope.program import Record, RunResult
from plyscope.program.console import Console
from plyscope.program.faults import Fault, file_of
from plyscope.program.functions import Function
from plyscope.program.recursion import possibly_recursive
from plyscope.program.rereading import called_name
from plyscope.program.snapshot import content_of
from plyscope.program.stopping import WAITS
from plyscope.recognition import Reading, recognise
from plyscope.recognition.answer import (
    NOTHING,
    choice_of,
    chosen_and_left,
    chosen_outside,
    first_roots,
    moves_of,
    plain_move,
)
from plyscope.recognition.chosen_roles import with_chosen
from plyscope.recognition.side_hints import FIXED, LAST
from plyscope.recognition.value import is_numeric
from plyscope.recognition.words import MIN, VALUE, means

ALONE: Final = "Call the search itself, where nothing waits for another thread or process."


def judge(ran: RunResult, reading: Reading | None, options: CompareOptions | None) -> Outcome:
    """What came of comparing a program that has run. Raises `BadInput` if it searches another game
    or position than is wanted."""
    record, fault = ran.record, ran.fault
    if record is None or reading is None:
        found = _without_tree(ran)
    elif options is None:
        found = Outcome(NOT_COMPARED, "No comparison was asked for.", "Ask for it with compare.")
    else:
        found = _compared(record, reading, options, ran.console)
    if fault is None:
        return found
    if fault.is_error:
        return replace(found, kind=CRASHED, why=_crash(fault, ran.functions), remedy=_remedy(fault))
    if fault.kind == WAITS:
        waits = Outcome(NOT_COMPARED, fault.message, ALONE)
        return found if found.kind == DIFFERENT else waits
    return found if found.kind == DIFFERENT else replace(found, kind=STOPPED, why=fault.message)


def _without_tree(ran: RunResult) -> Outcome:
    why = "No function of this program called itself, so there is no tree"
    if not ran.functions or possibly_recursive(ran.functions):
        remedy = "Give a start: a call of the search, such as f(3)." if ran.functions else ""
        return Outcome(NOT_COMPARED, f"{why}.", remedy)
    for function in ran.functions:
        if loop := _keeping_stack(function):
            why += (
                f": {function.name} searches in a loop, from line {loop.lineno} on, and keeps by"
                " itself what is left. A position is seen where a call begins, and its value where"
                " the call returns"
            )
            break
    return Outcome(NOT_COMPARED, f"{why}.", "Write the search as a function that calls itself.")


def _keeping_stack(function: Function) -> ast.While | None:
    """The loop of a function that searches with a list of its own of what is left."""
    for loop in (each for each in ast.walk(function.node) if isinstance(each, ast.While)):
        calls = (each for each in ast.walk(loop) if isinstance(each, ast.Call))
        if {*map(called_name, calls)} & {"pop", "popleft", "heappop"}:
            return loop
    return None


def _crash(fault: Fault, functions: Sequence[Function]) -> str:
    of = f" of {fault.file}" if fault.file else ""
    place = "" if fault.line is None else f" in line {fault.line}{of}"
    words = f": {fault.message}" if fault.message else ""
    said = f"the program stopped with {fault.kind}{place}{words}".rstrip(".")
    said += "" if said.endswith(("?", "!")) else "."
    inside = _around(fault, functions) if fault.kind == NotImplementedError.__name__ else None
    if inside is None:
        return f"T{said[1:]}"
    name = f"{inside.owner}.{inside.name}" if inside.owner else inside.name
    return f"{name} is not written yet: {said}"


def _around(fault: Fault, functions: Sequence[Function]) -> Function | None:
    """The function in which an error was raised."""
    line = fault.line or 0
    found = [
        each
        for each in functions
        if each.code
        and file_of(each.code.co_filename) == fault.file
        and each.line <= line <= (each.node.end_lineno or 0)
    ]
    return max(found, key=lambda each: each.line, default=None)


def _remedy(fault: Fault) -> str:
    return f"Install {fault.missing}, or put its file beside the program." if fault.missing else ""


def _compared(
    record: Record, reading: Reading, options: CompareOptions, console: Console
) -> Outcome:
    tree = tree_of(record, reading)
    marks = tictactoe_boards(tree)
    check_subject(options, tree, marks)
    if not reading.by_hand and (
        other := monte_carlo(tree) or judged_vectors(tree) or counting(tree) or collecting(tree)
    ):
        return other
    if reading.text.changing_line and (paid := _with_payoffs(tree, options, console)):
        return paid
    slides = slides_of(tree)
    view = with_max_alone(tree, view_of(tree, marks), slides)
    roots = first_roots(record, reading)
    # Several searches of one position, deeper and deeper, are no moves of a root.
    held = {content_of([path.values[root] for path in tree.state]) for root in roots}
    are_moves = len(held) > 1 or (len(roots) > 1 and not tree.state)
    chosen = chosen_outside(record, reading, roots, console) if are_moves else None
    left = chosen_and_left(reading, roots[0]) if len(roots) == 1 else None
    is_choice = chosen is not None or left is not None or choice_of(reading) is not None
    compared = _aspects(tree, marks, view, chooses=is_choice)
    cuts = options.method == ALPHABETA
    found = first_difference(tree, marks, slides, view, chosen, alphabeta=cuts)
    if found:
        if adds_in_line(tree):
            return ODDS_UNKNOWN
        path = path_to(tree, marks, found.node)
        difference = replace(found, path=path)
        accused = Outcome(DIFFERENT, found.sentence, compared=compared, difference=difference)
        return _as_meant(accused, record, reading, options, console)
    unsure = _unsure_choice(tree, view, roots, chosen)
    is_alone = (reading.value is None or not reading.text.chooses) and not reading.by_hand
    solved = backtracking(tree) if is_alone else None
    return unsure or solved or _without_difference(tree, marks, slides, view, compared)


def _with_payoffs(tree: Tree, options: CompareOptions, console: Console) -> Outcome | None:
    """What comes of comparing a search for two players that adds to what a reply is worth what the
    move brings; None if it is none, or that cannot be read."""
    text = tree.reading.text
    if tree.reading.by_hand or text.has_chance or text.through or any(text.window):
        return None
    paid = paid_by(tree)
    record = paid.record if paid else tree.record
    reading = replace(recognise(record, pays=True), window=None)
    taken = {each.side for flow in text.flows for each in flow.takings}
    is_one_side = len(taken) < 2 and reading.branches is None
    if reading.text.changes or (reading.text.whose == (FIXED,) and is_one_side):
        return None
    if paid is None:
        return _unread(tree)
    whole = tree_of(record, reading)
    view = view_of(whole, None)
    found = _compared(record, reading, options, console)
    difference = found.difference
    if difference is None or difference.kind == BACKED_UP:
        doubt = doubt_of_payoffs(tree, view, paid)
        if difference is None and found.kind != SAME and (is_wrapped(tree) or has_table(tree)):
            doubt = doubt or _unread(tree)
        if doubt:
            return doubt
    if difference is None:
        why = f"What the moves before have brought counted in: {found.why}"
        if found.kind == SAME:
            why = f"{found.why[:-1]}, with what each move brings."
        return replace(found, why=why)
    if difference.kind == BACKED_UP:
        node = difference.node
        own, replies = tree.numbers[node], paid.replies[node]
        is_low = view.sides[node] == MIN if view.whose == FIXED else view.whose == LAST
        best = min(replies) if is_low else max(replies)
        sentence = (
            f"At node {node} your function returns {number(own or 0)}; with what its move brings,"
            f" the best of its replies is worth {number(best)}."
        )
        difference = replace(difference, sentence=sentence)
    return replace(found, why=difference.sentence, difference=difference)


def _unread(tree: Tree) -> Outcome:
    """Where it is not known for every move what it brings."""
    is_kept = is_wrapped(tree) or has_table(tree)
    return Outcome(
        NOT_COMPARED,
        f"Line {tree.reading.text.changing_line} combines what a move brings with what its reply is"
        f" worth, and {'a cache or table hides' if is_kept else 'the text does not show'} it for"
        " some moves.",
        WITHOUT_TABLE
        if is_kept
        else "Keep in the state what each player has won, and return it at the end.",
    )


def _unsure_choice(tree: Tree, view: View, roots: Sequence[int], outside: Any) -> Outcome | None:
    """Where it is not known whether the move that is chosen at last is as good as another one."""
    reading, moves = tree.reading, moves_of(tree.reading)
    replies, chosen = roots, outside
    if len(roots) == 1:
        replies, choice = tree.below[roots[0]], choice_of(reading)
        chosen = choice.values[roots[0]] if choice else chosen_and_left(reading, roots[0])
    named = [each for each in replies if moves and plain_move(moves[each]) == plain_move(chosen)]
    if chosen in NOTHING or len(named) != 1 or view.values[named[0]] is None:
        return None
    return not_proved_choice(tree, view, named[0], replies)


def _as_meant(
    accused: Outcome, record: Record, reading: Reading, options: CompareOptions, console: Console
) -> Outcome:
    """The same accusation, if it stands whichever of several numbers that are returned is the
    value. Where neither the text nor a name nor the person says which, and another one makes it go
    away, that is a question."""
    value = reading.value
    if value is None or reading.by_hand:
        return accused
    taken = {each.of.part for flow in reading.text.flows for each in flow.takings}
    if len(taken) > 1 and all(len(part) == 1 for part in taken):
        return Outcome(
            NOT_COMPARED,
            "The calls return several numbers, and the text takes one of them here and another"
            " there, as from a pair of α and β: it is not known which of them is the value.",
            "Return the value alone, or first.",
        )
    if reading.text.part is not None:
        return accused
    if means(value.path.name, VALUE):
        return accused
    for path in reading.evidence.results:
        if path.name == value.path.name or not is_numeric(path):
            continue
        other = replace(with_chosen(reading, {"value": path.name}), by_hand=("value",))
        if _compared(record, other, options, console).kind == SAME:
            return Outcome(
                NOT_COMPARED,
                f"If {value.path.name} is the value, something differs; if {path.name} is, nothing"
                " does.",
                "Choose which of them is the value, under “value”.",
            )
    return accused


def _aspects(tree: Tree, marks: Marks | None, view: View, *, chooses: bool) -> list[str]:
    """What can be compared in a search."""
    knows_moves = marks is not None or is_given(tree)
    known = {
        VALUES: tree.reading.value is not None,
        CUTS: tree.window is not None and (knows_moves or tree.reading.knows_cuts),
        MOVES: knows_moves,
        ENDS: marks is not None and view.by_rules,
        BEST: chooses,
    }
    return [name for name, is_known in known.items() if is_known]


def _without_difference(
    tree: Tree,
    marks: Marks | None,
    slides: Slides | None,
    view: View,
    compared: Sequence[str],
) -> Outcome:
    """The outcome where nothing was found to be wrong: the same, if it could have been."""
    text, value = tree.reading.text, tree.reading.value
    if value is None:
        if text.returns_moves:
            return Outcome(
                NOT_COMPARED,
                "What the calls return is a move, and not what a position is worth, so there are no"
                " values to compare.",
            )
        several = any(map(is_numeric, tree.reading.evidence.results))
        why = (
            "The calls return several numbers, and it is not known which of them is the value."
            if several
            else "What the calls return has no number in it, so there are no values to compare."
        )
        return Outcome(NOT_COMPARED, why, "Choose what is the value, under “value”.")
    if not text.chooses and not value.is_search and not tree.reading.by_hand:
        return nobody_chooses(tree)
    fit = fit_of(tree, view, slides)
    is_chosen = bool({"value", "side"} & {*tree.reading.by_hand}) and fit.inner > 0
    if is_chosen and fit.wrong is not None:
        return _wrong_as_chosen(tree, marks, misfit(tree, view, fit), fit.wrong, compared)
    doubt = None if is_chosen else doubt_about(tree, marks, slides, view, fit)
    if doubt:
        return doubt
    best = "best of them, or the mean where chance moves" if fit.means else "best of them"
    one, all_of_them = (
        "The node with replies returns",
        f"All {fit.inner:,} nodes with replies return",
    )
    why = f"{one if fit.inner == 1 else all_of_them} the {best}."
    return Outcome(SAME, why, compared=compared)


def _wrong_as_chosen(
    tree: Tree, marks: Marks | None, found: Outcome, node: int, compared: Sequence[str]
) -> Outcome:
    """What is a doubt where the roles are guessed is a difference where a person has said which
    they are."""
    path = path_to(tree, marks, node)
    difference = Difference(BACKED_UP, node, found.why, tree.left(node), path=path)
    return Outcome(DIFFERENT, found.why, compared=compared, difference=difference)
