"""Imports in `py/plyscope` run one way: down the layers that `pyproject.toml` lists."""

import re
import tomllib
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).resolve().parents[2]
PROJECT = ROOT / "pyproject.toml"
PAGE = ROOT / "docs" / "architecture.md"


def test_imports_keep_to_the_contracts_of_the_project() -> None:
    assert lint_imports(config_filename=str(PROJECT), no_cache=True, no_logo=True) == 0


def test_no_file_and_its_folder_import_each_other_in_a_circle() -> None:
    # A contract compares what stands side by side, and an `__init__.py` stands above its folder.
    graph = grimp.build_graph("plyscope", cache_dir=None)
    imported = {file: graph.find_modules_directly_imported_by(file) for file in graph.modules}
    try:
        TopologicalSorter(imported).prepare()
    except CycleError as circle:
        pytest.fail(" <- ".join(circle.args[1]))


def test_the_page_about_the_architecture_lists_the_same_layers() -> None:
    contracts = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = [each["layers"] for each in contracts if each["id"] == "layers"]
    listed = PAGE.read_text(encoding="utf-8").split("```")[1]
    names = re.findall(r"^(\S.*?)  ", listed, re.MULTILINE)
    assert re.findall(r"\w+", " ".join(names).replace(".py", "")) == re.findall(r"\w+", " ".join(layers))
