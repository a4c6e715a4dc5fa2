"""Plyscope on the command line.

    plyscope watch my_program.py     print the tree of its search, and write a file for the page
    plyscope check submissions       judge the programs of a class by a task: --task task.toml
    plyscope exercises --type cuts   make exercises, question banks and exams
    plyscope init gradescope         write the files that a teacher uploads to an autograder
    plyscope serve dist              show the built page in the browser, on this computer only

`python -m plyscope` does the same. A file alone is watched: plyscope my_program.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import plyscope
from plyscope.commands import check, init, serve, watch
from plyscope.exercises import __main__ as exercises

COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "watch": watch.main,
    "check": check.main,
    "exercises": exercises.main,
    "init": init.main,
    "serve": serve.main,
}


def main(given: Sequence[str] | None = None) -> int:
    """The exit status of a command; 2 for wrong usage. `given` is what stands on the command line
    if it is left out."""
    words = sys.argv[1:] if given is None else given
    if words and words[0] in COMMANDS:
        return COMMANDS[words[0]](words[1:])
    if words and words[0] == "--version":
        print(f"plyscope {plyscope.__version__}")
        return 0
    if not words or words[0] in ("-h", "--help"):
        print(__doc__, end="", file=sys.stdout if words else sys.stderr)
        return 0 if words else 2
    return watch.main(words)


if __name__ == "__main__":
    sys.exit(main())
