"""Searches that cut only on ">" and "<".

Some courses teach it like that. `plyscope.search.NAME_strict`
can be imported as if it were a file: its text is that of
`plyscope.search.NAME`, with `>` for `>=` in the tests for a
cut. This text is what runs, what the page shows, and what
stands in a traceback.
"""

from __future__ import annotations

import inspect
import linecache
import re
import sys
from collections.abc import Callable
from importlib import import_module, util
from importlib.abc import ExecutionLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

STRICT: Final = "_strict"
OURS: Final = re.compile(r"(plyscope\.search\.\w+)_strict")

TESTS: Final = (
    ("if v >= beta:", "if v > beta:", "v > β"),
    ("if v <= alpha:", "if v < alpha:", "v < α"),
)
"""The tests for a cut, the strict ones, and these in words."""
OTHER_TEST: Final = re.compile(
    r"(alpha|beta).* [<>]= | [<>]= .*(alpha|beta)"
)
CALLED: Final = re.compile(
    r"^from plyscope\.search\.(\w+) import", re.MULTILINE
)
"""Another search that a search calls."""

ADDED: Final = """\
Here, as in some courses, a node stops only when its value is
beyond the window{tests}, not when it reaches the end.
So it looks at more leaves."""
"""What is added to the docstring, below the first line."""


def strict_variant(function: Function) -> Function:
    """The same search, cutting only on ">" and "<"."""
    usual, name = function.__module__, function.__name__
    if usual.endswith(f".{name}"):
        name += STRICT
    module = import_module(usual + STRICT)
    found: Function = getattr(module, name)
    return found


def strict_text(name: str, text: str) -> str:
    """The text of the variant of the search `name`.

    The function of that name, and each search that it calls, is
    the variant too. Raises `ValueError` if `text` has no test
    for a cut, or one that is written in another way.
    """
    called = CALLED.findall(text)
    cuts = [words for test, _, words in TESTS if test in text]
    for test, strict, _ in TESTS:
        text = text.replace(test, strict)
    if not (cuts or called) or OTHER_TEST.search(text):
        raise ValueError(
            f"{name} does not cut on v >= beta or v <= alpha"
        )
    for each in (name, *called):
        text = re.sub(rf"\b{each}\b", each + STRICT, text)
    title, below = text.split("\n\n", 1)
    tests = f", {' or '.join(cuts)}" if cuts else ""
    return f"{title}\n\n{ADDED.format(tests=tests)}\n\n{below}"


class _Importer(MetaPathFinder, ExecutionLoader):
    """Imports the variants."""

    def find_spec(
        self, name: str, _path: object, _target: object = None
    ) -> ModuleSpec | None:
        usual = OURS.fullmatch(name)
        if usual and util.find_spec(usual[1]):
            return util.spec_from_loader(name, self)
        return None

    def get_filename(self, name: str) -> str:
        file = inspect.getfile(_usual(name))
        return f"{file.removesuffix('.py')}{STRICT}.py"

    def get_source(self, name: str) -> str:
        usual = _usual(name)
        own_name = usual.__name__.rpartition(".")[2]
        return strict_text(own_name, inspect.getsource(usual))

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        # Now its lines are also found by the name of its file.
        linecache.lazycache(str(module.__file__), vars(module))


def _usual(name: str) -> ModuleType:
    """The module of which this is the variant."""
    return import_module(name.removesuffix(STRICT))


sys.meta_path.append(_Importer())
