"""The short forms for the cases of a task: trees as nested lists, positions of one of our games,
and the tree tests of an autograder in a folder."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from plyscope.check.task import Case
from plyscope.check.tree_tests import read_tree_test
from plyscope.game import BadInput
from plyscope.games import GAMES
from plyscope.input.phrases import quoted

FORMS: Final = ("trees", "game", "positions", "tree_tests")
TREES, GAME, POSITIONS, TESTS = FORMS
LONGEST: Final = 60
Wrong = Callable[..., Exception]


def cases_of(given: Mapping[str, Any], folder: Path, wrong: Wrong) -> list[Case]:
    """The cases that the short forms of a task describe; `wrong` makes the error for a key."""
    return [
        *_of_trees(given, wrong),
        *_of_positions(given, wrong),
        *_of_tests(given, folder, wrong),
    ]


def _before(given: Mapping[str, Any], setup: str) -> str:
    own = given.get("setup", "")
    return f"{own}\n{setup}" if own else setup


def _of_trees(given: Mapping[str, Any], wrong: Wrong) -> list[Case]:
    found = []
    for at, text in enumerate(given.get(TREES, [])):
        tree = _tree(text)
        if tree is None:
            raise wrong(
                f"tree {at + 1} is not written as nested lists of numbers, such as"
                ' "[[3, 12, 8], [2, 4, 6]]"',
                TREES,
            )
        found.append(
            Case(
                f"Tree {at + 1}",
                given.get("start", ""),
                _before(given, f"TREE = {tree}"),
            )
        )
    return found


def _tree(text: object) -> str | None:
    """A tree as Python writes it; None if it is none."""
    try:
        tree = ast.literal_eval(text.strip()) if isinstance(text, str) else text
        return repr(tree) if isinstance(tree, list | tuple) and _is_tree(tree) else None
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None


def _is_tree(node: object) -> bool:
    if isinstance(node, list | tuple):
        return bool(node) and all(map(_is_tree, node))
    return isinstance(node, int | float) and not isinstance(node, bool)


def _of_positions(given: Mapping[str, Any], wrong: Wrong) -> list[Case]:
    name, positions = given.get(GAME), given.get(POSITIONS, [])
    if name is not None and name not in GAMES:
        raise wrong(f"there is no game {quoted(name)}; there are {', '.join(GAMES)}", GAME)
    if positions and name is None:
        raise wrong('positions need their game, such as game = "tictactoe"', POSITIONS)
    found = []
    for text in positions:
        try:
            if not isinstance(text, str):
                raise BadInput("A position is text.")
            GAMES[str(name)].load(text, {})
        except BadInput as error:
            shown = quoted(str(text))
            raise wrong(f"{shown} is no position: {str(error).rstrip('.')}", POSITIONS) from None
        setup = f"import games as _games\nGAME, STATE = _games.position({name!r}, {text!r})"
        found.append(Case(text[:LONGEST], given.get("start", ""), _before(given, setup)))
    return found


def _of_tests(given: Mapping[str, Any], folder: Path, wrong: Wrong) -> list[Case]:
    name = given.get(TESTS)
    if name is None:
        return []
    files = sorted((folder / name).glob("*.test"))
    if not files:
        raise wrong(f"there is no folder {quoted(name)} with files that end in .test", TESTS)
    found = []
    for file in files:
        try:
            case = read_tree_test(file.read_text(encoding="utf-8-sig"), file.stem)
        except (OSError, UnicodeDecodeError, BadInput) as error:
            raise wrong(f"{file.name}: {str(error).rstrip('.')}", TESTS) from None
        if case is not None:
            found.append(case)
    if not found:
        raise wrong(f"no file in {quoted(name)} is a test of a tree", TESTS)
    return found
