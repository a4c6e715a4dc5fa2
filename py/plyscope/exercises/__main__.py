"""`python -m plyscope.exercises --type cuts --count 30 --format moodle > bank.xml` makes a question
bank."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from plyscope.exercises import TYPES, exercise, solution
from plyscope.exercises.form import read_exercise
from plyscope.exercises.formats.gift import gift
from plyscope.exercises.formats.moodle import moodle
from plyscope.game import BadInput

FORMATS = ("json", "moodle", "gift")
MOST = 1_000


def main(given: Sequence[str]) -> int:
    """The exit status: 1 if there are no such exercises."""
    asked = _parser().parse_args(given)
    try:
        print(bank(asked), end="")
    except BadInput as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


def bank(asked: argparse.Namespace) -> str:
    """The question bank as text: an exercise for each seed, from the first one on. Raises
    `BadInput`."""
    if not 1 <= asked.count <= MOST:
        raise BadInput(f"Make 1 to {MOST:,} exercises at once.", field="count")
    wishes = _wishes(asked.wishes)
    made = [
        exercise({"type": asked.type, "seed": seed, "wishes": wishes, "policy": asked.policy})
        for seed in range(asked.seed, asked.seed + asked.count)
    ]
    if asked.format == "json":
        shown: list[Any] = made
        if asked.solutions:
            shown = [{"exercise": each, "solution": solution(each)} for each in made]
        return json.dumps(shown, ensure_ascii=False, indent=1) + "\n"
    read = [read_exercise(each, TYPES) for each in made]
    return moodle(read) if asked.format == "moodle" else gift(read)


def _wishes(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise BadInput('The wishes are JSON, such as {"depth": 4}.', field="wishes") from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="plyscope.exercises", description=__doc__)
    parser.add_argument("--type", choices=list(TYPES), required=True)
    parser.add_argument("--count", type=int, default=10, help="how many; default 10")
    parser.add_argument("--seed", type=int, default=1, help="of the first one; default 1")
    parser.add_argument("--wishes", default="{}", help='as JSON: {"depth": 4, "deep": true}')
    parser.add_argument("--policy", choices=["practice", "test"], default="practice")
    parser.add_argument("--format", choices=FORMATS, default="json")
    parser.add_argument("--solutions", action="store_true", help="json: add the solutions")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
