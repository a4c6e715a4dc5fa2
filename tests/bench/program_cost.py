"""What it costs to watch a student's own program, and to recognise what is what in it: run by
`bench_program.py` inside the built Pyodide.

Each round runs the same search plainly, watched, and from its text to the whole answer, one after
the other, so that a machine that changes its speed changes it for all of them. What is measured is
the time of the processor: other programs of the machine count less in it.
"""

import gc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import js  # type: ignore[import-not-found]
from plyscope.bridge import this_interpreter
from plyscope.isolation import Within
from plyscope.own_code import program
from plyscope.program import Record, RunRequest, run_program
from plyscope.recognition import recognise

from building.measured import Row, row

HERE = Path(__file__).parent
ROUNDS = 7
SEARCHES = (
    ("alpha-beta, a text for a board", HERE / "programs" / "alphabeta_text.py", "alphabeta(' ' * 9, -2, 2, 'X')"),
    ("alpha-beta, copied boards", HERE / "programs" / "alphabeta_copied.py", "alphabeta([' '] * 9, 0, -2, 2, True)"),
    (
        "minimax, changed and undone, as one of the test programs has it",
        HERE.parent / "unit" / "programs" / "in_place.py",
        "minimax(['X', 'O'] + [' '] * 7, 0, True)",
    ),
    (
        "minimax, changed and undone, doing as little as can be",
        HERE / "programs" / "minimax_in_place.py",
        "minimax(['X', 'O'] + [' '] * 7, 2, True)",
    ),
)

INTERPRETER = this_interpreter()


def spent() -> float:
    """The seconds that the processor has worked for this process."""
    used = js.process.cpuUsage()
    return float(used.user + used.system) / 1e6


def timed(run: Callable[[], Any]) -> tuple[float, Any]:
    gc.collect()
    begun = spent()
    result = run()
    return spent() - begun, result


def loaded(source: str) -> dict[str, Any]:
    """The program's names, fresh each time: as it is watched when it has just been loaded."""
    module: dict[str, Any] = {"__name__": "program"}
    exec(compile(source, "program.py", "exec"), module)
    return module


def answered(request: dict[str, Any]) -> object:
    """What is told of a program, after which all that it has changed is put back."""
    with Within(INTERPRETER):
        return program(request)


def measure(name: str, file: Path, start: str) -> list[Row]:
    source = file.read_text()
    asked = RunRequest(source, start=start)
    rounds = []
    record: Record | None = None
    for _ in range(ROUNDS):
        module = loaded(source)
        plain, _value = timed(lambda module=module: eval(start, module))
        watched, ran = timed(lambda: run_program(asked))
        record = ran.record
        reading, _roles = timed(lambda record=record: recognise(record))
        whole, _told = timed(lambda: answered({"source": source, "start": start}))
        rounds.append((watched / plain, reading / plain, whole / plain, plain, whole - 2 * plain))
    watched, reading, whole, plain, over = (median(each) for each in zip(*rounds, strict=True))
    note = f"{len(record or ()):,} nodes, plain run {1000 * plain:.0f} ms"
    twice = f"twice the plain run and {1000 * over:.0f} ms"
    return [
        row(name, "watched ÷ plain run", watched, "×", note=note),
        row(name, "recognising what is what ÷ plain run", reading, "×"),
        row(name, "the whole answer ÷ plain run", whole, "×", note=twice),
    ]


def run() -> list[Row]:
    return [each for search in SEARCHES for each in measure(*search)]
