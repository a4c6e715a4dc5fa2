"""What a teacher can wish of the tree of an exercise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from plyscope.exercises.form import CUTS
from plyscope.exercises.reading import (
    choice,
    flag,
    mapping,
    number,
    plain,
    whole,
    whole_from_to,
    with_defaults,
)
from plyscope.game import MAX, MIN, BadInput
from plyscope.input.phrases import counted

MOST_LEAVES: Final = 64
"""A larger tree does not fit on paper."""
LARGEST_LEAF: Final = 999
MOST_CUTS: Final = 40
DEEP: Final = {"depth": 4, "branching": 2}
"""The smallest trees with deep cuts: a MIN node cuts with the bound of MAX three plies above it."""


@dataclass(frozen=True)
class Wishes:
    """What the tree should be like.

    Attributes:
        branching: the fewest and the most children of a node.
        numbers: the least and the greatest number at a leaf.
        cuts: the fewest and the most nodes at which alpha-beta makes a cut.
        deep: whether a bound from further up than the parent must cut at least once.
        no_ties: whether the children of a node never have equal values.
        same_cuts: whether the same is cut under ≥ and under >.
        minutes: how long it may take by hand, at most; None if it does not matter.
        root: who moves first.
        rule: the rule for cuts of the exercise.
    """

    branching: tuple[int, int] = (2, 3)
    depth: int = 3
    numbers: tuple[int, int] = (1, 20)
    cuts: tuple[int, int] = (1, MOST_CUTS)
    deep: bool = False
    no_ties: bool = True
    same_cuts: bool = False
    minutes: float | None = None
    root: str = MAX
    rule: str = ">="

    def shown(self) -> dict[str, Any]:
        """The wishes as JSON."""
        return {
            "branching": list(self.branching),
            "depth": self.depth,
            "numbers": list(self.numbers),
            "cuts": list(self.cuts),
            "deep": self.deep,
            "noTies": self.no_ties,
            "sameCuts": self.same_cuts,
            "minutes": self.minutes,
            "root": self.root,
            "rule": self.rule,
        }


def read_wishes(given: object, default: Wishes) -> Wishes:
    """The wishes in `given`, and the default where nothing is wished.

    Raises `BadInput` (field "wishes"), also if they contradict each other.
    """
    known = mapping(given, "What is wished", "wishes")
    usual = DEEP if known.get("deep") is True else {}
    data = with_defaults(known, {**default.shown(), **usual})
    wishes = Wishes(
        branching=whole_from_to(data["branching"], 1, 6, "The branching", "wishes"),
        depth=whole(data["depth"], 1, 6, "The depth", "wishes"),
        numbers=whole_from_to(
            _pair(data["numbers"]), -LARGEST_LEAF, LARGEST_LEAF, "The numbers", "wishes"
        ),
        cuts=whole_from_to(data["cuts"], 0, MOST_CUTS, "The number of cuts", "wishes"),
        deep=flag(data["deep"], '"deep"', "wishes"),
        no_ties=flag(data["noTies"], '"noTies"', "wishes"),
        same_cuts=flag(data["sameCuts"], '"sameCuts"', "wishes"),
        minutes=_minutes(data["minutes"]),
        root=choice(data["root"], (MAX, MIN), "The player at the root", "wishes"),
        rule=choice(data["rule"], CUTS, "The rule for cuts", "wishes"),
    )
    _check_contradictions(wishes)
    return wishes


def _pair(numbers: object) -> object:
    """A single number is no range of numbers."""
    return [numbers] if isinstance(numbers, int) else numbers


def _minutes(given: object) -> float | None:
    if given is None:
        return None
    minutes = number(given, "The number of minutes", "wishes")
    if minutes <= 0:
        raise BadInput("The number of minutes must be more than 0.", field="wishes")
    return plain(minutes)


def _check_contradictions(wishes: Wishes) -> None:
    """Raises `BadInput` if no tree can have all of that."""
    fewest, most = wishes.branching
    least_leaves = fewest**wishes.depth
    different = wishes.numbers[1] - wishes.numbers[0] + 1
    if least_leaves > MOST_LEAVES:
        _refuse(
            f"a tree with {fewest} moves at each node and depth {wishes.depth} has at least "
            f"{least_leaves:,} leaves, and an exercise has at most {MOST_LEAVES}"
        )
    if wishes.no_ties and different < fewest:
        _refuse(
            f"{counted(different, 'number')} cannot give {fewest} moves different values; "
            "allow ties or more numbers"
        )
    if wishes.deep and wishes.cuts[1] == 0:
        _refuse("a deep cut is a cut too, and no cuts are wished")
    if wishes.deep and (wishes.depth < 4 or most < 2):
        _refuse("a deep cut needs at least four plies, and two moves at a node")
    if wishes.cuts[0] and (wishes.depth < 2 or most < 2):
        _refuse("a cut needs at least two plies, and two moves at a node")
    could = sum(most**ply for ply in range(1, wishes.depth))
    if wishes.cuts[0] > could:
        _refuse(f"only {counted(could, 'node')} of such a tree can have a cut")


def _refuse(why: str) -> None:
    raise BadInput(f"There is no such exercise: {why}.", field="wishes")
