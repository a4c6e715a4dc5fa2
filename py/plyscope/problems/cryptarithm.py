"""Cryptarithms: each letter stands for a different digit, and the addition is right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from plyscope.input.options import read_options
from plyscope.input.preset import Preset
from plyscope.problems.constraints import Relation, all_different
from plyscope.problems.cryptarithm_text import Addition, read_addition, write_addition
from plyscope.problems.posed import PosedProblem, ProblemEntry
from plyscope.problems.problem import Problem, Value, Variable

COLUMN_NAMES: Final = (
    "units",
    "tens",
    "hundreds",
    "thousands",
    "ten thousands",
    "hundred thousands",
    "millions",
    "ten millions",
    "hundred millions",
    "billions",
)
"""From the right."""


def load(text: str, options: Mapping[str, float]) -> PosedProblem:
    """The addition typed in `text`, column by column.

    Its variables are the letters, and the carries: c1 is what the units carry into the tens. A
    constraint for each column says that it adds up. Raises `BadInput`.
    """
    read_options((), options, "This problem")
    addition = read_addition(text)
    columns = _columns(addition)
    carries = tuple(f"c{number}" for number in range(1, len(columns)))
    problem = Problem(
        variables=tuple(dict.fromkeys(variable for column in columns for variable in column.scope)),
        domains={
            **{letter: tuple(_digits(addition, letter)) for letter in addition.letters},
            **dict.fromkeys(carries, tuple(range(len(addition.addends)))),
        },
        constraints=(*all_different(addition.letters, "letters differ"), *columns),
    )
    return PosedProblem(
        problem=problem,
        text=write_addition(addition),
        picture={
            "kind": "cryptarithm",
            "addends": list(addition.addends),
            "sum": addition.sum,
            "letters": list(addition.letters),
            "carries": list(carries),
        },
        task="Give each letter its own digit so that the sum is correct.",
        names={
            carry: f"the carry into the {column}"
            for carry, column in zip(carries, COLUMN_NAMES[1:], strict=False)
        },
    )


def _digits(addition: Addition, letter: str) -> range:
    """All ten digits, but no 0 for the first letter of a number with more than one digit."""
    leads = any(len(word) > 1 and word[0] == letter for word in addition.words)
    return range(1 if leads else 0, 10)


def _columns(addition: Addition) -> list[Relation]:
    """The constraints of the columns, the units first.

    In each scope, the letters come before the carry that they cause. The variables follow the order
    of the scopes, so a search in the given order fills in column by column from the right, as a
    person does, and meets a wrong digit early.
    """
    count = max(len(word) for word in addition.words)
    return [_column(addition, place, last=place == count - 1) for place in range(count)]


def _column(addition: Addition, place: int, *, last: bool) -> Relation:
    """The column `place` from the right adds up: its addends plus the carry into it are its digit
    of the sum plus ten times the carry out of it. The last column carries nothing."""
    times: Counter[Variable] = Counter()
    if place > 0:
        times[f"c{place}"] += 1
    for word in addition.addends:
        if place < len(word):
            times[word[-1 - place]] += 1
    if place < len(addition.sum):
        times[addition.sum[-1 - place]] -= 1
    if not last:
        times[f"c{place + 1}"] -= 10
    factors = tuple(times.values())

    def holds(*values: Value) -> bool:
        return sum([f * int(value) for f, value in zip(factors, values, strict=True)]) == 0

    return Relation(tuple(times), f"the {COLUMN_NAMES[place]} add up", holds)


ENTRY: Final = ProblemEntry(
    id="cryptarithm",
    name="Cryptarithm",
    notation=(
        "Two to four words to add, and their sum, such as SEND + MORE = MONEY. A number of more "
        "than one digit does not start with 0."
    ),
    start="SEND + MORE = MONEY",
    presets=(
        Preset(
            id="money",
            name="SEND + MORE = MONEY",
            position="SEND + MORE = MONEY",
            note=(
                "By Henry Dudeney, 1924. Two four-digit numbers add up to less than 20,000: "
                "which letter does that tell? And what follows for O and S?"
            ),
            answer=(
                "M is 1, because two four-digit numbers add up to less than 20,000. Then S is "
                "9 and O is 0."
            ),
            ideas=("propagation", "letters for digits"),
            level="middle",
        ),
        Preset(
            id="rooks",
            name="ROOK + ROOK = CHESS",
            position="ROOK + ROOK = CHESS",
            note=(
                "A number plus itself is even: what does that say about S? How many solutions "
                "are there?"
            ),
            answer="It has one solution. S is even, because a number plus itself is.",
            ideas=("letters for digits", "how many solutions"),
            level="middle",
        ),
        Preset(
            id="donald",
            name="DONALD + GERALD = ROBERT",
            position="DONALD + GERALD = ROBERT",
            note=("It uses all ten digits. In the column O + E = O, what can E be, whatever O is?"),
            answer="In the column O + E = O, E is 0 or 9, whatever O is.",
            ideas=("letters for digits",),
            level="middle",
        ),
        Preset(
            id="forty",
            name="FORTY + TEN + TEN = SIXTY",
            position="FORTY + TEN + TEN = SIXTY",
            note=(
                "It is also true in words. Three numbers are added: how much can a column carry?"
            ),
            answer="Up to 2: in the hundreds, 7 + 8 + 8 and the 1 carried there make 24.",
            ideas=("letters for digits",),
            level="middle",
        ),
        Preset(
            id="odd",
            name="ODD + ODD = EVEN",
            position="ODD + ODD = EVEN",
            note="Which letters does propagation find alone? Is there more than one solution?",
            answer="It has two solutions: propagation alone finds every letter except O and V.",
            ideas=("letters for digits", "how many solutions", "propagation"),
        ),
        Preset(
            id="none",
            name="RED + BLUE = COLOR",
            position="RED + BLUE = COLOR",
            note=(
                "Look at the carry into the fifth digit: what does it make of C, B and O? Can "
                "the other columns still add up?"
            ),
            answer=(
                "It has no solution: the carry into the fifth digit makes C 1, B 9 and O 0, "
                "and then the other columns cannot all add up. Propagation alone finds this "
                "out."
            ),
            ideas=("letters for digits", "solvable or not"),
            level="middle",
        ),
    ),
    options=(),
    load=load,
)
