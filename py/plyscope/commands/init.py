"""`plyscope init gradescope` writes the files that a teacher uploads to an autograder."""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Final

import plyscope
from plyscope.check.reading import TASK_FILE, load, read_task
from plyscope.check.student import for_student
from plyscope.check.task import Task
from plyscope.check.uploads import UPLOADS
from plyscope.check.verdict import CaseVerdict, Verdict
from plyscope.compare.outcome import SAME
from plyscope.game import BadInput

PLAIN_NAME: Final = re.compile(r"\w[\w./-]*")
"""What can stand in a script as it is."""
ONE_FILE: Final = ("solution", "whole")
"""The fields of a task that may name a file beside it."""
STARTER_TASK: Final = """\
# What is asked for, and on what it is judged. docs/check.md has all that a task can say.
name = "Minimax on trees"
search = "minimax"

# How much students are told: "kind" of the mistake, "place", or the whole "sentence".
hint = "sentence"

trees = [
  "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]",
  "[[5, 9], [7, 3, 8], [6, 6], [1, 10]]",
  "[[[4, 6], [7, 9]], [[1, 2], [0, 1]], [[5, 3], [8, 2]]]",
]

[points]
value = 5
nodes = 2
"""
"""The task with which a teacher begins: minimax on three small trees."""


def main(given: Sequence[str]) -> int:
    """The exit status: 1 if nothing could be written."""
    options = _parser().parse_args(given)
    folder: Path = options.folder or Path(options.autograder)
    try:
        texts = _texts(options.autograder, options.task, options.submission)
        _write(folder, texts, UPLOADS[options.autograder].programs)
    except (BadInput, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    for name in texts:
        print(f"Wrote {folder / name}")
    print(UPLOADS[options.autograder].next_step.replace("@FOLDER@", str(folder)))
    return 0


def _texts(autograder: str, task: str, submission: str) -> dict[str, str]:
    """All files by their paths. Raises `BadInput`."""
    if not PLAIN_NAME.fullmatch(submission):
        raise BadInput(
            f"{submission} cannot be the name of a submission: letters, digits, _ and -."
        )
    upload = UPLOADS[autograder]
    if upload.task_folder is None:
        return upload.filled("", submission, plyscope.__version__, ())
    is_file = Path(task).is_file()
    read = load(task) if task else read_task(STARTER_TASK, Path())
    beside = _task_files(Path(task)) if is_file else {} if task else {TASK_FILE: STARTER_TASK}
    ready_made = task if task and not is_file else ""
    filled = upload.filled(ready_made, submission, plyscope.__version__, _names(read))
    before = f"{upload.task_folder}/" if upload.task_folder else ""
    held = {f"{before}{name}": text for name, text in beside.items()}
    if twice := filled.keys() & held:
        raise BadInput(f"The task has a file {min(twice)} too; give it another name.")
    return filled | held


def _task_files(path: Path) -> dict[str, str]:
    """A task in a file and what stands beside it, by name. Raises `BadInput`."""
    texts = {TASK_FILE: _text(path)}
    table = tomllib.loads(texts[TASK_FILE])
    named = [table[key] for key in ONE_FILE if key in table] + list(table.get("files", ()))
    for name in named:
        # The name of a solution that comes with Plyscope is no file.
        if (path.parent / name).is_file():
            texts[_inside(name, path.parent)] = _text(path.parent / name)
    tests = table.get("tree_tests")
    for each in sorted((path.parent / tests).glob("*.test")) if tests else ():
        texts[_inside(f"{tests}/{each.name}", path.parent)] = _text(each)
    return texts


def _inside(name: str, folder: Path) -> str:
    """The name of a file in a folder. Raises `BadInput` if it is outside."""
    if not (folder / name).resolve().is_relative_to(folder.resolve()):
        raise BadInput(f"{name} does not lie beside the task; copy it there.")
    return name


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8-sig")


def _names(task: Task) -> list[str]:
    """What the cases of a task are called where students read it, in their order."""
    cases = [CaseVerdict(case.name, SAME, "", secret=case.secret) for case in task.cases]
    seen = for_student(Verdict("", task.name, cases), task)
    return [re.sub(r'["\\\s]+', " ", case.case).strip() for case in seen.cases]


def _write(folder: Path, texts: Mapping[str, str], programs: Collection[str]) -> None:
    """Writes files into a folder. Raises `BadInput` if there is one of them already."""
    paths = {name: folder / name for name in texts}
    if there := [str(path) for path in paths.values() if path.exists()]:
        raise BadInput(f"Nothing was written, for there is already {', '.join(there)}.")
    for name, path in paths.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[name], encoding="utf-8", newline="\n")
        if name in programs:
            path.chmod(0o755)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="plyscope init", description=__doc__)
    parser.add_argument("autograder", choices=UPLOADS, help="which one")
    parser.add_argument("folder", type=Path, nargs="?", help="where to write; default: its name")
    parser.add_argument(
        "--task",
        default="",
        help="a file in TOML, or the name of a ready-made task; default: one to begin with",
    )
    parser.add_argument(
        "--submission",
        default="submission.py",
        help="the file that students push, for GitHub (default: submission.py)",
    )
    return parser
