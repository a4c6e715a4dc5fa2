"""Example Sudokus. All except the two published ones were made for Plyscope."""

from __future__ import annotations

from typing import Final

from plyscope.input.preset import Preset

EASY: Final = "9.5..8.......973.....1...89...4..7.8.498.526.8.3..2...69...3.....458.......7..9.4"

PRESETS: Final = (
    Preset(
        id="easy",
        name="Easy",
        position=EASY,
        note="Is a guess needed at all, or does some cell always have only one digit left?",
        answer=(
            "Propagation alone solves it: again and again, some cell has only one digit "
            "left. No guess is needed."
        ),
        ideas=("propagation",),
    ),
    Preset(
        id="middle",
        name="Medium",
        position="8...74...7..6..4254..2..........3..9.16...28.9..8..........7..1245..6..7...48...2",
        note=(
            "A person needs no guess here. Does arc consistency need one? It looks at one "
            "pair of cells at a time."
        ),
        answer=(
            "A person needs no guess here, but must also see where a digit has only one "
            "place left in a row, column or box. Arc consistency does not see that, so "
            "the search has to guess."
        ),
        ideas=("propagation",),
    ),
    Preset(
        id="hard",
        name="Hard",
        position="...17...8....8.37....3.219.9....8.1...3...8...4.2....7.974.1....64.5....1...96...",
        note=(
            "How much does arc consistency do at first? Compare the number of assignments "
            "with and without “fewest values left”."
        ),
        answer=(
            "Arc consistency does little at first, so the search must guess: 492 assignments in "
            "the given order, 410 with the fewest values left first. Forward checking gains more: "
            "4,525 and 1,245."
        ),
        ideas=("guessing", "which variable next"),
        level="middle",
    ),
    Preset(
        id="inkala-2010",
        name="Arto Inkala, 2010",
        position="..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
        note=(
            "Published as the hardest Sudoku in the world. It is hard for people; is it also hard "
            "for a search? Compare it with Inkala's of 2012."
        ),
        answer=(
            "It is easy for a search: with the fewest values first, arc consistency needs 169 "
            "assignments here and 3,387 in the one of 2012."
        ),
        ideas=("guessing", "which variable next"),
        level="advanced",
    ),
    Preset(
        id="inkala-2012",
        name="Arto Inkala, 2012",
        position="8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        note=(
            "Published as even harder: only 21 digits are given. Do the fewest values "
            "first help here? Compare them with the given order."
        ),
        answer=(
            "Arc consistency with the fewest values first still needs thousands of "
            "assignments; in the given order, only hundreds."
        ),
        ideas=("guessing", "which variable next"),
        level="advanced",
    ),
    Preset(
        id="two",
        name="A proper Sudoku?",
        position="7534..........8.4....6..1..13....2...8..2..3...4....85..9..3....4.5..........4967",
        note=(
            "A proper Sudoku has one solution. How many does this one have? Look at rows "
            "3 and 8: are there digits that can swap places?"
        ),
        answer="In rows 3 and 8, two digits can swap places: it has two solutions.",
        ideas=("how many solutions",),
        level="middle",
    ),
    Preset(
        id="none",
        name="Medium, with one digit more",
        position="8...74...7..6..4254..2..........3..9.16...28.92.8..........7..1245..6..7...48...2",
        note=(
            "The medium one with one more 2: no two given digits conflict. Is there still a "
            "solution?"
        ),
        answer=(
            "There is no solution, although no two given digits conflict. Only a complete "
            "search can tell."
        ),
        ideas=("solvable or not",),
        level="middle",
    ),
)
