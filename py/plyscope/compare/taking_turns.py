"""A branch of the text that never hands over to the other player: it gives the flag that chose it
to every call as it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.difference import PLAYER, Difference, entered
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.sides import View
from plyscope.program.functions import Function
from plyscope.program.numbers import is_number
from plyscope.program.rereading import called_name
from plyscope.program.walking import functions_by_name, names_in, own_nodes
from plyscope.recognition.calling import given_for, handed_on
from plyscope.recognition.conditions import truth_of
from plyscope.recognition.evidence import Path
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.side_hints import Cue
from plyscope.recognition.words import MAX, MIN

CHANGED: Final = "Hand the turn on changed, as in f(move, not is_max)."


@dataclass(frozen=True)
class _Flag:
    """A parameter, and the condition on it by which MAX's branch is told from MIN's."""

    name: str
    test: ast.expr


def same_player_again(tree: Tree) -> Iterator[Difference]:
    """The first call that has the same player as the one above it, in a branch that never changes
    it."""
    text = tree.reading.text
    if text.changes:
        return  # what is calculated with may have another rule
    for at, (function, flow) in enumerate(zip(text.functions, text.flows, strict=True)):
        if isinstance(function.node, ast.Lambda):
            continue
        for flag in _flags(function, text.cues[at]):
            path = _path(tree, flag.name)
            for holds in (True, False):
                if path and _is_stuck(flow, function, flag, tree.record.constants, holds=holds):
                    yield from _first(tree, at, path, flag, holds=holds)
        if tree.reading.value and tree.reading.value.negates:
            yield from _sign_kept(tree, flow, function)


def _path(tree: Tree, name: str) -> Path | None:
    every = tree.reading.evidence.paths
    return next((path for path in every if path.given and path.name == name), None)


def _flags(function: Function, cues: Sequence[Cue]) -> Iterator[_Flag]:
    """The conditions under which some cues are MAX's, and under whose opposite some are MIN's."""
    sides: dict[str, dict[bool, set[str]]] = {}
    tests: dict[str, ast.expr] = {}
    for cue in cues:
        for test, holds in cue.guards:
            text = ast.unparse(test)
            tests[text] = test
            sides.setdefault(text, {True: set(), False: set()})[holds].add(cue.side)
    for text, test in tests.items():
        names = names_in(test)
        own = [name for name in function.parameters if name in names]
        both = sides[text][True] | sides[text][False]
        is_divided = all(sides[text].values()) and {MAX, MIN} <= both
        if (
            len(own) == 1
            and is_divided
            and not any(
                isinstance(each, ast.Call | ast.Attribute | ast.Subscript)
                for each in ast.walk(test)
            )
        ):
            yield _Flag(own[0], test)


def _is_stuck(
    flow: Flow, function: Function, flag: _Flag, constants: Mapping[str, Any], *, holds: bool
) -> bool:
    """Whether every call in a branch is given the same player."""
    assigned = {
        node.id
        for node, _ in flow.nodes
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    name = ast.unparse(flag.test)
    keeping: dict[frozenset[tuple[str, bool]], set[bool | None]] = {}
    for node, guards in flow.nodes:
        held = {ast.unparse(test): truth for test, truth in guards}
        if isinstance(node, ast.Call) and flow.is_call(node) and held.get(name) is not (not holds):
            kept = _keeps(node, function, flag, constants, holds=holds)
            keeping.setdefault(frozenset(held.items()), set()).add(kept)
    if not keeping or flag.name in assigned:
        return False
    # Under the same conditions, one move gives the turn to the other player, and one does not.
    return any({True, False} <= kept for kept in keeping.values()) or not any(
        kept - {True} for kept in keeping.values()
    )


def _keeps(
    call: ast.Call, function: Function, flag: _Flag, constants: Mapping[str, Any], *, holds: bool
) -> bool | None:
    """Whether a call is given the player as it is; None if that is not seen, as where another
    function is called."""
    given = given_for(call, [function], flag.name)
    if given is None:
        return None
    if isinstance(given, ast.Name) and given.id == flag.name:
        return True
    if isinstance(given, ast.Constant):
        value = given.value
    elif isinstance(given, ast.Name) and given.id in constants:
        value = constants[given.id]
    else:
        return False
    return truth_of(flag.test, {**constants, flag.name: value}) is holds


def _first(
    tree: Tree, function: int, path: Path, flag: _Flag, *, holds: bool
) -> Iterator[Difference]:
    constants = tree.record.constants
    for node, above in enumerate(tree.parent):
        if above < 0 or not tree.below[node] or tree.record.function[above] != function:
            continue
        before, value = path.values[above], path.values[node]
        is_here = truth_of(flag.test, {**constants, flag.name: before}) is holds
        if is_here and truth_of(flag.test, {**constants, flag.name: value}) is holds:
            yield Difference(
                PLAYER,
                node,
                f"At node {node} {flag.name} is {value!r} again, as in the call above it: the"
                " player does not change.",
                entered(node),
            )
            return


def _sign_kept(tree: Tree, flow: Flow, function: Function) -> Iterator[Difference]:
    """In negamax, what the value of an end is multiplied by must change from call to call."""
    factors = {
        each.id
        for node, _ in flow.nodes
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult)
        for each in (node.left, node.right)
        if isinstance(each, ast.Name) and each.id in function.parameters
    }
    for name in factors:
        path = _path(tree, name)
        given = handed_on(flow, [function], name)
        if path is None or not any(
            isinstance(each, ast.Name) and each.id == name for each in given
        ):
            continue
        held = path.present
        if not all(map(is_number, held)) or len(set(map(abs, held))) > 1:
            continue  # it is no sign, but a part of the state
        for node, above in enumerate(tree.parent):
            value = path.values[node]
            if above >= 0 and value == path.values[above] and not tree.handed_on[node]:
                sentence = (
                    f"At node {node} {name} is {value!r} again, as in the call above it: the"
                    " player does not change."
                )
                yield Difference(PLAYER, node, sentence, entered(node))
                break


def stays_with_one_player(tree: Tree, view: View) -> bool:
    """Whether the same player moves everywhere below a call from outside, and another such call has
    the other player."""
    is_inner = [bool(each) for each in tree.below]
    found, is_deep = set(), False
    for root in (root for roots in tree.roots for root in roots):
        inner = [node for node in range(root, tree.last[root] + 1) if is_inner[node]]
        sides = {view.sides[node] for node in inner}
        if len(sides) > 1:
            return False
        found |= sides
        is_deep = is_deep or any(is_inner[child] for node in inner for child in tree.below[node])
    return is_deep and found == {MAX, MIN}


def follows_itself(tree: Tree) -> Outcome | None:
    """Where a function of one player is always followed by itself, through one that hands on to it
    or, by a truth value that is written there, to the other player's."""
    record, written = tree.record, tree.record.written
    known = functions_by_name(written) if written else {}
    after: dict[tuple[int, int], set[int]] = {}
    for node, above in enumerate(tree.parent):
        up = tree.parent[above] if above >= 0 and tree.handed_on[node] else -1
        if up >= 0 and not tree.handed_on[above]:
            pair = record.function[up], record.function[above]
            after.setdefault(pair, set()).add(record.function[node])
    for (own, between), found in after.items():
        one, hub = record.functions[own], record.functions[between]
        calls = _calls_of(one.node, hub.name)
        answers = (each.value for each in own_nodes(hub.node) if isinstance(each, ast.Return))
        others = {called_name(each) for each in answers if isinstance(each, ast.Call)} - {one.name}
        back = [each for each in known if each in others and _calls_of(known[each], hub.name)]
        if found == {own} and own != between and back and all(map(_is_told, calls)):
            return Outcome(
                NOT_COMPARED,
                f"{one.name} leads to {one.name} alone, though {hub.name} may hand on to {back[0]}:"
                " it is not known whether the turn should change.",
                CHANGED,
            )
    return None


def _calls_of(function: ast.AST, name: str) -> list[ast.Call]:
    every = (each for each in own_nodes(function) if isinstance(each, ast.Call))
    return [each for each in every if called_name(each) == name]


def _is_told(call: ast.Call) -> bool:
    """Whether a call is given True or False."""
    given = (*call.args, *(each.value for each in call.keywords))
    return any(isinstance(each, ast.Constant) and type(each.value) is bool for each in given)
