"""`plyscope watch my_program.py` prints the tree of a program's search, and writes a file that the
page opens. The files beside the program that it imports are watched with it."""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from plyscope.check.submissions import text_in
from plyscope.compare.outcome import CRASHED, SAME
from plyscope.game import BadInput
from plyscope.program.source import cleaned, parsed
from plyscope.program.walking import all_nodes
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
        files = _imported(path.parent, request["source"])
        seen = watch_program({**request, "files": files} if files else request, own_folder=False)
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
        return text_in(path.name, path.read_bytes())
    except (OSError, UnicodeDecodeError) as error:
        why = (isinstance(error, OSError) and error.strerror) or error
        raise BadInput(f"{path} cannot be read: {why}.", field="source") from None


def _imported(folder: Path, source: str) -> dict[str, str]:
    """The texts of the files in the folder that a program imports, and of those that these import,
    by their names. Raises `BadInput` if one cannot be read."""
    found: dict[str, str] = {}
    waiting = [("", source)]
    for at, text in waiting:  # it grows during the loop
        for name in dict.fromkeys(_named(at, text)):
            path = folder / name
            if name not in found and path.is_file():
                found[name] = _source(path)
                waiting.append((name.rpartition("/")[0], found[name]))
    return found


def _named(at: str, text: str) -> Iterator[str]:
    """The files that may be meant by the imports of a text that stands in the folder `at`."""
    with suppress(SyntaxError, ValueError):
        for node in all_nodes(parsed(cleaned(text), "<file>")):
            if isinstance(node, ast.Import):
                dotted = [each.name for each in node.names]
                inside: list[str] = []
            elif isinstance(node, ast.ImportFrom):
                module = [node.module] if node.module else []
                dotted = [".".join([*module, each.name]) for each in node.names]
                above = [each for each in at.split("/") if each] if node.level else []
                inside = above[: max(len(above) - node.level + 1, 0)]
            else:
                continue
            for each in dotted:
                parts = [*inside, *each.split(".")]
                for end in range(1, len(parts) + 1):
                    yield f"{'/'.join(parts[:end])}/__init__.py"
                    yield f"{'/'.join(parts[:end])}.py"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="plyscope watch", description=__doc__)
    parser.add_argument("source", type=Path, help="a Python file or a notebook")
    parser.add_argument("--start", default="", help="the expression that begins the search")
    parser.add_argument("--input", nargs="*", default=[], help="what input() answers")
    parser.add_argument("--nodes", type=int, default=MOST_SHOWN, help="how many nodes are printed")
    return parser
