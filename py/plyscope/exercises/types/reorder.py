"""Type 6: put the moves into an order in which alpha-beta evaluates the fewest leaves, or the most.

    {"order": {"A": ["C", "B", "D"], "C": ["c₂", "c₁", "c₃"]}}

At nodes that are left out, the moves stay as they are. All orders are tried out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations, product
from math import factorial, prod
from typing import Any, Final, TypeAlias

from plyscope.exercises.content.markup import BLANK, answer_row, escape
from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Answer, ExerciseType, Worked
from plyscope.exercises.facts import Facts, entered
from plyscope.exercises.form import Convention, Exercise, make_id
from plyscope.exercises.making import Sought, made_position
from plyscope.exercises.marks import Marks, Wrong
from plyscope.exercises.misconceptions import Misconception
from plyscope.exercises.on_tree import SUBJECT, check_tree, effort_of_nodes, searches_tree
from plyscope.exercises.reading import check_fields, listed, mapping, written
from plyscope.exercises.reading import choice as one_of
from plyscope.exercises.run import ALPHABETA
from plyscope.exercises.tree import ROOT, Tree, tree_of
from plyscope.exercises.tree_on_paper import plain_tree_drawing, tree_convention
from plyscope.exercises.wishes import Wishes, read_wishes
from plyscope.game import BadInput, Wrapper
from plyscope.games.tree.rules import Path
from plyscope.search.minimax import minimax

MOST_ORDERS: Final = 1_500
"""All orders of a tree are tried, so there must not be more."""
Order: TypeAlias = Mapping[Path, Sequence[int]]
"""For each inner node, the places of its moves in their new order."""


class Reordered(Wrapper):
    """A game whose moves come in another order. The nodes keep their names."""

    def __init__(self, game: Any, order: Order) -> None:
        self.game = game
        self.order = order

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def actions(self, state: Path) -> Sequence[int]:
        return self.order.get(state, ())


def orders(tree: Tree) -> Iterator[Order]:
    """Every order of the moves at all inner nodes; the given one comes first."""
    inner = tree.inner()
    ways = [list(permutations(tree.game.actions(node))) for node in inner]
    for chosen in product(*ways):
        yield dict(zip(inner, chosen, strict=True))


def number_of_orders(tree: Tree) -> int:
    """In how many orders the moves can come."""
    return prod(factorial(len(tree.children(node))) for node in tree.inner())


def check_few_orders(tree: Tree) -> None:
    """Raises `BadInput` if there are too many orders to try them all."""
    if number_of_orders(tree) > MOST_ORDERS:
        raise BadInput(
            "The moves of this tree have too many orders: this type of exercise tries them all, "
            f"and takes at most {MOST_ORDERS:,}.",
            field="position",
        )


def leaves_of(tree: Tree, order: Order, choice: Convention) -> frozenset[Path]:
    """The leaves that alpha-beta evaluates with this order."""
    nodes = entered(Reordered(tree.game, order), ALPHABETA[choice.cut, choice.value])
    return frozenset(node for node in nodes if tree.is_leaf(node))


@lru_cache(maxsize=32)
def every_order(tree: Tree, choice: Convention) -> Sequence[tuple[Order, frozenset[Path]]]:
    """Every order with the leaves that are then evaluated."""
    return [(order, leaves_of(tree, order, choice)) for order in orders(tree)]


def read_order(tree: Tree, given: object) -> Order:
    """An order of the moves at some nodes; elsewhere they stay as they are. Raises `BadInput`."""
    order: dict[Path, Sequence[int]] = {node: tree.game.actions(node) for node in tree.inner()}
    for each, names in mapping(given, "An order", "answer").items():
        node = tree.named(each)
        if node not in order:
            raise BadInput(f"{tree.names[node]} is a leaf: it has no moves.", field="answer")
        moves = [tree.named(name) for name in listed(names, "An order of moves", "answer")]
        if sorted(moves) != tree.children(node):
            known = ", ".join(tree.names[child] for child in tree.children(node))
            raise BadInput(
                f"The moves at {tree.names[node]} are {known}, each once.", field="answer"
            )
        order[node] = [move[-1] for move in moves]
    return order


def shown_order(tree: Tree, order: Order) -> dict[str, list[str]]:
    """An order with names."""
    return {
        tree.names[node]: [tree.names[*node, index] for index in moves]
        for node, moves in order.items()
    }


ID: Final = "reorder"
GOALS: Final = ("fewest", "most")
DEFAULT: Final = Wishes(branching=(2, 3), depth=2, cuts=(0, 40))
OWN_WISHES: Final = {"goal": "fewest"}
LEVELS: Final = {"easy": {"depth": 2, "branching": 2}, "hard": {"depth": 3, "branching": 2}}

WORST_FIRST: Final = Misconception("worst-first", "each player's worst moves come first")
BEST_FIRST: Final = Misconception("best-first", "each player's best moves come first")
LARGEST_FIRST: Final = Misconception(
    "largest-first", "the largest value comes first at every node, also where MIN moves"
)
SMALLEST_FIRST: Final = Misconception(
    "smallest-first", "the smallest value comes first at every node, also where MAX moves"
)


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise. Raises `BadInput` (field "wishes")."""
    own = {name: given.get(name, usual) for name, usual in OWN_WISHES.items()}
    goal = one_of(own["goal"], GOALS, "The goal", "wishes")
    rest = {name: wish for name, wish in given.items() if name not in own}
    wishes = read_wishes(rest, DEFAULT)
    convention = Convention(cut=wishes.rule)

    def needs(tree: Tree) -> bool:
        return number_of_orders(tree) <= MOST_ORDERS and all(
            _number(tree, next(orders(tree)), choice) != _best(tree, choice, goal)
            for choice in convention.choices()
        )

    sought = Sought(wishes, _seconds, needs, "a few orders of which the given one is not the best")
    position = made_position(sought, Draw(seed))
    return Exercise(
        id=make_id(ID, seed, position, goal),
        type=ID,
        seed=seed,
        wishes={**wishes.shown(), **own},
        question=(
            f"{searches_tree(convention)} Put the moves at each node into an order in which it "
            f"evaluates the {goal} leaves."
        ),
        convention=convention,
        subject=SUBJECT,
        position=position,
        method="alphabeta",
        asked={"goal": goal},
    )


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    tree = check_tree(exercise, ("alphabeta",), ("goal",))
    one_of(exercise.asked["goal"], GOALS, "The goal", "asked")
    check_few_orders(tree)


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """The order at every node. Raises `BadInput` (field "answer")."""
    check_fields(given, ("order",), "An answer here", "answer")
    tree = tree_of(exercise.position)
    return {"order": shown_order(tree, read_order(tree, given["order"]))}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """The first of the best orders."""
    tree = tree_of(exercise.position)
    best = _best(tree, choice, exercise.asked["goal"])
    every = every_order(tree, choice)
    return {"order": next(shown_order(tree, order) for order, seen in every if len(seen) == best)}


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """How near the number of leaves is to the best one, from the worst one on. Every best order is
    right."""
    tree, goal = tree_of(exercise.position), exercise.asked["goal"]
    order = read_order(tree, answer["order"])
    number, best = _number(tree, order, choice), _best(tree, choice, goal)
    if number == best:
        return Marks(1, [])
    worst = _best(tree, choice, GOALS[1 - GOALS.index(goal)])
    node, why = _why(tree, order, goal)
    leaves = "1 leaf is" if number == 1 else f"{number} leaves are"
    why_not = f"With your order {leaves} evaluated, and it can be {best}: {why}"
    return Marks(
        (worst - number) / (worst - best), [Wrong(tree.names[node], number, best, why_not)]
    )


def students(exercise: Exercise, choice: Convention) -> Iterator[tuple[Misconception, Answer]]:
    """What comes out if the moves are sorted by the wrong rule."""
    tree = tree_of(exercise.position)
    fewest = exercise.asked["goal"] == GOALS[0]
    yield (
        (WORST_FIRST if fewest else BEST_FIRST),
        _sorted(tree, lambda maximises: maximises != fewest),
    )
    yield LARGEST_FIRST, _sorted(tree, lambda maximises: True)
    yield SMALLEST_FIRST, _sorted(tree, lambda maximises: False)


def _sorted(tree: Tree, largest_first: Callable[[bool], bool]) -> Answer:
    """The moves at each node by their values. Whether the largest comes first is told by whether
    MAX moves there."""
    order = {}
    for node in tree.inner():
        values = {child[-1]: minimax(tree.game, child) for child in tree.children(node)}
        sign = -1 if largest_first(tree.maximises(node)) else 1
        # Equal moves stay in their order.
        order[node] = [
            move for _, move in sorted((sign * value, move) for move, value in values.items())
        ]
    return {"order": shown_order(tree, order)}


def _number(tree: Tree, order: Order, choice: Convention) -> int:
    return len(leaves_of(tree, order, choice))


def _best(tree: Tree, choice: Convention, goal: str) -> int:
    numbers = [len(seen) for _, seen in every_order(tree, choice)]
    return min(numbers) if goal == GOALS[0] else max(numbers)


def _why(tree: Tree, order: Order, goal: str) -> tuple[Path, str]:
    """The first node whose first move is not the one that should come first, and why."""
    which = "best" if goal == GOALS[0] else "worst"
    for node in tree.inner():
        values = {child: minimax(tree.game, child) for child in tree.children(node)}
        high = tree.maximises(node) == (goal == GOALS[0])
        wanted = max(values.values()) if high else min(values.values())
        first = (*node, order[node][0])
        if values[first] != wanted:
            name = tree.names[next(child for child in values if values[child] == wanted)]
            player = "MAX" if tree.maximises(node) else "MIN"
            return node, (
                f"at {tree.names[node]}, {tree.names[first]} = {written(values[first])} comes "
                f"first, but {name} = {written(wanted)} is {player}'s {which} move."
            )
    return ROOT, "the first moves are right, but the order of the others matters too."


def _seconds(facts: Facts) -> float:
    """By hand, a number to compare takes 4 seconds, and a node to sort 15."""
    return 4 * len(facts.tree.names) + 15 * len(facts.tree.inner())


def order_in_words(exercise: Exercise, order: Mapping[str, list[str]]) -> str:
    """The orders that differ from the tree's own, as "A: C, B"."""
    tree = tree_of(exercise.position)
    changed = [
        f"{name}: {', '.join(children)}"
        for name, children in order.items()
        if children != [tree.names[each] for each in tree.children(tree.named(name))]
    ]
    return "; ".join(changed) or "as it is"


def order_space(exercise: Exercise) -> str:
    """A row of blanks for the moves at each node that has several."""
    tree = tree_of(exercise.position)
    several = [node for node in tree.inner() if len(tree.children(node)) > 1]
    return answer_row(
        *(
            f"{escape(tree.names[node])}: {' , '.join([BLANK] * len(tree.children(node)))}"
            for node in several
        )
    )


def order_convention(exercise: Exercise) -> str:
    """The same where the student says in which order children come."""
    return tree_convention(exercise, order="in your order")


def _worked(exercise: Exercise, answer: Answer) -> Worked:
    """What the best order brings."""
    tree, choice = tree_of(exercise.position), exercise.convention.first()
    before = _number(tree, read_order(tree, {}), choice)
    after = _number(tree, read_order(tree, answer["order"]), choice)
    goal = "fewer" if exercise.asked["goal"] == "fewest" else "more"
    why = (
        f"As the tree stands, {before} of its {len(tree.leaves())} leaves are evaluated; in this "
        f"order, {after}. No order has {goal}, and every order with {after} is right."
    )
    return Worked([why])


TYPE: Final = ExerciseType(
    id=ID,
    name="The best order of moves",
    wishes={**DEFAULT.shown(), **OWN_WISHES},
    make=make,
    check=check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=lambda exercise, answer: order_in_words(exercise, answer["order"]),
    students=students,
    levels=LEVELS,
    effort=effort_of_nodes,
    drawing=plain_tree_drawing,
    convention=order_convention,
    space=order_space,
    worked=_worked,
    is_searched=True,
)
