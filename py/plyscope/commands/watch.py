"""`plyscope watch my_program.py` prints the tree of a program's search, and writes a file that the
page opens."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from plyscope.compare.outcome import CRASHED, SAME
from plyscope.game import BadInput
from plyscope.program.notebook import of_notebook
from plyscope.runs import ProgramRun, watch_program

MOST_SHOWN = 200


def main(given: Sequence[str]) -> int:
    """The exit status: 1 if the program crashed or its file cannot be read, 0 for every other
    outcome of the comparison. Wrong usage exits with 2."""
    options = _parser().parse_args(given)
    path: Path = options.source
    request: dict[str, Any] = {"compare": True}
    if options.start:
        request["start"] = options.start
    if options.input:
        request["input"] = options.input
    try:
        request["source"] = _source(path)
        seen = watch_program(request)
    except BadInput as error:
        print(error, file=sys.stderr)
        return 1
    written = seen.save(path.with_suffix(".plyscope.json"))
    if seen.output:
        print(seen.output, end="" if seen.output.endswith("\n") else "\n")
    if seen.ran.record is not None:
        print(seen.tree(options.nodes))
    for note in seen.ran.notes:
        print(note, file=sys.stderr)
    if seen.fault:
        print(seen.fault.text, file=sys.stderr, end="")
    print(_said(seen))
    print(f"Wrote {written}. Open it in Plyscope.", file=sys.stderr)
    return int(seen.outcome.kind == CRASHED)


def _said(seen: ProgramRun) -> str:
    """The outcome of the comparison in a line; a difference is told whatever ended the program."""
    outcome, found = seen.outcome, seen.difference
    if found:
        return found.sentence
    compared = f"Compared: {', '.join(outcome.compared)}." if outcome.kind == SAME else ""
    heading = f"{outcome.kind.capitalize()}."
    return " ".join(part for part in (heading, outcome.why, compared, outcome.remedy) if part)


def _source(path: Path) -> str:
    """The program in a file. Raises `BadInput` if the file cannot be read."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        why = (isinstance(error, OSError) and error.strerror) or error
        raise BadInput(f"{path} cannot be read: {why}.", field="source") from None
    return of_notebook(text) if path.suffix == ".ipynb" else text


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="plyscope watch", description=__doc__)
    parser.add_argument("source", type=Path, help="a Python file or a notebook")
    parser.add_argument("--start", default="", help="the expression that begins the search")
    parser.add_argument("--input", nargs="*", default=[], help="what input() answers")
    parser.add_argument("--nodes", type=int, default=MOST_SHOWN, help="how many nodes are printed")
    return parser
