"""`python -m plyscope.exercises --type cuts --count 30 --format moodle > bank.xml` makes a question
bank; `--format sheet --versions 3 --type values,cuts > exam.html` makes an exam."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from plyscope.exercises import TYPES, exercise, grading, solution
from plyscope.exercises.exam import LEVELS, USUAL, question, read_recipe
from plyscope.exercises.exam.files import FORMATS as WRITERS
from plyscope.exercises.exam.files import Written, written
from plyscope.exercises.formats.moodle import gift, moodle
from plyscope.game import BadInput

BANKS = ("json", "moodle", "gift")
FORMATS = ("json", "moodle", "gift", *(each for each in WRITERS if each not in BANKS))
MOST = 1_000


def main(given: Sequence[str]) -> int:
    """The exit status: 1 if there are no such exercises."""
    options = _parser().parse_args(given)
    try:
        if options.recipe or options.format not in BANKS or options.versions is not None:
            _hand_out(exam(options))
        else:
            print(bank(options), end="")
    except BadInput as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


def exam(options: argparse.Namespace) -> Written:
    """The exam in its format. Raises `BadInput`."""
    recipe = read_recipe(_recipe(options))
    questions = [question(recipe, index) for index in range(len(recipe.slots))]
    return written(options.format, recipe.title, questions)


def _recipe(options: argparse.Namespace) -> Any:
    """The recipe in a file, or one of the types that are named."""
    if options.recipe:
        try:
            return json.loads(Path(options.recipe).read_text(encoding="utf-8"))
        except OSError as fault:
            raise BadInput(f"{options.recipe} cannot be read: {fault.strerror}.") from None
        except ValueError:
            raise BadInput(f"{options.recipe} is no JSON.") from None
    wishes = _wishes(options.wishes)
    types = [each.strip() for each in options.type.split(",")]
    count = options.count if options.count is not None else 1
    return {
        "title": options.title,
        "seed": options.seed,
        "versions": options.versions or 1,
        "level": options.level,
        "questions": [{"type": each, "count": count, "wishes": wishes} for each in types],
    }


def _hand_out(made: Written) -> None:
    """Prints the file, and beside it what is left out of it."""
    for sentence in made.left_out:
        print(f"Left out: {sentence}", file=sys.stderr)
    if isinstance(made.data, str):
        print(made.data, end="")
    else:
        sys.stdout.buffer.write(made.data)


def bank(options: argparse.Namespace) -> str:
    """The question bank as text: an exercise for each seed, from the first one on. Raises
    `BadInput`."""
    count = options.count if options.count is not None else 10
    if not 1 <= count <= MOST:
        raise BadInput(f"Make 1 to {MOST:,} exercises at once.", field="count")
    wishes = _wishes(options.wishes)
    made = [
        exercise({"type": options.type, "seed": seed, "wishes": wishes, "policy": options.policy})
        for seed in range(options.seed, options.seed + count)
    ]
    if options.format == "json":
        shown: list[Any] = made
        if options.solutions:
            shown = [{"exercise": each, "solution": solution(each)} for each in made]
        return json.dumps(shown, ensure_ascii=False, indent=1) + "\n"
    read = [grading.read(each) for each in made]
    return moodle(read) if options.format == "moodle" else gift(read)


def _wishes(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise BadInput('The wishes are JSON, such as {"depth": 4}.', field="wishes") from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="plyscope.exercises", description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--type", help=f"{', '.join(TYPES)}; several for an exam, with commas")
    what.add_argument("--recipe", help="a file with the recipe of an exam, as JSON")
    parser.add_argument("--count", type=int, help="how many; default 10, in an exam 1 of each type")
    parser.add_argument("--seed", type=int, default=1, help="of the first one; default 1")
    parser.add_argument("--wishes", default="{}", help='as JSON: {"depth": 4, "deep": true}')
    parser.add_argument("--policy", choices=["practice", "test"], default="practice")
    parser.add_argument("--format", choices=FORMATS, default="json")
    parser.add_argument("--versions", type=int, help="make an exam in so many versions")
    parser.add_argument("--title", default="", help="of the exam")
    parser.add_argument("--level", choices=list(LEVELS), default=USUAL, help="of the exam")
    parser.add_argument("--solutions", action="store_true", help="json: add the solutions")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
