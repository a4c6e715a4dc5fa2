"""Windows that are wrong whoever moves. What shows in the calls is a difference: ends exchanged as
they are handed on, and cuts by values between both ends. What only the text says is a doubt: ends
that are fixed, exchanged, begun anew, or moved the wrong way."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from plyscope.compare.calls import Tree, cuts_of
from plyscope.compare.difference import WRONG_CUT, Difference, entered, number
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.sides import View, Window
from plyscope.program.numbers import Number, comparable, is_number
from plyscope.program.rereading import called_name
from plyscope.program.walking import names_in, own_nodes
from plyscope.recognition.calling import all_handed_on, given_for, ways_out
from plyscope.recognition.window import narrowed
from plyscope.recognition.words import ALPHA, BETA, CHANCE, MAX, MIN, means

ENDLESS: Final = re.compile(r"-?(float\('-?inf'\)|(\w+\.)?inf)")
"""How infinity is written in the place of an end of the window."""
ENOUGH: Final = 2
"""So many nodes must show a mistake: one alone may have another reason."""


def doubt_of_windows(tree: Tree) -> Outcome | None:
    """The first of these; None if there is none."""
    return (
        _fixed_window(tree)
        or _swapped_for_another(tree)
        or _both_ends_one_way(tree)
        or _unlike_its_window(tree)
        or _half_turned(tree)
    )


def _fixed_window(tree: Tree) -> Outcome | None:
    """Where a number stands in the text in the place of an end of the window."""
    for path in tree.window or ():
        for each in all_handed_on(tree.reading.text, path.name):
            value = _number_in(tree, each)
            is_endless = each is not None and bool(ENDLESS.fullmatch(ast.unparse(each)))
            if each is not None and (is_endless or value is not None):
                return Outcome(
                    NOT_COMPARED,
                    f"Line {each.lineno} hands on {ast.unparse(each)} as {path.name}, whatever was"
                    " found before: it is not known whether the window is then too"
                    f" {'wide' if is_endless else 'narrow'}.",
                )
    return None


def _swapped_for_another(tree: Tree) -> Outcome | None:
    """Where a function that is called, as a quiescence search, gets α as its β and β as its α."""
    text = tree.reading.text
    for at, flow in enumerate(text.flows):
        alpha, beta = (names.get(at, "") for names in text.window)
        for node, _ in flow.nodes:
            called = written_function(tree, node) if isinstance(node, ast.Call) else None
            if called is None or not isinstance(node, ast.Call):
                continue
            own = [each.arg for each in called.args.args][isinstance(node.func, ast.Attribute) :]
            given = [each.id if isinstance(each, ast.Name) else "" for each in node.args]
            taken = dict(zip(given, own, strict=False))
            low, high = taken.get(alpha, ""), taken.get(beta, "")
            is_turned = (low, high) == (beta, alpha) or (means(low, BETA) and means(high, ALPHA))
            if low and high and low != high and is_turned:
                return Outcome(
                    NOT_COMPARED,
                    f"Line {node.lineno} gives {called.name} {alpha} as its {low} and {beta} as its"
                    f" {high}: the window is turned round.",
                    f"Give {called.name} {alpha} and {beta} in the order of its parameters.",
                )
    return None


def _both_ends_one_way(tree: Tree) -> Outcome | None:
    """Where a loop is left by comparing two variables, as α and β, of which both only grow, or both
    only shrink."""
    for flow in tree.reading.text.flows:
        ways: dict[str, set[str]] = {}
        for name, side in narrowed(flow):
            ways.setdefault(name, set()).add(side)
        for test in (test for _, guards in ways_out(flow) for test, _ in guards):
            names = sorted(names_in(test)) if isinstance(test, ast.Compare) else []
            known = [ways.get(name) for name in names]
            if len(names) == 2 and known[0] == known[1] and known[0] in ({MAX}, {MIN}):
                one, other = names
                grow = "larger" if known[0] == {MAX} else "smaller"
                return Outcome(
                    NOT_COMPARED,
                    f"Line {test.lineno} compares {one} with {other}, and what is found makes both"
                    f" only {grow}: if they are α and β, MAX raises α and MIN lowers β.",
                )
    return None


def _unlike_its_window(tree: Tree) -> Outcome | None:
    """Where two parameters that are no numbers at first, but are compared to leave a loop, as α and
    β, are handed on in each other's place, or begin anew with each call."""
    for flow in [] if tree.window else tree.reading.text.flows:
        changed = {name for name, _ in narrowed(flow)}
        tests = (test for _, guards in ways_out(flow) for test, _ in guards)
        pairs = [sorted(names_in(test)) for test in tests if isinstance(test, ast.Compare)]
        calls = [
            node for node, _ in flow.nodes if isinstance(node, ast.Call) and flow.is_call(node)
        ]
        for call in calls:
            for one, other in (pair for pair in pairs if len(pair) == 2 and {*pair} <= changed):
                given = [
                    given_for(call, tree.reading.text.functions, name) for name in (one, other)
                ]
                texts = [ast.unparse(each) for each in given if each]
                used = {name for each in given if each for name in names_in(each)}
                is_fresh = len(texts) == 2 and not used & {one, other}
                if texts == [other, one] or is_fresh:
                    return Outcome(
                        NOT_COMPARED,
                        f"Line {call.lineno} hands on {texts[0]} as {one}, {texts[1]} as {other}."
                        " By comparing them the loop is left: if they are α and β, each should be"
                        " handed on as itself.",
                    )
    return None


def _number_in(tree: Tree, given: ast.expr | None) -> Number | None:
    """The number that stands in the text, or that a constant of the program is."""
    if isinstance(given, ast.UnaryOp):
        return _number_in(tree, given.operand)
    own = {name for each in tree.record.functions if each.code for name in each.code.co_varnames}
    held = None
    if isinstance(given, ast.Name) and given.id not in own:
        held = tree.record.constants.get(given.id)
    held = given.value if isinstance(given, ast.Constant) else held
    return comparable(held) if is_number(held) and type(held) is not bool else None


def _half_turned(tree: Tree) -> Outcome | None:
    """Where the text of negamax changes the sign of the window alone, or of the value alone."""
    value = tree.reading.value
    names = {path.name for path in tree.window or ()}
    if value is None or not value.negates:
        return None
    for flow in tree.reading.text.flows:
        for each, _ in flow.nodes:
            is_turned = isinstance(each, ast.UnaryOp) and isinstance(each.op, ast.USub)
            call = each.operand if isinstance(each, ast.UnaryOp) else None
            if not is_turned:
                call = each.value if isinstance(each, ast.Return) else None
            if not isinstance(call, ast.Call) or not flow.is_call(call):
                continue
            ends = [
                any(isinstance(part, ast.USub | ast.Sub) for part in ast.walk(given))
                for given in (*call.args, *(keyword.value for keyword in call.keywords))
                if names & names_in(given)
            ]
            if ends and set(ends) != {is_turned}:
                one, other = ("window", "value") if ends[0] else ("value", "window")
                return Outcome(
                    NOT_COMPARED,
                    f"Line {call.lineno} changes the sign of the {one}, and not of the {other}: it"
                    " is not known for whom the value is.",
                    "Let both be for the same player: -f(-β, -α), or f(α, β).",
                )
    return None


def written_function(tree: Tree, call: ast.Call) -> ast.FunctionDef | None:
    """The function of the program that is called, found by its name."""
    name = called_name(call)
    written = tree.record.written
    every = ast.walk(written) if written and name else ()
    return next((e for e in every if isinstance(e, ast.FunctionDef) and e.name == name), None)


def wrong_windows(tree: Tree, view: View) -> Iterator[Difference]:
    """Calls whose window is turned round, and nodes that leave out moves although nothing that they
    have found is outside it."""
    if tree.window is None:
        return
    given = [_given(tree, node) for node in range(tree.count)]
    if view.certain and tree.reading.window:
        yield from _exchanged(tree, given)
    if None in view.sides and _may_cut(tree):
        yield from _inside(tree, given, cuts_of(tree))


def _given(tree: Tree, node: int) -> Window | None:
    """The window that a call was given, as the program has it."""
    assert tree.window is not None
    alpha, beta = (path.values[node] for path in tree.window)
    return (comparable(alpha), comparable(beta)) if is_number(alpha) and is_number(beta) else None


def _may_cut(tree: Tree) -> bool:
    """Whether the program leaves a loop, or a call, where a condition asks for its window."""
    ends = {re.split(r"[.\[]", path.name)[0] for path in tree.window or ()}
    tests = [
        node
        for function in tree.record.functions
        for node in own_nodes(function.node)
        if isinstance(node, ast.If)
        and any(isinstance(each, ast.Name) and each.id in ends for each in ast.walk(node.test))
    ]
    return any(
        isinstance(each, ast.Break | ast.Return) for node in tests for each in ast.walk(node)
    )


def _exchanged(tree: Tree, given: Sequence[Window | None]) -> Iterator[Difference]:
    """Replies that have their parent's window the other way round, with the end that their parent
    cannot move in the place of the other."""
    value, branches = tree.reading.value, tree.reading.branches
    for node, family in enumerate(tree.below):
        own = given[node] if family else None
        # What a window below chance is calculated from may leave nothing between its ends.
        is_chance = branches is not None and branches.side(node) == CHANCE
        if own is None or value is None or own[0] >= own[1] or is_chance:
            continue
        # As negamax should give it: turned round and with the other sign.
        turned = own if not value.negates else (value.turned(own[1]), value.turned(own[0]))
        for child in family:
            low, high = given[child] or turned
            if low > high and (high == turned[0] or (low == turned[1] and not value.negates)):
                sentence = (
                    f"At node {child} your search is called with α = {number(low)} and"
                    f" β = {number(high)}: the two are swapped."
                )
                yield Difference(WRONG_CUT, child, sentence, entered(child))


def _inside(
    tree: Tree, given: Sequence[Window | None], cuts: Mapping[int, Sequence[Any]]
) -> Iterator[Difference]:
    """Where most cuts are so: a few may be made for another reason, as a win that is found."""
    found = []
    for node in cuts:
        own = given[node]
        values = [_turned(tree, child) for child in tree.below[node]]
        if own is None or not values or not tree.ended(node):
            continue
        if all(value is not None and own[0] < value < own[1] for value in values):
            found.append((node, values[-1], own))
    if len(found) < ENOUGH or 2 * len(found) <= len(cuts):
        return
    for node, value, own in found:
        yield Difference(
            WRONG_CUT,
            node,
            f"At node {node} your search cuts off moves that may matter: its last reply is worth"
            f" {number(value or 0)}, which lies between α = {number(own[0])} and"
            f" β = {number(own[1])}.",
            tree.left(node),
        )


def _turned(tree: Tree, node: int) -> Number | None:
    """The value of a node for the one above it."""
    own, value = tree.numbers[node], tree.reading.value
    return own if own is None or value is None else value.turned(own)
