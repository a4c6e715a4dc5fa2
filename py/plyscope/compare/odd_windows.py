"""What the text of a search says of its window that makes its values doubtful, though nothing
differs: ends that are fixed, exchanged, begun anew, or moved the wrong way."""

from __future__ import annotations

import ast
import re
from typing import Final

from plyscope.compare.calls import Tree
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.program.numbers import Number, comparable, is_number
from plyscope.program.rereading import called_name
from plyscope.program.walking import names_in
from plyscope.recognition.calling import all_handed_on, given_for, ways_out
from plyscope.recognition.side_hints import narrowed
from plyscope.recognition.words import ALPHA, BETA, MAX, MIN, means

ENDLESS: Final = re.compile(r"-?(float\('-?inf'\)|(\w+\.)?inf)")
"""How infinity is written in the place of an end of the window."""


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
