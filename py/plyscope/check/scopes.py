"""What stands in each function of a program, and which names mean something there."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Final, TypeVar

from plyscope.program.rereading import called_name

Function = ast.FunctionDef | ast.AsyncFunctionDef
Kind = TypeVar("Kind", bound=ast.AST)
MOST_NAMES: Final = 9
BUILTINS: Final = frozenset(dir(builtins))
LOOPS: Final = (ast.For, ast.While)


@dataclass(frozen=True)
class Scope:
    """A function, without those inside it; or what stands outside all functions.

    Attributes:
        nodes: all that is written in it.
        arguments: its parameters.
        outer: the names that the functions around it have.
        program: the parameters of each function of the program.
        owner: the attributes that its class has.
        words: the words that the program has.
        top: the names that stand outside all functions.
    """

    nodes: Sequence[ast.AST]
    arguments: Sequence[str]
    outer: Sequence[str] = ()
    program: Mapping[str, Sequence[str]] = field(default_factory=dict)
    owner: Sequence[str] = ()
    words: Sequence[str] = ()
    top: Sequence[str] = ()

    def every(self, kind: type[Kind]) -> Iterator[Kind]:
        return (each for each in self.nodes if isinstance(each, kind))

    @cached_property
    def given(self) -> Sequence[str]:
        """What may be narrowed on the way down."""
        return [*self.arguments, *self.outer]

    @cached_property
    def assigned(self) -> Sequence[str]:
        return list(
            dict.fromkeys(
                each.id for each in self.every(ast.Name) if isinstance(each.ctx, ast.Store)
            )
        )

    @cached_property
    def names(self) -> Sequence[str]:
        """The names of what it holds, without itself."""
        held = dict.fromkeys([*self.arguments, *self.assigned, *self.outer])
        return [each for each in held if each not in ("self", "cls")][:MOST_NAMES]

    @cached_property
    def values(self) -> Sequence[str]:
        """Its names, and the attributes of its object."""
        return [*self.names, *self.owner]

    @cached_property
    def pairs(self) -> Sequence[tuple[str, str]]:
        """Parameters that stand beside each other, such as the ends of a window."""
        own = [each for each in self.arguments if each not in ("self", "cls")]
        return list(pairwise(own))[-3:] or list(pairwise(self.outer))[-3:]

    @cached_property
    def calls(self) -> Sequence[ast.Call]:
        return list(self.every(ast.Call))

    @cached_property
    def calls_of_own(self) -> Sequence[ast.Call]:
        """Calls of the program's own functions."""
        return [each for each in self.calls if called_name(each) in self.program]

    @cached_property
    def truths(self) -> Sequence[ast.expr]:
        """What is returned and is true or false."""
        return [
            each
            for each in self.returned
            if isinstance(each, ast.BoolOp | ast.Compare) or _is_not(each)
        ]

    @cached_property
    def returned(self) -> Sequence[ast.expr]:
        found: list[ast.expr] = []
        for each in self.every(ast.Return):
            if isinstance(each.value, ast.Tuple):
                found += each.value.elts
            elif each.value is not None:
                found.append(each.value)
        return found

    @cached_property
    def assigned_parts(self) -> Sequence[ast.expr]:
        """What names are given: each part of a tuple, each choice."""
        found: list[ast.expr] = []
        for each in self.every(ast.Assign):
            found += each.value.elts if isinstance(each.value, ast.Tuple) else [each.value]
        choices = [each for each in found if isinstance(each, ast.IfExp)]
        return [*found, *(part for each in choices for part in (each.body, each.orelse))]

    @cached_property
    def kept(self) -> Sequence[ast.expr]:
        """What names are given, where that is a name too."""
        return [each for each in self.assigned_parts if isinstance(each, ast.Name)]

    @cached_property
    def tests(self) -> Sequence[ast.expr]:
        found = [each.test for each in self.nodes if isinstance(each, ast.If | ast.IfExp)]
        for each in self.every(ast.comprehension):
            found += each.ifs
        return found

    @cached_property
    def in_loops(self) -> Sequence[ast.stmt]:
        """The statements of its loops."""
        loops = [each for each in self.nodes if isinstance(each, LOOPS)]
        found = {id(each): each for loop in loops for each in ast.walk(loop)}
        return [each for each in found.values() if isinstance(each, ast.stmt) and each not in loops]

    @cached_property
    def flags(self) -> Sequence[tuple[str, bool]]:
        """Names that are given true or false."""
        return [
            (target.id, each.value.value)
            for each in self.every(ast.Assign)
            if isinstance(each.value, ast.Constant) and isinstance(each.value.value, bool)
            for target in each.targets
            if isinstance(target, ast.Name)
        ]

    @cached_property
    def parts(self) -> Sequence[str]:
        """Parts of what is assigned, as they are written somewhere: `best[0]`, `best.value`."""
        found = [
            ast.unparse(each)
            for each in self.nodes
            if isinstance(each, ast.Subscript | ast.Attribute)
            and isinstance(each.value, ast.Name)
            and each.value.id in self.assigned
        ]
        return [*dict.fromkeys(found)][:MOST_NAMES]

    @cached_property
    def updates(self) -> Sequence[str]:
        """How a bound may be brought up to a value."""
        own = [each for each in self.given if each not in ("self", "cls")]
        return [
            f"{bound} = {taken}({bound}, {value})"
            for bound in dict.fromkeys([*own, *self.assigned][:MOST_NAMES])
            for value in (*self.assigned, *self.parts)
            for taken in ("max", "min")
            if bound != value
        ]

    @cached_property
    def undoings(self) -> Sequence[str]:
        """How what was noted may be taken back."""
        noted = [
            f"{ast.unparse(target.value)}.pop({ast.unparse(target.slice)}, None)"
            for each in self.every(ast.Assign)
            for target in each.targets
            if isinstance(target, ast.Subscript)
        ]
        named = [
            f"{holder.id}.pop({key.id}, None)"
            for call in self.calls
            for holder in call.args
            for key in call.args
            if isinstance(holder, ast.Name) and isinstance(key, ast.Name) and holder is not key
            if called_name(call) not in self.program
        ]
        return list(dict.fromkeys([*noted, *named]))

    def alike(self, name: str) -> Sequence[str]:
        """The other functions of the program that take as many arguments as this one."""
        count = len(self.program.get(name, ()))
        return [
            each
            for each, its in self.program.items()
            if len(its) == count and each != name and count
        ]

    def conditions(self, nodes: Iterable[ast.expr]) -> list[str]:
        """Those expressions that mean something here; where one name in them does not, with each
        name that does in its place."""
        known = {*self.names, *self.top, "self", *self.program, *BUILTINS}
        found: dict[str, None] = {}
        for node in nodes:
            used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
            strange = used - known
            text = ast.unparse(node)
            if not strange:
                found[text] = None
            elif len(strange) == 1:
                for name in self.names:
                    if name not in used:
                        found[re.sub(rf"\b{strange.copy().pop()}\b", name, text)] = None
        return list(found)

    @cached_property
    def own_calls(self) -> Sequence[str]:
        """Calls of functions of the program whose parameters all have a name here."""
        return [
            f"{'self.' if given[:1] == ['self'] else ''}{name}({', '.join(_without_self(given))})"
            for name, given in self.program.items()
            if given and set(given) <= {*self.names, "self"}
        ]

    def called_otherwise(self, name: str, first: str) -> Iterator[str]:
        """Calls of the functions with another number of parameters, the first of them the same as
        here; one of the others may go a step further."""
        own = self.program[name]
        for other, given in self.program.items():
            rest = _without_self(given)[1:]
            if len(given) == len(own) or not set(rest) <= set(self.names):
                continue
            yield f"{other}({', '.join([first, *rest])})"
            for each in rest:
                stepped = [f"{it} + 1" if it == each else it for it in rest]
                yield f"{other}({', '.join([first, *stepped])})"

    def is_of_names(self, test: ast.expr) -> bool:
        """Whether a condition compares what is here with something else that is here."""
        named = {each.id for each in ast.walk(test) if isinstance(each, ast.Name)}
        return len(named & set(self.names)) > 1 or any(
            isinstance(each, ast.Call) for each in ast.walk(test)
        )


def _is_not(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _without_self(given: Sequence[str]) -> list[str]:
    return [each for each in given if each != "self"]


def scopes_of(tree: ast.Module) -> Iterator[Scope]:
    """The functions of a program, each with what stands in it alone."""
    functions = [each for each in ast.walk(tree) if isinstance(each, Function)]
    program = {each.name: [it.arg for it in each.args.args] for each in functions}
    words = sorted(
        {
            each.value
            for each in ast.walk(tree)
            if isinstance(each, ast.Constant) and isinstance(each.value, str)
            if each.value.isidentifier()
        }
    )
    attributes = sorted(
        {
            ast.unparse(each)
            for each in ast.walk(tree)
            if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name)
            if each.value.id == "self" and each.attr not in program
        }
    )

    top = [
        name.asname or name.name.partition(".")[0]
        for each in tree.body
        if isinstance(each, ast.Import | ast.ImportFrom)
        for name in each.names
    ]
    for each in tree.body:
        targets = each.targets if isinstance(each, ast.Assign) else []
        top += [
            name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)
        ]

    def go(node: ast.AST, outer: Sequence[str]) -> Iterator[Scope]:
        inner: list[ast.AST] = []
        nodes: list[ast.AST] = []
        waiting = list(ast.iter_child_nodes(node))
        while waiting:
            at = waiting.pop(0)
            if isinstance(at, Function | ast.ClassDef):
                inner.append(at)
                continue
            nodes.append(at)
            waiting = [*ast.iter_child_nodes(at), *waiting]
        arguments = [each.arg for each in node.args.args] if isinstance(node, Function) else []
        owner = attributes if "self" in (*arguments, *outer) else ()
        scope = Scope(nodes, arguments, outer, program, owner, words[:MOST_NAMES], top)
        is_function = isinstance(node, Function)
        if is_function:
            yield scope
        for each in inner:
            below = list(dict.fromkeys([*arguments, *scope.assigned, *outer]))
            yield from go(each, below if is_function else outer)

    yield from go(tree, ())
