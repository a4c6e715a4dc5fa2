"""Type 6, too: can this leaf ever be cut, whatever the order of the moves? If so, show an order.

{"can": true, "order": {"A": ["C", "B"]}}        {"can": false}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from plyscope.exercises.content.markup import TICK, answer_row
from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Answer, ExerciseType, Worked
from plyscope.exercises.facts import Facts
from plyscope.exercises.form import Convention, Exercise, make_id
from plyscope.exercises.making import Sought, made_position
from plyscope.exercises.marks import Marks, Wrong
from plyscope.exercises.misconceptions import Misconception
from plyscope.exercises.on_tree import RULES, SUBJECT, check_tree, effort_of_nodes
from plyscope.exercises.reading import all_of, check_fields, flag
from plyscope.exercises.tree import Tree, tree_of
from plyscope.exercises.tree_on_paper import plain_tree_drawing
from plyscope.exercises.types.reorder import (
    LEVELS,
    MOST_ORDERS,
    Order,
    check_few_orders,
    every_order,
    leaves_of,
    number_of_orders,
    order_convention,
    order_in_words,
    order_space,
    read_order,
    shown_order,
)
from plyscope.exercises.wishes import Wishes, read_wishes
from plyscope.game import BadInput
from plyscope.games.tree.rules import Path

ID: Final = "witness"
DEFAULT: Final = Wishes(branching=(2, 3), depth=2, cuts=(0, 40))
ONE_ORDER: Final = Misconception(
    "one-order", "only the order that is shown is tried, in which the leaf is not cut"
)
LATE_ENOUGH: Final = Misconception(
    "late-enough", "any leaf is cut that comes late enough: the values before it count too"
)
TREES: Final = 12
"""How many trees are tried."""


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise; in half of them, the leaf can be cut. Raises `BadInput` (field "wishes")."""
    wishes = read_wishes(given, DEFAULT)
    convention = Convention(cut=wishes.rule)
    draw = Draw(seed)
    wanted = draw.whole(0, 1) == 1
    few = Sought(
        wishes,
        _seconds,
        lambda tree: number_of_orders(tree) <= MOST_ORDERS,
        f"at most {MOST_ORDERS:,} orders of moves, which can all be tried",
    )
    for _ in range(TREES):
        position = made_position(few, draw)
        tree = tree_of(position)
        for leaf in draw.mixed(tree.leaves()):
            if all(_suits(tree, leaf, choice, wanted) for choice in convention.choices()):
                return _posed(seed, wishes, convention, position, tree.names[leaf])
    raise BadInput(
        f"No such tree was found with a leaf that can{'' if wanted else 'not'} be cut. Wish for "
        "more moves or more plies, or take another seed.",
        field="wishes",
    )


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    tree = check_tree(exercise, ("alphabeta",), ("leaf",))
    check_few_orders(tree)
    if not tree.is_leaf(tree.named(exercise.asked["leaf"], "asked")):
        raise BadInput("A leaf must be asked about.", field="asked")


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """Yes or no, and for yes the order at every node. Raises `BadInput` (field "answer")."""
    check_fields(given, ("can",), "An answer here", "answer", also=("order",))
    tree = tree_of(exercise.position)
    if not flag(given["can"], '"can"', "answer"):
        return {"can": False}
    return {"can": True, "order": shown_order(tree, read_order(tree, given.get("order", {})))}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """The first order in which the leaf is cut, if there is one."""
    tree = tree_of(exercise.position)
    order = _witness(tree, tree.named(exercise.asked["leaf"]), choice)
    return {"can": False} if order is None else {"can": True, "order": shown_order(tree, order)}


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """A half for yes, and a half for an order that shows it. Every such order is right."""
    tree = tree_of(exercise.position)
    leaf = tree.named(exercise.asked["leaf"])
    name, can = tree.names[leaf], _witness(tree, leaf, choice) is not None
    if answer["can"] != can:
        why = (
            f"There is an order in which {name} is cut."
            if can
            else f"In each of the {number_of_orders(tree):,} orders, {name} is evaluated."
        )
        return Marks(0, [Wrong(name, answer["can"], can, why)])
    if can and leaf in leaves_of(tree, read_order(tree, answer["order"]), choice):
        should = solve(exercise, choice)["order"]
        why = f"{name} can be cut, but with your order it is evaluated."
        return Marks(0.5, [Wrong(name, answer["order"], should, why)])
    return Marks(1, [])


def students(exercise: Exercise, choice: Convention) -> Iterator[tuple[Misconception, Answer]]:
    """Yes or no for a wrong reason. With yes, many orders come out, and each is alike."""
    tree = tree_of(exercise.position)
    leaf = tree.named(exercise.asked["leaf"])
    _, seen = every_order(tree, choice)[0]
    if _witness(tree, leaf, choice) is None:
        yield LATE_ENOUGH, {"can": True}
    elif leaf in seen:
        yield ONE_ORDER, {"can": False}


def alike(answer: Answer, outcome: Answer) -> bool:
    """Whether both say yes, or both no."""
    return bool(answer["can"] == outcome["can"])


def _witness(tree: Tree, leaf: Path, choice: Convention) -> Order | None:
    return next((order for order, seen in every_order(tree, choice) if leaf not in seen), None)


def _suits(tree: Tree, leaf: Path, choice: Convention, wanted: bool) -> bool:
    """Whether the leaf can be cut, if that is wanted, but not in the given order."""
    _, seen = every_order(tree, choice)[0]
    return leaf in seen and (_witness(tree, leaf, choice) is not None) == wanted


def _posed(seed: int, wishes: Wishes, convention: Convention, position: str, leaf: str) -> Exercise:
    return Exercise(
        id=make_id(ID, seed, position, leaf),
        type=ID,
        seed=seed,
        wishes=wishes.shown(),
        question=(
            f"Alpha-beta searches this tree and {RULES[convention.cut]}. Is there an order of the "
            f"moves in which the leaf {leaf} is cut off? If so, give one."
        ),
        convention=convention,
        subject=SUBJECT,
        position=position,
        method="alphabeta",
        asked={"leaf": leaf},
    )


def _seconds(facts: Facts) -> float:
    """By hand, a number to compare takes 8 seconds, and a node to think about 15."""
    return 8 * len(facts.tree.names) + 15 * len(facts.tree.inner())


def _in_words(exercise: Exercise, answer: Answer) -> str:
    return f"Yes, with {order_in_words(exercise, answer['order'])}" if answer["can"] else "No"


def _space(exercise: Exercise) -> str:
    return answer_row(f"{TICK} no", f"{TICK} yes, in this order:") + order_space(exercise)


def _worked(exercise: Exercise, answer: Answer) -> Worked:
    """Which leaves are evaluated in the order that shows it."""
    if not answer["can"]:
        return Worked(TYPE.faults(exercise, {"can": True, "order": {}}))
    tree, choice = tree_of(exercise.position), exercise.convention.first()
    seen = leaves_of(tree, read_order(tree, answer["order"]), choice)
    names = all_of(tree.names[leaf] for leaf in tree.leaves() if leaf in seen)
    why = (
        f"In this order, only {names} are evaluated. Every order in which "
        f"{exercise.asked['leaf']} is cut is right."
    )
    return Worked([why])


TYPE: Final = ExerciseType(
    id=ID,
    name="Can this leaf be cut?",
    wishes=DEFAULT.shown(),
    make=make,
    check=check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=_in_words,
    students=students,
    alike=alike,
    levels=LEVELS,
    effort=effort_of_nodes,
    drawing=plain_tree_drawing,
    convention=order_convention,
    space=_space,
    worked=_worked,
    is_searched=True,
)
