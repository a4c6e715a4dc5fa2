"""Imports in `py/plyscope` run one way: down the layers that `pyproject.toml` lists."""

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


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
