"""Type 7: what is never examined where chance moves too? The bounds of all leaves may be known.

    {"cut": ["C", "f₂"]}

All else is as in type 2; Star1 decides what is right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Effort
from plyscope.exercises.facts import Facts, entered
from plyscope.exercises.form import Bounds, Convention, Exercise, make_id
from plyscope.exercises.on_tree import SUBJECT, check_tree, seconds_of_nodes
from plyscope.exercises.reading import flag, whole_from_to, with_defaults, written
from plyscope.exercises.run import UNKNOWN, Exact, window_of
from plyscope.exercises.tree import tree_of
from plyscope.exercises.types import cuts
from plyscope.exercises.wishes import LARGEST_LEAF
from plyscope.game import BadInput
from plyscope.games.tree.chance import ChanceTree
from plyscope.search.star import star1

ID: Final = "chance"
METHOD: Final = "star1"
DEFAULT: Final[dict[str, Any]] = {
    "moves": [2, 3],
    "leaves": [2, 2],
    "numbers": [0, 10],
    "bounds": True,
}
ODDS: Final = (("1/2", "1/2"), ("1/4", "3/4"), ("3/4", "1/4"))
"""Halves and quarters: easy to reckon with by hand."""
ROUNDS: Final = 300


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise, in which it matters whether bounds are known. Raises `BadInput`."""
    wishes = with_defaults(given, DEFAULT)
    moves = whole_from_to(wishes["moves"], 2, 5, "The number of moves", "wishes")
    leaves = whole_from_to(wishes["leaves"], 1, 4, "The number of leaves", "wishes")
    numbers = whole_from_to(wishes["numbers"], -LARGEST_LEAF, LARGEST_LEAF, "The numbers", "wishes")
    known = flag(wishes["bounds"], '"bounds"', "wishes")
    draw = Draw(seed)
    for _ in range(ROUNDS):
        branches = [_branch(draw, leaves, numbers) for _ in range(draw.whole(*moves))]
        position = f"[{' '.join(branches)}]"
        if _suits(position, numbers if known else None):
            return _posed(seed, wishes, position, numbers if known else None)
    raise BadInput(
        f"Among {ROUNDS} trees, none was found in which the bounds allow a cut. Wish for more "
        "moves, or for other numbers.",
        field="wishes",
    )


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    tree = check_tree(exercise, (METHOD,), chance=True)
    if not isinstance(tree.game, ChanceTree):
        raise BadInput("This type of exercise needs a chance node.", field="position")
    if exercise.convention.cut != ">=":
        raise BadInput('Star1 cuts on ">=" only.', field="convention")
    bounds = exercise.convention.bounds
    least, greatest = tree.game.bounds
    if bounds and not (bounds[0] <= least and greatest <= bounds[1]):
        raise BadInput("A leaf lies outside the known bounds.", field="convention")


def _branch(draw: Draw, leaves: tuple[int, int], numbers: tuple[int, int]) -> str:
    """A chance node with two outcomes."""
    parts = []
    for odds in draw.one_of(ODDS):
        below = [str(draw.whole(*numbers)) for _ in range(draw.whole(*leaves))]
        parts.append(f"{odds}:{below[0]}" if len(below) == 1 else f"{odds}:[{' '.join(below)}]")
    return f"({' '.join(parts)})"


def _suits(position: str, bounds: Bounds | None) -> bool:
    """Whether the misconception about bounds has another answer."""
    tree = tree_of(position)
    known = bounds or tree.game.bounds
    bounded = entered(Exact(tree, tree.game, known), star1, *window_of(known))
    return bounded != entered(Exact(tree, tree.game, UNKNOWN), star1)


def _posed(seed: int, wishes: Mapping[str, Any], position: str, bounds: Bounds | None) -> Exercise:
    known = (
        f"all leaves lie between {written(bounds[0])} and {written(bounds[1])}"
        if bounds
        else "nothing is known of the leaves before they are looked at"
    )
    return Exercise(
        id=make_id(ID, seed, position, bounds),
        type=ID,
        seed=seed,
        wishes=wishes,
        question=(
            f"Round nodes are chance nodes, and {known}. Cross out every branch that a search from "
            "left to right need not look at."
        ),
        convention=Convention(value="soft", bounds=bounds),
        subject=SUBJECT,
        position=position,
        method=METHOD,
        asked={},
    )


def _effort(exercise: Exercise) -> Effort:
    cut = cuts.TYPE.solution(exercise)["cut"]
    return Effort(len(cut), seconds_of_nodes(Facts(tree_of(exercise.position))))


TYPE: Final = replace(
    cuts.TYPE,
    id=ID,
    name="Cuts with chance",
    wishes=DEFAULT,
    make=make,
    check=check,
    levels={"easy": {"moves": 2}, "hard": {"moves": 3, "leaves": [2, 3]}},
    effort=_effort,
)
