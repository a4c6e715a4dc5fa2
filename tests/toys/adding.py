"""Adds the toys to a copy of the tree, as `docs/extend.md` tells: a game, a search, a type of
exercise, a feature of the page and a kind.

Each file here stands where it belongs in the tree. What is added beside them are the lines of the
registries, and nothing else: a test that needs more has found a fault of the house.
"""

from __future__ import annotations

import shutil
from pathlib import Path

TOYS = Path(__file__).parent
FOLDERS = ("py", "static")
SEARCH = """    SearchEntry(
        "first_move",
        "First move",
        first_move.first_move,
        takes_depth=False,
        exact=False,
        note="The first line of play.",
    ),
"""

PYTHON_LINES = {
    "games/__init__.py": (
        ("from plyscope.games.presentable", "from plyscope.games import countdown\n"),
        ("}\n", '    "countdown": countdown.ENTRY,\n'),
    ),
    "search/entries/two_players.py": (
        ("# The modules, not", "from plyscope.search import first_move\n"),
        ('    SearchEntry(\n        "minimax",\n', SEARCH),
    ),
    "exercises/types/__init__.py": (("    ucb,\n", "    size,\n"), ("        concepts,\n", "        size,\n")),
    "kinds/registry.py": (
        ("from plyscope.kinds.game", "from plyscope.kinds import recursion\n"),
        ("}\n", "    recursion.ID: recursion,\n"),
    ),
}
"""By registry: each line that is added, and what it is put in front of."""

SCRIPT_LINES = {
    "boards/whole.js": (
        ("import * as dots", 'import * as countdown from "./countdown.js";\n'),
        ("  dots,\n", "  countdown,\n"),
    ),
    "exercises/answers/index.js": (
        ("import { ucb }", 'import { size } from "./size.js";\n'),
        ("  concepts,\n", "  size,\n"),
    ),
    "features/index.js": (("import { PRACTICE }", 'import { NOTE } from "./note/feature.js";\n'), ("]);", ", NOTE")),
    "kinds/index.js": (
        ("\n/** @typedef", 'import { RECURSION } from "./recursion/index.js";\n'),
        ("]));", ", RECURSION"),
    ),
    "views/rest.js": (
        ("import { SawView }", 'import { RepeatsView } from "./repeats-view.js";\n'),
        ('  "saw-view"', '  "repeats-view": RepeatsView,\n'),
    ),
}


def add_python(package: Path) -> None:
    """Adds the toys in Python to a copy of py/plyscope."""
    shutil.copytree(TOYS / "py" / "plyscope", package, dirs_exist_ok=True)
    _register(package, PYTHON_LINES)


def add_all(project: Path) -> None:
    """Adds all toys to a copy of the project."""
    for folder in FOLDERS:
        shutil.copytree(TOYS / folder, project / folder, dirs_exist_ok=True)
    _register(project / "py" / "plyscope", PYTHON_LINES)
    _register(project / "static" / "js", SCRIPT_LINES)


def _register(folder: Path, lines: dict[str, tuple[tuple[str, str], ...]]) -> None:
    for name, pairs in lines.items():
        for before, line in pairs:
            _insert(folder / name, before, line)


def _insert(file: Path, before: str, line: str) -> None:
    """Puts a line in front of what is there; where that is there twice, of the first."""
    text = file.read_text(encoding="utf-8")
    assert before in text, f"{file} has no {before!r}"
    file.write_text(text.replace(before, line + before, 1), encoding="utf-8")
