"""The wrong programs differ from the right ones, so that a judge can tell them apart."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from plyscope.check.reading import load
from plyscope.check.start import starts
from plyscope.check.task import Case, Task
from plyscope.program import Asked, Budget, Ran, run_program
from plyscope.program.snapshot import content_of, unpacked
from programs import RIGHT, WRONG, Program
from variants import VARIANTS

PACKS = sorted({each.pack for each in RIGHT})
SHAPES, MISTAKES = 5, 10

pytestmark = [pytest.mark.native, pytest.mark.slow]


def name_of(program: Program) -> str:
    return "-".join(filter(None, (program.pack, program.shape, program.mistake)))


def ran(source: str, task: Task, case: Case) -> Ran:
    """A run by the first way to start that records a search."""
    found = Ran()
    for start in starts(source, task, case):
        found = run_program(
            Asked(
                source,
                setup=case.setup,
                start=start,
                budget=Budget(5_000, 10.0),
                seed=task.seed,
                files=task.files,
                own_folder=True,
            )
        )
        if found.record and len(found.record):
            break
    return found


def told(found: Ran) -> Sequence[Any]:
    """What of a run is compared: what each call got and returned, and the answer."""
    record = found.record
    fault = found.fault.kind if found.fault else ""
    if record is None:
        return fault, found.returned
    return (
        fault,
        repr(unpacked(found.returned)),
        tuple(record.parent),
        tuple(repr(content_of(each)) for each in record.returned),
    )


@cache
def right_one(pack: str, shape: str, at: int) -> Sequence[Any]:
    (program,) = (each for each in RIGHT if (each.pack, each.shape) == (pack, shape))
    task = load(pack)
    return told(ran(program.source, task, task.cases[at]))


@pytest.mark.parametrize("pack", PACKS)
def test_every_pack_has_its_shapes_and_every_shape_its_mistakes(pack: str) -> None:
    shapes = [each.shape for each in RIGHT if each.pack == pack]
    assert len(shapes) >= SHAPES
    for shape in shapes:
        wrong = [each for each in WRONG if (each.pack, each.shape) == (pack, shape)]
        assert len(wrong) >= MISTAKES, shape


@pytest.mark.parametrize("program", RIGHT, ids=name_of)
def test_a_right_program_finds_what_the_solution_finds(program: Program) -> None:
    task = load(program.pack)
    for case in task.cases:
        found, solution = ran(program.source, task, case), ran(task.solution, task, case)
        assert found.fault is None, found.fault
        assert found.record
        assert solution.fault is None
        ours, theirs = unpacked(solution.returned), unpacked(found.returned)
        assert ours == theirs or ours in (theirs if isinstance(theirs, tuple) else (theirs,))


@pytest.mark.parametrize("program", WRONG, ids=name_of)
def test_a_wrong_program_differs_from_the_right_one(program: Program) -> None:
    compile(program.source, "program", "exec")
    task = load(program.pack)
    assert any(
        told(ran(program.source, task, case)) != right_one(program.pack, program.shape, at)
        for at, case in enumerate(task.cases)
    )


@pytest.mark.parametrize("program", VARIANTS, ids=name_of)
def test_a_right_program_written_otherwise_does_the_same(program: Program) -> None:
    shape = program.shape.partition(",")[0]
    task = load(program.pack)
    found = ran(program.source, task, task.cases[0])
    assert program.source not in [each.source for each in RIGHT]
    assert told(found) == right_one(program.pack, shape, 0)
