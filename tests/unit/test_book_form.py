"""The searches read like the book: types outside, plain code inside, no wide line."""

import inspect
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


@pytest.mark.parametrize("function", ENTRIES, ids=lambda each: each.__module__)
def test_every_search_tells_its_types_and_what_it_returns(function: Callable[..., Any]) -> None:
    signature = inspect.signature(inspect.unwrap(getattr(function, "func", function)))
    annotations = [each.annotation for each in signature.parameters.values()]
    assert inspect.Signature.empty not in [*annotations, signature.return_annotation]
    assert inspect.getdoc(function)


@pytest.mark.parametrize("file", NARROW, ids=lambda each: f"{each.parent.name}/{each.name}")
def test_no_line_is_wider_than_the_code_pane(file: Path) -> None:
    assert [line for line in file.read_text(encoding="utf-8").splitlines() if len(line) > 64] == []
