"""`plyscope check submissions/ --task task.toml` judges the programs of a class, each in a process
of its own, and says where each of them first goes wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from plyscope.check.edition import EDITION, edition_of
from plyscope.check.formats import FORMATS
from plyscope.check.grading import prepared
from plyscope.check.pool import judge_all
from plyscope.check.reading import load
from plyscope.check.spawning import driven
from plyscope.check.submissions import Submission, read_class, read_submission
from plyscope.check.verdict import Verdict
from plyscope.compare.outcome import CRASHED, DIFFERENT, NOT_COMPARED, SAME, STOPPED
from plyscope.game import BadInput

NO_SANDBOX = (
    "Submissions run with limits, but this is no sandbox: docs/check.md says how to run it in one."
)
WIDTH = 30
STYLES = {
    SAME: "green",
    DIFFERENT: "red",
    NOT_COMPARED: "yellow",
    STOPPED: "magenta",
    CRASHED: "magenta",
}


def main(given: Sequence[str]) -> int:
    """The exit status: 0 if every submission has been judged, whatever came of it; 1 if the
    submissions or the task cannot be read. Wrong usage exits with 2."""
    parser = _parser()
    options = parser.parse_args(given)
    if options.path is None and not options.edition:
        parser.error("give a file, a folder or a zip of submissions")
    form = FORMATS[options.format]
    try:
        task = load(options.task)
        if options.edition:
            name = f"{Path(options.task).resolve().stem}{EDITION}"
            _write({name: edition_of(task, driven(prepared(task)))}, options.output, name)
            return 0
        found = [read_submission(options.path)] if form.is_single else read_class(options.path)
        if not options.quiet:
            print(NO_SANDBOX, file=sys.stderr)
        verdicts = list(_shown(judge_all(found, task, options.jobs), found, quiet=options.quiet))
        _write(form.files(verdicts, task), options.output, form.file)
    except BadInput as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename} cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    return 0


def _shown(
    verdicts: Iterator[Verdict], found: Sequence[Submission], *, quiet: bool
) -> Iterator[Verdict]:
    """The same verdicts, while a bar tells how many there are."""
    is_told = not quiet and sys.stderr.isatty() and len(found) > 1
    for count, verdict in enumerate(verdicts, 1):
        if is_told:
            done = WIDTH * count // len(found)
            bar = f"[{'#' * done}{' ' * (WIDTH - done)}] {count} of {len(found)}"
            print(f"\r{bar}", end="" if count < len(found) else "\n", file=sys.stderr, flush=True)
        yield verdict


def _write(files: Mapping[str, str], folder: Path | None, first: str) -> None:
    """Into the folder, or the main file to standard output."""
    if folder is None:
        (_print if sys.stdout.isatty() else sys.stdout.write)(files[first])
        return
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"Wrote {path}.", file=sys.stderr)


def _print(text: str) -> None:
    """To standard output; in a terminal with the outcomes in colours, if `rich` is installed."""
    try:
        console, styled = import_module("rich.console"), import_module("rich.text")
    except ImportError:
        sys.stdout.write(text)
        return
    shown = styled.Text(text)
    for kind, style in STYLES.items():
        shown.highlight_regex(rf"(?<=  ){kind}(?=  )", style)
    console.Console(file=sys.stdout).print(shown, end="", soft_wrap=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="plyscope check", description=__doc__)
    parser.add_argument(
        "path", type=Path, nargs="?", help="a file, a folder or a zip of submissions"
    )
    parser.add_argument("--task", required=True, help="a task's TOML file, or a ready-made task")
    parser.add_argument(
        "--format", choices=sorted(FORMATS), default="table", help="what is written"
    )
    parser.add_argument("-o", "--output", type=Path, help="the folder in which it is written")
    parser.add_argument(
        "--jobs", type=_jobs, default=os.cpu_count() or 1, help="how many are judged at once"
    )
    parser.add_argument(
        "--edition",
        choices=["student"],
        help="judge nothing, and write the task for students to try at home",
    )
    parser.add_argument("--quiet", action="store_true", help="write nothing but the result")
    return parser


def _jobs(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("It is a number from 1 on.")
    return int(text)
