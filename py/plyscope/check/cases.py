"""The short forms for the cases of a task: trees as nested lists, positions of one of our games,
and tests of agents on trees, as a well-known course has them in files."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from plyscope.check.task import Case
from plyscope.game import BadInput
from plyscope.games import GAMES
from plyscope.input.phrases import quoted

FORMS: Final = ("trees", "game", "positions", "tree_tests")
TREES, GAME, POSITIONS, TESTS = FORMS
LONGEST: Final = 60
FIELD: Final = re.compile(r'^(\w+):[ \t]*(?:"""(.*?)"""|"([^"\n]*)")', re.DOTALL | re.MULTILINE)
COMMENT: Final = re.compile(r"^\s*#.*$", re.MULTILINE)
TREE: Final = "graphgametreetest"
SAFE: Final = re.compile(r"[A-Za-z_]\w*")
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


def read_tree_test(text: str, name: str) -> Case | None:
    """The case that a test describes; None for a test of another kind. Raises `BadInput`."""
    fields = {key: many or one for key, many, one in FIELD.findall(COMMENT.sub("", text))}
    if fields.get("class", "").casefold() != TREE:
        return None
    for needed in ("alg", "depth", "num_agents", "start_state", "successors", "evaluation"):
        if needed not in fields:
            raise BadInput(f"It has no {needed}.")
    agent = fields["alg"].strip()
    if not SAFE.fullmatch(agent):
        raise BadInput(f"{quoted(agent)} is no name of an agent.")
    moves = _rows(fields["successors"], 3, "successors: a node, an action and the node after it")
    scores = {
        node: _number(score)
        for node, score in _rows(fields["evaluation"], 2, "evaluation: a node and its score")
    }
    given = (
        repr("\n".join(" ".join(row) for row in moves)),
        f"agents={_whole(fields, 'num_agents')}",
        f"scores={scores!r}",
        f"wins={fields.get('win_states', '').split()!r}",
        f"losses={fields.get('lose_states', '').split()!r}",
        f"start={fields['start_state'].strip()!r}",
    )
    setup = f"import pacman as _pacman\nSTATE = _pacman.position({', '.join(given)})"
    start = f"{agent}(depth={_whole(fields, 'depth')}).getAction(STATE)"
    return Case(name, start, setup)


def _rows(text: str, width: int, words: str) -> list[list[str]]:
    rows = [line.split() for line in text.splitlines() if line.strip()]
    for row in rows:
        if len(row) != width:
            raise BadInput(f"{quoted(' '.join(row))} is no line of {words}.")
    return rows


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadInput(f"{quoted(text)} is no number.") from None


def _whole(fields: dict[str, str], name: str) -> int:
    try:
        return int(fields[name])
    except ValueError:
        raise BadInput(f"{name} is a whole number, not {quoted(fields[name])}.") from None
