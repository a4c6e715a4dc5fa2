"""What the text of a search says that makes its values doubtful, though nothing differs: a sign
that does not go with the rest, a leaf that is valued for nobody, a name for more."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from math import inf
from typing import Final

from plyscope.compare.calls import Tree
from plyscope.compare.difference import number
from plyscope.compare.odd_windows import ENDLESS, doubt_of_windows, written_function
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.remembering import begins_with
from plyscope.compare.sides import View
from plyscope.compare.tables import side_path
from plyscope.program.rereading import calls_any
from plyscope.program.walking import all_nodes, assignments, names_in
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.side_hints import MOVER

EXPECTING: Final = re.compile(r"_?(expect|chance|average)|_?exp(_|$|[vV]al)")
"""How a function is called that takes a mean."""
ELSEWHERE: Final = (ast.FunctionDef, ast.Return, ast.Dict, ast.List, ast.Lambda)


def doubt_of_text(tree: Tree, view: View) -> Outcome | None:
    """The first of these; None if there is none."""
    return (
        doubt_of_windows(tree)
        or _nothing_tried(tree)
        or _with_both_signs(tree)
        or _adds_up(tree)
        or (None if view.by_rules else _for_nobody(tree))
        or _no_mean(tree)
    )


def _nothing_tried(tree: Tree) -> Outcome | None:
    """A leaf that returns what a best value of its function begins with, which no other leaf comes
    near."""
    leaves = [(node, own) for node, own in enumerate(tree.numbers) if not tree.below[node]]
    endless = {inf, -inf} if _begins_endless(tree) else set()
    for at in range(len(tree.record.functions)):
        begins = {sign * each for each in begins_with(tree, [at]) for sign in (1, -1)} | endless
        others = {own for _, own in leaves if own is not None and own not in begins}
        for node, own in leaves if any(others) else ():
            is_first = tree.record.function[node] == at and own in begins
            if not is_first or own is None or min(others) <= own <= max(others):
                continue
            return Outcome(
                NOT_COMPARED,
                f"Node {node} has no replies and returns {number(own)}, with which the text begins"
                " a best value: it may have tried no move.",
                "See whether every position that is no end of the game has a move.",
            )
    return None


def _begins_endless(tree: Tree) -> bool:
    """Whether infinity is written only where a search, or what calls it, gives it to a variable or
    hands it on: then no end of the game is worth it."""
    searches = {each.name for each in tree.record.functions}
    every = [*all_nodes(tree.record.written)] if tree.record.written else []
    for each in every:
        own = {each.name} if isinstance(each, ast.FunctionDef) else set()
        is_elsewhere = isinstance(each, ELSEWHERE) and not calls_any(ast.walk(each), searches | own)
        if is_elsewhere and any(map(_is_endless, ast.walk(each))):
            return False
    return any(map(_is_endless, every))


def _is_endless(node: ast.AST) -> bool:
    return isinstance(node, ast.expr) and bool(ENDLESS.fullmatch(ast.unparse(node)))


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


def _adds_up(tree: Tree) -> Outcome | None:
    """Where a loop over the moves changes a number that it hands on, once and never back: then the
    later moves have what the earlier ones have added."""
    for function, flow in zip(tree.reading.text.functions, tree.reading.text.flows, strict=True):
        for loop in (loop for loop, _ in flow.nodes if isinstance(loop, ast.For)):
            inside = [each for part in loop.body for each in ast.walk(part)]
            given = {name for each in inside if flow.is_call(each) for name in names_in(each)}
            stored = assignments(inside)
            for each in inside:
                target = each.target if isinstance(each, ast.AugAssign) else None
                name = target.id if isinstance(target, ast.Name) else ""
                is_own = name in given and name in function.parameters and stored[name] == 1
                if is_own and isinstance(each, ast.AugAssign) and flow.of(each.value) is None:
                    return Outcome(
                        NOT_COMPARED,
                        f"Line {each.lineno} changes {name} for each move, and nothing changes it"
                        " back: the next move is searched with what this one has changed.",
                        f"Hand on the changed number, and leave {name} as it is.",
                    )
    return None


def _with_both_signs(tree: Tree) -> Outcome | None:
    """Where one line returns the opposite of what another one does, and neither asks who moves. One
    of them must stand where the search has no further to go: who has won may say the sign."""
    path = side_path(tree)
    side = path.last if path else ""
    limit = tree.depth.last if tree.depth else ""
    for flow in tree.reading.text.flows:
        seen: dict[str, tuple[int, int, bool]] = {}
        for node, guards in flow.nodes:
            answer = node.value if isinstance(node, ast.Return) else None
            if answer is None or flow.of(answer) is not None or not guards:
                continue
            sign, text = _signed(answer, side)
            if "(" not in text or (side and any(_mentions(tree, test, side) for test, _ in guards)):
                continue
            test, holds = guards[-1]
            is_limit = limit in names_in(test) or (isinstance(test, ast.Name) and not holds)
            before, line, was_limit = seen.setdefault(text, (sign, answer.lineno, is_limit))
            if before != sign and (is_limit or was_limit):
                return Outcome(
                    NOT_COMPARED,
                    f"Line {answer.lineno} returns the opposite of what line {line} does, and"
                    " neither asks who moves: it is not known for whom these values are.",
                    "Let all values of ends be for the same player.",
                )
    return None


def _signed(value: ast.expr, side: str) -> tuple[int, str]:
    """The sign of a value, and the rest of it without numbers. For the other player than `side`, a
    value has the other sign."""
    if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub):
        sign, text = _signed(value.operand, side)
        return -sign, text
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult):
        one, other = (_signed(each, side) for each in (value.left, value.right))
        return one[0] * other[0], " ".join(filter(None, sorted((one[1], other[1]))))
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Sub):
        terms = ast.unparse(value.left), ast.unparse(value.right)
        return (1 if terms[0] <= terms[1] else -1), " - ".join(sorted(terms))
    if isinstance(value, ast.Constant):
        return 1, ""
    if not isinstance(value, ast.Call):
        return 1, ast.unparse(value)
    given = [ast.unparse(each) for each in value.args]
    sides = [place for place, each in enumerate(value.args) if side in names_in(each)]
    is_other = len(sides) == 1 and given[sides[0]] != side
    for place in sides:
        given[place] = side
    return (-1 if is_other else 1), f"{ast.unparse(value.func)}({', '.join(given)})"


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
        is_calculated = any(isinstance(each, ast.Call) for each in ast.walk(answer))
        if is_calculated and not any(_mentions(tree, each, side) for each in tested):
            yield answer.lineno


def _mentions(tree: Tree, tested: ast.AST, side: str) -> bool:
    """Whether a text names the side, or calls a function of the program that does, or that makes
    use of it where it is given."""
    if _is_named(tested, side):
        return True
    given = list(ast.iter_child_nodes(tested))
    if isinstance(tested, ast.Call) and (called := written_function(tree, tested)):
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
