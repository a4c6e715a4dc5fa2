"""Programs that people have kept, as *Edit* wrote them, still run and do the same."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from plyscope.old_names import NEW_NAMES
from plyscope.own_code import program
from plyscope.own_game import own_evaluation, own_game
from plyscope.own_problem import own_problem

KEPT = Path(__file__).parents[1] / "kept"


def kept(name: str) -> Any:
    return json.loads((KEPT / name).read_text(encoding="utf-8"))


PROGRAMS = kept("programs.json")


def source_of(name: str) -> str:
    return (KEPT / "programs" / f"{name}.py").read_text(encoding="utf-8")


def that_open_as(how: str) -> list[str]:
    return [name for name, record in PROGRAMS.items() if record["opens"] == how]


@pytest.mark.parametrize("module", kept("imports.json"))
def test_what_a_kept_program_imports_is_still_there(module: str) -> None:
    found = import_module(module)
    for name in kept("imports.json")[module]:
        assert hasattr(found, name) or import_module(f"{module}.{name}")


@pytest.mark.parametrize("name", NEW_NAMES)
def test_a_module_that_was_moved_is_the_same_under_its_old_name(name: str) -> None:
    found = import_module(name)
    assert found is import_module(NEW_NAMES[name])
    assert found.__spec__
    assert found.__spec__.name == found.__name__ == NEW_NAMES[name]


def test_the_old_names_are_only_those_that_edit_has_written() -> None:
    assert NEW_NAMES.keys() <= kept("imports.json").keys()


@pytest.mark.slow
@pytest.mark.parametrize("name", that_open_as("program"))
def test_a_kept_program_does_what_it_did(name: str) -> None:
    record = PROGRAMS[name]
    told = program({"source": source_of(name), "compare": True})
    assert told["output"] == record["output"]
    assert told["nodes"] == record["nodes"]
    assert told["outcome"]["kind"] in ("same", "not compared")


@pytest.mark.parametrize("name", that_open_as("game"))
def test_a_kept_game_begins_with_the_moves_that_it_had(name: str) -> None:
    entry = own_game(source_of(name)).entry
    begun = entry.load(entry.start, {})
    assert list(map(str, begun.game.actions(begun.state))) == PROGRAMS[name]["actions"]


@pytest.mark.parametrize("name", that_open_as("problem"))
def test_a_kept_problem_has_the_variables_and_constraints_that_it_had(name: str) -> None:
    entry = own_problem(source_of(name)).entry
    problem = entry.load(entry.start, {}).problem
    assert len(problem.variables) == PROGRAMS[name]["variables"]
    assert len(problem.constraints) == PROGRAMS[name]["constraints"]


@pytest.mark.parametrize("name", that_open_as("evaluation"))
def test_a_kept_evaluation_is_still_one(name: str) -> None:
    assert own_evaluation(source_of(name))
