"""How a submission is started where its task leaves that out: expressions that may begin the
search, the likeliest first. They are found in the text alone; nothing is run."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Final

from plyscope.check.arguments import Given, argument, given_by, is_depth
from plyscope.check.task import MOVE, Case, Task
from plyscope.program.functions import Function, functions_of
from plyscope.program.module import read
from plyscope.program.recursion import possibly_recursive, reaching
from plyscope.program.rereading import called_name, calls_any
from plyscope.program.walking import all_nodes, names_in, own_nodes

MOST: Final = 8
"""So many ways are told."""
NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "minimax": ("minimax", "minmax"),
    "negamax": ("negamax",),
    "alphabeta": ("alphabeta", "prun", "minimaxab", "abminimax"),
    "expectiminimax": ("expect",),
    "depth-limited": ("limit", "cutoff", "depth"),
    "backtracking": ("backtrack",),
    "forward-checking": ("forward", "fc", "backtrack"),
    "ac3": ("ac3", "arcconsist", "mac"),
}
"""What a search is called, without `_` and in small letters."""
SEARCHING: Final = (
    *("search", "value", "max", "min", "best", "decision", "solve", "alpha", "getaction"),
    *("choose", "expect", "nega", "backtrack", "ac3", "move", "ab"),
)
NO_SEARCH: Final = (
    *("main", "play", "test", "print", "show", "count", "height", "copy", "build", "draw"),
    *("get_depth", "is_", "leaf", "leaves", "parse", "random"),
)
DEEPEST: Final = ("minimax", "alphabeta", "negamax")
"""The searches that go to the end of the game."""
MAKERS: Final = ("build", "make", "parse", "from_", "convert", "create", "to_tree", "to_node")


def starts(source: str, task: Task, case: Case, elsewhere: Set[str] = frozenset()) -> list[str]:
    """Expressions that may begin the search of a submission, the likeliest first: the one that the
    case has, or calls of its functions with what the setup of the case defines; `elsewhere` are
    those of its other files that search. None if the text is no Python, or has no function that
    takes what is to be searched."""
    if case.start:
        return [case.start]
    try:
        program = read(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    functions = functions_of(program.tree, program.code)
    text = _Text(program.tree, functions, task, elsewhere)
    given = given_by(case.setup)
    found: dict[str, None] = {}
    for function in text.ranked():
        for expression in _calls(function, text, given):
            found[expression] = None
    return list(found)[:MOST]


def search_names(source: str) -> set[str]:
    """The names of the functions of a file that may search, or lead to those."""
    try:
        program = read(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return set()
    functions = functions_of(program.tree, program.code)
    recursive = [each for group in possibly_recursive(functions) for each in group]
    return {each.name for each in (*recursive, *reaching(functions, recursive))}


@dataclass
class _Text:
    """The functions of a submission.

    Attributes:
        elsewhere: the names of functions in other files that search.
        recursive: those that may call themselves or each other.
        drivers: those that may call one of these, or of those elsewhere, the nearest first.
    """

    tree: ast.Module
    functions: Sequence[Function]
    task: Task
    elsewhere: Set[str]
    recursive: list[Function] = field(init=False)
    drivers: list[Function] = field(init=False)

    def __post_init__(self) -> None:
        groups = possibly_recursive(self.functions)
        self.recursive = [each for group in groups for each in group]
        leading = [each for each in self.functions if self._leads_elsewhere(each)]
        own = self.recursive or leading
        self.drivers = [*(own if own is leading else ()), *reaching(self.functions, own)]

    def ranked(self) -> list[Function]:
        """The functions that may be called from outside, the likeliest first."""
        open_ones = [each for each in self.functions if self._is_open(each)]
        return sorted(open_ones, key=self._rank)

    def _is_open(self, function: Function) -> bool:
        if function.around is not None or isinstance(function.node, ast.Lambda):
            return False
        if function.name.startswith("__") and function.name != "__call__":
            return False
        if any(
            isinstance(each, ast.Name) and each.id == "input" for each in all_nodes(function.node)
        ):
            return False
        inside = [each for each in self.recursive if function in each.enclosing]
        searches = function in self.recursive or function in self.drivers or bool(inside)
        return searches or not (self.recursive or self.drivers) or self._is_named(function)

    def _leads_elsewhere(self, function: Function) -> bool:
        return calls_any(all_nodes(function.node), self.elsewhere)

    def _is_named(self, function: Function) -> bool:
        name = _plain(f"{function.owner}{function.name}")
        return any(each in name for each in NAMES.get(self.task.search, ()))

    def _rank(self, function: Function) -> tuple[bool | int, ...]:
        name = function.name.casefold()
        wanted = self.task.function.rpartition(".")[2]
        is_named = any(each in _plain(name) for each in SEARCHING)
        other = any(name.startswith(each) for each in NO_SEARCH) and not is_named
        searches = is_named or (function in self.drivers and not other)
        return (
            bool(wanted) and function.name != wanted and not self._leads_to(function, wanted),
            not self._is_named(function) and self._another_is_named(function),
            other,
            not searches,
            self._way(function),
            "min" in name and "max" not in name,
            function.name.startswith("_"),
            function.line,
        )

    def _another_is_named(self, function: Function) -> bool:
        """Whether another search has the name of the one that is asked for, and this is not the
        way to it."""
        named = [each for each in self.functions if self._is_named(each)]
        return bool(named) and not any(self._leads_to(function, each.name) for each in named)

    def _leads_to(self, function: Function, name: str) -> bool:
        goals = [each for each in self.functions if each.name == name]
        return function in reaching(self.functions, goals)

    def _way(self, function: Function) -> int:
        """A function that only begins the search comes before the search, and one that goes over
        the moves of the root itself, after it, unless a move is asked for or it returns a value."""
        if function in self.recursive:
            return 1
        if MOVE in self.task.points or _returns_extreme(function):
            return 0
        return 2 if self._loops_over_calls(function) else 0

    def _loops_over_calls(self, function: Function) -> bool:
        names = {each.name for each in self.recursive if function not in each.enclosing}
        loops = (ast.For, ast.While, ast.GeneratorExp, ast.ListComp, ast.DictComp, ast.Lambda)
        return any(
            isinstance(loop, loops) and calls_any(all_nodes(loop), names)
            for loop in own_nodes(function.node)
        )


def _returns_extreme(function: Function) -> bool:
    """Whether a function returns the largest or smallest of some values, and no move."""
    nodes = list(own_nodes(function.node))
    taken = {
        target.id
        for each in nodes
        if isinstance(each, ast.Assign) and _is_extreme(each.value)
        for target in each.targets
        if isinstance(target, ast.Name)
    }
    return any(
        _is_extreme(each.value) or (isinstance(each.value, ast.Name) and each.value.id in taken)
        for each in nodes
        if isinstance(each, ast.Return)
    )


def _is_extreme(node: ast.expr | None) -> bool:
    if not isinstance(node, ast.Call) or node.keywords:
        return False
    return called_name(node) in ("max", "min")


def _plain(name: str) -> str:
    return name.replace("_", "").casefold()


def _calls(function: Function, text: _Text, given: Given) -> Iterator[str]:
    """Calls of a function that hand it what is to be searched."""
    for holder in _holders(function, text, given):
        needed = _needed(function.node)
        if function.owner and not _is_static(function):
            needed = needed[1:]
        written = _written(needed, function, text, given)
        if written is None:
            continue
        written += _limits(function.node, text, given)
        called = f"{holder}.{function.name}" if holder else function.name
        if function.name == "__call__":
            called = holder
        expression = f"{called}({', '.join(written)})"
        if not given.names or _mentions(expression, given):
            yield expression
            yield from _with_made_tree(expression, text, given)


def _mentions(expression: str, given: Given) -> bool:
    state = given.state
    return any(
        isinstance(each, ast.Name) and each.id == state for each in ast.walk(ast.parse(expression))
    )


def _with_made_tree(expression: str, text: _Text, given: Given) -> Iterator[str]:
    """The same call, of what a function of the submission makes of plain lists."""
    if given.height is None:
        return
    for maker in text.functions:
        is_one = any(each in maker.name.casefold() for each in MAKERS)
        if is_one and not maker.owner and not maker.around and len(_needed(maker.node)) == 1:
            yield expression.replace(given.state, f"{maker.name}({given.state})", 1)


def _holders(function: Function, text: _Text, given: Given) -> Iterator[str]:
    """The object that a method is called through; "" for a plain function."""
    if not function.owner:
        yield ""
        return
    if _is_static(function):
        yield function.owner
        return
    begin = _init_of(function.owner, text)
    if begin is None:
        yield f"{function.owner}()"
        return
    written = _written(_needed(begin.node)[1:], begin, text, given)
    if written is not None:
        yield f"{function.owner}({', '.join(written)})"


def _init_of(owner: str, text: _Text, deep: int = 8) -> Function | None:
    """The function that begins an object of a class, of its own or of one above it."""
    for function in text.functions:
        if (function.owner, function.name) == (owner, "__init__"):
            return function
    for node in text.tree.body:
        if isinstance(node, ast.ClassDef) and node.name == owner and deep:
            for base in node.bases:
                found = _init_of(base.id, text, deep - 1) if isinstance(base, ast.Name) else None
                if found:
                    return found
    return None


def _written(
    names: Sequence[str], function: Function, text: _Text, given: Given
) -> list[str] | None:
    every = [each.node for each in text.functions]
    taken: list[str] = []
    for name in names:
        found = argument(name, function.node, every, given, text.task.search, taken)
        if found is None:
            return None
        taken.append(found)
    return taken


def _limits(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, text: _Text, given: Given
) -> Iterator[str]:
    """How deep to search, for what has a depth of its own if nothing is said."""
    every = [each.node for each in text.functions]
    calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)]
    ranges = {name for each in calls if called_name(each) == "range" for name in names_in(each)}
    plain = [*node.args.posonlyargs, *node.args.args]
    for parameter, usual in zip(plain[::-1], node.args.defaults[::-1], strict=False):
        name = parameter.arg
        is_limit = isinstance(usual, ast.Constant) and usual.value not in (0, 1)
        if is_limit and is_depth(name) and name not in ranges and text.task.search in DEEPEST:
            found = argument(name, node, every, given, text.task.search, ())
            yield f"{name}={found}"


def _needed(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> list[str]:
    """The parameters that have no default."""
    plain = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
    return plain[: len(plain) - len(node.args.defaults)]


def _is_static(function: Function) -> bool:
    marks = [] if isinstance(function.node, ast.Lambda) else function.node.decorator_list
    return any(isinstance(each, ast.Name) and each.id == "staticmethod" for each in marks)
