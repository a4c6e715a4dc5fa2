"""The searches read like the book: types outside, plain code inside, no wide line, true twins."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from plyscope.csp import METHODS
from plyscope.search import SEARCHES

ENTRIES = [
    *(entry.function for entry in SEARCHES.values()),
    *(entry.strict for entry in SEARCHES.values() if entry.strict),
    *(method.function for method in METHODS.values()),
]
PACKAGE = Path(inspect.getfile(sys.modules["plyscope"])).parent
NARROW = sorted([*(PACKAGE / "search").glob("*.py"), *(PACKAGE / "csp").glob("*.py")])
TWINS = [(entry.function, entry.strict) for entry in SEARCHES.values() if entry.strict is not None]


@pytest.mark.parametrize("function", ENTRIES, ids=lambda each: each.__module__)
def test_every_search_tells_its_types_and_what_it_returns(function: Callable[..., Any]) -> None:
    signature = inspect.signature(inspect.unwrap(getattr(function, "func", function)))
    annotations = [each.annotation for each in signature.parameters.values()]
    assert inspect.Signature.empty not in [*annotations, signature.return_annotation]
    assert inspect.getdoc(function)


@pytest.mark.parametrize("file", NARROW, ids=lambda each: f"{each.parent.name}/{each.name}")
def test_no_line_is_wider_than_the_code_pane(file: Path) -> None:
    assert [line for line in file.read_text(encoding="utf-8").splitlines() if len(line) > 64] == []


@pytest.mark.parametrize("twins", TWINS, ids=lambda each: each[0].__module__)
def test_the_strict_twin_has_the_same_lines_but_for_its_comparisons(
    twins: tuple[Callable[..., Any], Callable[..., Any]],
) -> None:
    usual, strict = (statements(each) for each in twins)
    strictly = re.sub(r"v (>|<)= (alpha|beta)", r"v \1 \2", usual)
    # A search that cuts in another one has the strict twin of that.
    assert strictly != usual or "alphabeta_strict(" in inspect.getsource(twins[1])
    assert strictly == strict


def statements(function: Callable[..., Any]) -> str:
    """The code of a function without its docstring, and without the "_strict" of its names."""
    tree = ast.parse(inspect.getsource(function)).body[0]
    assert isinstance(tree, ast.FunctionDef)
    tree.body = tree.body[1:]
    return re.sub("_strict", "", ast.unparse(tree))
