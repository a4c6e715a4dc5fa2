"""Kalah in the registry: how its positions are read, its options and its presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from plyscope.game import MAX, MIN, Player
from plyscope.games.kalah_rules import Kalah, Sown
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options
from plyscope.input.phrases import counted, quoted
from plyscope.input.preset import Begun, Preset

MOST_HOUSES: Final = 6
MOST_SEEDS: Final = 99
PREFIX: Final = re.compile(r"\s*(max|min)\b\s*:?", re.IGNORECASE)
WORD: Final = re.compile(r"[/()]|[^\s,;/()]+")
EXAMPLE: Final = "4 4 4 (0) / 4 4 4 (0)"


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The pits typed in `text`, as `4 4 4 (0) / 4 4 4 (0)`; an empty text is the start.

    Raises `BadInput`.
    """
    values = read_options(OPTIONS, options)
    houses, seeds = int(values["houses"]), int(values["seeds"])
    if not text.strip():
        game = Kalah(houses, seeds)
        return Loaded(game, game.initial)
    prefix = PREFIX.match(text)
    mover: Player = MIN if prefix and prefix[1].lower() == "min" else MAX
    words = list(WORD.finditer(text, prefix.end() if prefix else 0))
    strokes = [place for place, word in enumerate(words) if word[0] == "/"]
    if len(strokes) != 1:
        at = words[strokes[1]].start() if strokes else len(text) - 1
        raise bad(f"Type the pits of both sides with one / between them, as {EXAMPLE}.", at)
    sides = (words[: strokes[0]], words[strokes[0] + 1 :])
    ends = (words[strokes[0]].start(), len(text) - 1)
    pits = [_side(side, end) for side, end in zip(sides, ends, strict=True)]
    if len(pits[0]) != len(pits[1]):
        south, north = (counted(len(side) - 1, "house") for side in pits)
        raise bad(f"South has {south} and North has {north}: both need as many.", ends[0] + 1)
    state = Sown((*pits[0], *pits[1]), mover)
    if not any(state.pits):
        raise bad("There must be a seed in some pit.", 0)
    return Loaded(Kalah(len(pits[0]) - 1, seeds, state), state)


def _side(words: list[re.Match[str]], end: int) -> list[int]:
    """The houses of one side and its store, the last."""
    typed = [word[0] for word in words]
    if len(typed) < 3 or typed[-3] != "(" or typed[-1] != ")":
        raise bad(f"After the houses, the store stands in brackets, as in {EXAMPLE}.", end)
    houses = words[:-3]
    if not 1 <= len(houses) <= MOST_HOUSES:
        at = houses[MOST_HOUSES].start() if houses else end
        raise bad(f"A side has 1 to {MOST_HOUSES} houses.", at)
    return [_seeds(word) for word in [*houses, words[-2]]]


def _seeds(word: re.Match[str]) -> int:
    # int() also reads digits of other scripts.
    if re.fullmatch(r"[0-9]{1,2}", word[0]):
        return int(word[0])
    raise bad(
        f"A pit has 0 to {MOST_SEEDS} seeds; {quoted(word[0])} is not possible.", word.start()
    )


OPTIONS: Final = (
    Option("houses", "Houses on each side", 1, MOST_HOUSES, 6),
    Option("seeds", "Seeds in each house", 1, 6, 4),
)

ENTRY: Final = GameEntry(
    id="kalah",
    name="Kalah",
    options=OPTIONS,
    presets=(
        Preset(
            id="full",
            name="6 houses, 4 seeds",
            position="",
            note=(
                "The board that most people play on. If the last seed falls into your own store, "
                "you move again: where does MAX stand below MAX in the tree?"
            ),
            answer=(
                "Below house 3: the last of its four seeds falls into the store. After any other "
                "house, North moves."
            ),
            ideas=("mancala", "extra turn", "depth limit", "evaluation"),
            level="middle",
            begun=Begun("deepening_to_play", options={"seconds": 1}),
        ),
        Preset(
            id="small",
            name="2 houses, 2 seeds",
            position="",
            note="A board so small that you can see the whole tree. Who wins, and by how much?",
            answer="North, who moves second, wins by 5 seeds to 3: the value is −2.",
            options={"houses": 2, "seeds": 2},
            ideas=("mancala", "extra turn", "whole tree"),
            begun=Begun("minimax"),
        ),
        Preset(
            id="again",
            name="Moving again and again",
            position="3 2 1 (0) / 2 2 2 (0)",
            note=(
                "Every house of South ends in the store now, and so gives another move. Does it "
                "matter with which South begins?"
            ),
            answer=(
                "Yes: house 2 is worth 6 seeds, house 3 only 4, and with house 1 South even loses. "
                "An early house must not push seeds into the later ones."
            ),
            ideas=("mancala", "extra turn", "order of moves"),
            begun=Begun("alphabeta"),
        ),
        Preset(
            id="three",
            name="3 houses, 2 seeds",
            position="",
            note="South moves first. Which house should it be: the one next to the store?",
            answer="No: house 2 wins by 4 seeds, and house 3 only draws.",
            options={"houses": 3, "seeds": 2},
            ideas=("mancala", "perfect play", "whole tree"),
            level="middle",
            begun=Begun("alphabeta"),
        ),
    ),
    notation=(
        "South's houses with the store in brackets, a /, then North's: 4 4 4 (0) / 4 4 4 (0). Each "
        "row in the order of sowing. Put min first if North moves first."
    ),
    scale=(
        "South is MAX. A position is worth the seeds that South has more than North in the end. At "
        "the depth limit, the evaluation counts the seeds in the stores."
    ),
    load=load,
    start="",
)
