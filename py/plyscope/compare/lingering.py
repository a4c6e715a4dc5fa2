"""What stays in a state when the search goes back: a set of squares that is shared with copies, a
field that says who has won, or all of it, where two names are of one and the same thing, as after
`temp = board`."""

from __future__ import annotations

import ast
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

from plyscope.compare.calls import Tree, opened
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.program.numbers import Number, is_number
from plyscope.program.rereading import called_name
from plyscope.program.snapshot import Frozen, content_of
from plyscope.program.walking import all_nodes, assignments, functions_by_name, names_in, own_nodes
from plyscope.recognition.evidence import MISSING, Path, is_atom
from plyscope.recognition.return_flow import Flow

FEWEST: Final = 3
"""In so many places it must have stayed."""
ODD, MOST = 0.3, 0.7
"""So many later moves must not go on from the parent, and so many of these from the call before."""


def doubt_of_lingering(tree: Tree) -> Outcome | None:
    """Where a part of the state is what the call just before has left, each time that the search
    has gone back from further below, and never what the parent had."""
    written = tree.record.written
    read = _names(written, ast.Load) if written else set()
    # What the search itself changes it may keep, as the best value so far.
    kept = {name for each in tree.record.functions for name in _names(each.node, ast.Store)}
    for path in _parts_of_state(tree):
        node = _first_left(tree, path) if path.last in read - kept else None
        if node is not None:
            first = tree.below[tree.parent[node]][0]
            return Outcome(
                NOT_COMPARED,
                f"At node {node} {path.name} still holds what was put there below node {first}, and"
                " so it is wherever the search goes back: it is not known whether that is meant.",
                "Take back everything that a move changes, or give each move a copy of its own.",
            )
    return None


def doubt_of_sums(tree: Tree) -> Outcome | None:
    """Where ends return a number that stands beside the state, as a score, and each later move adds
    to what the call just before has left, and not to what the parent had."""
    for path in _parts_of_state(tree):
        numbers = [each for each in path.values if is_number(each)]
        is_whole = len(numbers) == tree.count and _is_one_object(tree, path)
        if not is_whole or not _is_returned(tree, numbers):
            continue
        families = [family for family in tree.below if family]
        above = {node: numbers[tree.parent[node]] for family in families for node in family}
        amounts = {abs(numbers[family[0]] - above[family[0]]) for family in families}
        later = [node for family in families for node in family[1:]]
        odd = [node for node in later if abs(numbers[node] - above[node]) not in amounts]
        onward = [node for node in odd if abs(numbers[node] - numbers[node - 1]) in amounts]
        is_shown = len(onward) >= FEWEST and len(odd) > ODD * len(later)
        if is_shown and len(onward) > MOST * len(odd):
            return Outcome(
                NOT_COMPARED,
                f"At node {onward[0]} {path.name} goes on from what it was at node {onward[0] - 1},"
                f" and not from what it was at node {tree.parent[onward[0]]}, where the move is"
                " made: it is not known whether that is meant.",
                "Take back everything that a move changes, or give each move a copy of its own.",
            )
    return None


def _is_one_object(tree: Tree, path: Path) -> bool:
    """Whether all calls have the same object that this is a field of: a copy for each move needs
    nothing taken back."""
    owner = path.name.rpartition(".")[0]
    paths = tree.reading.evidence.paths
    held = next((each.values for each in paths if each.name == owner), ())
    return {*map(type, held)} <= {Frozen} and len({each.number for each in held}) <= 1


def _is_returned(tree: Tree, numbers: Sequence[Number]) -> bool:
    ends = [node for node in range(tree.count) if not tree.below[node] and tree.ended(node)]
    return len(ends) > 1 and all(numbers[node] == tree.numbers[node] for node in ends)


def _names(text: ast.AST, used: type[ast.expr_context]) -> set[str]:
    """The names of variables and fields that a text reads, or that it changes."""
    return {
        each.attr if isinstance(each, ast.Attribute) else each.id
        for each in ast.walk(text)
        if isinstance(each, ast.Attribute | ast.Name) and isinstance(each.ctx, used)
    }


def _parts_of_state(tree: Tree) -> Iterator[Path]:
    """The fields of the state, and what stands beside it in the same object or outside the search:
    but for what else is known of it."""
    reading = tree.reading
    known = {read.source for read in reading.roles.values() if read}
    for state in tree.state:
        owner = state.name.rpartition(".")[0]
        for path in reading.evidence.paths:
            is_beside = not path.given and not state.given and path.name.rpartition(".")[0] == owner
            is_part = path.name.startswith(f"{state.name}.")
            if (is_part or is_beside) and path.name not in known:
                yield path


def _first_left(tree: Tree, path: Path) -> int | None:
    """The first call that has what was left; None if one has not, or there are too few."""
    found: list[int] = []

    @cache
    def content(node: int) -> frozenset[Hashable] | None:
        return _content(path.values[node])

    for parent, family in enumerate(tree.below):
        for sister, node in pairwise(family):
            if node - 1 == sister:
                continue  # nothing is below it
            before, after, own = content(node - 1), content(sister), content(node)
            above = content(parent)
            if before is None or after is None or own is None or above is None:
                return None
            is_found = found[-1:] == [sister]
            new = before - above - (frozenset() if is_found else after)
            if new and not new <= own:
                return None
            found += [node] if new else []
    return found[0] if len(found) >= FEWEST else None


def _content(value: Any) -> frozenset[Hashable] | None:
    """What a value holds; an atom holds itself, and what is no atom, no set and no list nothing
    that can be looked at."""
    if value is MISSING:
        return None
    plain = opened(value)
    if is_atom(plain):
        return frozenset([plain])
    if isinstance(plain, set | frozenset):
        return frozenset(map(content_of, plain))
    if isinstance(plain, list | tuple):
        return frozenset((place, content_of(each)) for place, each in enumerate(plain))
    return None


CHANGING: Final = (
    *("append", "extend", "insert", "pop", "popleft", "popitem", "remove", "clear"),
    *("add", "discard", "update", "setdefault"),
)
"""Methods of lists, sets and dicts that change them."""
GATHERING: Final = ("append", "add")
CLOSING: Final = (ast.With, ast.Try, ast.Yield, ast.YieldFrom)
"""What may put something back later on."""
Functions = Mapping[str, ast.FunctionDef]


def doubt_of_aliases(tree: Tree) -> Outcome | None:
    """Where a state is handed on that shares what a move changes with the state before it, and no
    line can put it back."""
    every = all_nodes(tree.record.written) if tree.record.written else ()
    functions = functions_by_name(tree.record.written)
    classes = {each.name: each for each in every if isinstance(each, ast.ClassDef)}
    flows = tree.reading.text.flows
    if any(map(_may_put_back, flows)):
        return None
    nodes = (node for flow in flows for node, _ in flow.nodes)
    called = {called_name(node) for node in nodes if isinstance(node, ast.Call)}
    searches = {each.name for each in tree.record.functions}
    for function in functions.values():
        if function.name not in called | searches:
            continue
        handed = _handed(function, flows)
        for line, name, shared, origin in _sharing(function, classes):
            if name in handed and _changes(own_nodes(function), shared, functions):
                return Outcome(
                    NOT_COMPARED,
                    f"Line {line} makes {shared} another name of {origin}, and no copy: what a move"
                    " changes there is not taken back.",
                    f"Copy {origin} before the move changes it.",
                )
    return None


def _may_put_back(flow: Flow) -> bool:
    """Whether something behind a call of the search, in the same loop, may change a state."""
    nodes = [node for node, _ in flow.nodes]
    if any(isinstance(node, CLOSING) for node in nodes):
        return True
    for loop in nodes:
        if not isinstance(loop, ast.For | ast.While):
            continue
        inside = [each for part in loop.body for each in ast.walk(part)]
        calls = [each for each in inside if isinstance(each, ast.Call) and flow.is_call(each)]
        lines = [each.end_lineno or each.lineno for each in calls]
        behind = [each for each in inside if lines and getattr(each, "lineno", 0) > min(lines)]
        if any(_may_change(each, flow) for each in behind):
            return True
    return False


def _may_change(node: ast.AST, flow: Flow) -> bool:
    if isinstance(node, ast.Subscript | ast.Attribute):
        return not isinstance(node.ctx, ast.Load)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        # A function of the program's own may; `max`, `min` and `print` do not.
        return isinstance(node, ast.Call) and not flow.of(node) and called_name(node) != "print"
    return not (node.func.attr in GATHERING and any(map(flow.of, node.args)))


def _handed(function: ast.FunctionDef, flows: Sequence[Flow]) -> set[str]:
    """The variables that a function returns, or hands on to the search."""
    return {
        name
        for each in own_nodes(function)
        if isinstance(each, ast.Return) or any(flow.is_call(each) for flow in flows)
        for name in names_in(each)
    }


def _sharing(
    function: ast.FunctionDef, classes: Mapping[str, ast.ClassDef]
) -> Iterator[tuple[int, str, str, str]]:
    """The lines that give something of a parameter another name: the variable, what is shared with
    it, and what that is called in the parameter."""
    own = {each.arg for each in function.args.args}
    stored = assignments(own_nodes(function))
    for each in own_nodes(function):
        if not isinstance(each, ast.Assign) or len(each.targets) > 1:
            continue
        target, value = each.targets[0], each.value
        root = target.value if isinstance(target, ast.Attribute) else target
        if not isinstance(root, ast.Name) or stored[root.id] > 1 or root.id in own:
            continue
        if isinstance(value, ast.Name | ast.Attribute) and _root(value) in own - {*stored}:
            yield each.lineno, root.id, ast.unparse(target), ast.unparse(value)
        made = classes.get(called_name(value) or "") if isinstance(value, ast.Call) else None
        for field, given in _fields(made, value) if made else ():
            if isinstance(given, ast.Attribute) and _root(given) in own - {*stored}:
                yield each.lineno, root.id, f"{root.id}.{field}", ast.unparse(given)


def _root(value: ast.expr) -> str:
    """The parameter whose own field, or which itself, an expression is."""
    inner = value.value if isinstance(value, ast.Attribute) else value
    return inner.id if isinstance(inner, ast.Name) else ""


def _fields(made: ast.ClassDef, call: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """The fields of a new object that are what the call gives, and no copy of it."""
    begin = next((e for e in made.body if getattr(e, "name", "") == "__init__"), None)
    if not isinstance(begin, ast.FunctionDef) or not isinstance(call, ast.Call):
        return
    names = [each.arg for each in begin.args.args][1:]
    given = dict(zip(names, call.args, strict=False))
    given.update({each.arg: each.value for each in call.keywords if each.arg})
    for each in own_nodes(begin):
        if isinstance(each, ast.Assign):
            pairs = [(each.targets[0], each.value)]
            if isinstance(each.targets[0], ast.Tuple) and isinstance(each.value, ast.Tuple):
                pairs = [*zip(each.targets[0].elts, each.value.elts, strict=False)]
            for field, value in pairs:
                name = value.id if isinstance(value, ast.Name) else ""
                if isinstance(field, ast.Attribute) and name in given:
                    yield field.attr, given[name]


def _changes(nodes: Sequence[ast.AST], shared: str, functions: Functions) -> bool:
    """Whether something is changed in place, or by a method of the program's own."""
    for node in nodes:
        if isinstance(node, ast.Subscript | ast.Attribute) and not isinstance(node.ctx, ast.Load):
            inner = node.value
            while isinstance(inner, ast.Subscript):
                inner = inner.value
            if ast.unparse(inner) == shared:
                return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = ast.unparse(node.func.value)
            if owner == shared and node.func.attr in CHANGING:
                return True
            method = functions.get(node.func.attr)
            if method and method.args.args and f"{shared}.".startswith(f"{owner}."):
                inside = f"{method.args.args[0].arg}{shared[len(owner) :]}"
                if _changes(own_nodes(method), inside, {}):
                    return True
    return False
