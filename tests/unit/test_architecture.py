"""Imports in `py/plyscope` run one way: down the layers that `docs/architecture.md` draws."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "py" / "plyscope"
DRAWING = re.compile(r"## Which way imports run\n.*?```\n(.*?)```", re.DOTALL)


def drawn(text: str) -> list[list[str]]:
    """The layers that are drawn, the highest first: what stands before two spaces on each
    line, a folder or a file each."""
    found = DRAWING.search(text)
    assert found, "no layers are drawn"
    return [re.split(r"\s{2,}", line)[0].split(", ") for line in found[1].splitlines()]


def heights(layers: list[list[str]]) -> dict[str, int]:
    """How high each folder or file stands; those of one layer are equally high."""
    return {name: -depth for depth, layer in enumerate(layers) for name in layer}


def imported(source: str) -> Iterator[str]:
    """The dotted names of all that `source` imports from Plyscope, wherever in it that is."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name.startswith("plyscope."))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "a relative import"
            if (node.module or "").split(".")[0] == "plyscope":
                yield from (f"{node.module}.{each.name}" for each in node.names)


def part(dotted: str) -> str:
    """The folder or file of `py/plyscope` that a dotted name is in."""
    name = dotted.split(".")[1]
    return name if (PACKAGE / name).is_dir() else f"{name}.py"


def wrong(here: str, source: str, height: Mapping[str, int]) -> list[str]:
    """What `source`, which is in the folder or file `here`, imports and should not."""
    return [
        dotted
        for dotted in imported(source)
        if part(dotted) != here and height[part(dotted)] >= height[here]
    ]


def module(dotted: str) -> Path:
    """The file that a dotted name is, or is in."""
    place = PACKAGE.joinpath(*dotted.split(".")[1:])
    if place.is_dir():
        return place / "__init__.py"
    return place.with_suffix(".py") if place.with_suffix(".py").exists() else module_above(dotted)


def module_above(dotted: str) -> Path:
    return module(dotted.rpartition(".")[0])


HEIGHTS = heights(drawn((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")))
FILES = [file for file in sorted(PACKAGE.rglob("*.py")) if file != PACKAGE / "__init__.py"]


def short(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


def test_every_folder_and_file_is_drawn_once() -> None:
    there = {file.relative_to(PACKAGE).parts[0] for file in FILES}
    assert there == set(HEIGHTS)
    drawing = drawn((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert sum(len(layer) for layer in drawing) == len(HEIGHTS)


def test_each_file_imports_only_from_its_folder_and_from_lower_layers() -> None:
    found = {
        short(file): wrong(
            file.relative_to(PACKAGE).parts[0], file.read_text(encoding="utf-8"), HEIGHTS
        )
        for file in FILES
    }
    assert {file: imports for file, imports in found.items() if imports} == {}


def test_no_files_import_each_other_in_a_circle() -> None:
    graph = {
        file: {module(dotted) for dotted in imported(file.read_text(encoding="utf-8"))}
        for file in FILES
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(" <- ".join(short(file) for file in circle.args[1]))


@pytest.mark.parametrize(
    "source",
    [
        "from plyscope import kinds",
        "from plyscope.kinds import KINDS",
        "import plyscope.bridge",
        "def late():\n    from plyscope.study.duel import duel",
        "from plyscope.csp import METHODS",
    ],
)
def test_an_import_that_runs_up_or_sideways_is_found(source: str) -> None:
    assert len(wrong("search", source, HEIGHTS)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "from plyscope.game import Game",
        "from plyscope.search.negamax import negamax",
        "from plyscope.support import table, orders",
        "import json",
    ],
)
def test_an_import_that_runs_down_is_left_alone(source: str) -> None:
    assert wrong("search", source, HEIGHTS) == []
