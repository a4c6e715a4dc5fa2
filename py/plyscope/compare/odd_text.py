"""What the text of a search says that makes its values doubtful, though nothing differs: a window
or a sign that does not go with the rest, a leaf that is valued for nobody, a name for more."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from plyscope.compare.calls import Tree
from plyscope.compare.difference import number
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.remembering import begins_with
from plyscope.compare.sides import View
from plyscope.compare.tables import side_path
from plyscope.program.numbers import Number, comparable, is_number
from plyscope.program.rereading import called_name
from plyscope.program.walking import names_in
from plyscope.recognition.calling import all_handed_on
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.side_hints import MOVER

ENDLESS: Final = re.compile(r"-?(float\('-?inf'\)|(\w+\.)?inf)")
"""How infinity is written in the place of an end of the window."""
EXPECTING: Final = re.compile(r"_?(expect|chance|average)|_?exp(_|$|[vV]al)")
"""How a function is called that takes a mean."""


def doubt_of_text(tree: Tree, view: View) -> Outcome | None:
    """The first of these; None if there is none."""
    return (
        _fixed_window(tree)
        or _half_turned(tree)
        or _nothing_tried(tree)
        or (None if view.by_rules else _for_nobody(tree))
        or _no_mean(tree)
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


def _nothing_tried(tree: Tree) -> Outcome | None:
    """A leaf that returns what a best value begins with, which no other leaf comes near."""
    leaves = [(node, own) for node, own in enumerate(tree.numbers) if not tree.below[node]]
    begins = {sign * each for each in begins_with(tree) for sign in (1, -1)}
    others = {own for _, own in leaves if own is not None and own not in begins}
    for node, own in leaves:
        if own in begins and any(others) and not min(others) <= own <= max(others):
            return Outcome(
                NOT_COMPARED,
                f"Node {node} has no replies and returns {number(own)}, with which the text begins"
                " a best value: it may have tried no move.",
                "See whether every position that is no end of the game has a move.",
            )
    return None


def _half_turned(tree: Tree) -> Outcome | None:
    """Where the text of negamax returns what a call does, and changes the sign of the window alone,
    or of the value alone."""
    value = tree.reading.value
    names = {path.name for path in tree.window or ()}
    if value is None or not value.negates:
        return None
    for flow in tree.reading.text.flows:
        for each, _ in flow.nodes:
            answer = each.value if isinstance(each, ast.Return) else None
            is_turned = isinstance(answer, ast.UnaryOp) and isinstance(answer.op, ast.USub)
            call = answer.operand if isinstance(answer, ast.UnaryOp) else answer
            if not isinstance(call, ast.Call) or not flow.is_call(call):
                continue
            ends = [
                isinstance(given, ast.UnaryOp)
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


def _for_nobody(tree: Tree) -> Outcome | None:
    """A leaf of negamax whose value is worked out in the same way whoever moves, where the position
    does not say who that is."""
    value, path = tree.reading.value, side_path(tree)
    if value is None or value.whose != MOVER or path is None or tree.reading.by_hand:
        return None
    if any(path.name.startswith(f"{state.name}[") for state in tree.state):
        return None
    for flow in tree.reading.text.flows:
        for line in _leaves(tree, flow, path.last):
            return Outcome(
                NOT_COMPARED,
                f"Line {line} values a position without asking for {path.name}: it is not known"
                " whether that value is for the player to move.",
                "Turn the sign of the value where the other player is to move.",
            )
    return None


def _leaves(tree: Tree, flow: Flow, side: str) -> Iterator[int]:
    """The lines that return something worked out without `side`, and no result. With a minus in
    front, it may be what whoever moves has lost."""
    for node, guards in flow.nodes:
        answer = node.value if isinstance(node, ast.Return) else None
        if answer is None or flow.of(answer) is not None or ast.unparse(answer)[0] == "-":
            continue
        names = names_in(answer)
        tested: list[ast.AST] = [answer, *(test for test, _ in guards)]
        tested += [
            each
            for each, _ in flow.nodes
            if isinstance(each, ast.Assign | ast.AugAssign)
            for target in (each.targets if isinstance(each, ast.Assign) else [each.target])
            if isinstance(target, ast.Name) and target.id in names
        ]
        is_reckoned = any(isinstance(each, ast.Call) for each in ast.walk(answer))
        if is_reckoned and not any(_mentions(tree, each, side) for each in tested):
            yield answer.lineno


def _mentions(tree: Tree, tested: ast.AST, side: str) -> bool:
    """Whether a text names the side, or calls a function of the program that does, or that makes
    use of it where it is given."""
    if _is_named(tested, side):
        return True
    given = list(ast.iter_child_nodes(tested))
    if isinstance(tested, ast.Call) and (called := _written(tree, tested)):
        if any(_is_named(each, side) for each in ast.walk(called)):
            return True
        bound = isinstance(tested.func, ast.Attribute)
        names = [each.arg for each in called.args.args][bound:]
        used = names_in(called)
        idle = [arg for arg, name in zip(tested.args, names, strict=False) if name not in used]
        given = [each for each in given if each not in idle]
    return any(_mentions(tree, each, side) for each in given)


def _is_named(node: ast.AST, side: str) -> bool:
    return side in (getattr(node, "id", ""), getattr(node, "attr", ""))


def _written(tree: Tree, call: ast.Call) -> ast.FunctionDef | None:
    """The function of the program that is called, found by its name."""
    name = called_name(call)
    written = tree.record.written
    every = ast.walk(written) if written and name else ()
    return next((e for e in every if isinstance(e, ast.FunctionDef) and e.name == name), None)


def _no_mean(tree: Tree) -> Outcome | None:
    """A function that is called as if it took a mean, where nothing does."""
    text = tree.reading.text
    for function, flow in zip(text.functions, text.flows, strict=True):
        if flow.takings and not text.has_chance and EXPECTING.match(function.name.casefold()):
            return Outcome(
                NOT_COMPARED,
                f"By its name {function.name} takes the mean of its replies somewhere, but only the"
                " largest or the smallest is taken.",
                "Add up what the replies of chance are worth, each times its odds.",
            )
    return None
