"""Type 10: is the statement true or false, and for which reason? What exams ask besides numbers.

{"true": false, "reason": "b"}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from plyscope.exercises.content.choices import Statement
from plyscope.exercises.content.markup import TICK, answer_row, element, escape
from plyscope.exercises.draw import Draw
from plyscope.exercises.exercise_type import Answer, ExerciseType, Stock, Worked
from plyscope.exercises.form import Convention, Exercise, make_id
from plyscope.exercises.marks import Marks, Wrong
from plyscope.exercises.reading import check_fields, flag, with_defaults
from plyscope.exercises.reading import choice as one_of
from plyscope.game import BadInput
from plyscope.input.phrases import quoted


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


ID: Final = "concepts"
SUBJECT: Final = "concept"
LETTERS: Final = ("a", "b", "c")
ANY: Final = "any"
DEFAULT: Final[dict[str, Any]] = {"concept": ANY}


def make(seed: int, given: Mapping[str, Any]) -> Exercise:
    """A new exercise: one of the statements, or the one wished for. Raises `BadInput`."""
    wishes, draw = with_defaults(given, DEFAULT), Draw(seed)
    wished = one_of(wishes["concept"], (ANY, *CONCEPTS), "The concept", "wishes")
    drawn = draw.one_of(tuple(CONCEPTS))
    name = drawn if wished == ANY else wished
    concept = CONCEPTS[name]
    reasons = dict(zip(LETTERS, draw.mixed([concept.reason, *concept.others]), strict=True))
    asked = {"statement": concept.statement, "reasons": reasons}
    return Exercise(
        id=make_id(ID, seed, name, asked),
        type=ID,
        seed=seed,
        wishes=wishes,
        question="Is this statement true or false? Choose the reason.",
        convention=Convention(value="soft"),
        subject=SUBJECT,
        position=name,
        method="",
        asked=asked,
    )


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    if exercise.subject != SUBJECT or exercise.method:
        raise BadInput(
            f'The subject of this type of exercise is "{SUBJECT}", and it has no method.',
            field="subject",
        )
    if exercise.position not in CONCEPTS:
        raise BadInput(f"There is no concept called {quoted(exercise.position)}.", field="position")
    check_fields(exercise.asked, ("statement", "reasons"), "What is asked", "asked")
    concept = CONCEPTS[exercise.position]
    reasons = exercise.asked["reasons"]
    if (
        exercise.asked["statement"] not in (concept.statement, *concept.earlier)
        or not isinstance(reasons, Mapping)
        or tuple(sorted(reasons)) != LETTERS
        or sorted(map(str, reasons.values())) != sorted([concept.reason, *concept.others])
    ):
        raise BadInput("The statement or its reasons have been changed.", field="asked")


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """True or false, and the letter of a reason. Raises `BadInput` (field "answer")."""
    check_fields(given, ("true",), "An answer here", "answer", also=("reason",))
    reason = given.get("reason")
    if reason is not None:
        reason = one_of(reason, LETTERS, "The reason", "answer")
    return {"true": flag(given["true"], '"true"', "answer"), "reason": reason}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """What is true, and why."""
    concept = CONCEPTS[exercise.position]
    return {"true": concept.true, "reason": _letter(exercise, concept)}


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """A half for true or false, and then a half for the reason."""
    concept = CONCEPTS[exercise.position]
    if answer["true"] != concept.true:
        said = "true" if concept.true else "false"
        why = f"The statement is {said}. {concept.reason}"
        return Marks(0, [Wrong("", answer["true"], concept.true, why)])
    right = _letter(exercise, concept)
    if answer["reason"] != right:
        return Marks(0.5, [Wrong("", answer["reason"], right, concept.reason)])
    return Marks(1, [])


def _letter(exercise: Exercise, concept: Concept) -> str:
    reasons: Mapping[str, str] = exercise.asked["reasons"]
    return next(letter for letter in LETTERS if reasons[letter] == concept.reason)


def _space(exercise: Exercise) -> str:
    reasons = "".join(
        element("li", TICK + escape(reason)) for reason in exercise.asked["reasons"].values()
    )
    return (
        element("p", escape(exercise.asked["statement"]), "statement")
        + answer_row(f"{TICK} true", f"{TICK} false")
        + element("ol", reasons, "reasons")
    )


def _worked(exercise: Exercise, answer: Answer) -> Worked:
    why = TYPE.faults(exercise, {**answer, "true": not answer["true"]})
    return Worked(why, question=exercise.asked["statement"])


def _form(exercise: Exercise, answer: Answer) -> Statement:
    reason = exercise.asked["reasons"][answer["reason"]]
    return Statement(exercise.asked["statement"], answer["true"], reason)


TYPE: Final = ExerciseType(
    id=ID,
    name="Concepts",
    wishes=DEFAULT,
    make=make,
    check=check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=lambda exercise, answer: f"{answer['true']}, {answer['reason']}",
    stock=Stock("concept", tuple(CONCEPTS), "statements"),
    convention=lambda exercise: "One of the reasons is right.",
    space=_space,
    worked=_worked,
    form=_form,
    text_form=_form,
)
