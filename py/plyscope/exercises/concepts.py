"""Statements about search, each true or false for one reason: what exams ask besides numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Concept(NamedTuple):
    """A statement, whether it is true, the reason, and two reasons that are wrong or beside the
    point. Exercises that were saved may have the statement in an earlier wording."""

    statement: str
    true: bool
    reason: str
    others: tuple[str, str]
    earlier: tuple[str, ...] = ()


CONCEPTS: Final[Mapping[str, Concept]] = {
    "alphabeta-value": Concept(
        "Alpha-beta finds the same value at the root as minimax.",
        True,
        "It leaves out only what cannot change the value of the root.",
        ("It looks at the same leaves.", "It estimates what it leaves out."),
    ),
    "alphabeta-inner": Concept(
        "Alpha-beta finds the minimax value of every inner node that it enters.",
        False,
        "At a node that is cut, it knows only a bound on the value.",
        ("It never enters an inner node twice.", "It may enter leaves in another order."),
    ),
    "order-value": Concept(
        "Another order of the moves can change the minimax value of the root.",
        False,
        "The largest and the smallest of some numbers do not depend on their order.",
        ("The order changes which leaves are evaluated.", "Alpha-beta sorts the moves first."),
    ),
    "order-work": Concept(
        "Another order of the moves can change how many leaves alpha-beta evaluates.",
        True,
        "The sooner a good move is found, the narrower is the window for the others.",
        ("Each order has another minimax value.", "Some orders leave out the best move."),
    ),
    "best-case": Concept(
        "With the best order, alpha-beta searches about twice as deep as minimax in the same time.",
        True,
        "With b moves and depth d, about the square root of b to the power d leaves are enough.",
        ("It needs only half of the leaves.", "It stops at half of the depth."),
    ),
    "positive-linear": Concept(
        "If every utility u is replaced by 2u + 3, minimax chooses the same moves.",
        True,
        "A growing function keeps the order of the values, and minimax only compares.",
        ("The values stay the same.", "MAX and MIN change their roles twice."),
    ),
    "negative-linear": Concept(
        "If every utility u is replaced by −u, minimax chooses the same moves.",
        False,
        "A falling function turns the order of the values round.",
        ("All values become negative.", "The game is no longer played by two."),
    ),
    "monotone-chance": Concept(
        "With chance nodes, squaring all utilities, which are positive, keeps the choice of moves.",
        False,
        "Expected values depend on how far apart the utilities are, not only on their order.",
        ("Squares of positive numbers keep their order.", "Chance nodes have no moves."),
    ),
    "linear-chance": Concept(
        "With chance nodes, replacing every utility u by 2u + 3 keeps the choice of moves.",
        True,
        "The expected value of 2u + 3 is twice that of u, plus 3.",
        ("Chance nodes ignore the utilities.", "The probabilities are doubled too."),
    ),
    "weak-opponent": Concept(
        "If MAX plays minimax, MAX may get less than the minimax value against an opponent who "
        "makes mistakes.",
        False,
        "MIN's best reply was assumed, and any other reply is at least as good for MAX.",
        ("Minimax finds the opponent's mistakes.", "The value holds only on average."),
        ("Against an opponent who makes mistakes, MAX may get less than the minimax value.",),
    ),
    "more-than-minimax": Concept(
        "Against an opponent who makes mistakes, another move than minimax's may win more.",
        True,
        "Minimax reckons with the best reply and sets no traps.",
        ("Minimax is wrong if the opponent is weak.", "Alpha-beta would cut that move."),
    ),
    "non-zero-sum": Concept(
        "In a game that is not zero-sum, alpha-beta can cut as usual.",
        False,
        "What is good for one player need not be bad for the other, so no bound follows.",
        ("Such games have no tree.", "Such games need more than two players."),
    ),
    "chance-no-bounds": Concept(
        "If nothing is known of the utilities, a whole outcome of a chance node can be cut.",
        False,
        "An outcome not yet seen could be so good or so bad that it decides the average.",
        ("Chance nodes have no window.", "Each outcome has the same probability."),
    ),
    "depth-limit": Concept(
        "A deeper search with an evaluation function always finds a better move.",
        False,
        "The evaluation can be misleading at just that depth.",
        ("A deeper search takes longer.", "The evaluation is exact at every depth."),
    ),
    "ac3-solution": Concept(
        "If AC-3 leaves at least one value in each domain, there is a solution.",
        False,
        "It looks at two variables at a time, and three may still not fit together.",
        ("It looks only at assigned variables.", "It may remove values that are needed."),
    ),
    "ac3-removes": Concept(
        "AC-3 may remove a value that is part of a solution.",
        False,
        "It removes only values without support, and in a solution every value has support.",
        ("It removes only values of assigned variables.", "It puts them back at a dead end."),
    ),
    "mrv-why": Concept(
        "MRV takes the variable with the fewest values left, so that a dead end shows early.",
        True,
        "Fewer values mean fewer branches, and a variable that must fail fails at once.",
        ("It is the variable with the most neighbours.", "It leaves most values to the others."),
    ),
    "lcv-all": Concept(
        "LCV saves work even if all solutions must be found.",
        False,
        "Then every value must be tried anyway, and their order makes no difference.",
        ("LCV chooses variables and not values.", "LCV removes values from domains."),
    ),
}
"""Every concept by its id."""
