"""How deep a text may be nested, and a program may recurse, without harm to the interpreter.

Python's own parser calls itself for each level of a text. In a browser that may end the interpreter
before any error is raised, so a text is looked at first, token by token.

A call from Python to Python takes no room on the stack of C, but one by way of C does: through a
comparison, a `key`, a decorator's cache, a generator that `max` reads. In a browser that stack is
small, so there the interpreter starts with a low limit. A program that never calls by way of C gets
the limit that Python usually has.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from plyscope.program.walking import all_nodes, once

TOKEN: Final = re.compile(
    r"""(?P<skipped> \#[^\n]* | \\\n | \"{3}(?:\\.|.)*?\"{3} | '{3}(?:\\.|.)*?'{3}
        | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' )
    | (?P<open> [(\[{] )
    | (?P<close> [)\]}] )
    | (?P<end> [\n;] )
    | (?P<comma> , )
    | (?P<flat> \b(?:and|or|in|is|not\s+in)\b | (?!<<|>>)[<>=!]=? )
    | (?P<branch> \b(?:if|else|lambda)\b )
    | (?P<operator> \b(?:not|await)\b | \*\*|//|<<|>>|[-+*/%@&|^~] | \.(?=\s*[^\W\d]) )
    """,
    re.VERBOSE | re.DOTALL,
)
CONDITION: Final = re.compile(r"^([ \t]*)(if|elif)\b", re.MULTILINE)
LEVEL: Final = re.compile(r"[-+*/%@&|^~<>.(\[{]|\b(?:not|await|if|elif|else|lambda)\b")
"""What may begin one more level."""
DEEPEST: Final = 500
"""So many levels are read in every browser; from 1,000 on, some end."""
TOO_DEEP: Final = "this is nested too deeply to be read"
USUAL: Final = 1_000
"""Python's own limit."""
FRAMES_A_LEVEL: Final = 8
"""So many calls `ast` needs at most for one level of a text, with some to spare."""
BY_WAY_OF_C: Final = frozenset({"map", "filter", "reduce"})
HARMLESS: Final = frozenset({"__init__", "__post_init__", "__main__", "__name__"})


@contextmanager
def deep_enough() -> Iterator[None]:
    """While the context is open, our own functions can visit every text that is read. They never
    call by way of C."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEEPEST * FRAMES_A_LEVEL))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def safe_limit(trees: Iterable[ast.Module]) -> int:
    """A recursion limit that is safe for a program of these files; 0 if none is known to be."""
    return USUAL if all(map(_never_goes_by_way_of_c, trees)) else 0


@once
def _never_goes_by_way_of_c(tree: ast.Module) -> bool:
    return not any(map(_may_go_by_way_of_c, all_nodes(tree)))


def _may_go_by_way_of_c(node: ast.AST) -> bool:
    if isinstance(node, ast.Lambda | ast.GeneratorExp):
        return True
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        special = node.name.startswith("__") and node.name not in HARMLESS
        return special or bool(node.decorator_list)
    if isinstance(node, ast.Call):
        called = node.func
        name = called.id if isinstance(called, ast.Name) else _attribute(called)
        return name in BY_WAY_OF_C or any(each.arg == "key" for each in node.keywords)
    return False


def _attribute(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else ""


def statement_end(text: str, start: int) -> int:
    """Where the line ends with which the statement ends that begins at `start`."""
    depth = 0
    for token in TOKEN.finditer(text, start):
        depth += (token.lastgroup == "open") - (token.lastgroup == "close")
        if depth <= 0 and token[0] == "\n":
            return token.end()
    return len(text)


def check_nesting(text: str, name: str) -> None:
    """Raises `SyntaxError` with the line if a text is nested too deep to be read."""
    if len(LEVEL.findall(text)) <= DEEPEST:
        return
    for depths in (_in_expressions(text), _in_conditions(text)):
        for depth, at in depths:
            if depth > DEEPEST:
                line = text.count("\n", 0, at) + 1
                raise SyntaxError(TOO_DEEP, (name, line, None, None))


def _in_expressions(text: str) -> Iterator[tuple[int, int]]:
    """How many levels there are at most in the expression at each place where one more may begin.
    What a comparison, `and` or `or` joins is on one level; so is what stands between commas."""
    around: list[tuple[int, int]] = []
    branches = operators = outside = 0
    for token in TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "operator":
            operators += 1
        elif kind == "flat":
            operators = 0
        elif kind == "branch":
            branches, operators = branches + 1, 0
        elif kind == "open":
            around.append((branches, operators + 1))
            outside += branches + operators + 1
            branches = operators = 0
        elif kind == "close" and around:
            branches, operators = around.pop()
            outside -= branches + operators
        elif kind == "comma" or (kind == "end" and not around):
            branches = operators = 0
        yield outside + branches + operators, token.start()


def _in_conditions(text: str) -> Iterator[tuple[int, int]]:
    """The same for conditions: each `elif` is one level below the one before."""
    chains: dict[int, int] = {}
    for found in CONDITION.finditer(text):
        column = len(found[1])
        chains = {each: count for each, count in chains.items() if each <= column}
        chains[column] = chains.get(column, 0) + 1 if found[2] == "elif" else 0
        yield sum(chains.values()), found.start()
