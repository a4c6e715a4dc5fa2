"""The variant of a search that cuts only on ">" is its text with other tests, and runs as shown."""

import ast
import inspect
import linecache
import os
import re
import subprocess
import sys
import traceback
import zipfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import plyscope
import pytest
from examples import examples
from hypothesis import given
from playing import TREES
from plyscope.games import GAMES
from plyscope.search import SEARCHES, alphabeta, minimax, mtdf
from plyscope.search.strict_variants import strict_text, strict_variant
from plyscope.tracing.codes import recursive_codes
from plyscope.tracing.rows import MIN_TO_MOVE, PRUNED
from plyscope.tracing.text import watch
from plyscope.tracing.trace import How

Function = Callable[..., Any]
VARIANTS: list[tuple[Function, Function]] = [
    (usual, strict)
    for entry in SEARCHES.values()
    for usual, strict in ((entry.function, entry.strict), (entry.turns, entry.turns_strict))
    if usual and strict
]
each_variant = pytest.mark.parametrize(
    ("usual", "strict"), VARIANTS, ids=[usual.__module__.split(".")[-1] for usual, _ in VARIANTS]
)


def module_of(function: Function) -> ModuleType:
    return sys.modules[function.__module__]


def statements(function: Function) -> str:
    """The code of a module without its docstring, and without the "_strict" of its names."""
    tree = ast.parse(inspect.getsource(module_of(function)))
    tree.body = tree.body[1:]
    return re.sub("_strict", "", ast.unparse(tree))


@each_variant
def test_it_has_the_same_statements_but_for_its_tests(usual: Function, strict: Function) -> None:
    strictly = re.sub(r"if v (>|<)= (alpha|beta):", r"if v \1 \2:", statements(usual))
    # A search that cuts in another one calls the strict variant of that.
    assert strictly != statements(usual) or strict.__globals__["alphabeta_strict"]
    assert strictly == statements(strict)


@each_variant
def test_its_docstring_says_what_its_tests_are(usual: Function, strict: Function) -> None:
    text = inspect.getsource(module_of(strict))
    title, told, *others = inspect.getdoc(module_of(strict)).split("\n\n")
    assert [title, *others] == inspect.getdoc(module_of(usual)).split("\n\n")
    assert "beyond the window" in told
    assert ("v > β" in told, "v < α" in told) == ("if v > beta:" in text, "if v < alpha:" in text)


@each_variant
def test_no_line_of_it_is_wider_than_the_code_pane(usual: Function, strict: Function) -> None:
    assert [line for line in inspect.getsource(module_of(strict)).splitlines() if len(line) > 64] == []


@each_variant
def test_its_source_is_found_by_the_names_in_its_code(usual: Function, strict: Function) -> None:
    for code in {strict.__code__, *recursive_codes(strict)}:
        begins = linecache.getline(code.co_filename, code.co_firstlineno).strip()
        assert begins.startswith(f"def {code.co_name}(")
        assert Path(code.co_filename).stem.endswith("_strict")
    assert inspect.getsource(strict).startswith(f"def {strict.__name__}(")


@pytest.mark.parametrize("name", ["alphabeta", "alphabeta_ordered", "negamax"])
@pytest.mark.slow
@examples(50)
@given(loaded=TREES)
def test_it_finds_the_same_value_and_cuts_only_beyond_its_window(name: str, loaded: Any) -> None:
    entry = SEARCHES[name]
    strict = entry.cutting(">").function
    trace = watch(strict, loaded.game, loaded.state, how=How(entry.side == "mover")).trace
    columns = trace.columns
    assert columns["value"][0] == minimax.minimax(loaded.game, loaded.state)
    for row, status in enumerate(columns["status"]):
        if status == PRUNED:
            cut = columns["parent"][row]
            value, alpha, beta = (columns[each][cut] for each in ("value", "alpha", "beta"))
            assert value < alpha if columns["kind"][cut] == MIN_TO_MOVE else value > beta


def test_where_a_value_is_the_end_of_the_window_only_the_usual_search_cuts() -> None:
    loaded = GAMES["tree"].load("[[3 5] [3 9]]", {})
    nodes = [
        watch(search, loaded.game, loaded.state).trace.visited
        for search in (alphabeta.alphabeta, strict_variant(alphabeta.alphabeta))
    ]
    assert nodes == [6, 7]


def test_an_error_in_it_is_told_with_its_lines() -> None:
    with pytest.raises(AttributeError) as error:
        strict_variant(alphabeta.alphabeta)(None, None)  # type: ignore[arg-type]
    told = "".join(traceback.format_exception(error.value))
    assert "alphabeta_strict.py" in told
    assert "if game.to_move(state) == MAX:" in told


@pytest.mark.parametrize("search", [minimax, mtdf])
def test_a_search_without_such_a_test_has_none(search: ModuleType) -> None:
    with pytest.raises(ValueError, match="does not cut on v >= beta"):
        import_module(f"{search.__name__}_strict")


def test_a_test_that_is_written_in_another_way_is_not_passed_over() -> None:
    text = inspect.getsource(alphabeta)
    with pytest.raises(ValueError, match="alphabeta"):
        strict_text("alphabeta", text.replace("if v >= beta:", "if beta <= v:"))


def test_there_is_no_variant_of_what_is_no_search() -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("plyscope.search.nothing_strict")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "emscripten", reason="no processes")
def test_it_can_be_imported_first_and_from_a_zip_file(tmp_path: Path) -> None:
    folder = Path(inspect.getfile(plyscope)).parents[1]
    archive = tmp_path / "plyscope.zip"
    with zipfile.ZipFile(archive, "w") as written:
        for file in folder.glob("plyscope/**/*.py"):
            written.write(file, file.relative_to(folder))
    asked = (
        "import inspect\n"
        "from plyscope.search.fresh_windows_strict import alphabeta_strict\n"
        "print(inspect.getsource(alphabeta_strict))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env={**os.environ, "PYTHONPATH": str(archive)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.strip() == inspect.getsource(strict_variant(alphabeta.alphabeta)).strip()
