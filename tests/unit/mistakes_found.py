"""What is said of right programs with one mistake in each, held against what plain Python does."""

import builtins
import contextlib
import io
import random
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from types import FrameType, ModuleType
from typing import Any, Final

from mistakes import MISTAKES, with_mistake
from plyscope.own_code import ProgramReport, program
from plyscope.program.source import cleaned
from program_table import ASKED, PROGRAMS, source_of, truths

MOST_NODES: Final = 400
"""How large the tree of a program may be, into which mistakes are put."""
MOST_CALLS: Final = 40_000
MOST_EVENTS: Final = 3_000_000
"""After so many calls of the search, or calls and returns of anything, a program has no end."""
BUDGET: Final = {"nodes": MOST_CALLS, "seconds": 600}
AGREES, CRASHES = "agrees", "crashes"
NAMED, NOT_COMPARED, SAME = "named", "not compared", "same"
COLUMNS: Final = (NAMED, NOT_COMPARED, "stopped", "crashed", SAME, AGREES, CRASHES)
"""What is said where plain Python shows the mistake; and, apart, where it shows none, or where it
ends with an error or has no end."""
FILE: Final = "<plain>"


class NoEndError(BaseException):
    """A program that does not end."""


@dataclass(frozen=True)
class Plainly:
    """What a program does in plain Python: its output, the number of calls of its search, and the
    error that ends it."""

    output: str
    calls: int
    error: str


@dataclass(frozen=True)
class Shape:
    """A right program, and the names of the functions that are its search."""

    name: str
    source: str
    told: ProgramReport

    @property
    def names(self) -> set[str]:
        """The names of the functions of its search, without their classes'."""
        return {each.split(".")[-1] for each in self.told["watched"]}


@dataclass(frozen=True)
class Found:
    """A program with a mistake, as `program/mistake/place`, and what is said of it."""

    name: str
    mistake: str
    said: str
    source: str


def sources() -> dict[str, str]:
    """The right programs, by name."""
    found = {each.stem: each.read_text("utf-8") for each in (PROGRAMS / "correct").glob("*.py")}
    for name in truths():
        is_wrong = name.startswith("mistake") or name in ("never_cuts", "random_player")
        if not is_wrong and name not in ASKED:
            found[name] = cleaned(source_of(name))
    return dict(sorted(found.items()))


def shape_of(name: str, source: str) -> Shape | None:
    """A program as one to put mistakes into; None if its tree is too large, or there is none."""
    told = program({"source": source, "compare": True, "budget": MOST_NODES + 1})
    return Shape(name, source, told) if 0 < told["nodes"] <= MOST_NODES else None


def mutants(shape: Shape) -> Iterator[tuple[str, str, str]]:
    """Name, mistake and source of each program with a mistake. Where the moves are not known and
    so not compared, none is left out."""
    seen = {shape.source}
    for mistake in MISTAKES:
        if mistake == "skips the last move" and "moves" not in shape.told["outcome"]["compared"]:
            continue
        for place, source in enumerate(with_mistake(shape.source, shape.names, mistake)):
            if source not in seen:
                seen.add(source)
                yield f"{shape.name}/{mistake}/{place}", mistake, source


def plainly(source: str, names: Collection[str]) -> Plainly:
    """What a program does when nobody watches it but a counter of calls."""
    frames: set[FrameType] = set()
    events = 0

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal events
        events += 1
        code = frame.f_code
        if event == "call" and code.co_filename == FILE and code.co_name in names:
            frames.add(frame)
        if events > MOST_EVENTS or len(frames) > MOST_CALLS:
            raise NoEndError

    module, printed, error = ModuleType("__main__"), io.StringIO(), ""
    vars(module)["__builtins__"] = {**vars(builtins), "input": _no_input}
    random.seed(0)
    before = sys.getrecursionlimit()
    try:
        with contextlib.redirect_stdout(printed):
            code = compile(source, FILE, "exec", dont_inherit=True)
            sys.setprofile(count)
            exec(code, vars(module))
    except BaseException as raised:
        error = type(raised).__name__
    finally:
        sys.setprofile(None)
        sys.setrecursionlimit(before)
    return Plainly(printed.getvalue(), len(frames), error)


def _no_input(*_: object) -> str:
    raise EOFError


def found_in(shape: Shape, first: int = 0, step: int = 1) -> Iterator[Found]:
    """What is said of a program with each mistake, or with every `step`-th from the `first` on."""
    right = plainly(shape.source, shape.names)
    for name, mistake, source in islice(mutants(shape), first, None, step):
        yield Found(name, mistake, _said(source, right, plainly(source, shape.names)), source)


def _said(source: str, right: Plainly, wrong: Plainly) -> str:
    if wrong.error and wrong != right:
        return CRASHES
    if wrong == right:
        return AGREES
    told = program({"source": source, "compare": True, "budget": BUDGET})
    return NAMED if told["difference"] else told["outcome"]["kind"]


def named_share(found: Sequence[Found]) -> float:
    """The share that is named, of those that plain Python tells from the right program."""
    shown = [each.said for each in found if each.said not in (AGREES, CRASHES)]
    return shown.count(NAMED) / len(shown)


def all_found() -> tuple[list[str], list[Found]]:
    """The right programs that are accused, and what is said of all with a mistake."""
    shapes = [shape for each in sources().items() if (shape := shape_of(*each))]
    accused = [shape.name for shape in shapes if shape.told["difference"]]
    return accused, [found for shape in shapes for found in found_in(shape)]


def counts(found: Sequence[Found]) -> dict[str, Counter[str]]:
    """How often each thing is said of each mistake."""
    said: dict[str, Counter[str]] = {mistake: Counter() for mistake in MISTAKES}
    for each in found:
        said[each.mistake][each.said] += 1
    return said


def table(found: Sequence[Found]) -> str:
    """The counts as text."""
    every = {**counts(found), "all": Counter(each.said for each in found)}
    rows = [["", *COLUMNS]]
    rows += [[name, *(str(row[column]) for column in COLUMNS)] for name, row in every.items()]
    return "\n".join(f"{row[0]:20}" + "".join(f"{each:>14}" for each in row[1:]) for row in rows)
